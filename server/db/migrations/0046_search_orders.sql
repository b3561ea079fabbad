-- Orders are found by their customer and city, word by word, and by any part of a tracking number.

alter table orders add column search_text text not null
  generated always as (lower(customer_name || ' ' || coalesce(shipping_address ->> 'city', ''))) stored;

create index orders_by_search_text on orders using gin (search_text gin_trgm_ops);
drop index orders_by_name;

-- As before, a frequent word is searched for, and each status counted, without reading the orders.
drop index orders_by_time;
create index orders_by_time on orders (created_at, id) include (search_text) where deleted_at is null;
drop index orders_by_status;
create index orders_by_status on orders (status, created_at, id)
  include (payment_status, payment_method, search_text) where deleted_at is null;

drop index orders_by_tracking_id;
create index orders_by_tracking_part on orders using gin (lower(tracking_id) gin_trgm_ops) where tracking_id is not null;
create index shipments_by_tracking_part on shipments using gin (lower(tracking_number) gin_trgm_ops);
