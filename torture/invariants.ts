import pg from 'pg';

/** What is true of the whole database at any moment, beyond what its constraints hold. Each finds the rows that break it. */
const RULES: Readonly<Record<string, string>> = {
  'order numbers have no gap, and the counter stands at the last': `select 1 from (select count(*) as many, coalesce(max(order_number), 0) as last from orders) o
      where many <> last or last <> coalesce((select value from counters where name = 'orders'), 0)`,
  'invoice numbers have no gap within their year':
    'select 1 from invoices group by kind, financial_year having count(*) <> max(serial)',
  'the lines of an order add up to its subtotal': `select 1 from orders o where subtotal is distinct from
      (select sum(total_price) from order_items i where i.order_id = o.id)`,
  'the history of an order begins with its placing and ends with its status': `select 1 from orders o where
       (select count(*) from order_status_history h
         where h.order_id = o.id and field = 'status' and from_value is null) <> 1
       or status is distinct from (select to_value from order_status_history h
         where h.order_id = o.id and field = 'status' order by at desc, id desc limit 1)`,
  'an order that holds goods has taken its pieces once, any other none': `select 1 from orders o where
       coalesce((select -sum(delta) from stock_movements m where m.order_id = o.id and m.reason <> 'claim'), 0) <>
       case when stock_held
         then (select coalesce(sum(quantity - restocked), 0) from order_items i where i.order_id = o.id and stock_id is not null)
         else 0 end`,
  'nothing is sold that is not there': 'select 1 from stock where available < 0',
  'a paid online order has one completed payment, and a completed payment its order': `select 1 from orders o where payment_method <> 'COD' and payment_status in ('PAID', 'REFUNDED')
       and not exists (select from payments p where p.order_id = o.id and p.state = 'COMPLETED')
      union all
     select 1 from payments p join orders o on o.id = p.order_id
      where p.state = 'COMPLETED' and o.payment_status not in ('PAID', 'REFUNDED')
        and (p.pays <> 'advance' or o.awaits_advance)`,
  'a payment is for exactly what is asked': `select 1 from payments p join orders o on o.id = p.order_id
      where p.amount is distinct from case p.pays when 'advance' then o.advance
        when 'balance' then o.total_amount - o.advance else o.total_amount end`,
  'of an order with an advance, what is paid and what is due are its total': `select 1 from orders o, lateral (
       select coalesce(sum(amount_received), 0) as paid, coalesce(bool_or(pays = 'advance'), false) as has_advance
         from payments p where p.order_id = o.id and p.state = 'COMPLETED') money
      where advance is not null and (awaits_advance = has_advance or paid > total_amount
        or paid <> case when payment_status = 'PAID' then total_amount when payment_status = 'REFUNDED' then paid
                        when awaits_advance then 0 else advance end)`,
  'an order waits for its confirmation only while it is to be paid in cash': `select 1 from orders
      where confirm_by is not null and deleted_at is null and (status <> 'PENDING' or payment_method <> 'COD'
        or payment_status = 'PAID' or advance is not null or confirmed_at is not null)`,
  'an order lapses once': `select 1 from order_status_history
      where note = 'The customer didn’t confirm it in time' group by order_id having count(*) > 1`,
  'a shipped order has a shipment that left, an order before that none, and a cancelled one none that waits': `select 1 from orders o, lateral (
       select coalesce(bool_or(s.status not in ('PENDING', 'CANCELLED')), false) as has_left,
              coalesce(bool_or(s.status in ('PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED')), false) as is_under_way,
              coalesce(bool_or(s.status = 'PENDING'), false) as waits
         from shipments s where s.order_id = o.id and not exists (select from claims c where c.shipment_id = s.id)) parcels
      where deleted_at is null and case when o.status in ('SHIPPED', 'DELIVERED') then not has_left
        when o.status = 'CANCELLED' then waits else is_under_way end`,
  'refunds never exceed what was paid': `select 1 from payments p where coalesce(amount_received, 0) <
      (select coalesce(sum(amount), 0) from refunds r where r.payment_id = p.id and r.state <> 'FAILED')`,
  'an order is refunded once nothing is left of its money, and not before': `select 1 from orders o, lateral (
       select sum(amount_received - (select coalesce(sum(amount), 0) from refunds r
                                      where r.payment_id = p.id and r.state = 'COMPLETED')) as remains
         from payments p where p.order_id = o.id and p.state = 'COMPLETED') money
      where deleted_at is null
        and (payment_status = 'REFUNDED' and remains >= 200 or payment_status = 'PAID' and total_amount > 0 and remains = 0)`,
  'credit notes never exceed their invoice': `select 1 from invoices i where kind = 'invoice' and total_amount <
      (select coalesce(sum(total_amount), 0) from invoices n where n.invoice_id = i.id)`,
  // A note of a cancellation credits refunds that come after it too.
  'each refund after the invoice has one credit note for its amount': `select 1 from orders o, lateral (
       select min(issued_at) filter (where kind = 'invoice') as invoiced_at, bool_or(reason not like 'Refund%') as is_cancelled,
              count(*) filter (where kind = 'credit_note') as credit_notes,
              coalesce(sum(total_amount) filter (where kind = 'credit_note'), 0) as credited
         from invoices where order_id = o.id) documents, lateral (
       select count(*) as many, coalesce(sum(r.amount), 0) as refunded from refunds r join payments p on p.id = r.payment_id
        where p.order_id = o.id and p.state = 'COMPLETED' and r.state = 'COMPLETED' and r.completed_at >= invoiced_at) done
      where invoiced_at is not null and is_cancelled is not true and (credit_notes <> many or credited <> refunded)`,
  'the history of a shipment ends with its status': `select 1 from shipments s where status is distinct from
      (select e.status from shipment_events e where e.shipment_id = s.id order by at desc, id desc limit 1)`,
  'an order whose shipments have arrived is delivered': `select 1 from orders o where status = 'SHIPPED' and deleted_at is null
       and exists (select from shipments s where s.order_id = o.id and s.status = 'DELIVERED')
       and not exists (select from shipments s where s.order_id = o.id
                        and s.status in ('PENDING', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY'))`,
  'a refund that was decided on a claim is refunded for its amount': `select 1 from claims c where decision = 'refund'
       and amount is distinct from (select sum(r.amount) from claim_refunds cr join refunds r on r.id = cr.refund_id
                                     where cr.claim_id = c.id)`,
  'no line of an order has two open claims': `select 1 from claim_lines l join claims c on c.id = l.claim_id
      where c.decision is null group by l.order_item_id having count(*) > 1`,
  'a coupon counts the uses that were not returned': `select 1 from coupons c where used_count <>
      (select count(*) from coupon_uses u where u.coupon_id = c.id and returned_at is null)`,
  'customers have the orders and sums of their orders': `select 1 from (
       select customer_of(user_id, customer_email) as key, count(*) as many,
              sum(net_received(id)) as spent
         from orders where deleted_at is null group by 1) theirs
       full join customers c using (key)
      where coalesce(many, 0) <> coalesce(orders_count, 0) or coalesce(spent, 0) <> coalesce(total_spent, 0)`,
  // Mails are forgotten some time after they were sent.
  'a new cash order has promised its mails': `select 1 from orders o
      where payment_method = 'COD' and not awaits_advance and created_at > now() - interval '1 day'
        and not (exists (select from outbox where dedupe_key = 'order-placed:' || o.id || ':' || order_number
                   or dedupe_key like 'order-revived:' || o.id || ':%')
             and exists (select from outbox where dedupe_key = 'order-noticed:' || o.id))`,
  'a key that was answered names an order that is there': `select 1 from idempotency_keys where scope = 'order' and state = 'answered'
       and not exists (select from orders o where o.id = response_body ->> 'id')`,
};

export const RULE_NAMES = Object.keys(RULES);

/** The rules that are broken now, in words; none of a sound shop. */
export async function brokenRules(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await brokenRulesSeenBy(client);
  } finally {
    await client.end();
  }
}

export async function brokenRulesSeenBy(client: pg.ClientBase): Promise<string[]> {
  const counts = Object.entries(RULES).map(
    ([words, rows]) => `select '${words}' as rule, (select count(*)::int from (${rows}) broken) as broken`,
  );
  const { rows } = await client.query<{ rule: string; broken: number }>(
    `select rule, broken from (${counts.join(' union all ')}) rules where broken > 0`,
  );
  return rows.map(({ rule, broken }) => `${rule}: broken by ${broken}`);
}
