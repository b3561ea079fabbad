import type { PoolClient } from 'pg';
import { type Paise, paise, toRupees } from '../../domain/pricing/money.ts';
import { type Coupon, normalizeCode } from '../../domain/promotions/coupon.ts';

/** How an order uses up a coupon, and gives the use back when it is cancelled. */
export interface CouponOffer {
  readonly id: string;
  readonly coupon: Coupon;
  /** Its terms as they were read: a coupon that is edited meanwhile is not taken at the old ones. */
  readonly version: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly perCustomerLimit: number | null;
}

export type CouponRefusal = {
  readonly ok: false;
  readonly code: 'COUPON_REFUSED' | 'COUPON_USED_UP';
  readonly message: string;
};

interface CouponRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: Coupon['type'];
  readonly value: number;
  readonly min_amount: number;
  readonly max_discount: number | null;
  readonly is_active: boolean;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly per_customer_limit: number | null;
  readonly version: number;
}

export const refusedCoupon = (message: string): CouponRefusal => ({
  ok: false,
  code: 'COUPON_REFUSED',
  message,
});

const usedUp = (message = 'This coupon has been used up'): CouponRefusal => ({
  ok: false,
  code: 'COUPON_USED_UP',
  message,
});

/** What the code stands for now; whether an order is large enough for it is up to the order's totals. */
export async function findCouponOffer(
  client: PoolClient,
  typed: string,
  now: Date,
): Promise<{ readonly ok: true; readonly offer: CouponOffer } | CouponRefusal> {
  const { rows } = await client.query<CouponRow>(
    `select id, code, name, type, value, min_amount, max_discount, is_active, starts_at, ends_at,
            per_customer_limit, version
       from coupons where upper(code) = $1 and deleted_at is null`,
    [normalizeCode(typed)],
  );
  const row = rows[0];
  if (row === undefined) return refusedCoupon('Invalid coupon code');
  const offer = toOffer(row);
  if (offer.startsAt !== null && now < offer.startsAt) return refusedCoupon('This coupon is not active yet');
  if (offer.endsAt !== null && now >= offer.endsAt) return refusedCoupon('This coupon is no longer active');
  return { ok: true, offer };
}

function toOffer(row: CouponRow): CouponOffer {
  return {
    id: row.id,
    coupon: {
      code: row.code,
      name: row.name,
      type: row.type,
      // The column holds hundredths: paise of an amount, hundredths of a percentage.
      value: toRupees(paise(row.value)),
      minAmount: toRupees(paise(row.min_amount)),
      maxDiscount: row.max_discount === null ? null : toRupees(paise(row.max_discount)),
      isActive: row.is_active,
    },
    version: row.version,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    perCustomerLimit: row.per_customer_limit,
  };
}

/**
 * One person, however the address is written: `Asha.Rao+shop@Gmail.com` is asharao@gmail.com, since that provider
 * leaves dots out too.
 */
export function customerKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] || local;
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/**
 * One use more, if the coupon still has one; the row stays locked until the order is there. Counting per customer comes
 * after it (`recordCouponUse`), when nobody else can add a use of this coupon.
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

/** However often it is called, a use goes back once. */
export async function returnCoupon(client: PoolClient, orderId: string, now: Date): Promise<void> {
  await client.query(
    `with returned as (
       update coupon_uses set returned_at = $2 where order_id = $1 and returned_at is null returning coupon_id
     )
     update coupons c set used_count = c.used_count - 1 from returned r where c.id = r.coupon_id`,
    [orderId, now],
  );
}

/** For an order that is on again. Its price stands, so only the limits are asked, not the coupon's days. */
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
  return rowCount === 1 ? { ok: true } : usedUp('The customer has used this coupon again meanwhile');
}
