import type { Pool } from 'pg';
import { readAddress } from '../../domain/address.ts';
import { SEARCH_COUNTED_MAX } from '../../domain/limits.ts';
import { paise, toRupees } from '../../domain/money.ts';
import { Conditions, type SearchOptions } from '../db/conditions.ts';
import { type Counted, countMatches, pageOrder, wayToSearch } from '../db/counted.ts';
import { rareParts } from '../db/rare-parts.ts';
import type { Customer, CustomerSort } from './customer.ts';

export interface CustomerFilter {
  readonly search?: string | undefined;
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

const SEARCHED = {
  newest: 'customers where is_listed order by created_at desc nulls last',
  column: 'search',
};

/** As the indexes are sorted. */
const SORTS: Readonly<Record<CustomerSort, string>> = {
  newest: 'created_at desc nulls last, key',
  orders: 'orders_count desc nulls last, created_at desc nulls last, key',
  spent: 'total_spent desc nulls last, created_at desc nulls last, key',
};
const BACKWARDS: Readonly<Record<CustomerSort, string>> = {
  newest: 'created_at nulls first, key desc',
  orders: 'orders_count nulls first, created_at nulls first, key desc',
  spent: 'total_spent nulls first, created_at nulls first, key desc',
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
): Promise<{ customers: Customer[] } & Counted> {
  const parts = await rareParts(pool, SEARCHED, filter.search);
  const counted = await countCustomers(pool, filter, parts);
  const conditions = conditionsOf(filter, { walk: wayToSearch(filter.search, counted).walk, parts });
  const { rows } = await pool.query<CustomerRow>(
    `select coalesce(c.user_id::text, 'guest-' || left(encode(sha256(convert_to(c.key, 'UTF8')), 'hex'), 24)) as id,
            c.name as full_name, c.email, c.phone, c.orders_count, c.total_spent, c.created_at,
            c.user_id is not null as has_account,
            coalesce(
              (select o.shipping_address from orders o where ${THEIRS} order by o.created_at desc, o.id desc limit 1),
              (select u.addresses -> 0 from users u where u.id = c.user_id)
            ) as address
       from customers c where c.key in (${pageKeys(filter, conditions, counted)})
      order by ${SORTS[filter.sort]}`,
    conditions.values,
  );
  return { customers: rows.map(toCustomer), ...counted };
}

/**
 * The keys of the page's rows, from the index alone. The few that a search finds are found before they are sorted; of
 * all customers, a page in the second half is counted off from the end.
 */
function pageKeys(
  { sort, page, limit, search }: CustomerFilter,
  conditions: Conditions,
  counted: Counted,
): string {
  const isFew = search !== undefined && counted.total < SEARCH_COUNTED_MAX;
  const from = isFew
    ? `(select * from customers c ${conditions.where} offset 0) c`
    : `customers c ${conditions.where}`;
  const { direction, ...part } = pageOrder({ page, limit }, counted);
  return `select key from ${from} order by ${direction === 'desc' ? SORTS[sort] : BACKWARDS[sort]}
           limit ${conditions.place(part.limit)} offset ${conditions.place(part.offset)}`;
}

function conditionsOf({ search, from, to }: CustomerFilter, options: SearchOptions): Conditions {
  return new Conditions('c.is_listed')
    .search('c.search', search, options)
    .add('c.created_at >= ?', from)
    .add('c.created_at < ?', to);
}

async function countCustomers(
  pool: Pool,
  filter: CustomerFilter,
  parts: readonly string[],
): Promise<Counted> {
  const { search, from, to } = filter;
  const isAll = [search, from, to].every((narrowing) => narrowing === undefined);
  if (!isAll) return countMatches(pool, 'customers c', conditionsOf(filter, { parts }), filter);
  const { rows } = await pool.query<{ total: number }>(
    `select coalesce(sum(orders), 0)::bigint as total from order_sums_now where kind = 'customer'`,
  );
  return { total: rows[0]?.total ?? 0, isMore: false };
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
