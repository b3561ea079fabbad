-- Sums by day in India, so that the dashboard of a million orders opens like that of a hundred. A job makes them
-- (server/dashboard/daily-sums.ts) and makes a day anew after its orders have changed: placing an order counts nothing.

create function day_in_india(moment timestamptz) returns date
  language sql stable parallel safe return (moment at time zone 'Asia/Kolkata')::date;

-- Revenue is what was paid, and cash that is to come: an online order that nobody paid brings no money.
create function brings_money(status text, payment_status text, payment_method text) returns boolean
  language sql immutable parallel safe
  return status <> 'CANCELLED' and (payment_status = 'PAID' or (payment_status = 'PENDING' and payment_method = 'COD'));

create table daily_sales (
  day     date not null,
  status  text not null,
  state   text not null,
  orders  integer not null,
  -- The orders among them that bring money, and how much.
  sales   integer not null,
  revenue bigint not null,

  constraint daily_sales_pk primary key (day, status, state)
);

-- Of orders that bring money.
create table daily_product_sales (
  day        date not null,
  product_id text not null,
  quantity   integer not null,
  revenue    bigint not null,

  constraint daily_product_sales_pk primary key (day, product_id)
);

-- By the day on which the shipment was entered. `travelled` of them have left and arrived, in `seconds` altogether.
create table daily_shipments (
  day        date not null,
  carrier_id uuid,
  status     text not null,
  shipments  integer not null,
  travelled  integer not null,
  seconds    bigint not null,
  -- Of what has left.
  cost       bigint not null,

  constraint daily_shipments_unique unique nulls not distinct (day, carrier_id, status)
);

-- Until when changes are in the sums. A change bears the time at which its transaction began, so that those of the five
-- minutes before may have come to light since; no transaction of the shop is open that long. Whoever deletes rows for
-- good, or changes when they were created, sets it to '-infinity': then every day is counted anew.
create table daily_sums_state (
  id               integer primary key default 1,
  rolled_up_until  timestamptz not null default '-infinity',

  constraint daily_sums_state_single check (id = 1)
);
insert into daily_sums_state default values;

create index orders_by_change on orders (updated_at);
create index shipments_by_change on shipments (updated_at);
