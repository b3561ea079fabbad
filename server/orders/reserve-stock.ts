import type { PoolClient } from 'pg';
import { returnCoupon, takeCouponAgain } from '../promotions/coupon-use.ts';
import { demandOf, recordSale, returnStock, takeStock } from '../stock/move-stock.ts';

/** What an order holds while it stands, its goods and the use of its coupon; both move together. */

interface Holder {
  readonly orderId: string;
  readonly actorId: string | null;
  readonly now: Date;
}

/** `stockHeld` is the order's own word that its goods are taken: it is turned under the order's lock, so once. */
export async function releaseStock(
  client: PoolClient,
  { orderId, actorId, now }: Holder,
  stockHeld: boolean,
): Promise<void> {
  if (stockHeld) await returnStock(client, orderId, actorId);
  await returnCoupon(client, orderId, now);
}

export type ReservedStock =
  | { readonly ok: true; readonly stockHeld: boolean }
  | { readonly ok: false; readonly code: 'OUT_OF_STOCK' | 'COUPON_USED_UP'; readonly message: string };

/** For a cancelled order that is on again. All of it or nothing, whatever the caller's transaction does then. */
export async function reserveStockAgain(
  client: PoolClient,
  { orderId, actorId }: Holder,
): Promise<ReservedStock> {
  await client.query('savepoint goods');
  const held = await hold(client, orderId, actorId);
  await client.query(held.ok ? 'release savepoint goods' : 'rollback to savepoint goods');
  return held;
}

async function hold(client: PoolClient, orderId: string, actorId: string | null): Promise<ReservedStock> {
  const demand = await demandOf(client, orderId);
  const taken = await takeStock(client, demand);
  if (!taken.ok)
    return {
      ok: false,
      code: 'OUT_OF_STOCK',
      message: 'There is not enough stock to take this order up again',
    };
  const coupon = await takeCouponAgain(client, orderId);
  if (!coupon.ok) return { ok: false, code: 'COUPON_USED_UP', message: coupon.message };
  if (demand.size > 0) await recordSale(client, orderId, actorId);
  return { ok: true, stockHeld: demand.size > 0 };
}
