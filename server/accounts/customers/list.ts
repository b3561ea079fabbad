import type { Pool } from 'pg';
import type { Customer, CustomerSort } from '../../../contract/accounts/customer.ts';
import { paise, toRupees } from '../../../domain/pricing/money.ts';
import { readAddress } from '../../../domain/shipping/read-address.ts';
import type { BoundedCount } from '../../db/bounded-count.ts';
import { Conditions } from '../../db/conditions.ts';
import { type List, listPage } from '../../db/list-page.ts';
import { addSearch, type SearchColumns } from '../../db/search-condition.ts';

export interface CustomerChoice {
  readonly search?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

interface CustomerFilter extends CustomerChoice {
  readonly sort: CustomerSort;
  readonly page: number;
  readonly limit: number;
}

export interface CustomerRow {
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

/** In the order of the indexes. */
const SORTS: Readonly<Record<CustomerSort, string>> = {
  newest: 'c.created_at desc nulls last, c.key',
  orders: 'c.orders_count desc nulls last, c.created_at desc nulls last, c.key',
  spent: 'c.total_spent desc nulls last, c.created_at desc nulls last, c.key',
};

const SEARCHED: SearchColumns = { phone: 'c.phone', email: 'c.key', text: 'lower(c.name)' };

/** The latest orders of the customer `c`, placed signed in or as a guest with the same e-mail. */
export function latestOrders(most: number): string {
  const latest = `order by o.created_at desc, o.id desc limit ${most}`;
  const those = (condition: string) =>
    `(select o.* from orders o where o.deleted_at is null and ${condition} ${latest})`;
  return `(${those('o.user_id = c.user_id')} union all
    ${those('o.user_id is null and lower(o.customer_email) = c.key')}) o ${latest}`;
}

/**
 * One customer is one e-mail address, in any letter case. Shoppers with an account are customers before they order,
 * administrators only once they do. The address is that of the latest order, which is only read for the rows of the page.
 */
export const CUSTOMERS: Omit<List, 'order'> = {
  alias: 'c',
  from: 'customers c',
  key: 'c.key',
  columns: `coalesce(c.user_id::text, guest_id(c.key)) as id,
            c.name as full_name, c.email, c.phone, c.orders_count, c.total_spent, c.created_at,
            c.user_id is not null as has_account,
            coalesce(
              (select o.shipping_address from ${latestOrders(1)}),
              (select u.addresses -> 0 from users u where u.id = c.user_id)
            ) as address`,
};

export function customerConditions({ search, from, to }: CustomerChoice): Conditions {
  const conditions = new Conditions('c.is_listed').add('c.created_at >= ?', from).add('c.created_at < ?', to);
  return addSearch(conditions, search, SEARCHED);
}

export async function listCustomers(
  pool: Pool,
  { sort, page, limit, ...choice }: CustomerFilter,
): Promise<{ customers: Customer[] } & BoundedCount> {
  const list = { ...CUSTOMERS, order: SORTS[sort] };
  const paging = { page, limit, search: choice.search };
  const { rows, ...count } = await listPage<CustomerRow>(pool, list, customerConditions(choice), paging);
  return { customers: rows.map(toCustomer), ...count };
}

export function toCustomer({ address, created_at, total_spent, ...row }: CustomerRow): Customer {
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
