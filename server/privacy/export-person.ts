import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { PersonalData } from '../../contract/privacy/personal-data.ts';
import { type ExportedTable, PERSONAL_TABLES } from '../../domain/privacy/personal-tables.ts';
import { pipelined, withTransaction } from '../db/connect.ts';
import { type Asker, type Person, personHash, recordRequest, THEIR_ORDERS } from './person.ts';

const OF_ORDERS = 't.order_id in (select id from mine)';
const OF_SHIPMENTS = `t.shipment_id in (select s.id from shipments s where s.order_id in (select id from mine))`;
const OF_PAYMENTS = `t.payment_id in (select p.id from payments p where p.order_id in (select id from mine))`;
const OF_CLAIMS = `t.claim_id in (select c.id from claims c where c.order_id in (select id from mine))`;
const OF_ACCOUNT = 't.user_id = $1';
const OF_ADDRESS = 'lower(t.email) = $2';

/** Which rows of each table are about the account `$1`, the address `$2` or their orders. */
const ROWS: Readonly<Record<ExportedTable, string>> = {
  users: 't.id = $1',
  sessions: OF_ACCOUNT,
  wishlist_items: OF_ACCOUNT,
  customers: 't.key = $2',
  orders: 't.id in (select id from mine)',
  order_items: OF_ORDERS,
  order_status_history: OF_ORDERS,
  order_calls: OF_ORDERS,
  shipments: OF_ORDERS,
  shipment_events: OF_SHIPMENTS,
  payments: OF_ORDERS,
  payment_events: OF_PAYMENTS,
  refunds: OF_PAYMENTS,
  invoices: OF_ORDERS,
  claims: OF_ORDERS,
  claim_photographs: OF_CLAIMS,
  coupon_uses: OF_ORDERS,
  cash_marks: OF_ORDERS,
  contacts: OF_ADDRESS,
  enquiries: OF_ADDRESS,
  message_replies: `t.contact_id in (select c.id from contacts c where lower(c.email) = $2)
    or t.enquiry_id in (select e.id from enquiries e where lower(e.email) = $2)`,
  reviews: OF_ACCOUNT,
  stock_alerts: OF_ADDRESS,
  outbox: `lower(t.payload ->> 'to') = $2`,
  audit_log: `(t.entity = 'customer' and t.entity_id in ($1::text, guest_id($2)))
    or (t.entity = 'order' and t.entity_id in (select id from mine))`,
};

/** What is read of a row where that is not simply its columns. */
const READ: Partial<Record<ExportedTable, string>> = {
  // A mail repeats what other tables have, and may have a link that opens the account.
  outbox: `t.payload ->> 'to' as to, t.payload ->> 'subject' as subject, t.created_at, t.sent_at`,
  claim_photographs: `t.id, t.claim_id, t.created_at, (
    select '/api/orders/' || c.order_id || '/claims/' || c.id || '/photographs/' || t.id
      from claims c where c.id = t.claim_id) as address`,
};

/** Everything that is known about somebody, at one moment. Tables that know nothing are left out. */
export async function exportPerson(
  pool: Pool,
  person: Person,
  asker: Asker,
  now: Date,
): Promise<PersonalData> {
  const tables = Object.entries(PERSONAL_TABLES).flatMap(([name, table]) =>
    isExported(name) && 'title' in table ? [{ name, hidden: [], ...table }] : [],
  );
  const parts = await withTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    return pipelined(
      tables.map(async ({ name, title, hidden }) => {
        const { rows } = await client.query(
          `with mine as (${THEIR_ORDERS})
           select ${READ[name] ?? 't.*'} from ${name} t where ${ROWS[name]} order by to_jsonb(t) ->> 'created_at'`,
          [person.userId, person.email],
        );
        return { name, title, rows: rows.map((row: object) => shownOf(row, hidden)) };
      }),
    );
  });
  const hash = await personHash(pool, person);
  await recordRequest(pool, asker, { id: randomUUID(), kind: 'export', hash, kept: [] });
  const known = parts.filter(({ rows }) => rows.length > 0);
  return { exportedAt: now.toISOString(), email: person.address, parts: known };
}

const shownOf = (row: object, hidden: readonly string[]) =>
  Object.fromEntries(
    Object.entries(row).filter(([column, value]) => value !== null && !hidden.includes(column)),
  );

const isExported = (name: string): name is ExportedTable => Object.hasOwn(ROWS, name);
