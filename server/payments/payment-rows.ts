import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/orders/order-status.ts';
import type { StoredPaymentState } from '../../domain/payments/payment.ts';
import { paise } from '../../domain/pricing/money.ts';
import type { Gateway } from './gateway.ts';

export interface PaymentParts {
  readonly pool: Pool;
  readonly gateway: Gateway;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

export interface PaymentRow {
  readonly id: string;
  readonly order_id: string;
  readonly attempt: number;
  readonly provider: string;
  readonly merchant_order_id: string;
  readonly provider_order_id: string | null;
  readonly transaction_id: string | null;
  readonly state: StoredPaymentState;
  readonly amount: number;
  readonly amount_received: number | null;
  readonly error_code: string | null;
  readonly expires_at: Date | null;
  readonly created_at: Date;
}

const COLUMNS = `id, order_id, attempt, provider, merchant_order_id, provider_order_id, transaction_id, state, amount,
  amount_received, error_code, expires_at, created_at`;

export interface OrderRow {
  readonly id: string;
  readonly order_number: number;
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly payment_method: PaymentMethod;
  readonly total_amount: number;
  /** Of a cash order, what is paid online first. */
  readonly advance: number | null;
  readonly awaits_advance: boolean;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly payment_due_at: Date | null;
  readonly is_deleted: boolean;
}

export const moneyOf = (order: OrderRow) => ({
  status: order.status,
  paymentStatus: order.payment_status,
  paymentMethod: order.payment_method,
  total: paise(order.total_amount),
  advance: order.advance === null ? null : paise(order.advance),
  awaitsAdvance: order.awaits_advance,
});

const ORDER_COLUMNS = `id, order_number, status, payment_status, payment_method, total_amount, advance, awaits_advance, customer_name,
  customer_email, customer_phone, payment_due_at, deleted_at is not null as is_deleted`;

export async function findOrder(client: Pool | PoolClient, orderId: string): Promise<OrderRow | undefined> {
  const { rows } = await client.query<OrderRow>(
    `select ${ORDER_COLUMNS} from orders where id = $1 and deleted_at is null`,
    [orderId],
  );
  return rows[0];
}

export async function lockOrder(client: PoolClient, orderId: string): Promise<OrderRow | undefined> {
  const { rows } = await client.query<OrderRow>(
    `select ${ORDER_COLUMNS} from orders where id = $1 for update`,
    [orderId],
  );
  return rows[0];
}

/** The order first, then its payment: everybody takes the two locks in this order. */
export async function lockPayment(
  client: PoolClient,
  by: { readonly merchantOrderId: string } | { readonly id: string },
): Promise<{ order: OrderRow; payment: PaymentRow } | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['merchant_order_id', by.merchantOrderId];
  const found = await client.query<{ order_id: string }>(
    `select order_id from payments where ${column} = $1`,
    [value],
  );
  const orderId = found.rows[0]?.order_id;
  const order = orderId === undefined ? undefined : await lockOrder(client, orderId);
  if (order === undefined) return undefined;
  const { rows } = await client.query<PaymentRow>(
    `select ${COLUMNS} from payments where ${column} = $1 for update`,
    [value],
  );
  return rows[0] === undefined ? undefined : { order, payment: rows[0] };
}

export async function openPayments(
  client: Pool | PoolClient,
  orderId: string,
  provider: Gateway['provider'],
): Promise<PaymentRow[]> {
  const { rows } = await client.query<PaymentRow>(
    `select ${COLUMNS} from payments
      where order_id = $1 and provider = $2 and state in ('CREATED', 'PENDING') order by attempt desc`,
    [orderId, provider],
  );
  return rows;
}

export interface FoundPayment extends PaymentRow {
  readonly order_number: number;
  /** What an advance leaves for the delivery. */
  readonly due: number | null;
}

/**
 * By the order's id, the gateway's transaction id or our own id of the attempt. Of an order's attempts the one that
 * paid it, else the latest.
 */
export async function findPayment(client: Pool | PoolClient, id: string): Promise<FoundPayment | undefined> {
  const { rows } = await client.query<FoundPayment>(
    `select ${COLUMNS}, (select order_number from orders o where o.id = order_id) as order_number,
            case when pays = 'advance' then (select total_amount from orders o where o.id = order_id) - amount end as due
       from payments where merchant_order_id = $1 or transaction_id = $1 or order_id = $1
      order by state = 'COMPLETED' desc, pays = 'balance', created_at desc, attempt desc limit 1`,
    [id],
  );
  return rows[0];
}
