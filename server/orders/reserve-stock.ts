import type { PoolClient } from 'pg';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { returnCoupon, takeCouponAgain } from '../promotions/coupon-use.ts';
import { demandOf, recordSale, returnStock, takeStock } from '../stock/move-stock.ts';

/** An order reserves its stock and the use of its coupon together, and releases them together. */

interface ReservingOrder {
  readonly orderId: string;
  readonly actorId: string | null;
  readonly now: Date;
}

/** `isStockReserved` is the order's `stock_held`, read under the order's lock, so that stock is released only once. */
export async function releaseStock(
  client: PoolClient,
  { orderId, actorId, now }: ReservingOrder,
  isStockReserved: boolean,
): Promise<void> {
  if (isStockReserved) await returnStock(client, orderId, actorId);
  await returnCoupon(client, orderId, now);
}

export type Reservation =
  | { readonly ok: true; readonly isStockReserved: boolean }
  | Refusal<'OUT_OF_STOCK' | 'COUPON_USED_UP'>;

/** For a cancelled order that is revived. The savepoint makes it all or nothing, also where the caller commits. */
export async function reserveStockAgain(
  client: PoolClient,
  { orderId, actorId }: ReservingOrder,
): Promise<Reservation> {
  await client.query('savepoint reservation');
  const reserved = await reserve(client, orderId, actorId);
  await client.query(reserved.ok ? 'release savepoint reservation' : 'rollback to savepoint reservation');
  return reserved;
}

async function reserve(client: PoolClient, orderId: string, actorId: string | null): Promise<Reservation> {
  const demand = await demandOf(client, orderId);
  const taken = await takeStock(client, demand);
  if (!taken.ok) return refuse('OUT_OF_STOCK', 'There isn’t enough stock to reopen this order');
  const coupon = await takeCouponAgain(client, orderId);
  if (!coupon.ok) return refuse('COUPON_USED_UP', coupon.message);
  if (demand.size > 0) await recordSale(client, orderId, actorId);
  return { ok: true, isStockReserved: demand.size > 0 };
}
