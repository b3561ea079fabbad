-- What orders have brought in is told by the money itself: payments that settle their order, less the refunds of them that
-- are done. It belongs to the day on which it came or went; what an order is worth belongs to the day of the order.

update refunds set completed_at = updated_at where state = 'COMPLETED' and completed_at is null;

create index payments_by_change on payments (updated_at);
create index refunds_by_change on refunds (updated_at);
create index payments_by_day on payments (completed_at) where state = 'COMPLETED';
create index refunds_by_day on refunds (completed_at) where state = 'COMPLETED';

-- Below zero on a day on which more went back than came.
create table daily_received (
  day      date not null,
  received bigint not null,

  constraint daily_received_pk primary key (day)
);
insert into daily_received (day, received)
  select day_in_india(moved.at), sum(moved.amount)
    from (select completed_at as at, amount_received as amount from payments where state = 'COMPLETED'
          union all
          select r.completed_at, -r.amount from refunds r join payments p on p.id = r.payment_id
           where r.state = 'COMPLETED' and p.state = 'COMPLETED') moved
   group by 1;

-- Its own, so that a version before this one, which counts the other sums alone, leaves no day of it out.
alter table daily_sums_state add column received_until timestamptz not null default '-infinity';
update daily_sums_state set received_until = now() where rolled_up_until > '-infinity';

create function net_received(order_id text) returns bigint language sql stable
  return (select coalesce(sum(p.amount_received - (
                   select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state = 'COMPLETED')), 0)::bigint
            from payments p where p.order_id = net_received.order_id and p.state = 'COMPLETED');

-- A customer has spent what their orders have brought in, so that payments and refunds change it and orders do not.
drop trigger customer_money on orders;
drop function follow_changed_money();

create function add_to_spent(paid_order text, amount bigint) returns void language sql
begin atomic
  update customers c set total_spent = total_spent + amount from orders o
   where o.id = paid_order and o.deleted_at is null and c.key = customer_of(o.user_id, o.customer_email) and amount <> 0;
end;

-- A payment that was entered by mistake is withdrawn, and then nothing of it has come.
create function follow_payment() returns trigger language plpgsql as $$
begin
  perform add_to_spent(coalesce(new.order_id, old.order_id),
    case when new.state = 'COMPLETED' then new.amount_received else 0 end
    - case when old.state = 'COMPLETED' then old.amount_received else 0 end);
  return null;
end $$;
create trigger customer_paid after insert or update of state, amount_received or delete on payments
  for each row execute function follow_payment();

create function follow_refund() returns trigger language plpgsql as $$
begin
  perform add_to_spent(p.order_id,
      case when old.state = 'COMPLETED' then old.amount else 0 end
      - case when new.state = 'COMPLETED' then new.amount else 0 end)
     from payments p where p.id = coalesce(new.payment_id, old.payment_id) and p.state = 'COMPLETED';
  return null;
end $$;
create trigger customer_refunded after insert or update of state, amount or delete on refunds
  for each row execute function follow_refund();

-- An order comes without money, and one with money never goes.
do $$
declare
  counted text := 'coalesce(sum(total_amount) filter (where brings_money(status, payment_status, payment_method, awaits_advance)), 0)';
begin
  execute replace(pg_get_functiondef('refresh_customer(text)'::regprocedure), counted, 'coalesce(sum(net_received(id)), 0)');
  execute replace(pg_get_functiondef('follow_new_orders()'::regprocedure), counted, '0');
  execute replace(pg_get_functiondef('follow_removed_orders()'::regprocedure), counted, '0');
end $$;

update customers c set total_spent = coalesce(spent, 0)
  from customers k left join (
    select customer_of(user_id, customer_email) as person, sum(net_received(id)) as spent
      from orders where deleted_at is null group by 1
  ) theirs on theirs.person = k.key
 where c.key = k.key and c.total_spent <> coalesce(spent, 0);
