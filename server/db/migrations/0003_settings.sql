-- What the owner sets, and the numbers that the shop gives out.

-- One row, inserted below with the specification's defaults.
create table settings (
  id                       smallint primary key default 1,
  store_name               text not null,
  store_email              text not null,
  store_phone              text not null,
  store_address            text not null,
  -- The shop's own, printed on every invoice; empty until the owner enters it.
  gstin                    text not null default '',
  currency                 text not null,
  tax_rate                 numeric(5,2) not null,
  shipping_threshold       bigint not null,
  standard_shipping_amount bigint not null,
  -- A cash order above it is refused: goods that nobody has paid for would be reserved.
  cash_order_max           bigint not null default 20000000,
  order_units_max          integer not null default 200,
  -- A cash order above it waits for a call before it is confirmed.
  call_above               bigint not null default 5000000,
  -- Part payment, and where cash is not offered; null is cash everywhere (domain/orders/cash-rules.ts).
  cash_rules               jsonb,
  -- Null where no customer is asked to confirm (domain/orders/cash-confirmation.ts).
  cash_confirmation        jsonb,
  -- Those of the delivery terms that the owner has changed; the others are in domain/shipping/promise.ts.
  delivery_promise         jsonb not null default '{}',
  -- Those assumptions of the fit checks that the owner has changed; the others are in domain/fit/assumptions.ts.
  fit_assumptions          jsonb not null default '{}',
  -- SMS and WhatsApp beside the mails about orders (domain/channels/channel.ts); null where messages leave by mail
  -- alone. Administrators alone read it.
  channels                 jsonb,
  -- Whether the shop gets a mail about each new order, at its own address.
  order_notices            boolean not null default true,
  -- Signs the links in mails. Each shop has its own, which leaves the server in back-ups alone.
  link_secret              bytea not null
    default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  version                  integer not null default 1,
  updated_at               timestamptz(3) not null default now(),

  constraint settings_one_row check (id = 1),
  constraint settings_currency_known check (currency in ('INR', 'USD', 'EUR')),
  constraint settings_tax_percent check (tax_rate between 0 and 100),
  constraint settings_store_email_format
    check (length(store_email) <= 254 and store_email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
  constraint settings_gstin_format check (gstin ~ '^([0-9]{2}[A-Z0-9]{13})?$'),
  constraint settings_order_units_positive check (order_units_max > 0),
  constraint settings_shipping_threshold_not_negative check (shipping_threshold >= 0),
  constraint settings_standard_shipping_amount_not_negative check (standard_shipping_amount >= 0),
  constraint settings_cash_order_max_not_negative check (cash_order_max >= 0),
  constraint settings_call_above_not_negative check (call_above >= 0),
  constraint settings_cash_rules check (jsonb_typeof(cash_rules) = 'object'),
  constraint settings_cash_confirmation check (jsonb_typeof(cash_confirmation) = 'object'),
  constraint settings_delivery_promise check (jsonb_typeof(delivery_promise) = 'object'),
  constraint settings_fit_assumptions check (jsonb_typeof(fit_assumptions) = 'object'),
  constraint settings_channels check (jsonb_typeof(channels) = 'object'),
  constraint settings_link_secret_length check (octet_length(link_secret) >= 32),
  constraint settings_store_name_length check (length(store_name) between 1 and 120),
  constraint settings_store_phone_length check (length(store_phone) between 1 and 40),
  constraint settings_store_address_length check (length(store_address) between 1 and 500)
);
create trigger touch_updated_at before update on settings for each row execute function touch_updated_at();

insert into settings (
  store_name, store_email, store_phone, store_address, currency, tax_rate, shipping_threshold, standard_shipping_amount
) values (
  'Rack & Rep', 'sales@rackandrep.example', '+91 90000 00000',
  'Plot 00, Example Industrial Estate, Nashik, Maharashtra 422000', 'INR', 18, 500000, 50000
);

-- Series without gaps: `orders`, and per financial year `invoices/26-27`, `credit-notes/26-27`. A sequence would lose
-- the numbers of rolled-back transactions; this row stays locked until its number is committed, so take it last:
-- `insert … values ($1, 1) on conflict (name) do update set value = counters.value + 1 returning value`.
create table counters (
  name  text primary key,
  value bigint not null,

  constraint counters_value_not_negative check (value >= 0),
  constraint counters_name_length check (length(name) between 1 and 60)
);
