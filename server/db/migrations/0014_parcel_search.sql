-- A parcel is found by its own text alone: a search that asks the orders too has a million of them to go through.

-- Between the two a line ends, which nobody can type into a search.
create function parcel_search(tracking_number text, order_search text) returns text
  language sql immutable parallel safe
  return lower(coalesce(tracking_number, '')) || e' \n ' || coalesce(order_search, '');

create function search_parcel() returns trigger language plpgsql as $$
begin
  new.search := parcel_search(new.tracking_number, (select o.search from orders o where o.id = new.order_id));
  return new;
end $$;
create trigger search_follows before insert or update of order_id, tracking_number on shipments
  for each row execute function search_parcel();

create function search_parcels_of_order() returns trigger language plpgsql as $$
begin
  update shipments set search = parcel_search(tracking_number, new.search) where order_id = new.id;
  return null;
end $$;
create trigger parcels_follow after update on orders for each row
  when (old.search is distinct from new.search) execute function search_parcels_of_order();
