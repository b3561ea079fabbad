import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { Order } from '../../../contract/orders/order.ts';

/** A link in a message: `{order}.{end}.{signature}`. It opens one order for one purpose, until it ends. */

const PURPOSE = 'confirm-order';
const TOKEN = /^([A-Za-z0-9_-]{22,56})\.([0-9a-z]{1,10})\.[A-Za-z0-9_-]{43}$/;

interface SignedOrder {
  readonly orderId: string;
  readonly expiresAt: Date;
}

export function signOrder(secret: Buffer, { orderId, expiresAt }: SignedOrder): string {
  const text = `${orderId}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  const signature = createHmac('sha256', secret).update(`${PURPOSE}|${text}`).digest('base64url');
  return `${text}.${signature}`;
}

/** Null for one that this shop has not signed. It may have ended. */
export function readSignedOrder(secret: Buffer, token: string): SignedOrder | null {
  const [, orderId, end] = TOKEN.exec(token) ?? [];
  if (orderId === undefined || end === undefined) return null;
  const signed = { orderId, expiresAt: new Date(Number.parseInt(end, 36) * 1000) };
  const wanted = Buffer.from(signOrder(secret, signed));
  const given = Buffer.from(token);
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? signed : null;
}

export async function linkSecret(pool: Pool): Promise<Buffer> {
  const { rows } = await pool.query<{ link_secret: Buffer }>('select link_secret from settings where id = 1');
  const secret = rows[0]?.link_secret;
  if (secret === undefined) throw new Error('The shop has no settings');
  return secret;
}

/** Opens the page on which the customer confirms an order; null for one that nobody waits for. */
export async function confirmationToken(
  pool: Pool,
  { id, confirm_by }: Pick<Order, 'id' | 'confirm_by'>,
): Promise<string | null> {
  if (confirm_by === null) return null;
  return signOrder(await linkSecret(pool), { orderId: id, expiresAt: new Date(confirm_by) });
}

export async function confirmationUrl(
  pool: Pool,
  order: Pick<Order, 'id' | 'confirm_by'>,
  publicUrl: string,
): Promise<string | null> {
  const token = await confirmationToken(pool, order);
  return token === null ? null : `${publicUrl}/confirm-order?token=${token}`;
}
