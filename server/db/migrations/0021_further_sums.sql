-- What else the back-office counts, kept like the sums of orders: a row of changes, folded in later.

-- A double is no customer of its own: the account with its address is.
create function count_user(u users, sign integer) returns void language sql as $$
  insert into order_sum_changes (kind, day, key, orders, quantity, amount)
    select 'user', day_in_india(u.created_at), u.role, sign, 0, 0 where not u.is_double;
$$;
create function count_users() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_user(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_user(new, 1); end if;
  return null;
end $$;

create function count_contact(c contacts, sign integer) returns void language sql as $$
  insert into order_sum_changes (kind, day, key, orders, quantity, amount)
    select 'contact', day_in_india(c.created_at), c.status || '/' || c.type, sign, 0, 0 where c.deleted_at is null;
$$;
create function count_contacts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_contact(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_contact(new, 1); end if;
  return null;
end $$;

create function count_enquiry(e enquiries, sign integer) returns void language sql as $$
  insert into order_sum_changes (kind, day, key, orders, quantity, amount)
    select 'enquiry', day_in_india(e.created_at),
           e.status || '/' || case when e.product_id is null then '' else 'product' end, sign, 0, 0
     where e.deleted_at is null;
$$;
create function count_enquiries() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_enquiry(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_enquiry(new, 1); end if;
  return null;
end $$;

create function count_parcel(s shipments, sign integer) returns void language sql as $$
  insert into order_sum_changes (kind, day, key, orders, quantity, amount)
    select 'parcel', '2000-01-01',
           coalesce(s.partner_id::text, '') || '/' || s.status || '/' || case when seconds is null then '' else 'timed' end,
           sign, sign * coalesce(seconds, 0), sign * case when s.shipped_at is null then 0 else s.cost end
      from (select extract(epoch from s.delivered_at - s.shipped_at)::bigint as seconds) on_the_way;
$$;
create function count_parcels() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_parcel(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_parcel(new, 1); end if;
  return null;
end $$;

create function count_coupon_use(u coupon_uses, sign integer) returns void language sql as $$
  insert into order_sum_changes (kind, day, key, orders, quantity, amount)
    select 'coupon', '2000-01-01', u.coupon_id::text, sign, 0, sign * u.amount where u.returned_at is null;
$$;
create function count_coupon_uses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_coupon_use(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_coupon_use(new, 1); end if;
  return null;
end $$;

do $$
declare
  counted record;
begin
  for counted in select * from (values
    ('users', 'user', 'count_users', 'created_at, role'),
    ('contacts', 'contact', 'count_contacts', 'created_at, status, type, deleted_at'),
    ('enquiries', 'enquiry', 'count_enquiries', 'created_at, status, product_id, deleted_at'),
    ('shipments', 'parcel', 'count_parcels', 'partner_id, status, cost, shipped_at, delivered_at'),
    ('coupon_uses', 'coupon', 'count_coupon_uses', 'coupon_id, amount, returned_at')
  ) as each (source, kind, counting, columns) loop
    execute format('create trigger sums_came_or_went after insert or delete on %I
      for each row execute function %I()', counted.source, counted.counting);
    execute format('create trigger sums_changed after update of %s on %I
      for each row when (old.* is distinct from new.*) execute function %I()',
      counted.columns, counted.source, counted.counting);
    execute format('create trigger sums_emptied after truncate on %I
      for each statement execute function forget_sums_of(%L)', counted.source, counted.kind);
  end loop;
end $$;
