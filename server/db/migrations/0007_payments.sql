-- Money that came, and money that goes back. `checks`, `next_check_at`, `lease_until` and `locked_by` are what the reconciler
-- needs to ask the gateway again, once, whichever process it runs in.

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
  -- What it pays of its order: all of it, the advance, or what is left after the advance.
  pays              text not null default 'total',
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
  constraint payments_order_id_orders_id_fk foreign key (order_id) references orders on delete restrict,
  constraint payments_provider_known check (provider in ('phonepe', 'simulator', 'manual')),
  constraint payments_state_known check (state in ('CREATED', 'PENDING', 'FAILED', 'COMPLETED', 'DISPUTED')),
  constraint payments_pays_known check (pays in ('total', 'advance', 'balance')),
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
create unique index payments_one_completed on payments (order_id, (pays = 'balance')) where state = 'COMPLETED';
create index payments_by_transaction on payments (transaction_id) where transaction_id is not null;
create index payments_to_reconcile on payments (next_check_at) where state in ('CREATED', 'PENDING');
create index payments_flagged on payments (created_at) where problem is not null;
create index payments_by_change on payments (updated_at);
create index payments_by_day on payments (completed_at) where state = 'COMPLETED';
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

-- A payment is always for the exact amount that is asked, and what is asked cannot change once there is a payment. The
-- order's lock makes a payment and a change at the same time see each other.
create function check_payment_amount() returns trigger language plpgsql as $$
declare
  asked bigint;
begin
  select case new.pays when 'advance' then advance when 'balance' then total_amount - advance else total_amount end
    into asked from orders where id = new.order_id for share;
  if new.amount is distinct from asked then
    raise exception 'a payment of % paise where % are asked', new.amount, asked
      using errcode = 'check_violation', table = 'payments', constraint = 'payments_for_asked_amount';
  end if;
  return null;
end $$;
create trigger payments_for_asked_amount after insert or update of order_id, amount, pays on payments
  for each row execute function check_payment_amount();

create function refuse_other_amount() returns trigger language plpgsql as $$
begin
  if (new.total_amount, new.advance) is distinct from (old.total_amount, old.advance)
    and exists (select from payments where order_id = new.id) then
    raise exception 'order % has payments of its amounts', new.id
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_amounts_are_asked';
  end if;
  return null;
end $$;
create trigger orders_amounts_are_asked after update of total_amount, advance on orders
  for each row execute function refuse_other_amount();

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
create index refunds_by_change on refunds (updated_at);
create index refunds_by_day on refunds (completed_at) where state = 'COMPLETED';
create trigger touch_updated_at before update on refunds for each row execute function touch_updated_at();

-- The payment's lock makes two refunds at once see each other; it does not conflict with the lock of their foreign key.
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

-- What of an order a refund is for, and whether the goods came back.
create table refund_lines (
  refund_id     uuid not null,
  order_item_id bigint not null,
  -- 0 where the money is for this line without a piece of it: a compensation, or the second part of a split refund.
  quantity      integer not null,
  goods         text not null default 'not_yet',
  is_restocked  boolean not null default false,

  primary key (refund_id, order_item_id),
  constraint refund_lines_refund_id_refunds_id_fk foreign key (refund_id) references refunds on delete cascade,
  constraint refund_lines_order_item_id_order_items_id_fk
    foreign key (order_item_id) references order_items on delete restrict,
  constraint refund_lines_quantity_range check (quantity between 0 and 99),
  constraint refund_lines_goods_known check (goods in ('good', 'damaged', 'not_yet')),
  constraint refund_lines_restocked_are_good check (not is_restocked or goods = 'good')
);
create index refund_lines_by_item on refund_lines (order_item_id);

-- What an order has brought in: the payments that settle it, less the refunds of them that are done.
create function net_received(order_id text) returns bigint language sql stable
  return (select coalesce(sum(p.amount_received - (
                   select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state = 'COMPLETED')), 0)::bigint
            from payments p where p.order_id = net_received.order_id and p.state = 'COMPLETED');
