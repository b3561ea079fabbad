import type { Pool } from 'pg';
import { readAddress } from '../../domain/address.ts';
import { paise, toRupees } from '../../domain/money.ts';
import { BRINGS_MONEY } from '../dashboard/revenue.ts';
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
  readonly total: number;
}

const SORTS: Readonly<Record<CustomerSort, string>> = {
  newest: 'created_at desc, key',
  orders: 'orders_count desc, created_at desc, key',
  spent: 'total_spent desc, created_at desc, key',
};

/** An order that was placed signed in belongs to its account, whatever address was typed. */
const KEY_OF_ORDER = 'coalesce(lower(u.email), lower(o.customer_email))';
const PLACED = 'from orders o left join users u on u.id = o.user_id where o.deleted_at is null';

/** The search index finds candidates; it also knows order numbers and ids, which are no part of a person. */
const found = (pattern: string) => `key in (
  select lower(email) from users where search like lower(${pattern})
  union
  select ${KEY_OF_ORDER} ${PLACED} and o.search like lower(${pattern})
     and lower(o.customer_name || ' ' || o.customer_email || ' ' || o.customer_phone) like lower(${pattern}))`;

/**
 * One person is one e-mail address, in whatever letter case. Shoppers with an account are customers before they order;
 * staff only once it does. The latest order says where somebody lives, and is looked up for the page's rows alone.
 */
export async function listCustomers(
  pool: Pool,
  filter: CustomerFilter,
): Promise<{ customers: Customer[]; total: number }> {
  const conditions = new Conditions()
    .add(found('?'), containing(filter.search))
    .add(
      `key in (select ${KEY_OF_ORDER} ${PLACED} and lower(o.shipping_address ->> 'state') = lower(?))`,
      filter.state,
    )
    .add('created_at >= ?', filter.from)
    .add('created_at < ?', filter.to);
  const { rows } = await pool.query<CustomerRow>(
    `with ordered as (
       select ${KEY_OF_ORDER} as key, count(*) as orders_count, min(o.created_at) as first_at,
              coalesce(sum(o.total_amount) filter (where ${BRINGS_MONEY}), 0)::bigint as total_spent
         ${PLACED} group by 1
     ), customers as (
       select key, u.id as user_id, coalesce(orders_count, 0) as orders_count,
              coalesce(total_spent, 0) as total_spent, least(u.created_at, first_at) as created_at
         from (select key from ordered union select lower(email) from users where role = 'USER') people
              left join ordered using (key) left join users u on lower(u.email) = key
     ), page as (
       select *, count(*) over () as total from customers ${conditions.where}
        order by ${SORTS[filter.sort]}
        limit ${conditions.place(filter.limit)} offset ${conditions.place((filter.page - 1) * filter.limit)}
     )
     select coalesce(u.id::text, 'guest-' || left(encode(sha256(convert_to(key, 'UTF8')), 'hex'), 24)) as id,
            coalesce(u.name, latest.customer_name) as full_name,
            coalesce(u.email, latest.customer_email) as email,
            coalesce(u.phone, latest.customer_phone, '') as phone,
            coalesce(latest.shipping_address, u.addresses -> 0) as address,
            orders_count, total_spent, page.created_at, u.id is not null as has_account, total
       from page left join users u on u.id = page.user_id
            left join lateral (
              select o.customer_name, o.customer_email, o.customer_phone, o.shipping_address from orders o
               where o.deleted_at is null
                 and (o.user_id = page.user_id or (o.user_id is null and lower(o.customer_email) = key))
               order by o.created_at desc, o.id desc limit 1
            ) latest on true
      order by ${SORTS[filter.sort].replaceAll('created_at', 'page.created_at')}`,
    conditions.values,
  );
  // Behind the last page there is no row to carry the count.
  if (rows.length === 0 && filter.page > 1)
    return { customers: [], total: (await listCustomers(pool, { ...filter, page: 1, limit: 1 })).total };
  return { customers: rows.map(toCustomer), total: rows[0]?.total ?? 0 };
}

function toCustomer({ address, total, created_at, total_spent, ...row }: CustomerRow): Customer {
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
