-- What lay in files beside the database, so that every process has it and one back-up holds everything.

-- An uploaded picture in each of its widths, as WebP and AVIF. The name begins with a hash of the picture's files and
-- says its size, so a name always has the same content.
create table picture_files (
  name    text primary key,
  content bytea not null,
  -- When it was last uploaded: the same picture uploaded again is new again.
  made_at timestamptz(3) not null default now(),

  constraint picture_files_name_form
    check (name ~ '^[0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4}(-(400|800))?\.(webp|avif)$'),
  constraint picture_files_content_length check (octet_length(content) between 1 and 50000000)
);
-- Pictures are compressed already.
alter table picture_files alter column content set storage external;
create index picture_files_by_time on picture_files (made_at);

-- A mail as it would have left, while no mail server is set up. It goes with its row after 90 days.
-- json and not jsonb, which refuses some characters: one such mail must not hold up those that are settled with it.
alter table outbox add column kept_mail json,
  add constraint outbox_kept_mail_is_settled check (kept_mail is null or status = 'sent');
