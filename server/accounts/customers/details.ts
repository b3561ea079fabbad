import type { Pool, PoolClient } from 'pg';
import type { CustomerDetails } from '../../../contract/accounts/customer.ts';
import { editConflict, refuse } from '../../../domain/refusal.ts';
import { oneLineAddress } from '../../../domain/shipping/address.ts';
import { readAddress } from '../../../domain/shipping/read-address.ts';
import { type Administrator, recordChange } from '../../audit/administrator.ts';
import { withTransaction } from '../../db/connect.ts';
import type { EntityChange } from '../../http/crud-responses.ts';
import { isRowId } from '../../http/lists.ts';
import { CUSTOMERS, type CustomerRow, latestOrders, toCustomer } from './list.ts';

interface DetailsRow extends CustomerRow {
  readonly notes: string;
  readonly notes_version: number;
  readonly gstins: readonly (string | null)[];
  readonly addresses: readonly unknown[];
}

const ORDERS_READ = 20;
const GUEST_ID = /^guest-[0-9a-f]{24}$/;

/** By the id of lists: an account's, or the one made from a guest's e-mail address. */
export async function findCustomer(
  client: Pool | PoolClient,
  id: string,
  lock = '',
): Promise<CustomerDetails | null> {
  const isAccount = isRowId(id);
  if (!isAccount && !GUEST_ID.test(id)) return null;
  const isThis = isAccount
    ? 'c.key = (select lower(u.email) from users u where u.id = $1)'
    : 'guest_id(c.key) = $1 and c.user_id is null';
  const { rows } = await client.query<DetailsRow>(
    `select ${CUSTOMERS.columns}, c.notes, c.notes_version,
            array(select o.billing_address ->> 'gstin' from ${latestOrders(ORDERS_READ)}) as gstins,
            coalesce((select u.addresses from users u where u.id = c.user_id), '[]')
              || to_jsonb(array(select o.shipping_address from ${latestOrders(ORDERS_READ)})) as addresses
       from ${CUSTOMERS.from} where ${isThis} and c.is_listed ${lock}`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { notes, notes_version: version, gstins, addresses, ...customer } = row;
  return {
    ...toCustomer(customer),
    notes,
    version,
    gstins: different(gstins),
    addresses: different(addresses.map((address) => oneLineAddress(readAddress(address)))),
  };
}

/** Each once, in any letter case. */
function different(texts: readonly (string | null)[]): string[] {
  const known = new Set<string>();
  return texts.flatMap((text) => {
    if (!text || known.has(text.toLowerCase())) return [];
    known.add(text.toLowerCase());
    return [text];
  });
}

type NotesChange = EntityChange<'customer', CustomerDetails, 'CUSTOMER_NOT_FOUND' | 'VERSION_CONFLICT'>;

export async function changeNotes(
  pool: Pool,
  id: string,
  { notes, version }: { readonly notes: string; readonly version?: number | undefined },
  by: Administrator,
): Promise<NotesChange> {
  return withTransaction(pool, async (client): Promise<NotesChange> => {
    const current = await findCustomer(client, id, 'for update of c');
    if (current === null) return refuse('CUSTOMER_NOT_FOUND', 'Customer not found');
    if (version !== undefined && version !== current.version) return editConflict('customer', current);
    if (notes === current.notes) return { ok: true, customer: current };
    const { rows } = await client.query<{ notes_version: number }>(
      `update customers set notes = $2, notes_version = notes_version + 1 where key = lower($1)
       returning notes_version`,
      [current.email, notes],
    );
    await recordChange(client, by, 'update', 'customer', id, {
      before: { notes: current.notes },
      after: { notes },
    });
    return { ok: true, customer: { ...current, notes, version: rows[0]?.notes_version ?? current.version } };
  });
}
