import type { Pool } from 'pg';
import type { Activity } from '../../contract/dashboard.ts';
import { DASHBOARD_CONTACTS, DASHBOARD_ENQUIRIES, DASHBOARD_ORDERS } from '../../domain/limits.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { type Paise, paise } from '../../domain/pricing/money.ts';
import { formatRupees } from '../../domain/text/format.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly created_at: Date;
  readonly name: string;
  readonly email: string;
}

interface OrderRow extends Row {
  readonly order_number: number;
  readonly total_amount: Paise;
}

interface MessageRow extends Row {
  readonly subject: string;
}

const common = ({ id, status, created_at, name, email }: Row) => ({
  id,
  status,
  createdAt: created_at.toISOString(),
  customerName: name,
  customerEmail: email,
});

export async function latestOrders(pool: Pool, isWithAmounts: boolean): Promise<Activity[]> {
  const { rows } = await pool.query<OrderRow>(
    `select id, order_number, total_amount, status, created_at, customer_name as name, customer_email as email
       from orders where deleted_at is null order by created_at desc, id desc limit ${DASHBOARD_ORDERS}`,
  );
  return rows.map((row) => ({
    ...common(row),
    type: 'order',
    title: `Order ${displayOrderNumber(row.order_number)}`,
    description: isWithAmounts
      ? `${row.name} placed an order of ${formatRupees(paise(row.total_amount))}`
      : `${row.name} placed an order`,
  }));
}

const MESSAGES = {
  contacts: { type: 'contact', title: 'Contact message', count: DASHBOARD_CONTACTS },
  enquiries: { type: 'enquiry', title: 'Product enquiry', count: DASHBOARD_ENQUIRIES },
} as const;

export async function latestMessages(pool: Pool, table: keyof typeof MESSAGES): Promise<Activity[]> {
  const { type, title, count } = MESSAGES[table];
  const { rows } = await pool.query<MessageRow>(
    `select id::text, subject, status, created_at, name, email
       from ${table} where deleted_at is null order by created_at desc, id desc limit ${count}`,
  );
  return rows.map((row) => ({ ...common(row), type, title, description: row.subject }));
}

/** The newest 5 orders, 3 contacts and 3 enquiries. The screen shows 10 of them, after its filter. */
export function newestFirst(...lists: readonly (readonly Activity[])[]): Activity[] {
  return lists.flat().sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
