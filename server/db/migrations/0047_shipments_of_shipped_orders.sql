-- From now on a shipped order has a shipment that left (domain/shipping/shipment.ts). Orders from before get theirs here: those
-- that were booked have left, and the others get one without a carrier, which can still be named.

with departures as materialized (
  select o.id, case o.status when 'SHIPPED' then 'IN_TRANSIT' else 'DELIVERED' end as status,
         coalesce((select max(h.at) from order_status_history h where h.order_id = o.id and h.to_value = 'SHIPPED'),
                  (select max(h.at) from order_status_history h where h.order_id = o.id and h.to_value = 'DELIVERED'),
                  o.created_at) as shipped_at,
         case when o.status = 'DELIVERED' then coalesce(
           (select max(h.at) from order_status_history h where h.order_id = o.id and h.to_value = 'DELIVERED'),
           o.updated_at) end as delivered_at
    from orders o
   where o.status in ('SHIPPED', 'DELIVERED') and o.deleted_at is null
     and not exists (select from shipments s where s.order_id = o.id and s.status not in ('PENDING', 'CANCELLED'))
), moved as (
  update shipments s set status = d.status, version = version + 1, shipped_at = d.shipped_at,
         delivered_at = greatest(d.delivered_at, d.shipped_at)
    from departures d where s.order_id = d.id and s.status = 'PENDING' returning s.id, s.status, d.shipped_at
), made as (
  insert into shipments (order_id, tracking_number, status, method, weight_grams, shipped_at, delivered_at, created_at)
  select o.id, o.tracking_id, d.status, o.shipping_method,
         (select coalesce(sum(quantity * weight_grams), 0) from order_items where order_id = o.id), d.shipped_at,
         greatest(d.delivered_at, d.shipped_at), d.shipped_at
    from departures d join orders o on o.id = d.id
   where not exists (select from shipments s where s.order_id = d.id and s.status = 'PENDING')
  returning id, status, shipped_at
)
insert into shipment_events (shipment_id, status, at)
select id, status, shipped_at from moved union all select id, status, shipped_at from made;
