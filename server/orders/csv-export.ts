import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { BYTE_ORDER_MARK } from '../../domain/text/csv.ts';
import { indianDay } from '../../domain/text/period.ts';
import { findsFew } from '../db/list-page.ts';
import { ORDER_CSV_HEAD, type OrderCsvRow, orderCsvLine } from './csv-columns.ts';
import { type OrderFilter, orderConditions } from './order-filter.ts';

/** Named by the day in India: `orders-2026-11-15.csv`. */
export function ordersCsvFileName(now: Date): string {
  return `orders-${indianDay(now)}.csv`;
}

/** Streams the file: a batch is read when the one before it has been sent. */
export function ordersCsvStream(pool: Pool, filter: OrderFilter): Readable {
  return Readable.from(csvChunks(pool, filter), { objectMode: false });
}

async function* csvChunks(pool: Pool, filter: OrderFilter): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${ORDER_CSV_HEAD}\r\n`;
  for await (const rows of orderBatches(pool, filter)) yield rows.map(orderCsvLine).join('');
}

const FIRST_BATCH = 50;
const BATCH_MAX = 500;

/** All matches, the newest first. The first batch is small, so that the download starts soon. */
async function* orderBatches(pool: Pool, filter: OrderFilter): AsyncGenerator<OrderCsvRow[]> {
  const isSelective =
    filter.search !== undefined && (await findsFew(pool, 'orders o', orderConditions(filter)));
  let batch = FIRST_BATCH;
  let last: OrderCsvRow | undefined;
  do {
    const conditions = orderConditions(filter);
    const after =
      last === undefined
        ? ''
        : `and (o.created_at, o.id) < (${conditions.param(last.created_at)}, ${conditions.param(last.id)})`;
    const { rows } = await pool.query<OrderCsvRow>(
      `select o.id, o.order_number, o.created_at, o.status, o.payment_status, o.payment_method, o.customer_name,
              o.customer_email, o.customer_phone, o.shipping_address, o.subtotal, o.shipping_cost, o.cgst, o.sgst,
              o.igst, o.discount_amount, o.round_off, o.total_amount, o.coupon_code, o.tracking_id, o.test_payment,
              (select string_agg(i.quantity || ' x ' || i.product_name || coalesce(' (' || i.variant || ')', ''), '; '
                        order by i.position)
                 from order_items i where i.order_id = o.id) as items,
              o.advance, o.awaits_advance, o.promise_first, o.promise_last, o.confirm_by, o.confirmed_at,
              o.billing_address ->> 'gstin' as gstin,
              (select string_agg(distinct i.hsn, '; ') from order_items i where i.order_id = o.id) as hsn,
              (select jsonb_build_object(
                        'refunded', coalesce(sum(r.amount), 0),
                        'refund_days', string_agg(distinct day_in_india(r.completed_at)::text, '; '),
                        'transactions', string_agg(distinct p.transaction_id, '; '))
                 from payments p left join refunds r on r.payment_id = p.id and r.state = 'COMPLETED'
                where p.order_id = o.id and p.state = 'COMPLETED') as money,
              (select jsonb_agg(jsonb_build_object(
                        'kind', d.kind, 'number', d.number, 'day', day_in_india(d.issued_at)::text,
                        'total', d.total_amount, 'totals', d.document -> 'totals',
                        'place', d.document ->> 'placeOfSupply')
                        order by d.edition, d.financial_year, d.serial)
                 from invoices d where d.order_id = o.id) as documents
         from orders o where o.id in (
           select o.id from (select o.id, o.created_at from orders o ${conditions.where} ${after} ${isSelective ? 'offset 0' : ''}) o
            order by o.created_at desc, o.id desc limit ${batch})
        order by o.created_at desc, o.id desc`,
      conditions.values,
    );
    if (rows.length > 0) yield rows;
    last = rows.length < batch ? undefined : rows.at(-1);
    batch = Math.min(2 * batch, BATCH_MAX);
  } while (last !== undefined);
}
