-- What waits for an administrator: found quickly among many orders, and told of as it comes and goes.

create index orders_unpaid on orders (created_at, id)
  where payment_method <> 'COD' and payment_status in ('PENDING', 'FAILED') and status <> 'CANCELLED'
    and deleted_at is null;
create index orders_to_refund on orders (created_at, id)
  where status = 'CANCELLED' and payment_status = 'PAID' and deleted_at is null;

create trigger admin_event_created after insert on reviews for each row execute function notify_admin_events('review');
create trigger admin_event_changed after update on reviews for each row execute function notify_admin_events('review');
-- Money that settles nothing leaves its order unchanged.
create trigger admin_event_changed after update on payments for each row
  when (old.state is distinct from new.state) execute function notify_admin_events('order');
create trigger admin_event_created after insert on refunds for each row execute function notify_admin_events('order');
create trigger admin_event_changed after update on refunds for each row
  when (old.state is distinct from new.state) execute function notify_admin_events('order');
-- Only mails that nobody tries again by itself, and those that an administrator has sent again.
create trigger admin_event_changed after update on outbox for each row
  when ((old.status = 'dead') <> (new.status = 'dead')) execute function notify_admin_events('mail');
