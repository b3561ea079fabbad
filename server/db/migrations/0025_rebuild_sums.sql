-- All sums anew, from what is there: for a changed rule of counting, and to prove that the triggers count right.

create function rebuild_order_sums() returns void language sql as $$
  delete from customers;
  delete from order_sums;
  delete from order_sum_changes;
  insert into order_sums (kind, day, key, orders, quantity, amount)
    select 'status', day_in_india(created_at), status || '/' || payment_status, count(*), 0, sum(total_amount)
      from orders where deleted_at is null group by 2, 3;
  insert into order_sums (kind, day, key, orders, quantity, amount)
    select 'state', day_in_india(created_at), coalesce(nullif(shipping_address ->> 'state', ''), 'Unknown'), count(*), 0,
           sum(total_amount)
      from orders where deleted_at is null and brings_money(status, payment_status, payment_method) group by 2, 3;
  insert into order_sums (kind, day, key, orders, quantity, amount)
    select 'product', day_in_india(o.created_at), i.product_id, 0, sum(i.quantity), sum(i.total_price)
      from orders o join order_items i on i.order_id = o.id
     where o.deleted_at is null and brings_money(o.status, o.payment_status, o.payment_method) group by 2, 3;
  insert into customers (key, user_id, name, email, phone, orders_count, total_spent, created_at, latest_at, is_account)
    select people.key, u.id, coalesce(u.name, latest_name, ''), coalesce(u.email, latest_email, people.key),
           coalesce(u.phone, latest_phone, ''), coalesce(many, 0), coalesce(spent, 0), least(u.created_at, first_at),
           last_at, coalesce(u.role = 'USER', false)
      from (
        select lower(email) as key from users
        union
        select customer_of(user_id, customer_email) from orders where deleted_at is null
      ) people
      left join users u on lower(u.email) = people.key and not u.is_double
      left join (
        select customer_of(user_id, customer_email) as key, count(*) as many, min(created_at) as first_at,
               max(created_at) as last_at,
               sum(total_amount) filter (where brings_money(status, payment_status, payment_method)) as spent,
               (array_agg(customer_name order by created_at desc, id desc))[1] as latest_name,
               (array_agg(customer_email order by created_at desc, id desc))[1] as latest_email,
               (array_agg(customer_phone order by created_at desc, id desc))[1] as latest_phone
          from orders where deleted_at is null group by 1
      ) ordered on ordered.key = people.key;
$$;

create function rebuild_further_sums() returns void language sql as $$
  insert into order_sums (kind, day, key, orders, quantity, amount)
    select 'user', day_in_india(created_at), role, count(*), 0, 0 from users where not is_double group by 2, 3;
  insert into order_sums (kind, day, key, orders, quantity, amount)
    select 'contact', day_in_india(created_at), status || '/' || type, count(*), 0, 0
      from contacts where deleted_at is null group by 2, 3;
  insert into order_sums (kind, day, key, orders, quantity, amount)
    select 'enquiry', day_in_india(created_at), status || '/' || case when product_id is null then '' else 'product' end,
           count(*), 0, 0
      from enquiries where deleted_at is null group by 2, 3;
  insert into order_sums (kind, day, key, orders, quantity, amount)
    select 'parcel', '2000-01-01',
           coalesce(partner_id::text, '') || '/' || status || '/' || case when seconds is null then '' else 'timed' end,
           count(*), coalesce(sum(seconds), 0), coalesce(sum(cost) filter (where shipped_at is not null), 0)
      from (select *, extract(epoch from delivered_at - shipped_at)::bigint as seconds from shipments) timed group by 3;
  insert into order_sums (kind, day, key, orders, quantity, amount)
    select 'coupon', '2000-01-01', coupon_id::text, count(*), 0, sum(amount)
      from coupon_uses where returned_at is null group by 3;
$$;

create function rebuild_product_sums() returns void language sql as $$
  delete from product_sums;
  insert into product_sums (days, first, product_id, quantity, amount)
    select part.days, part.first, key, sum(quantity), sum(amount)
      from order_sums cross join lateral summed_parts(day) part where kind = 'product' group by 1, 2, 3 order by 1, 2, 3;
$$;

create function rebuild_summaries() returns void language sql as $$
  select rebuild_order_sums();
  select rebuild_further_sums();
  select rebuild_product_sums();
$$;
