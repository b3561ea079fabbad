-- What an administrator packs by, and how orders are sorted and found.

-- Of one unit, as it was sold; null for a line that is older than this column and whose product had no plain weight.
alter table order_items add column weight_grams integer,
  add constraint order_items_weight_positive check (weight_grams between 1 and 10000000);

update order_items i set weight_grams = round(kg * 1000)
  from (
    select line.id, substring(coalesce(
             (select v.shipping_weight from product_variants v
               where v.product_id = line.product_id and v.parent_id is null and v.label = line.variant limit 1),
             p.shipping_weight) from '^\s*(\d{1,4}(?:\.\d{1,3})?)\s*(?:kg)?\s*$')::numeric as kg
      from order_items line join products p on p.id = line.product_id
  ) weighed
 where weighed.id = i.id and weighed.kg > 0;

create index order_items_by_sku on order_items (lower(product_sku) text_pattern_ops);
create index orders_by_tracking_id on orders (lower(tracking_id) text_pattern_ops) where tracking_id is not null;
create index orders_by_customer on orders (lower(customer_name), created_at, id) where deleted_at is null;
create index orders_by_total on orders (total_amount, created_at, id) where deleted_at is null;

-- The statuses in the order in which an order goes through them.
create function order_step(status text) returns integer language sql immutable strict parallel safe
  return array_position(array['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'], status);
create index orders_by_step on orders (order_step(status), created_at, id) where deleted_at is null;
