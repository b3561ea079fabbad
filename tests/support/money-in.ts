import type { Pool } from 'pg';
import { bearer, type TestShop } from './test-shop.ts';

/** For tests: cash orders on their way with a carrier, and the desk to which the files are sent. */

export async function insertCarrier(pool: Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('insert into carriers (name) values ($1) returning id', [
    name,
  ]);
  return rows[0]?.id ?? '';
}

export interface Parcels {
  readonly carrierId: string;
  readonly from: number;
  readonly count: number;
  /** Rupees of each. */
  readonly amount?: number;
  readonly status?: string;
  readonly daysAgo?: number;
  readonly paymentStatus?: string;
}

/** AWBs and order numbers are 590000000000 and 500000 with `from` and the numbers after it. */
export async function insertParcels(pool: Pool, parcels: Parcels): Promise<void> {
  const end = parcels.from + parcels.count;
  for (let from = parcels.from; from < end; from += AT_ONCE)
    await insertSome(pool, { ...parcels, from, count: Math.min(AT_ONCE, end - from) });
}

/** Each statement stays below the limit of its time. */
const AT_ONCE = 250;

async function insertSome(
  pool: Pool,
  {
    carrierId,
    from,
    count,
    amount = 1000,
    status = 'DELIVERED',
    daysAgo = 1,
    paymentStatus = 'PENDING',
  }: Parcels,
): Promise<void> {
  const address = JSON.stringify({
    fullName: 'Asha Rao',
    city: 'Nashik',
    state: 'Maharashtra',
    pinCode: '422001',
  });
  await pool.query(
    `with placed as (
       insert into orders (id, order_number, status, payment_status, payment_method, subtotal, shipping_cost, tax_amount,
              total_amount, customer_name, customer_email, shipping_address, billing_address)
       select 'PARCEL-' || md5(n::text), 500000 + n, $5, $6, 'COD', $3::bigint, 0, 0, $3, 'Asha Rao', 'asha@example.in', $4, $4
         from generate_series($1::int, $2::int) n
       returning id
     )
     insert into order_items (order_id, position, product_id, product_name, product_category, product_gst, hsn,
            list_price, unit_price, quantity, total_price)
     select placed.id, 0, p.id, p.name, p.category_id, 18, p.hsn, $3, $3, 1, $3
       from placed, products p where p.id = '1'`,
    [
      from,
      from + count - 1,
      amount * 100,
      address,
      status === 'DELIVERED' ? 'DELIVERED' : 'SHIPPED',
      paymentStatus,
    ],
  );
  await pool.query(
    `insert into shipments (order_id, carrier_id, tracking_number, status, shipped_at, delivered_at)
     select 'PARCEL-' || md5(n::text), $3, (590000000000 + n)::text, $4, now() - interval '60 days',
            case when $4 = 'DELIVERED' then now() - make_interval(days => $5) end
       from generate_series($1::int, $2::int) n`,
    [from, from + count - 1, carrierId, status, daysAgo],
  );
}

export const awbOf = (n: number): string => String(590_000_000_000 + n);

export interface FileQuery {
  readonly kind: string;
  readonly carrierId?: string;
  readonly utr?: string;
  readonly name?: string;
}

/** Sends files as an administrator does. */
export function moneyDesk(shop: TestShop, token: string) {
  const send = (step: 'preview' | 'import', file: string | Buffer, query: FileQuery) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/books/money/${step}?${new URLSearchParams({ name: 'file.csv', ...query })}`,
      headers: { ...bearer(token), 'content-type': 'application/octet-stream' },
      payload: Buffer.from(file),
    });
  const overview = async () =>
    (await shop.app.inject({ url: '/api/books/money', headers: bearer(token) })).json().data;
  return { send, overview };
}

/** Invoices and their orders are there for good, but for a test that begins anew. */
export const withoutMoney = (pool: Pool) =>
  pool.query(
    `alter table invoices disable trigger append_only_as_a_whole;
     truncate orders, settlement_imports, remittance_columns cascade;
     alter table invoices enable trigger append_only_as_a_whole`,
  );
