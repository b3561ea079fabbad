import type { PoolClient } from 'pg';
import type { Paise } from '../../domain/pricing/money.ts';
import { type Coupon, normalizeCode } from '../../domain/promotions/coupon.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { OFFER_COLUMNS, type TermsRow, termsOf } from './coupon-rows.ts';

/** How an order uses up a coupon, and gives the use back when it is cancelled. */
export interface CouponOffer {
  readonly id: string;
  readonly coupon: Coupon;
  /** As it was read: a coupon that was edited since is not taken at its old terms. */
  readonly version: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly perCustomerLimit: number | null;
}

export type CouponRefusal = Refusal<'COUPON_REFUSED' | 'COUPON_USED_UP'>;

type OfferRow = TermsRow & Omit<CouponOffer, 'coupon'>;

export const refusedCoupon = (message: string): CouponRefusal => refuse('COUPON_REFUSED', message);

const usedUp = (message = 'This coupon is used up'): CouponRefusal => refuse('COUPON_USED_UP', message);

/** Whether the order is large enough for the coupon is decided with the order's totals. */
export async function findCouponOffer(
  client: PoolClient,
  code: string,
  now: Date,
): Promise<{ readonly ok: true; readonly offer: CouponOffer } | CouponRefusal> {
  const { rows } = await client.query<OfferRow>(
    `select ${OFFER_COLUMNS} from coupons where upper(code) = $1 and deleted_at is null`,
    [normalizeCode(code)],
  );
  const row = rows[0];
  if (row === undefined) return refusedCoupon('Invalid coupon code');
  const { id, version, startsAt, endsAt, perCustomerLimit } = row;
  if (startsAt !== null && now < startsAt) return refusedCoupon('This coupon is not active yet');
  if (endsAt !== null && now >= endsAt) return refusedCoupon('This coupon is no longer active');
  return { ok: true, offer: { id, coupon: termsOf(row), version, startsAt, endsAt, perCustomerLimit } };
}

/**
 * The same for every spelling of one person's address: `Asha.Rao+shop@Gmail.com` is asharao@gmail.com, since Gmail
 * ignores dots.
 */
export function customerKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] || local;
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/**
 * Counts one more use, if there is one left, and locks the coupon until the order is committed. `recordCouponUse` then
 * counts the customer's own uses, while nobody else can add one.
 */
export async function takeCoupon(
  client: PoolClient,
  { id, version }: CouponOffer,
): Promise<{ readonly ok: true } | CouponRefusal> {
  const { rowCount } = await client.query(
    `update coupons set used_count = used_count + 1
      where id = $1 and version = $2 and deleted_at is null and (usage_limit is null or used_count < usage_limit)`,
    [id, version],
  );
  return rowCount === 1 ? { ok: true } : usedUp();
}

export async function recordCouponUse(
  client: PoolClient,
  use: {
    readonly offer: CouponOffer;
    readonly orderId: string;
    readonly email: string;
    readonly saved: Paise;
  },
  now: Date,
): Promise<{ readonly ok: true } | CouponRefusal> {
  const { rowCount } = await client.query(
    `insert into coupon_uses (coupon_id, order_id, customer_key, amount, used_at)
     select $1, $2, $3, $4, $5
      where $6::int is null or (
        select count(*) from coupon_uses where coupon_id = $1 and customer_key = $3 and returned_at is null) < $6`,
    [use.offer.id, use.orderId, customerKey(use.email), use.saved, now, use.offer.perCustomerLimit],
  );
  return rowCount === 1 ? { ok: true } : usedUp('You have already used this coupon');
}

/** Gives the use back, once, however often it is called. */
export async function returnCoupon(client: PoolClient, orderId: string, now: Date): Promise<void> {
  await client.query(
    `with returned as (
       update coupon_uses set returned_at = $2 where order_id = $1 and returned_at is null returning coupon_id
     )
     update coupons c set used_count = c.used_count - 1 from returned r where c.id = r.coupon_id`,
    [orderId, now],
  );
}

/** For a cancelled order that is restored. Its price stays, so only the limits are checked, not the coupon's period. */
export async function takeCouponAgain(
  client: PoolClient,
  orderId: string,
): Promise<{ readonly ok: true } | CouponRefusal> {
  const locked = await client.query<{ usage_limit: number | null; used_count: number }>(
    `select c.usage_limit, c.used_count from coupon_uses u join coupons c on c.id = u.coupon_id
      where u.order_id = $1 and u.returned_at is not null for update of c`,
    [orderId],
  );
  const coupon = locked.rows[0];
  if (coupon === undefined) return { ok: true };
  if (coupon.usage_limit !== null && coupon.used_count >= coupon.usage_limit) return usedUp();
  const { rowCount } = await client.query(
    `with again as (
       update coupon_uses u set returned_at = null from coupons c
        where u.order_id = $1 and u.returned_at is not null and c.id = u.coupon_id
          and (c.per_customer_limit is null or c.per_customer_limit > (
            select count(*) from coupon_uses o
             where o.coupon_id = u.coupon_id and o.customer_key = u.customer_key and o.returned_at is null))
       returning u.coupon_id
     )
     update coupons c set used_count = c.used_count + 1 from again a where c.id = a.coupon_id`,
    [orderId],
  );
  return rowCount === 1 ? { ok: true } : usedUp('The customer has used this coupon again since');
}
