import type { Pool, PoolClient } from 'pg';
import type { AdminClaim, ClaimDecisionForm } from '../../contract/claims.ts';
import { nameWithVariant } from '../../domain/catalogue/variant-text.ts';
import { PROBLEM_LABELS } from '../../domain/claims/claim.ts';
import { paise } from '../../domain/pricing/money.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import type { PaymentParts } from '../payments/payment-rows.ts';
import type { RefundedPieces } from '../payments/refund-lines.ts';
import { type RefundedOrder, refundOrder } from '../payments/refund-order.ts';
import { addShipment } from '../shipping/change-shipment.ts';
import { returnPieces, takeReplacement } from '../stock/move-pieces.ts';
import type { Demand } from '../stock/move-stock.ts';
import { enqueueDecisionMail } from './claim-mails.ts';
import { findAdminClaim, readClaim } from './claim-rows.ts';
import { type LockedClaim, lockClaim } from './lock-claim.ts';

type Refused =
  | Exclude<RefundedOrder, { ok: true }>
  | Exclude<LockedClaim, { ok: true }>
  | Refusal<'OUT_OF_STOCK' | 'ORDER_CANCELLED'>;

export type DecidedClaim = { readonly ok: true; readonly claim: AdminClaim } | Refused;

interface Effect {
  readonly ok: true;
  readonly shipmentId: string | null;
  readonly send: () => Promise<unknown>;
}

/**
 * The decision with everything that follows from it, in one transaction: the shipment and the stock of a replacement, or the
 * refund, and the shopper's mail. A refund through the gateway is sent after the commit; if that fails, the reconciler sends it.
 */
export async function decideClaim(
  parts: PaymentParts,
  claimId: string,
  form: ClaimDecisionForm,
  by: Administrator,
): Promise<DecidedClaim> {
  const { pool, now, publicUrl } = parts;
  let send: Effect['send'] = async () => undefined;
  const decided = await rollbackUnlessOk(pool, async (client): Promise<{ readonly ok: true } | Refused> => {
    const locked = await lockClaim(client, claimId);
    if (!locked.ok) return locked;
    const { claim } = locked;
    const effect = await takeEffect(client, parts, claim, form, by);
    if (!effect.ok) return effect;
    send = effect.send;
    await client.query(
      `update claims set decision = $2, note = $3, amount = $4, shipment_id = $5, decided_by = $6, decided_at = $7
        where id = $1`,
      [
        claimId,
        form.decision,
        form.note,
        form.decision === 'refund' ? form.amount : null,
        effect.shipmentId,
        by.id,
        now(),
      ],
    );
    if (form.restock && form.decision === 'refusal') await restock(client, claim, by);
    await recordChange(client, by, 'update', 'claim', claimId, {
      before: { decision: null, amount: null },
      after: { decision: form.decision, amount: form.amount ?? null, restock: form.restock },
    });
    await enqueueDecisionMail(client, await readClaim(client, claimId), publicUrl);
    return { ok: true };
  });
  if (!decided.ok) return decided;
  await send();
  return { ok: true, claim: await written(pool, claimId) };
}

async function takeEffect(
  client: PoolClient,
  parts: PaymentParts,
  claim: AdminClaim,
  form: ClaimDecisionForm,
  by: Administrator,
): Promise<Effect | Refused> {
  const nothing: Effect = { ok: true, shipmentId: null, send: async () => undefined };
  if (form.decision === 'refusal') return nothing;
  if (form.decision === 'refund') {
    const refunded = await refundOrder(client, parts, {
      orderId: claim.orderId,
      amount: paise(form.amount ?? 0),
      reason: PROBLEM_LABELS[claim.problem],
      lines: await refundedLines(client, claim, form),
      isCancelling: false,
      by,
    });
    if (!refunded.ok) return refunded;
    await client.query(
      'insert into claim_refunds (claim_id, refund_id) select $1, * from unnest($2::uuid[])',
      [claim.id, refunded.refunds.map(({ id }) => id)],
    );
    return { ...nothing, send: refunded.send };
  }
  if (claim.orderStatus === 'CANCELLED')
    return refuse('ORDER_CANCELLED', 'This order is cancelled. Refund it instead.');
  const demand = await claimedDemand(client, claim.id);
  const taken = await takeReplacement(client, { orderId: claim.orderId, actorId: by.id, demand });
  if (!taken.ok)
    return refuse(
      'OUT_OF_STOCK',
      'There isn’t enough stock for a replacement. Count it first, or refund the shopper.',
    );
  const names = claim.lines.map(
    ({ name, variant, quantity }) => `${quantity} × ${nameWithVariant(name, variant)}`,
  );
  const shipment = await addShipment(
    client,
    {
      orderId: claim.orderId,
      carrierId: null,
      trackingNumber: null,
      method: 'standard',
      weightKg: 0,
      cost: 0,
      estimatedDelivery: null,
      notes: `Replacement, no charge: ${names.join(', ')}`.slice(0, 2000),
    },
    by,
    parts.now(),
  );
  return { ...nothing, shipmentId: shipment.id };
}

/**
 * The claimed lines. Their pieces count as refunded where they come back or are paid for in full, as far as they are not
 * refunded already; otherwise the money makes up for something, and the shopper keeps them.
 */
async function refundedLines(
  client: PoolClient,
  claim: AdminClaim,
  form: ClaimDecisionForm,
): Promise<RefundedPieces[]> {
  const isForPieces = form.restock || (form.amount ?? 0) >= claim.value;
  const { rows } = await client.query<{ itemId: number; quantity: number }>(
    `select i.id as "itemId", least(l.quantity, i.quantity - i.refunded) as quantity
       from claim_lines l join order_items i on i.id = l.order_item_id where l.claim_id = $1`,
    [claim.id],
  );
  const goods = form.restock ? 'good' : 'not_yet';
  return rows.map(({ itemId, quantity }) => ({ itemId, quantity: isForPieces ? quantity : 0, goods }));
}

async function restock(client: PoolClient, claim: AdminClaim, by: Administrator): Promise<void> {
  const pieces = new Map(claim.lines.map(({ itemId, quantity }) => [itemId, quantity]));
  await returnPieces(client, { orderId: claim.orderId, actorId: by.id }, pieces);
}

/** Of what is counted; a stock row that was deleted since has no count. */
async function claimedDemand(client: PoolClient, claimId: string): Promise<Demand> {
  const { rows } = await client.query<{ id: number; units: number }>(
    `select s.id, sum(l.quantity)::bigint as units
       from claim_lines l join order_items i on i.id = l.order_item_id join stock s on s.id = i.stock_id
      where l.claim_id = $1 group by s.id`,
    [claimId],
  );
  return new Map(rows.map(({ id, units }) => [id, units]));
}

async function written(pool: Pool, claimId: string): Promise<AdminClaim> {
  const claim = await findAdminClaim(pool, claimId);
  if (claim === null) throw new Error('A claim that was just decided is gone');
  return claim;
}
