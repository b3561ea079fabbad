-- Money that goes back.

-- The trigger `refunds_within_paid` keeps their sum below what was paid.
create table refunds (
  id                 uuid primary key default gen_random_uuid(),
  payment_id         uuid not null,
  merchant_refund_id text not null,
  provider_refund_id text,
  state              text not null default 'REQUESTED',
  amount             bigint not null,
  reason             text not null default '',
  requested_by       uuid,
  error_code         text,
  payload            jsonb,
  checks             integer not null default 0,
  next_check_at      timestamptz(3) not null default now(),
  lease_until        timestamptz(3),
  locked_by          text,
  completed_at       timestamptz(3),
  created_at         timestamptz(3) not null default now(),
  updated_at         timestamptz(3) not null default now(),

  constraint refunds_merchant_refund_unique unique (merchant_refund_id),
  constraint refunds_payment_id_payments_id_fk
    foreign key (payment_id) references payments on delete restrict,
  constraint refunds_requested_by_users_id_fk
    foreign key (requested_by) references users on delete set null,
  constraint refunds_state_known check (state in ('REQUESTED', 'PENDING', 'CONFIRMED', 'COMPLETED', 'FAILED')),
  constraint refunds_merchant_refund_format check (merchant_refund_id ~ '^[A-Za-z0-9_-]{1,63}$'),
  constraint refunds_amount_minimum check (amount >= 100),
  constraint refunds_checks_not_negative check (checks >= 0),
  constraint refunds_provider_refund_id_length check (length(provider_refund_id) between 1 and 100),
  constraint refunds_reason_length check (length(reason) between 0 and 500),
  constraint refunds_error_code_length check (length(error_code) between 1 and 100),
  constraint refunds_locked_by_length check (length(locked_by) between 1 and 120)
);
create index refunds_by_payment on refunds (payment_id);
-- PhonePe: no further refund while one is under way.
create unique index refunds_one_open on refunds (payment_id) where state in ('REQUESTED', 'PENDING', 'CONFIRMED');
create index refunds_to_reconcile on refunds (next_check_at) where state in ('REQUESTED', 'PENDING', 'CONFIRMED');
create trigger touch_updated_at before update on refunds for each row execute function touch_updated_at();

-- The payment's lock makes two refunds at once see each other; it does not clash with the lock of their foreign key.
create function check_refunds() returns trigger language plpgsql as $$
declare
  paid bigint;
  given bigint;
begin
  select amount_received into paid from payments
    where id = new.payment_id and state in ('COMPLETED', 'DISPUTED') for no key update;
  select coalesce(sum(amount), 0) into given from refunds where payment_id = new.payment_id and state <> 'FAILED';
  if given > coalesce(paid, 0) then
    raise exception 'refunds of % paise exceed the % paise paid', given, coalesce(paid, 0)
      using errcode = 'check_violation', table = 'refunds', constraint = 'refunds_within_paid';
  end if;
  return null;
end $$;
create constraint trigger refunds_within_paid after insert or update of payment_id, amount, state on refunds
  for each row execute function check_refunds();
