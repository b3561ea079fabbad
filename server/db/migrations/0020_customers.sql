-- One person is one e-mail address in lower case: shoppers with an account, and guests who ordered.
create table customers (
  key          text primary key,
  user_id      uuid,
  name         text not null default '',
  email        text not null default '',
  phone        text not null default '',
  orders_count integer not null default 0,
  total_spent  bigint not null default 0,
  created_at   timestamptz(3) not null default now(),
  -- When they last ordered: that order says a guest's name.
  latest_at    timestamptz(3),
  -- Has a shopper's account; staff is listed only once it orders.
  is_account   boolean not null default false,
  is_listed    boolean generated always as (orders_count > 0 or is_account) stored
);
create index customers_by_time on customers (created_at desc nulls last, key)
  include (name) where is_listed;
create index customers_by_orders on customers (orders_count desc nulls last, created_at desc nulls last, key)
  where is_listed;
create index customers_by_spent on customers (total_spent desc nulls last, created_at desc nulls last, key)
  where is_listed;
create index customers_by_email on customers (key text_pattern_ops);
create index customers_by_phone on customers (phone_digits(phone) text_pattern_ops);
create index customers_by_phone_end on customers (reverse(phone_digits(phone)) text_pattern_ops);
create index customers_by_name on customers using gin (lower(name) gin_trgm_ops);

-- An order that was placed signed in belongs to its account, whatever address was typed.
create function customer_of(user_id uuid, email text) returns text language sql stable
  return coalesce((select lower(u.email) from users u where u.id = customer_of.user_id), lower(customer_of.email));

-- Everything anew, for the rarer changes. The row is locked before its orders are counted, so that of two at once the
-- second sees the first. A double is no customer of its own: what it orders is the customer's with its address.
create function refresh_customer(person text) returns void language plpgsql as $$
declare
  account users;
  latest orders;
  many integer;
  spent bigint;
  first_at timestamptz;
begin
  insert into customers (key) values (person) on conflict (key) do update set key = excluded.key;
  select * into account from users where lower(email) = person and not is_double;
  select count(*), coalesce(sum(total_amount) filter (where brings_money(status, payment_status, payment_method)), 0), min(created_at)
    into many, spent, first_at
    from (
      select * from orders where user_id in (select u.id from users u where lower(u.email) = person) and deleted_at is null
      union all
      select * from orders where user_id is null and lower(customer_email) = person and deleted_at is null
    ) theirs;
  select * into latest from (
      select * from orders where user_id in (select u.id from users u where lower(u.email) = person) and deleted_at is null
      union all
      select * from orders where user_id is null and lower(customer_email) = person and deleted_at is null
    ) theirs order by created_at desc, id desc limit 1;
  update customers set user_id = account.id, name = coalesce(account.name, latest.customer_name, ''),
         email = coalesce(account.email, latest.customer_email, person),
         phone = coalesce(account.phone, latest.customer_phone, ''),
         orders_count = many, total_spent = spent, latest_at = latest.created_at,
         created_at = coalesce(least(account.created_at, first_at), customers.created_at),
         is_account = account.role is not distinct from 'USER'
   where key = person;
end $$;
