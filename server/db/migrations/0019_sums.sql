-- Sums that triggers keep, so that a million orders are counted as fast as a hundred. Nothing else writes here.
-- 'status' by day and 'PENDING/PAID', 'state' by day and State, 'product' by day and product's id,
-- 'user' by day and role, 'contact' by day and 'NEW/SALES', 'enquiry' by day and 'new/product' or 'new/',
-- 'customer' all listed customers together,
-- 'parcel' by 'partner/DELIVERED/timed' (`quantity`: seconds on the way, `amount`: cost of what has left),
-- 'coupon' by id (`orders`: uses that stand, `amount`: what they saved). The day is the one in India.

create table order_sums (
  kind     text not null,
  day      date not null,
  key      text not null,
  orders   bigint not null,
  quantity bigint not null,
  amount   bigint not null,

  constraint order_sums_kind_day_key_pk primary key (kind, day, key),
  constraint order_sums_kind_known
    check (kind in ('status', 'state', 'product', 'customer', 'user', 'contact', 'enquiry', 'parcel', 'coupon'))
);

-- Changes that are not yet in the sums: each order adds rows of its own, so that no two wait for each other.
create table order_sum_changes (
  id       bigint generated always as identity primary key,
  kind     text not null,
  day      date not null,
  key      text not null,
  orders   bigint not null,
  quantity bigint not null,
  amount   bigint not null
);

create view order_sums_now as
  select kind, day, key, orders, quantity, amount from order_sums
  union all
  select kind, day, key, orders, quantity, amount from order_sum_changes;

-- What was sold of a product in `days` days from `first` on, which is a multiple of `days` since 1 January 2000.
create table product_sums (
  days       integer not null,
  first      date not null,
  product_id text not null,
  quantity   bigint not null,
  amount     bigint not null,

  constraint product_sums_days_first_product_id_pk primary key (days, first, product_id)
);
create index product_sums_best on product_sums (days, first, quantity desc nulls last, product_id);

-- The parts of a product's sums to which a day belongs: of 2026-11-15 the four days from 2026-11-12, the eight from
-- 2026-11-08 …
create function summed_parts(day date) returns table (days integer, first date)
  language sql immutable parallel safe as $$
  select many, date '2000-01-01' + (day - date '2000-01-01') / many * many
    from unnest(array[4, 8, 16, 32, 64, 128, 256]) many;
$$;

-- Gathered changes become part of the sums; rows are taken in one order, so that two processes cannot block each other.
create function fold_order_sums() returns bigint language sql as $$
  with taken as (
    delete from order_sum_changes where id in (
      select id from order_sum_changes order by id limit 100000 for update skip locked
    ) returning kind, day, key, orders, quantity, amount
  ), folded as (
    insert into order_sums (kind, day, key, orders, quantity, amount)
      select kind, day, key, sum(orders), sum(quantity), sum(amount) from taken group by kind, day, key
       order by kind, day, key
      on conflict (kind, day, key) do update set orders = order_sums.orders + excluded.orders,
        quantity = order_sums.quantity + excluded.quantity, amount = order_sums.amount + excluded.amount
  ), sold as (
    insert into product_sums (days, first, product_id, quantity, amount)
      select part.days, part.first, key, sum(quantity), sum(amount)
        from taken cross join lateral summed_parts(day) part where kind = 'product' group by 1, 2, 3 order by 1, 2, 3
      on conflict (days, first, product_id) do update set quantity = product_sums.quantity + excluded.quantity,
        amount = product_sums.amount + excluded.amount
  )
  select count(*) from taken;
$$;

-- A table that is emptied as a whole takes its kind of sums along.
create function forget_sums_of() returns trigger language plpgsql as $$
begin
  delete from order_sums where kind = tg_argv[0];
  delete from order_sum_changes where kind = tg_argv[0];
  return null;
end $$;

create function day_in_india(moment timestamptz) returns date
  language sql stable parallel safe return (moment at time zone 'Asia/Kolkata')::date;
