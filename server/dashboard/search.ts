import type { Pool } from 'pg';
import type { Found } from '../../contract/admin-search.ts';
import { type Holder, may, type Permission } from '../../domain/accounts/permissions.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { listCustomers } from '../accounts/customers/list.ts';
import { listRecords } from '../catalogue/product-records.ts';
import type { InboxName } from '../messages/inboxes.ts';
import { listMessages } from '../messages/list-messages.ts';
import { listOrders } from '../orders/list-orders.ts';

/** Of each kind. */
const MOST_FOUND = 5;
const LEAST_LETTERS = 2;

const joined = (...texts: string[]) => texts.filter(Boolean).join(', ');

/** As the lists of the admin find it, of what the administrator's role includes. */
export async function searchShop(pool: Pool, holder: Holder | null, typed = ''): Promise<Found[]> {
  if (typed.length < LEAST_LETTERS) return [];
  const query = { search: typed, page: 1, limit: MOST_FOUND };
  const finding = (needs: Permission, find: () => Promise<Found[]>) => (may(holder, needs) ? find() : []);
  const inbox = (kind: InboxName) => async () =>
    (await listMessages(pool, kind, query)).messages.map(({ referenceId, name, subject }) => ({
      kind,
      name: referenceId,
      title: subject,
      detail: name,
    }));
  const found = await Promise.all([
    finding('see orders', async () =>
      (await listOrders(pool, query)).orders.map(({ order_number, customer_info, shipping_address }) => ({
        kind: 'order' as const,
        name: displayOrderNumber(order_number),
        title: displayOrderNumber(order_number),
        detail: joined(customer_info.name, shipping_address.city),
      })),
    ),
    finding('see customers', async () =>
      (await listCustomers(pool, { ...query, sort: 'newest' })).customers.map((customer) => ({
        kind: 'customer' as const,
        name: customer.id,
        title: customer.full_name || customer.email,
        detail: joined(customer.email, customer.phone, customer.city),
      })),
    ),
    finding('see products', async () =>
      (await listRecords(pool, query)).products.map(({ id, name, productCode }) => ({
        kind: 'product' as const,
        name: id,
        title: name,
        detail: productCode ?? '',
      })),
    ),
    finding('answer messages', inbox('contact')),
    finding('answer messages', inbox('enquiry')),
  ]);
  return found.flat();
}
