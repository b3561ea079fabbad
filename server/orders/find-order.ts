import type { Pool } from 'pg';
import { isEmail, readMobile } from '../../contract/fields.ts';
import type { Order, OrderView } from '../../contract/orders/order.ts';
import { isAdmin } from '../../domain/accounts/roles.ts';
import type { Visitor } from '../http/access.ts';
import { orderFor, readOrder, readOrderByNumber } from './read-order.ts';

const UNGUESSABLE = /^[A-Za-z0-9_-]{22,56}$/;

/** `RR-1042`, `rr-1042` and `1042` are the number 1042. */
export function readOrderNumber(text: string): number | undefined {
  const digits = /^(?:RR-)?(\d{1,15})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Whoever has the unguessable id may read the order; its number can be counted up, so that needs the owner's token or
 * an administrator's. Everything else is as if it did not exist.
 */
export async function findOrder(
  pool: Pool,
  idOrNumber: string,
  visitor: Visitor | null,
): Promise<OrderView | null> {
  const number = readOrderNumber(idOrNumber);
  if (number !== undefined && visitor === null) return null;
  const order = await read(pool, idOrNumber, number);
  if (order === null) return null;
  if (isAdmin(visitor?.role)) return orderFor('admin', order);
  const isOwner = visitor !== null && order.user_id === visitor.userId;
  if (number !== undefined && !isOwner) return null;
  return orderFor(isOwner ? 'owner' : 'bearer of the link', order);
}

async function read(pool: Pool, id: string, number: number | undefined): Promise<Order | null> {
  if (number !== undefined) return readOrderByNumber(pool, number);
  return UNGUESSABLE.test(id) ? readOrder(pool, id) : null;
}

/** By id or number, for the papers that outlive it. */
export async function findDeletedOrder(pool: Pool, idOrNumber: string): Promise<{ id: string } | null> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from orders where (id = $1 or order_number = $2) and deleted_at is not null',
    [UNGUESSABLE.test(idOrNumber) ? idOrNumber : null, readOrderNumber(idOrNumber) ?? null],
  );
  return rows[0] ?? null;
}

interface Contacts {
  readonly id: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** A guest's order by its number and the e-mail or phone it was placed with; answers the id that opens it. */
export async function lookUpOrder(
  pool: Pool,
  orderNumber: number,
  contact: string,
): Promise<{ id: string } | null> {
  const { rows } = await pool.query<Contacts>(
    `select id, customer_email, customer_phone, shipping_address ->> 'email' as email,
            shipping_address ->> 'phone' as phone
       from orders where order_number = $1 and deleted_at is null`,
    [orderNumber],
  );
  const order = rows[0];
  if (order === undefined) return null;
  const wanted = comparable(contact);
  const known = [order.customer_email, order.customer_phone, order.email ?? '', order.phone ?? ''];
  return wanted !== '' && known.some((each) => comparable(each) === wanted) ? { id: order.id } : null;
}

/** `+91 98765-43210` and `9876543210` are one phone, `Asha@Example.in` and `asha@example.in` one address. */
function comparable(contact: string): string {
  const text = contact.trim().toLowerCase();
  return isEmail(text) ? text : (readMobile(text) ?? text.replace(/\D/g, ''));
}
