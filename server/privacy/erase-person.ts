import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import {
  type AwaitedOrder,
  erasureRefusal,
  type KeptCounts,
  type KeptPart,
  keptParts,
} from '../../domain/privacy/erasure.ts';
import type { Refusal } from '../../domain/refusal.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { removePerson } from './erase-rows.ts';
import { type Asker, type Person, personHash, recordRequest, THEIR_ORDERS } from './person.ts';

export type ErasureOutcome = { readonly ok: true; readonly kept: readonly KeptPart[] } | Refusal<string>;

/**
 * All of it or nothing. Account, orders and address are locked in the order in which an order that is placed meanwhile takes
 * them: it is either seen, and waited for, or comes after the deletion as somebody new. Nobody there is nothing to do.
 */
export async function erasePerson(pool: Pool, person: Person, asker: Asker): Promise<ErasureOutcome> {
  const hash = await personHash(pool, person);
  return rollbackUnlessOk(pool, async (client): Promise<ErasureOutcome> => {
    const orderIds = await lockPerson(client, person);
    const refusal = erasureRefusal(person.isAdministrator, await awaitedOrders(client, orderIds));
    if (refusal !== undefined) return refusal;
    const kept = keptParts(await countKept(client, person, orderIds, asker.customerId));
    const id = randomUUID();
    await removePerson(client, { person, orderIds, requestId: id });
    await recordRequest(client, asker, { id, kind: 'erasure', hash, kept });
    return { ok: true, kept };
  });
}

async function lockPerson(client: PoolClient, { userId, email }: Person): Promise<string[]> {
  await client.query('select 1 from users where id = $1 for update', [userId]);
  await client.query(`select 1 from orders where id in (${THEIR_ORDERS}) order by id for update`, [
    userId,
    email,
  ]);
  if (email !== null)
    await client.query(
      'insert into customers (key) values ($1) on conflict (key) do update set key = excluded.key',
      [email],
    );
  // Again, for one that was placed while this waited for the address.
  const { rows } = await client.query<{ id: string }>(THEIR_ORDERS, [userId, email]);
  return rows.map(({ id }) => id);
}

/** What is not finished of these orders, hidden ones left out: those were deleted by the shop before anything came of them. */
async function awaitedOrders(client: PoolClient, orderIds: readonly string[]): Promise<AwaitedOrder[]> {
  const { rows } = await client.query<AwaitedOrder>(
    `select * from (
       select o.order_number as number, case
         when o.status not in ('DELIVERED', 'CANCELLED') and o.payment_status <> 'REFUNDED' then 'order'
         when exists (select from shipments s where s.order_id = o.id
                        and s.status in ('PENDING', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY')) then 'order'
         when exists (select from claims c where c.order_id = o.id and c.decision is null) then 'claim'
         when exists (select from payments p where p.order_id = o.id and (p.state in ('CREATED', 'PENDING')
                        or (p.state = 'DISPUTED' and p.amount_received > (
                          select coalesce(sum(r.amount), 0) from refunds r
                           where r.payment_id = p.id and r.state = 'COMPLETED')))) then 'payment'
         when exists (select from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id
                        and r.state in ('REQUESTED', 'PENDING', 'CONFIRMED'))
           or (o.status = 'CANCELLED' and net_received(o.id) > 0) then 'refund'
       end as awaited
         from orders o where o.id = any($1) and o.deleted_at is null
     ) theirs where awaited is not null order by number`,
    [orderIds],
  );
  return rows;
}

async function countKept(
  client: PoolClient,
  { userId }: Person,
  orderIds: readonly string[],
  customerId: string,
): Promise<KeptCounts> {
  const { rows } = await client.query<KeptCounts>(
    `select (select count(*) from invoices where order_id = any($2)) as invoices,
            cardinality($2::text[]) as orders,
            (select count(*) from reviews where user_id = $1 and status = 'published' and deleted_at is null) as reviews,
            (select count(*) from audit_log where (entity = 'customer' and entity_id = $3)
                or (entity = 'order' and entity_id = any($2))) as "auditEntries"`,
    [userId, orderIds, customerId],
  );
  return rows[0] ?? { invoices: 0, orders: 0, reviews: 0, auditEntries: 0 };
}
