-- Cash on delivery with an advance: a part is paid online now, the rest in cash at the door.

alter table orders
  -- In paise, fixed when the order is placed; null for all other orders.
  add column advance bigint,
  -- Until the advance has come through the payment service. Says nothing of an order that is paid in full or cancelled.
  add column awaits_advance boolean not null default false,
  add constraint orders_advance_within_total check (advance between 100 and total_amount and advance % 100 = 0),
  add constraint orders_advance_is_cash check (advance is null or payment_method = 'COD'),
  add constraint orders_awaited_advance check (not awaits_advance or advance is not null);

-- Part payment, and where cash is not offered; null is cash everywhere (domain/orders/cash-rules.ts).
alter table settings add column cash_rules jsonb,
  add constraint settings_cash_rules check (jsonb_typeof(cash_rules) = 'object');

-- What a payment pays of its order: all of it, the advance, or what is left after the advance.
alter table payments add column pays text not null default 'total',
  add constraint payments_pays_known check (pays in ('total', 'advance', 'balance')),
  drop constraint payments_for_order_total,
  add constraint payments_order_id_orders_id_fk foreign key (order_id) references orders on delete restrict;
alter table orders drop constraint orders_payable;
drop index payments_one_completed;
create unique index payments_one_completed on payments (order_id, (pays = 'balance')) where state = 'COMPLETED';

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

-- Without its advance an order is like an online order that nobody has paid.
drop index orders_unpaid;
create index orders_unpaid on orders (created_at, id)
  where (payment_method <> 'COD' or awaits_advance) and payment_status in ('PENDING', 'FAILED')
    and status <> 'CANCELLED' and deleted_at is null;
drop index orders_to_refund;
create index orders_to_refund on orders (created_at, id)
  where status = 'CANCELLED' and (payment_status = 'PAID' or advance is not null) and deleted_at is null;

create function brings_money(status text, payment_status text, payment_method text, awaits_advance boolean)
  returns boolean language sql immutable parallel safe
  return status <> 'CANCELLED'
    and (payment_status = 'PAID' or (payment_status = 'PENDING' and payment_method = 'COD' and not awaits_advance));

create or replace function refresh_customer(person text) returns void language plpgsql as $$
declare
  account users;
  latest orders;
  many integer;
  spent bigint;
  first_at timestamptz;
begin
  insert into customers (key) values (person) on conflict (key) do update set key = excluded.key;
  select * into account from users where lower(email) = person and not is_double;
  select count(*),
         coalesce(sum(total_amount) filter (where brings_money(status, payment_status, payment_method, awaits_advance)), 0),
         min(created_at)
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

create or replace function follow_new_orders() returns trigger language plpgsql as $$
begin
  insert into customers as c (key, name, email, phone, orders_count, total_spent, created_at, latest_at)
    select person, (array_agg(customer_name order by created_at desc, id desc))[1],
           (array_agg(customer_email order by created_at desc, id desc))[1],
           (array_agg(customer_phone order by created_at desc, id desc))[1], count(*),
           coalesce(sum(total_amount) filter (where brings_money(status, payment_status, payment_method, awaits_advance)), 0),
           min(created_at), max(created_at)
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

create or replace function follow_removed_orders() returns trigger language plpgsql as $$
begin
  update customers set orders_count = orders_count - many, total_spent = total_spent - spent
    from (
      select customer_of(user_id, customer_email) as person, count(*) as many,
             coalesce(sum(total_amount) filter (where brings_money(status, payment_status, payment_method, awaits_advance)), 0)
               as spent
        from went where deleted_at is null group by 1
    ) theirs
   where key = person;
  return null;
end $$;

create or replace function follow_changed_money() returns trigger language plpgsql as $$
begin
  update customers set total_spent = total_spent
         - case when brings_money(old.status, old.payment_status, old.payment_method, old.awaits_advance)
                then old.total_amount else 0 end
         + case when brings_money(new.status, new.payment_status, new.payment_method, new.awaits_advance)
                then new.total_amount else 0 end
   where key = customer_of(new.user_id, new.customer_email);
  return null;
end $$;

drop trigger customer_money on orders;
create trigger customer_money after update on orders for each row
  when (new.deleted_at is null
    and (old.user_id, old.customer_name, old.customer_email, old.customer_phone, old.created_at, old.deleted_at)
      is not distinct from
        (new.user_id, new.customer_name, new.customer_email, new.customer_phone, new.created_at, new.deleted_at)
    and (old.total_amount, brings_money(old.status, old.payment_status, old.payment_method, old.awaits_advance))
      is distinct from
        (new.total_amount, brings_money(new.status, new.payment_status, new.payment_method, new.awaits_advance)))
  execute function follow_changed_money();

drop function brings_money(text, text, text);
