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

-- Recomputes everything, for the rarer changes. The row is locked before its orders are counted, so that of two at once the
-- second sees the first.
create function refresh_customer(person text) returns void language plpgsql as $$
declare
  account users;
  latest orders;
  many integer;
  spent bigint;
  first_at timestamptz;
begin
  insert into customers (key) values (person) on conflict (key) do update set key = excluded.key;
  select * into account from users where lower(email) = person;
  select count(*), coalesce(sum(net_received(id)), 0), min(created_at)
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

-- Customers follow their orders. Orders that come, or go for good, are added and subtracted, once per customer and
-- statement: a customer of ten thousand orders is not counted again with each of them. They change no `total_spent`: an order
-- comes without money, and one with money never goes.
create function follow_new_orders() returns trigger language plpgsql as $$
begin
  insert into customers as c (key, name, email, phone, orders_count, total_spent, created_at, latest_at)
    select person, (array_agg(customer_name order by created_at desc, id desc))[1],
           (array_agg(customer_email order by created_at desc, id desc))[1],
           (array_agg(customer_phone order by created_at desc, id desc))[1], count(*),
           0, min(created_at), max(created_at)
      from (select *, customer_of(user_id, customer_email) as person from came where deleted_at is null) theirs
     group by person order by person
    on conflict (key) do update set
      orders_count = c.orders_count + excluded.orders_count,
      total_spent = c.total_spent + excluded.total_spent,
      created_at = case when c.is_listed or c.user_id is not null then least(c.created_at, excluded.created_at)
                        else excluded.created_at end,
      latest_at = greatest(c.latest_at, excluded.latest_at),
      name = case when c.user_id is null and excluded.latest_at >= coalesce(c.latest_at, excluded.latest_at)
                  then excluded.name else c.name end,
      email = case when c.user_id is null and excluded.latest_at >= coalesce(c.latest_at, excluded.latest_at)
                   then excluded.email else c.email end,
      phone = case when (c.user_id is null or c.phone = '') and excluded.latest_at >= coalesce(c.latest_at, excluded.latest_at)
                   then excluded.phone else c.phone end;
  return null;
end $$;
create trigger customers_ordered after insert on orders referencing new table as came
  for each statement execute function follow_new_orders();

create function follow_removed_orders() returns trigger language plpgsql as $$
begin
  update customers set orders_count = orders_count - many, total_spent = total_spent - spent
    from (
      select customer_of(user_id, customer_email) as person, count(*) as many,
             0 as spent
        from went where deleted_at is null group by 1
    ) theirs
   where key = person;
  return null;
end $$;
create trigger customers_unordered after delete on orders referencing old table as went
  for each statement execute function follow_removed_orders();

create function follow_changed_order() returns trigger language plpgsql as $$
declare
  was text := customer_of(old.user_id, old.customer_email);
  is_now text := customer_of(new.user_id, new.customer_email);
begin
  perform refresh_customer(was);
  if is_now <> was then
    perform refresh_customer(is_now);
  end if;
  return null;
end $$;
create trigger customer_changed after update on orders for each row
  when ((old.user_id, old.customer_name, old.customer_email, old.customer_phone, old.created_at, old.deleted_at)
    is distinct from
        (new.user_id, new.customer_name, new.customer_email, new.customer_phone, new.created_at, new.deleted_at))
  execute function follow_changed_order();

create function forget_customers() returns trigger language plpgsql as $$
begin
  update customers set orders_count = 0, total_spent = 0, latest_at = null where orders_count > 0;
  return null;
end $$;
create trigger customers_emptied after truncate on orders for each statement execute function forget_customers();

-- A customer has spent what their orders have brought in, so that payments and refunds change it and orders do not.
create function add_to_spent(paid_order text, amount bigint) returns void language sql
begin atomic
  update customers c set total_spent = total_spent + amount from orders o
   where o.id = paid_order and o.deleted_at is null and c.key = customer_of(o.user_id, o.customer_email) and amount <> 0;
end;

-- A payment that was entered by mistake is withdrawn, and then it has brought in nothing.
create function follow_payment() returns trigger language plpgsql as $$
begin
  perform add_to_spent(coalesce(new.order_id, old.order_id),
    case when new.state = 'COMPLETED' then new.amount_received else 0 end
    - case when old.state = 'COMPLETED' then old.amount_received else 0 end);
  return null;
end $$;
create trigger customer_paid after insert or update of state, amount_received or delete on payments
  for each row execute function follow_payment();

create function follow_refund() returns trigger language plpgsql as $$
begin
  perform add_to_spent(p.order_id,
      case when old.state = 'COMPLETED' then old.amount else 0 end
      - case when new.state = 'COMPLETED' then new.amount else 0 end)
     from payments p where p.id = coalesce(new.payment_id, old.payment_id) and p.state = 'COMPLETED';
  return null;
end $$;
create trigger customer_refunded after insert or update of state, amount or delete on refunds
  for each row execute function follow_refund();

-- Customers follow their accounts.

-- A new account is a customer of its own, unless a guest has ordered under its address.
create function follow_new_account() returns trigger language plpgsql as $$
begin
  insert into customers (key, user_id, name, email, phone, created_at, is_account)
    values (lower(new.email), new.id, new.name, new.email, coalesce(new.phone, ''), new.created_at, new.role = 'USER')
    on conflict (key) do nothing;
  if not found then
    perform refresh_customer(lower(new.email));
  end if;
  return null;
end $$;
create trigger customer_joined after insert on users for each row execute function follow_new_account();

create function follow_account() returns trigger language plpgsql as $$
begin
  perform refresh_customer(lower(old.email));
  if tg_op = 'UPDATE' and lower(new.email) <> lower(old.email) then
    perform refresh_customer(lower(new.email));
  end if;
  return null;
end $$;
create trigger customer_left after delete on users for each row execute function follow_account();
create trigger customer_changed after update on users for each row
  when ((old.name, old.email, old.phone, old.role, old.created_at)
    is distinct from (new.name, new.email, new.phone, new.role, new.created_at))
  execute function follow_account();
