-- What a committed transaction promised to send. `failed` is tried again, `dead` waits for an administrator.
create table outbox (
  id              bigint generated always as identity primary key,
  kind            text not null,
  payload         jsonb not null,
  -- The event that causes it, so that an event received twice is sent once.
  dedupe_key      text not null,
  status          text not null default 'pending',
  attempts        integer not null default 0,
  next_attempt_at timestamptz(3) not null default now(),
  lease_until     timestamptz(3),
  locked_by       text,
  last_error      text,
  created_at      timestamptz(3) not null default now(),
  sent_at         timestamptz(3),
  -- A mail as it would have been sent, while no mail server is set up. It goes with its row after 90 days.
  -- json and not jsonb, which refuses some characters: one such mail must not hold up those that are settled with it.
  kept_mail       json,

  constraint outbox_dedupe_key_unique unique (dedupe_key),
  constraint outbox_status_known check (status in ('pending', 'sent', 'failed', 'dead')),
  constraint outbox_sent_has_time check ((status = 'sent') = (sent_at is not null)),
  constraint outbox_kept_mail_is_settled check (kept_mail is null or status = 'sent'),
  constraint outbox_attempts_not_negative check (attempts >= 0),
  constraint outbox_kind_length check (length(kind) between 1 and 60),
  constraint outbox_dedupe_key_length check (length(dedupe_key) between 1 and 200),
  constraint outbox_locked_by_length check (length(locked_by) between 1 and 120),
  constraint outbox_last_error_length check (length(last_error) between 0 and 4000)
);
create index outbox_due on outbox (next_attempt_at) where status in ('pending', 'failed');
create index outbox_by_time on outbox (created_at, id);
create index outbox_by_status on outbox (status, created_at, id) where status <> 'sent';
create index outbox_by_recipient on outbox (lower(payload ->> 'to') text_pattern_ops);
create index outbox_by_text on outbox
  using gin (lower(coalesce(payload ->> 'to', '') || ' ' || coalesce(payload ->> 'subject', '')) gin_trgm_ops);

-- The mails about one order, for its details in the admin.
create index outbox_by_order on outbox ((payload ->> 'orderId'), id) where kind = 'order-mail';
