-- The order numbers in a mail, and what each begins with: of RR-104 `1`, `10`, `104`, and `104 ` with the space behind it
-- that tells it from RR-1042. Letters by threes find `RR-100` in every mail that has `-10` and `100` somewhere.
create function numbers_in(search text) returns text[] language sql immutable parallel safe
  return array(
    select distinct left(number[1], letters)
      from regexp_matches(search, 'rr-([0-9]{1,12} ?)', 'g') as number, generate_series(1, length(number[1])) as letters
  );

-- What a committed transaction promised to send. `failed` is tried again, `dead` waits for an administrator.
create table outbox (
  id              bigint generated always as identity primary key,
  kind            text not null,
  payload         jsonb not null,
  -- The event that causes it, so that the event heard twice is sent once.
  dedupe_key      text not null,
  status          text not null default 'pending',
  attempts        integer not null default 0,
  next_attempt_at timestamptz(3) not null default now(),
  lease_until     timestamptz(3),
  locked_by       text,
  last_error      text,
  created_at      timestamptz(3) not null default now(),
  sent_at         timestamptz(3),
  -- A space follows an order's number: what one looks for with it, `rr-104 `, is not in RR-1042.
  search          text generated always as (
    lower(regexp_replace(
      coalesce(payload ->> 'to', '') || ' ' || coalesce(payload ->> 'subject', '') || ' ',
      '(RR-[0-9]+)(?![0-9 ])', '\1 ', 'gi'
    ))
  ) stored,

  constraint outbox_dedupe_key_unique unique (dedupe_key),
  constraint outbox_status_known check (status in ('pending', 'sent', 'failed', 'dead')),
  constraint outbox_sent_has_time check ((status = 'sent') = (sent_at is not null)),
  constraint outbox_attempts_not_negative check (attempts >= 0),
  constraint outbox_kind_length check (length(kind) between 1 and 60),
  constraint outbox_dedupe_key_length check (length(dedupe_key) between 1 and 200),
  constraint outbox_locked_by_length check (length(locked_by) between 1 and 120),
  constraint outbox_last_error_length check (length(last_error) between 0 and 4000)
);
create index outbox_due on outbox (next_attempt_at) where status in ('pending', 'failed');
create index outbox_by_time on outbox (created_at, id) include (kind, status);
create index outbox_by_status on outbox (status, created_at, id) where status <> 'sent';
create index outbox_search on outbox using gin (search gin_trgm_ops, spans_of(created_at), numbers_in(search));
