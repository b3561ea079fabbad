-- Customers follow their orders. Orders that come, or go for good, are added and subtracted, once per customer and
-- statement: a customer of ten thousand orders is not counted through with each of them.
create function follow_new_orders() returns trigger language plpgsql as $$
begin
  insert into customers as c (key, name, email, phone, orders_count, total_spent, created_at, latest_at)
    select person, (array_agg(customer_name order by created_at desc, id desc))[1],
           (array_agg(customer_email order by created_at desc, id desc))[1],
           (array_agg(customer_phone order by created_at desc, id desc))[1], count(*),
           coalesce(sum(total_amount) filter (where brings_money(status, payment_status, payment_method)), 0),
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
create trigger customers_ordered after insert on orders referencing new table as came
  for each statement execute function follow_new_orders();

create function follow_removed_orders() returns trigger language plpgsql as $$
begin
  update customers set orders_count = orders_count - many, total_spent = total_spent - spent
    from (
      select customer_of(user_id, customer_email) as person, count(*) as many,
             coalesce(sum(total_amount) filter (where brings_money(status, payment_status, payment_method)), 0) as spent
        from went where deleted_at is null group by 1
    ) theirs
   where key = person;
  return null;
end $$;
create trigger customers_unordered after delete on orders referencing old table as went
  for each statement execute function follow_removed_orders();

create function follow_changed_money() returns trigger language plpgsql as $$
begin
  update customers set total_spent = total_spent
         - case when brings_money(old.status, old.payment_status, old.payment_method) then old.total_amount else 0 end
         + case when brings_money(new.status, new.payment_status, new.payment_method) then new.total_amount else 0 end
   where key = customer_of(new.user_id, new.customer_email);
  return null;
end $$;
create trigger customer_money after update on orders for each row
  when (new.deleted_at is null
    and (old.user_id, old.customer_name, old.customer_email, old.customer_phone, old.created_at, old.deleted_at)
      is not distinct from
        (new.user_id, new.customer_name, new.customer_email, new.customer_phone, new.created_at, new.deleted_at)
    and (old.total_amount, brings_money(old.status, old.payment_status, old.payment_method))
      is distinct from (new.total_amount, brings_money(new.status, new.payment_status, new.payment_method)))
  execute function follow_changed_money();

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
