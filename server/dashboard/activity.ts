import type { Pool } from 'pg';
import { z } from 'zod';
import { formatRupees } from '../../domain/format.ts';
import {
  DASHBOARD_ACTIVITIES,
  DASHBOARD_CONTACTS,
  DASHBOARD_ENQUIRIES,
  DASHBOARD_ORDERS,
} from '../../domain/limits.ts';
import { paise } from '../../domain/money.ts';
import { displayOrderNumber } from '../../domain/order.ts';

export const activitySchema = z
  .object({
    id: z.string(),
    type: z.enum(['order', 'contact', 'enquiry']),
    title: z.string(),
    description: z.string(),
    status: z.string(),
    createdAt: z.iso.datetime(),
    customerName: z.string(),
    customerEmail: z.string(),
  })
  .meta({ id: 'Activity' });

export type Activity = z.infer<typeof activitySchema>;

interface ActivityRow {
  readonly id: string;
  readonly type: Activity['type'];
  readonly order_number: number | null;
  readonly total_amount: number | null;
  readonly subject: string | null;
  readonly status: string;
  readonly created_at: Date;
  readonly name: string;
  readonly email: string;
}

const messages = (type: string, table: string, count: number) => `
  (select id::text, '${type}' as type, null::bigint as order_number, null::bigint as total_amount, subject, status,
          created_at, name, email
     from ${table} where deleted_at is null order by created_at desc, id desc limit ${count})`;

/** The newest 5 orders, 3 contacts and 3 enquiries; of these eleven, the newest 10. */
export async function readActivity(pool: Pool): Promise<Activity[]> {
  const { rows } = await pool.query<ActivityRow>(
    `(select id, 'order' as type, order_number, total_amount, null as subject, status, created_at,
             customer_name as name, customer_email as email
        from orders where deleted_at is null order by created_at desc, id desc limit ${DASHBOARD_ORDERS})
     union all ${messages('contact', 'contacts', DASHBOARD_CONTACTS)}
     union all ${messages('enquiry', 'enquiries', DASHBOARD_ENQUIRIES)}
     order by created_at desc, id desc limit ${DASHBOARD_ACTIVITIES}`,
  );
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    ...wordsOf(row),
    status: row.status,
    createdAt: row.created_at.toISOString(),
    customerName: row.name,
    customerEmail: row.email,
  }));
}

function wordsOf(row: ActivityRow): Pick<Activity, 'title' | 'description'> {
  if (row.type === 'order')
    return {
      title: `Order ${displayOrderNumber(row.order_number ?? row.id)}`,
      description: `${row.name} ordered for ${formatRupees(paise(row.total_amount ?? 0))}`,
    };
  const title = row.type === 'contact' ? 'Contact message' : 'Product enquiry';
  return { title, description: row.subject ?? '' };
}
