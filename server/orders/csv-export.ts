import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { paymentFigures } from '../../domain/orders/order-money.ts';
import type { OrderStatus, PaymentStatus } from '../../domain/orders/order-status.ts';
import { TEST_PAYMENT } from '../../domain/payments/payment-mode.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { addressLine, readAddress } from '../../domain/shipping/address.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../domain/text/csv.ts';
import { indianClock } from '../../domain/text/indian-clock.ts';
import { findsFew } from '../db/list-page.ts';
import { type OrderFilter, orderConditions } from './order-filter.ts';

export const ORDER_CSV_COLUMNS = [
  'Order Number',
  'Created At',
  'Status',
  'Payment Status',
  'Payment Method',
  'Name',
  'Email',
  'Phone',
  'Address',
  'City',
  'State',
  'Pincode',
  'Items',
  'Subtotal',
  'Shipping',
  'CGST',
  'SGST',
  'IGST',
  'Discount',
  'Round Off',
  'Total',
  'Coupon',
  'Tracking ID',
  'Order ID',
  'Test Payment',
  'Invoice Number',
  'Taxable Value',
  'Invoice GST',
  'GSTIN',
  'HSN',
  'Advance',
  'Paid',
  'Due',
  'Promised From',
  'Promised To',
  'Confirmation',
] as const;

interface ExportRow {
  readonly id: string;
  readonly order_number: number;
  readonly created_at: Date;
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly payment_method: string;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly shipping_address: unknown;
  readonly items: string | null;
  readonly subtotal: number;
  readonly shipping_cost: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly discount_amount: number;
  readonly round_off: number;
  readonly total_amount: number;
  readonly coupon_code: string | null;
  readonly tracking_id: string | null;
  readonly test_payment: boolean;
  /** The latest; amounts in paise. */
  readonly invoice: { readonly number: string; readonly taxable: number; readonly gst: number } | null;
  readonly gstin: string | null;
  readonly hsn: string | null;
  readonly advance: number | null;
  readonly awaits_advance: boolean;
  readonly promise_first: string | null;
  readonly promise_last: string | null;
  readonly confirm_by: Date | null;
  readonly confirmed_at: Date | null;
  /** Of refunded orders alone. */
  readonly refunded: number | null;
}

const inIndia = (moment: Date): string => indianClock(moment).toISOString();

/** Named by the day in India: `orders-2026-11-15.csv`. */
export function ordersCsvFileName(now: Date): string {
  return `orders-${inIndia(now).slice(0, 10)}.csv`;
}

/** Streams the file: a batch is read when the one before it has been sent. */
export function ordersCsvStream(pool: Pool, filter: OrderFilter): Readable {
  return Readable.from(csvChunks(pool, filter), { objectMode: false });
}

async function* csvChunks(pool: Pool, filter: OrderFilter): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${ORDER_CSV_COLUMNS.join(',')}\r\n`;
  for await (const rows of orderBatches(pool, filter)) yield rows.map(csvLine).join('');
}

/** Texts are escaped, so that no spreadsheet runs them as a formula; amounts stay numbers, also below zero. */
function csvLine(row: ExportRow): string {
  const address = readAddress(row.shipping_address);
  const amount = (stored: number) => toRupees(paise(stored)).toFixed(2);
  const texts = [
    displayOrderNumber(row.order_number),
    inIndia(row.created_at).slice(0, 16).replace('T', ' '),
    row.status,
    row.payment_status,
    row.payment_method,
    row.customer_name,
    row.customer_email,
    row.customer_phone,
    addressLine(address?.addressLine1 ?? '', address?.addressLine2),
    address?.city ?? '',
    address?.state ?? '',
    address?.pinCode ?? '',
    row.items ?? '',
  ];
  const amounts = [
    row.subtotal,
    row.shipping_cost,
    row.cgst,
    row.sgst,
    row.igst,
    row.discount_amount,
    row.round_off,
    row.total_amount,
  ];
  const rest = [row.coupon_code ?? '', row.tracking_id ?? '', row.id, row.test_payment ? TEST_PAYMENT : ''];
  const { invoice } = row;
  const { paid, due } = figuresOf(row);
  const cells = [
    ...texts.map(csvCell),
    ...amounts.map(amount),
    ...rest.map(csvCell),
    csvCell(invoice?.number ?? ''),
    ...(invoice === null ? ['', ''] : [amount(invoice.taxable), amount(invoice.gst)]),
    csvCell(row.gstin ?? ''),
    csvCell(row.hsn ?? ''),
    row.advance === null ? '' : amount(row.advance),
    amount(paid),
    amount(due),
    row.promise_first ?? '',
    row.promise_last ?? '',
    confirmationWord(row),
  ];
  return `${cells.join(',')}\r\n`;
}

/** Of a cash order that its customer is asked to confirm. */
function confirmationWord({ status, confirm_by, confirmed_at }: ExportRow): string {
  if (confirmed_at !== null) return 'Confirmed';
  return confirm_by !== null && status === 'PENDING' ? 'Waiting' : '';
}

const figuresOf = (row: ExportRow) =>
  paymentFigures({
    total: paise(row.total_amount),
    status: row.status,
    paymentStatus: row.payment_status,
    advance: row.advance === null ? null : paise(row.advance),
    awaitsAdvance: row.awaits_advance,
    refunded: paise(row.refunded ?? 0),
  });

const FIRST_BATCH = 50;
const BATCH_MAX = 500;

/** All matches, the newest first. The first batch is small, so that the download starts soon. */
async function* orderBatches(pool: Pool, filter: OrderFilter): AsyncGenerator<ExportRow[]> {
  const isSelective =
    filter.search !== undefined && (await findsFew(pool, 'orders o', orderConditions(filter)));
  let batch = FIRST_BATCH;
  let last: ExportRow | undefined;
  do {
    const conditions = orderConditions(filter);
    const after =
      last === undefined
        ? ''
        : `and (o.created_at, o.id) < (${conditions.param(last.created_at)}, ${conditions.param(last.id)})`;
    const { rows } = await pool.query<ExportRow>(
      `select o.id, o.order_number, o.created_at, o.status, o.payment_status, o.payment_method, o.customer_name,
              o.customer_email, o.customer_phone, o.shipping_address, o.subtotal, o.shipping_cost, o.cgst, o.sgst,
              o.igst, o.discount_amount, o.round_off, o.total_amount, o.coupon_code, o.tracking_id, o.test_payment,
              (select string_agg(i.quantity || ' x ' || i.product_name || coalesce(' (' || i.variant || ')', ''), '; '
                        order by i.position)
                 from order_items i where i.order_id = o.id) as items,
              o.advance, o.awaits_advance, o.promise_first, o.promise_last, o.confirm_by, o.confirmed_at,
              case when o.payment_status = 'REFUNDED' then (
                select sum(r.amount)::bigint from payments p join refunds r on r.payment_id = p.id
                 where p.order_id = o.id and p.state = 'COMPLETED' and r.state = 'COMPLETED') end as refunded,
              o.billing_address ->> 'gstin' as gstin,
              (select string_agg(distinct i.hsn, '; ') from order_items i where i.order_id = o.id) as hsn,
              (select jsonb_build_object('number', d.number,
                        'taxable', coalesce(d.document #> '{totals,taxable}', d.document #> '{totals,subtotal}'),
                        'gst', (d.document #>> '{totals,cgst}')::bigint + (d.document #>> '{totals,sgst}')::bigint
                          + (d.document #>> '{totals,igst}')::bigint)
                 from invoices d where d.order_id = o.id and d.kind = 'invoice'
                order by d.edition desc limit 1) as invoice
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
