-- What all processes of the shop must know of requests.

-- Responses to requests that must not happen twice. The scope keeps one visitor's key from another's response.
create table idempotency_keys (
  scope           text not null,
  key             text not null,
  request_hash    bytea not null,
  state           text not null default 'started',
  response_status smallint,
  response_body   jsonb,
  -- A request still under way holds its key until then, so that a crashed one does not hold it for ever.
  lease_until     timestamptz(3),
  created_at      timestamptz(3) not null default now(),
  expires_at      timestamptz(3) not null,

  constraint idempotency_keys_pk primary key (scope, key),
  constraint idempotency_keys_state_known check (state in ('started', 'answered')),
  constraint idempotency_keys_hashed check (octet_length(request_hash) = 32),
  constraint idempotency_keys_answer check ((state = 'answered') = (response_status is not null)),
  constraint idempotency_keys_scope_length check (length(scope) between 1 and 120),
  constraint idempotency_keys_key_length check (length(key) between 1 and 200)
);
create index idempotency_keys_by_expiry on idempotency_keys (expires_at);

-- Hits per bucket and window, shared by all processes. UNLOGGED: a crash of the database may lose them.
create unlogged table rate_limits (
  bucket       text not null,
  window_start timestamptz(3) not null,
  hits         integer not null default 1,
  expires_at   timestamptz(3) not null,

  constraint rate_limits_pk primary key (bucket, window_start),
  constraint rate_limits_hits_positive check (hits > 0),
  constraint rate_limits_bucket_length check (length(bucket) between 1 and 300)
);
create index rate_limits_by_expiry on rate_limits (expires_at);
