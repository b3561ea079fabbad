import type { Pool } from 'pg';
import { readAddress } from '../../domain/address.ts';
import { paise, toRupees } from '../../domain/money.ts';
import { Conditions } from '../db/conditions.ts';
import { type Counted, countMatches } from '../db/counted.ts';
import { type ListOfRows, listPage } from '../db/list-page.ts';
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

/** As the indexes are sorted. */
const ORDERS: Readonly<Record<CustomerSort, ListOfRows['order']>> = {
  newest: { desc: 'c.created_at desc nulls last, c.key', asc: 'c.created_at nulls first, c.key desc' },
  orders: {
    desc: 'c.orders_count desc nulls last, c.created_at desc nulls last, c.key',
    asc: 'c.orders_count nulls first, c.created_at nulls first, c.key desc',
  },
  spent: {
    desc: 'c.total_spent desc nulls last, c.created_at desc nulls last, c.key',
    asc: 'c.total_spent nulls first, c.created_at nulls first, c.key desc',
  },
};

const LATEST = 'order by o.created_at desc, o.id desc limit 1';
const latestOf = (whose: string) =>
  `(select o.* from orders o where o.deleted_at is null and ${whose} ${LATEST})`;

/** The latest order of the person `c`: placed signed in, or as a guest under the same address. */
const LATEST_ORDER = `(${latestOf('o.user_id = c.user_id')} union all
  ${latestOf('o.user_id is null and lower(o.customer_email) = c.key')}) o ${LATEST}`;

/**
 * One person is one e-mail address, in whatever letter case. Shoppers with an account are customers before they order;
 * staff only once it does. The latest order says where somebody lives, and is looked up for the page's rows alone.
 */
const CUSTOMERS: Omit<ListOfRows, 'order'> = {
  ...{ from: 'customers c', joined: 'customers c', key: 'c.key' },
  columns: `coalesce(c.user_id::text, 'guest-' || left(encode(sha256(convert_to(c.key, 'UTF8')), 'hex'), 24)) as id,
            c.name as full_name, c.email, c.phone, c.orders_count, c.total_spent, c.created_at,
            c.user_id is not null as has_account,
            coalesce(
              (select o.shipping_address from ${LATEST_ORDER}),
              (select u.addresses -> 0 from users u where u.id = c.user_id)
            ) as address`,
  sorting: 'c.created_at, c.orders_count, c.total_spent',
  searched: {
    table: 'customers',
    where: 'is_listed',
    newest: 'created_at desc nulls last',
    column: 'search',
  },
  lookedAt: 20_000,
  search: (conditions, typed, options) => conditions.search('c.search', typed, options),
};

export async function listCustomers(
  pool: Pool,
  filter: CustomerFilter,
): Promise<{ customers: Customer[] } & Counted> {
  const list = { ...CUSTOMERS, order: ORDERS[filter.sort] };
  const { rows, ...counted } = await listPage<CustomerRow>(pool, list, {
    ...filter,
    narrow: () => conditionsOf(filter),
    count: () => countCustomers(pool, filter),
  });
  return { customers: rows.map(toCustomer), ...counted };
}

const conditionsOf = ({ from, to }: CustomerFilter) =>
  new Conditions('c.is_listed').add('c.created_at >= ?', from).add('c.created_at < ?', to);

async function countCustomers(pool: Pool, filter: CustomerFilter): Promise<Counted> {
  if (filter.from !== undefined || filter.to !== undefined)
    return countMatches(pool, { ...CUSTOMERS, order: ORDERS.newest }, conditionsOf(filter), filter);
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
