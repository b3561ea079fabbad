import type { Pool } from 'pg';
import type { OrderQuotes } from '../../contract/shipping/quotes.ts';
import { toRupees } from '../../domain/pricing/money.ts';
import { carrierOffers } from '../../domain/shipping/carrier-offers.ts';
import { boxesOfLines } from '../../domain/shipping/chargeable-weight.ts';
import type { PromiseTerms } from '../../domain/shipping/promise.ts';
import { findState } from '../../domain/shipping/states.ts';
import { offeringCarriers } from './offering-carriers.ts';
import { packedLinesOfOrder } from './packed-lines.ts';

interface QuotedOrder {
  readonly state: string | null;
  readonly pincode: string | null;
  readonly promise_first: string | null;
  readonly promise_last: string | null;
}

/** For the whole order, if it left on the next working day. Null where there is no such order. */
export async function orderQuotes(
  pool: Pool,
  orderId: string,
  { terms, now }: { readonly terms: PromiseTerms; readonly now: Date },
): Promise<OrderQuotes | null> {
  const { rows } = await pool.query<QuotedOrder>(
    `select shipping_address ->> 'state' as state, shipping_address ->> 'pinCode' as pincode, promise_first, promise_last
       from orders where id = $1 and deleted_at is null`,
    [orderId],
  );
  const [order] = rows;
  if (order === undefined) return null;
  const pincode = order.pincode ?? '';
  const state = findState(order.state ?? '')?.name ?? order.state ?? undefined;
  const [lines, carriers] = await Promise.all([
    packedLinesOfOrder(pool, orderId),
    offeringCarriers(pool, { state, pincode }),
  ]);
  const { boxes, unmeasured } = boxesOfLines(lines);
  const { promise_first: first, promise_last: last } = order;
  const { dispatch, offers, refused } = carrierOffers(
    { boxes, state, pincode, promiseLast: last, now, terms },
    carriers,
  );
  return {
    weightKg: boxes.reduce((all, { count, grams }) => all + count * grams, 0) / 1000,
    boxes: boxes.reduce((all, { count }) => all + count, 0),
    unmeasured: [...unmeasured],
    promise: first === null || last === null ? null : { first, last },
    dispatch,
    quotes: offers.map(({ grams, amount, why, days: [minDays, maxDays], zone: _zone, ...offer }) => ({
      ...offer,
      weightKg: grams / 1000,
      why: [...why],
      amount: toRupees(amount),
      minDays,
      maxDays,
    })),
    refused,
  };
}
