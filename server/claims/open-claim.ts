import type { Pool, PoolClient } from 'pg';
import type { Claim, ClaimSubmission } from '../../contract/claims.ts';
import { type Claimable, checkClaimable } from '../../domain/claims/claim.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import type { Refusal } from '../../domain/refusal.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { enqueueClaimNotice, enqueueClaimReceipt } from './claim-mails.ts';
import { readClaim } from './claim-rows.ts';

export type OpenedClaim =
  | { readonly ok: true; readonly claim: Claim }
  | Exclude<Claimable, { ok: true }>
  | (Refusal<'ITEM_UNKNOWN' | 'TOO_MANY_PIECES' | 'CLAIM_OPEN'> & { readonly field: string });

interface LockedOrder {
  readonly status: OrderStatus;
  readonly delivered_at: Date | null;
}

interface LineRow {
  readonly id: number;
  readonly quantity: number;
  readonly is_claimed: boolean;
}

const ORDER = `select o.status,
    (select max(h.at) from order_status_history h
      where h.order_id = o.id and h.field = 'status' and h.to_value = 'DELIVERED') as delivered_at
  from orders o where o.id = $1 and o.deleted_at is null`;

export async function isClaimable(pool: Pool, orderId: string, now: Date): Promise<boolean> {
  const { rows } = await pool.query<LockedOrder>(ORDER, [orderId]);
  return rows[0] !== undefined && checkOrder(rows[0], now).ok;
}

const checkOrder = ({ status, delivered_at }: LockedOrder, now: Date) =>
  checkClaimable({ status, deliveredAt: delivered_at }, now);

/** The order's lock keeps a second click from opening a second claim for the same line. */
export async function openClaim(
  pool: Pool,
  orderId: string,
  submission: ClaimSubmission,
  publicUrl: string,
  now: Date,
): Promise<OpenedClaim> {
  return rollbackUnlessOk(pool, async (client): Promise<OpenedClaim> => {
    const { rows } = await client.query<LockedOrder>(`${ORDER} for update of o`, [orderId]);
    const order = rows[0];
    if (order === undefined) throw new Error('The order of a claim has vanished');
    const checked = checkOrder(order, now);
    if (!checked.ok) return checked;
    const refusal = await checkLines(client, orderId, submission.lines);
    if (refusal !== null) return refusal;
    const claim = await readClaim(client, await store(client, orderId, submission, now));
    await enqueueClaimReceipt(client, claim, publicUrl);
    await enqueueClaimNotice(client, claim, publicUrl);
    return { ok: true, claim };
  });
}

async function checkLines(
  client: PoolClient,
  orderId: string,
  lines: ClaimSubmission['lines'],
): Promise<Exclude<OpenedClaim, { ok: true }> | null> {
  const { rows } = await client.query<LineRow>(
    `select i.id, i.quantity, exists (select from claim_lines l join claims c on c.id = l.claim_id
              where l.order_item_id = i.id and c.decision is null) as is_claimed
       from order_items i where i.order_id = $1`,
    [orderId],
  );
  for (const [index, { itemId, quantity }] of lines.entries()) {
    const field = `lines.${index}`;
    const item = rows.find(({ id }) => id === itemId);
    if (item === undefined)
      return { ok: false, code: 'ITEM_UNKNOWN', message: 'This item isn’t in the order', field };
    if (quantity > item.quantity)
      return {
        ok: false,
        code: 'TOO_MANY_PIECES',
        message: `You ordered ${item.quantity} of this item`,
        field,
      };
    if (item.is_claimed)
      return {
        ok: false,
        code: 'CLAIM_OPEN',
        message: 'You’ve already reported a problem with this item. We’ll reply within 24 hours.',
        field,
      };
  }
  return null;
}

async function store(
  client: PoolClient,
  orderId: string,
  { problem, message, lines }: ClaimSubmission,
  now: Date,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'insert into claims (order_id, problem, message, created_at) values ($1, $2, $3, $4) returning id',
    [orderId, problem, message, now],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The claim was not stored');
  await client.query(
    `insert into claim_lines (claim_id, order_item_id, quantity)
     select $1, * from unnest($2::bigint[], $3::integer[])`,
    [id, lines.map(({ itemId }) => itemId), lines.map(({ quantity }) => quantity)],
  );
  return id;
}
