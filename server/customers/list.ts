import type { Pool } from 'pg';
import { readAddress } from '../../domain/address.ts';
import { paise, toRupees } from '../../domain/money.ts';
import { Conditions, containing } from '../db/conditions.ts';
import type { Customer, CustomerSort } from './customer.ts';

export interface CustomerFilter {
  readonly search?: string | undefined;
  /** Has ordered to this state. */
  readonly state?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly sort: CustomerSort;
  readonly page: number;
  readonly limit: number;
}

interface CustomerRow {
  readonly id: string;
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: unknown;
  readonly orders_count: number;
  readonly total_spent: number;
  readonly created_at: Date;
  readonly has_account: boolean;
}

/** As the indexes are sorted. */
const SORTS: Readonly<Record<CustomerSort, string>> = {
  newest: 'created_at desc nulls last, key',
  orders: 'orders_count desc nulls last, created_at desc nulls last, key',
  spent: 'total_spent desc nulls last, created_at desc nulls last, key',
};

/** Orders of the person `c`: placed signed in, or as a guest under the same address. */
const THEIRS = `o.deleted_at is null and (o.user_id = c.user_id or (o.user_id is null and lower(o.customer_email) = c.key))`;

/**
 * One person is one e-mail address, in whatever letter case. Shoppers with an account are customers before they order;
 * staff only once it does. The latest order says where somebody lives, and is looked up for the page's rows alone.
 */
export async function listCustomers(
  pool: Pool,
  filter: CustomerFilter,
): Promise<{ customers: Customer[]; total: number }> {
  const conditions = conditionsOf(filter);
  const [counted, { rows }] = await Promise.all([
    countCustomers(pool, filter),
    pool.query<CustomerRow>(
      `select coalesce(c.user_id::text, 'guest-' || left(encode(sha256(convert_to(c.key, 'UTF8')), 'hex'), 24)) as id,
              c.name as full_name, c.email, c.phone, c.orders_count, c.total_spent, c.created_at,
              c.user_id is not null as has_account,
              coalesce(
                (select o.shipping_address from orders o where ${THEIRS} order by o.created_at desc, o.id desc limit 1),
                (select u.addresses -> 0 from users u where u.id = c.user_id)
              ) as address
         from (
           select * from customers c ${conditions.where} order by ${SORTS[filter.sort]}
            limit ${conditions.place(filter.limit)} offset ${conditions.place((filter.page - 1) * filter.limit)}
         ) c
        order by ${SORTS[filter.sort]}`,
      conditions.values,
    ),
  ]);
  return { customers: rows.map(toCustomer), total: counted };
}

function conditionsOf({ search, state, from, to }: CustomerFilter): Conditions {
  return new Conditions('c.is_listed')
    .add('c.search like lower(?)', containing(search))
    .add(
      `exists (select from orders o where ${THEIRS} and lower(o.shipping_address ->> 'state') = lower(?))`,
      state,
    )
    .add('c.created_at >= ?', from)
    .add('c.created_at < ?', to);
}

async function countCustomers(pool: Pool, filter: CustomerFilter): Promise<number> {
  const { search, state, from, to } = filter;
  const isAll = [search, state, from, to].every((narrowing) => narrowing === undefined);
  const conditions = conditionsOf(filter);
  const { rows } = await pool.query<{ total: number }>(
    isAll
      ? `select coalesce(sum(orders), 0)::bigint as total from order_sums_now where kind = 'customer'`
      : `select count(*) as total from customers c ${conditions.where}`,
    isAll ? [] : conditions.values,
  );
  return rows[0]?.total ?? 0;
}

function toCustomer({ address, created_at, total_spent, ...row }: CustomerRow): Customer {
  const home = readAddress(address);
  return {
    ...row,
    city: home?.city ?? '',
    state: home?.state ?? '',
    pincode: home?.pinCode ?? '',
    total_spent: toRupees(paise(total_spent)),
    created_at: created_at.toISOString(),
  };
}
