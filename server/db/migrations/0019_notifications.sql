-- What every process is notified of: the catalogue has changed, the outbox has a message, a session has ended, the admin has
-- an event.

-- The storefront's pages are cached until the catalogue changes. Notifications of one transaction are folded into one.
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

-- A session that ends closes its open event streams, in every process.
create function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', new.id::text);
  return null;
end $$;
create trigger session_ended after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function notify_session_ended();

-- Administrators see what visitors send and what other administrators change.
create function notify_admin_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('admin_events', json_build_object('kind', tg_argv[0], 'id', new.id)::text);
  return null;
end $$;
create trigger admin_event_created after insert on orders for each row execute function notify_admin_events('order');
create trigger admin_event_changed after update on orders for each row execute function notify_admin_events('order');
create trigger admin_event_created after insert on contacts for each row execute function notify_admin_events('contact');
create trigger admin_event_changed after update on contacts for each row execute function notify_admin_events('contact');
create trigger admin_event_created after insert on enquiries for each row execute function notify_admin_events('enquiry');
create trigger admin_event_changed after update on enquiries for each row execute function notify_admin_events('enquiry');
-- The list of shipments follows the events of orders.
create trigger admin_event_changed after insert or update on shipments
  for each row execute function notify_admin_events('order');
create trigger admin_event_created after insert on claims for each row execute function notify_admin_events('claim');
create trigger admin_event_changed after update on claims for each row execute function notify_admin_events('claim');
create trigger admin_event_created after insert on reviews for each row execute function notify_admin_events('review');
create trigger admin_event_changed after update on reviews for each row execute function notify_admin_events('review');
-- Money that settles nothing changes no order, so payments and refunds notify by themselves.
create trigger admin_event_changed after update on payments for each row
  when (old.state is distinct from new.state) execute function notify_admin_events('order');
create trigger admin_event_created after insert on refunds for each row execute function notify_admin_events('order');
create trigger admin_event_changed after update on refunds for each row
  when (old.state is distinct from new.state) execute function notify_admin_events('order');
-- Only mails that are not tried again by themselves, and those that an administrator has sent again.
create trigger admin_event_changed after update on outbox for each row
  when ((old.status = 'dead') <> (new.status = 'dead')) execute function notify_admin_events('mail');
