-- Sums by day in India, so that the dashboard of a million orders opens like that of a hundred. A job computes them
-- (daily-sums.ts), and computes a day again after its orders have changed: placing an order counts nothing.

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

-- What payments that settle their order brought in, less the refunds of them that are done, by the day on which the money
-- moved; what an order is worth belongs to the day of the order. Below zero on a day on which more went back than came.
create table daily_received (
  day      date not null,
  received bigint not null,

  constraint daily_received_pk primary key (day)
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
-- minutes before may have come to light since; no transaction of the shop is open that long. What deletes rows for
-- good, or changes when they were created, sets it to '-infinity': then every day is counted again.
create table daily_sums_state (
  id              integer primary key default 1,
  rolled_up_until timestamptz not null default '-infinity',
  -- The same for daily_received.
  received_until  timestamptz not null default '-infinity',

  constraint daily_sums_state_single check (id = 1)
);
insert into daily_sums_state default values;
