import type { PoolClient } from 'pg';
import {
  ERASED_NAME,
  ERASED_REVIEWER,
  ERASED_TEXT,
  erasedEmail,
  withoutPayer,
} from '../../domain/privacy/erasure.ts';
import type { Person } from './person.ts';

interface Erased {
  readonly person: Person;
  /** Locked. */
  readonly orderIds: readonly string[];
  readonly requestId: string;
}

/** What domain/privacy/personal-tables.ts says of each table: the one place that writes into the tables of all areas. */
export async function removePerson(client: PoolClient, erased: Erased): Promise<void> {
  const { person, orderIds } = erased;
  // Before what it names is gone.
  await removeMessages(client, erased);
  await blankPayments(client, orderIds);
  await blankOrders(client, erased);
  for (const statement of OF_ORDERS) await client.query(statement, [orderIds]);
  if (person.userId !== null)
    for (const statement of OF_ACCOUNT) await client.query(statement, [person.userId]);
  if (person.email !== null)
    for (const statement of OF_ADDRESS) await client.query(statement, [person.email]);
}

const OF_ORDERS = [
  `update order_status_history set note = null where order_id = any($1) and note is not null`,
  `update order_calls set note = '' where order_id = any($1) and note <> ''`,
  `update stock_movements set note = null where order_id = any($1) and note is not null`,
  `update coupon_uses set customer_key = '${ERASED_TEXT}' where order_id = any($1)`,
  `update shipments set notes = '' where order_id = any($1) and notes <> ''`,
  `update shipment_events set note = '' where note <> ''
      and shipment_id in (select id from shipments where order_id = any($1))`,
  // A rejection has a reason, and a hand-over a note.
  `update claims set message = '', note = case decision when 'refusal' then '${ERASED_TEXT}' else '' end,
          handover_note = case when handed_over_at is null then '' else '${ERASED_TEXT}' end
    where order_id = any($1)`,
  'delete from claim_photographs where claim_id in (select id from claims where order_id = any($1))',
  'delete from cash_marks where order_id = any($1)',
  `update refunds set reason = ''
    where reason <> '' and payment_id in (select id from payments where order_id = any($1))`,
];

/** A review that nobody else reads goes; a published one stays, without what could name its author. */
const OF_ACCOUNT = [
  `delete from reviews where user_id = $1 and (status <> 'published' or deleted_at is not null)`,
  `update reviews set user_name = '${ERASED_REVIEWER}', images = '[]', user_id = null,
          comment = case when exists (
            select from users u where u.id = $1 and (
              strpos(lower(comment), lower(u.name)) > 0 or strpos(lower(comment), lower(u.email)) > 0
              or strpos(phone_digits(comment), right(phone_digits(u.phone), 10)) > 0)) then '' else comment end
    where user_id = $1`,
  // Sessions, wishlist, devices, links and second steps go with it.
  'delete from users where id = $1',
];

const OF_ADDRESS = [
  'delete from contacts where lower(email) = $1',
  'delete from enquiries where lower(email) = $1',
  'delete from stock_alerts where lower(email) = $1',
  'delete from account_tokens where lower(email) = $1',
  `delete from outbox where lower(payload ->> 'to') = $1`,
  // Last: it follows orders and account.
  'delete from customers where key = $1 and not is_listed',
];

/** What was queued about their orders, claims, payments, messages and account, also to the shop itself, and stored answers. */
async function removeMessages(
  client: PoolClient,
  { person: { userId, email }, orderIds }: Erased,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `with paid as (select id from payments where order_id = any($1)),
          written as (select id from contacts where lower(email) = $2
                      union all select id from enquiries where lower(email) = $2)
     select id::text from paid
      union all select id::text from refunds where payment_id in (select id from paid)
      union all select id::text from claims where order_id = any($1)
      union all select id::text from shipments where order_id = any($1)
      union all select id::text from written
      union all select id::text from message_replies
                 where contact_id in (select id from written) or enquiry_id in (select id from written)`,
    [orderIds, email],
  );
  const ids = [...orderIds, ...rows.map(({ id }) => id), ...(userId === null ? [] : [userId])];
  // `order-placed:{order}:1`, `claim-notice:{claim}`
  await client.query(`delete from outbox where split_part(dedupe_key, ':', 2) = any($1)`, [ids]);
  await client.query(
    `delete from idempotency_keys k using unnest($1::text[]) id where strpos(k.response_body::text, id) > 0`,
    [ids],
  );
}

async function blankPayments(client: PoolClient, orderIds: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; id: string; payload: unknown }>(
    `with paid as (select id, payload from payments where order_id = any($1))
     select 'payments' as table, id::text, payload from paid
      union all select 'payment_events', id::text, payload from payment_events
                 where payment_id in (select id from paid)
      union all select 'refunds', id::text, payload from refunds where payment_id in (select id from paid)`,
    [orderIds],
  );
  for (const { table, id, payload } of rows)
    await client.query(`update ${table} set payload = $2 where id = $1`, [
      id,
      payload === null ? null : JSON.stringify(withoutPayer(payload)),
    ]);
}

/** An address without its person: the State for GST, and the region of the pincode. A GSTIN only where an invoice has it. */
const blankAddress = (address: string) => `jsonb_strip_nulls(jsonb_build_object(
  'fullName', $2::text, 'email', $3::text, 'addressLine1', '', 'addressLine2', '', 'city', '', 'phone', '',
  'state', coalesce(${address} ->> 'state', ''),
  'pinCode', left(coalesce(${address} ->> 'pinCode', ${address} ->> 'pincode'), 3) || '000',
  'gstin', (select ${address} -> 'gstin' from invoices i where i.order_id = o.id limit 1)))`;

async function blankOrders(client: PoolClient, { orderIds, requestId }: Erased): Promise<void> {
  const { rows } = await client.query<{ phone: string }>(
    `select distinct right(phone_digits(customer_phone), 10) as phone from orders where id = any($1)`,
    [orderIds],
  );
  await client.query(
    `update orders o set user_id = null, customer_name = $2, customer_email = $3, customer_phone = '', notes = '',
            admin_notes = '', floor = null, has_lift = null, version = version + 1,
            shipping_address = ${blankAddress('shipping_address')}, billing_address = ${blankAddress('billing_address')}
      where id = any($1)`,
    [orderIds, ERASED_NAME, erasedEmail(requestId)],
  );
  // A phone that somebody else orders with stays allowed.
  for (const { phone } of rows)
    await client.query(
      `delete from cash_allowances where phone = $1
          and not exists (select from orders where reverse(phone_digits(customer_phone)) like reverse($1) || '%')`,
      [phone],
    );
}
