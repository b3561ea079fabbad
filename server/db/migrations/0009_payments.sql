-- Money that came. `checks`, `next_check_at`, `lease_until` and `locked_by` are what the reconciler needs to ask the
-- gateway again, once, whichever process it runs in.

-- One attempt to pay an order. PhonePe wants a new merchant order id for each.
create table payments (
  id                uuid primary key default gen_random_uuid(),
  order_id          text not null,
  attempt           integer not null,
  provider          text not null,
  merchant_order_id text not null,
  provider_order_id text,
  transaction_id    text,
  state             text not null default 'CREATED',
  amount            bigint not null,
  -- What the gateway says has come.
  amount_received   bigint,
  mode              text,
  redirect_url      text,
  sdk_token         text,
  error_code        text,
  problem           text,
  payload           jsonb,
  checks            integer not null default 0,
  next_check_at     timestamptz(3) not null default now(),
  lease_until       timestamptz(3),
  locked_by         text,
  expires_at        timestamptz(3),
  completed_at      timestamptz(3),
  created_at        timestamptz(3) not null default now(),
  updated_at        timestamptz(3) not null default now(),

  constraint payments_attempt_unique unique (order_id, attempt),
  constraint payments_merchant_order_unique unique (merchant_order_id),
  constraint payments_transaction_unique unique (provider, transaction_id),
  -- A payment is always for its order's exact total, and a total with payments cannot change.
  constraint payments_for_order_total
    foreign key (order_id, amount) references orders (id, total_amount) on delete restrict,
  constraint payments_provider_known check (provider in ('phonepe', 'simulator', 'manual')),
  constraint payments_state_known check (state in ('CREATED', 'PENDING', 'FAILED', 'COMPLETED', 'DISPUTED')),
  constraint payments_merchant_order_format check (merchant_order_id ~ '^[A-Za-z0-9_-]{1,63}$'),
  constraint payments_attempt_positive check (attempt > 0),
  constraint payments_amount_minimum check (amount >= 100),
  constraint payments_completed_in_full
    check (state <> 'COMPLETED' or (amount_received is not distinct from amount and completed_at is not null)),
  constraint payments_disputed_explained
    check (state <> 'DISPUTED' or (amount_received is not null and problem is not null)),
  constraint payments_amount_received_not_negative check (amount_received >= 0),
  constraint payments_checks_not_negative check (checks >= 0),
  constraint payments_provider_order_id_length check (length(provider_order_id) between 1 and 100),
  constraint payments_transaction_id_length check (length(transaction_id) between 1 and 100),
  constraint payments_mode_length check (length(mode) between 1 and 60),
  constraint payments_redirect_url_length check (length(redirect_url) between 1 and 4000),
  constraint payments_sdk_token_length check (length(sdk_token) between 1 and 8000),
  constraint payments_error_code_length check (length(error_code) between 1 and 100),
  constraint payments_problem_length check (length(problem) between 1 and 500),
  constraint payments_locked_by_length check (length(locked_by) between 1 and 120)
);
create unique index payments_one_completed on payments (order_id) where state = 'COMPLETED';
create index payments_by_transaction on payments (transaction_id) where transaction_id is not null;
create index payments_to_reconcile on payments (next_check_at) where state in ('CREATED', 'PENDING');
create index payments_flagged on payments (created_at) where problem is not null;
create trigger touch_updated_at before update on payments for each row execute function touch_updated_at();

-- What a gateway says stays: money that came has come. What an administrator has booked by mistake can be taken back.
create function refuse_unpaying() returns trigger language plpgsql as $$
begin
  raise exception 'payment % is completed', old.merchant_order_id
    using errcode = 'check_violation', table = 'payments', constraint = 'payments_completed_is_final';
end $$;
create trigger payments_completed_is_final before update on payments for each row
  when (old.state = 'COMPLETED' and (old.provider <> 'manual' or new.state <> 'FAILED')
    and (new.state, new.amount_received, new.order_id)
    is distinct from (old.state, old.amount_received, old.order_id))
  execute function refuse_unpaying();

-- Webhooks as they came in: kept for the disputes, and each handled once.
create table payment_events (
  id          bigint generated always as identity primary key,
  provider    text not null,
  dedupe_key  text not null,
  event       text not null,
  payment_id  uuid,
  payload     jsonb not null,
  outcome     text,
  received_at timestamptz(3) not null default now(),
  handled_at  timestamptz(3),

  constraint payment_events_unique unique (provider, dedupe_key),
  constraint payment_events_payment_id_payments_id_fk
    foreign key (payment_id) references payments on delete cascade,
  constraint payment_events_provider_known check (provider in ('phonepe', 'simulator', 'manual')),
  constraint payment_events_dedupe_key_length check (length(dedupe_key) between 1 and 200),
  constraint payment_events_event_length check (length(event) between 1 and 100),
  constraint payment_events_outcome_length check (length(outcome) between 0 and 500)
);
create index payment_events_by_payment on payment_events (payment_id);
create index payment_events_unhandled on payment_events (received_at) where handled_at is null;
