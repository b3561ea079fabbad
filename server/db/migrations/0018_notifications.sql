-- What every process hears of: the catalogue has changed, something is to be sent, the back-office has news.

-- The storefront's pages are kept until the catalogue changes. Notifications of one transaction are folded into one.
create function notify_catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['categories', 'products', 'product_variants', 'settings', 'discounts'] loop
    execute format(
      'create trigger catalogue_came_or_went after insert or delete on %I
        for each row execute function notify_catalogue_changed()', name);
    execute format(
      'create trigger catalogue_changed after update on %I for each row
        when (old.* is distinct from new.*) execute function notify_catalogue_changed()', name);
  end loop;
  foreach name in array array[
    'categories', 'products', 'product_variants', 'reviews', 'settings', 'discounts', 'coupons', 'stock'
  ] loop
    execute format(
      'create trigger catalogue_emptied after truncate on %I
        for each statement execute function notify_catalogue_changed()', name);
  end loop;
end $$;

-- A review that nobody sees yet changes no page.
create trigger catalogue_came after insert on reviews for each row
  when (new.status = 'published') execute function notify_catalogue_changed();
create trigger catalogue_changed after update on reviews for each row
  when ('published' in (old.status, new.status) and old.* is distinct from new.*)
  execute function notify_catalogue_changed();
create trigger catalogue_went after delete on reviews for each row
  when (old.status = 'published') execute function notify_catalogue_changed();

-- An order that uses a coupon, or takes one of many, must not empty every process's page cache.
create trigger catalogue_came_or_went after insert or delete on coupons
  for each row execute function notify_catalogue_changed();
create trigger catalogue_changed after update on coupons for each row
  when (to_jsonb(old) - '{used_count,updated_at}'::text[]
    is distinct from to_jsonb(new) - '{used_count,updated_at}'::text[])
  execute function notify_catalogue_changed();
create trigger catalogue_came_or_went after insert or delete on stock
  for each row execute function notify_catalogue_changed();
create trigger catalogue_changed after update on stock for each row
  when ((old.available = 0) <> (new.available = 0)) execute function notify_catalogue_changed();

create function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger outbox_filled after insert on outbox for each row execute function notify_outbox();

-- Two people at work see each other's changes: what an administrator changes is news like what a visitor sends.
create function notify_backoffice() returns trigger language plpgsql as $$
begin
  perform pg_notify('backoffice', json_build_object('kind', tg_argv[0], 'id', new.id)::text);
  return null;
end $$;
create trigger backoffice_news after insert on orders for each row execute function notify_backoffice('order');
create trigger backoffice_change after update on orders for each row execute function notify_backoffice('order');
create trigger backoffice_news after insert on contacts for each row execute function notify_backoffice('contact');
create trigger backoffice_change after update on contacts for each row execute function notify_backoffice('contact');
create trigger backoffice_news after insert on enquiries for each row execute function notify_backoffice('enquiry');
create trigger backoffice_change after update on enquiries for each row execute function notify_backoffice('enquiry');
-- The list of parcels follows the news of orders.
create trigger backoffice_change after insert or update on shipments
  for each row execute function notify_backoffice('order');
