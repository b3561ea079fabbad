import type { Pool } from 'pg';
import type { Order, OrderView } from '../../contract/orders/order.ts';
import type { PackingOrder } from '../../contract/orders/packing-order.ts';
import { may } from '../../domain/accounts/permissions.ts';
import { isEmail, readMobile } from '../../domain/text/field-formats.ts';
import type { Visitor } from '../http/access.ts';
import { orderForAdmin, orderViewFor, readOrder, readOrderByNumber } from './read-order.ts';

/** Long enough that nobody guesses one. */
const ORDER_ID = /^[A-Za-z0-9_-]{22,56}$/;

/** `RR-1042`, `rr-1042` and `1042` are the number 1042. */
export function readOrderNumber(text: string): number | undefined {
  const digits = /^(?:RR-)?(\d{1,15})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Whoever has the id may read the order. Its number is easy to guess, so reading by number needs the token of the owner
 * or of an administrator. To anybody else the order does not exist.
 */
export async function findOrder(
  pool: Pool,
  idOrNumber: string,
  visitor: Visitor | null,
): Promise<OrderView | PackingOrder | null> {
  const number = readOrderNumber(idOrNumber);
  if (number !== undefined && visitor === null) return null;
  const order = await read(pool, idOrNumber, number);
  if (order === null) return null;
  if (may(visitor, 'see orders')) return orderForAdmin(visitor, order);
  const isOwner = visitor !== null && order.user_id === visitor.userId;
  if (number !== undefined && !isOwner) return null;
  return orderViewFor(isOwner ? 'owner' : 'guest', order);
}

async function read(pool: Pool, id: string, number: number | undefined): Promise<Order | null> {
  if (number !== undefined) return readOrderByNumber(pool, number);
  return ORDER_ID.test(id) ? readOrder(pool, id) : null;
}

/** By id or number: invoices of deleted orders are still to be found. */
export async function findDeletedOrder(pool: Pool, idOrNumber: string): Promise<{ id: string } | null> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from orders where (id = $1 or order_number = $2) and deleted_at is not null',
    [ORDER_ID.test(idOrNumber) ? idOrNumber : null, readOrderNumber(idOrNumber) ?? null],
  );
  return rows[0] ?? null;
}

interface OrderContacts {
  readonly id: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Finds a guest's order by its number and the e-mail or phone it was placed with. */
export async function lookUpOrder(
  pool: Pool,
  orderNumber: number,
  contact: string,
): Promise<{ id: string } | null> {
  const { rows } = await pool.query<OrderContacts>(
    `select id, customer_email, customer_phone, shipping_address ->> 'email' as email,
            shipping_address ->> 'phone' as phone
       from orders where order_number = $1 and deleted_at is null`,
    [orderNumber],
  );
  const order = rows[0];
  if (order === undefined) return null;
  const wanted = normalizeContact(contact);
  const known = [order.customer_email, order.customer_phone, order.email ?? '', order.phone ?? ''];
  return wanted !== '' && known.some((each) => normalizeContact(each) === wanted) ? { id: order.id } : null;
}

/** `+91 98765-43210` and `9876543210` are one phone, `Asha@Example.in` and `asha@example.in` one address. */
function normalizeContact(contact: string): string {
  const text = contact.trim().toLowerCase();
  return isEmail(text) ? text : (readMobile(text) ?? text.replace(/\D/g, ''));
}
