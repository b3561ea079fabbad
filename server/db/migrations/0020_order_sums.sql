-- Whoever writes an order, its sums follow in the same transaction.

-- Revenue is what was paid, and cash that is to come: an online order that nobody paid brings no money.
create function brings_money(status text, payment_status text, payment_method text) returns boolean
  language sql immutable parallel safe
  return status <> 'CANCELLED' and (payment_status = 'PAID' or (payment_status = 'PENDING' and payment_method = 'COD'));

create function count_order(o orders, sign integer, with_lines boolean) returns void language plpgsql as $$
declare
  day date := day_in_india(o.created_at);
begin
  if o.deleted_at is not null then
    return;
  end if;
  insert into order_sum_changes (kind, day, key, orders, quantity, amount)
    values ('status', day, o.status || '/' || o.payment_status, sign, 0, sign * o.total_amount);
  if not brings_money(o.status, o.payment_status, o.payment_method) then
    return;
  end if;
  insert into order_sum_changes (kind, day, key, orders, quantity, amount)
    values ('state', day, coalesce(nullif(o.shipping_address ->> 'state', ''), 'Unknown'), sign, 0, sign * o.total_amount);
  if with_lines then
    insert into order_sum_changes (kind, day, key, orders, quantity, amount)
      select 'product', day, product_id, 0, sign * sum(quantity), sign * sum(total_price)
        from order_items where order_id = o.id group by product_id;
  end if;
end $$;

-- The lines of a new order count themselves when they come.
create function count_new_order() returns trigger language plpgsql as $$
begin
  perform count_order(new, 1, false);
  return null;
end $$;
create trigger sums_came after insert on orders for each row execute function count_new_order();

create function count_new_line() returns trigger language plpgsql as $$
begin
  insert into order_sum_changes (kind, day, key, orders, quantity, amount)
    select 'product', day_in_india(o.created_at), new.product_id, 0, new.quantity, new.total_price
      from orders o
     where o.id = new.order_id and o.deleted_at is null and brings_money(o.status, o.payment_status, o.payment_method);
  return null;
end $$;
create trigger sums_came after insert on order_items for each row execute function count_new_line();

create function count_changed_order() returns trigger language plpgsql as $$
begin
  perform count_order(old, -1, true);
  perform count_order(new, 1, true);
  return null;
end $$;
create trigger sums_changed after update on orders for each row
  when ((old.status, old.payment_status, old.payment_method, old.total_amount, old.created_at, old.deleted_at,
         old.shipping_address ->> 'state')
    is distinct from
        (new.status, new.payment_status, new.payment_method, new.total_amount, new.created_at, new.deleted_at,
         new.shipping_address ->> 'state'))
  execute function count_changed_order();

-- Before, because the lines go with it.
create function count_removed_order() returns trigger language plpgsql as $$
begin
  perform count_order(old, -1, true);
  return old;
end $$;
create trigger sums_went before delete on orders for each row execute function count_removed_order();

create function forget_sums() returns trigger language plpgsql as $$
begin
  delete from order_sums where kind in ('status', 'state', 'product');
  delete from order_sum_changes where kind in ('status', 'state', 'product');
  delete from product_sums;
  return null;
end $$;
create trigger sums_emptied after truncate on orders for each statement execute function forget_sums();
