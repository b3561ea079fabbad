import type { Pool, PoolClient } from 'pg';
import type { AdminClaim, ClaimDecisionForm } from '../../contract/claims.ts';
import { nameWithVariant } from '../../domain/catalogue/variant-text.ts';
import { PROBLEM_LABELS } from '../../domain/claims/claim.ts';
import { paise } from '../../domain/pricing/money.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import type { PaymentParts } from '../payments/payment-rows.ts';
import { type RefundedOrder, refundOrder } from '../payments/refund-order.ts';
import { addShipment } from '../shipping/change-shipment.ts';
import { returnClaimed, takeReplacement } from '../stock/move-claimed.ts';
import type { Demand } from '../stock/move-stock.ts';
import { enqueueDecisionMail } from './claim-mails.ts';
import { findAdminClaim, readClaim } from './claim-rows.ts';

type Refusal =
  | Exclude<RefundedOrder, { ok: true }>
  | {
      readonly ok: false;
      readonly code: 'CLAIM_NOT_FOUND' | 'CLAIM_DECIDED' | 'OUT_OF_STOCK' | 'ORDER_CANCELLED';
      readonly message: string;
    };

export type DecidedClaim = { readonly ok: true; readonly claim: AdminClaim } | Refusal;

interface Effect {
  readonly ok: true;
  readonly shipmentId: string | null;
  readonly send: () => Promise<void>;
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
  const decided = await rollbackUnlessOk(pool, async (client): Promise<{ readonly ok: true } | Refusal> => {
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
    if (form.restock && form.decision !== 'replacement') await restock(client, claim, by);
    await recordChange(client, by, {
      action: 'update',
      entity: 'claim',
      entityId: claimId,
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

/** The order first, as everybody takes it who changes its payments or its shipments. */
async function lockClaim(
  client: PoolClient,
  claimId: string,
): Promise<{ readonly ok: true; readonly claim: AdminClaim } | Refusal> {
  const claim = await findAdminClaim(client, claimId);
  const missing = { ok: false, code: 'CLAIM_NOT_FOUND', message: 'Claim not found' } as const;
  if (claim === null) return missing;
  await client.query('select from orders where id = $1 for update', [claim.orderId]);
  const { rows } = await client.query<{ decision: string | null }>(
    'select decision from claims where id = $1 for update',
    [claimId],
  );
  if (rows[0] === undefined) return missing;
  if (rows[0].decision !== null)
    return { ok: false, code: 'CLAIM_DECIDED', message: 'This claim was already decided.' };
  return { ok: true, claim };
}

async function takeEffect(
  client: PoolClient,
  parts: PaymentParts,
  claim: AdminClaim,
  form: ClaimDecisionForm,
  by: Administrator,
): Promise<Effect | Refusal> {
  const nothing: Effect = { ok: true, shipmentId: null, send: async () => undefined };
  if (form.decision === 'refusal') return nothing;
  if (form.decision === 'refund') {
    const refunded = await refundOrder(client, parts, {
      orderId: claim.orderId,
      amount: paise(form.amount ?? 0),
      reason: PROBLEM_LABELS[claim.problem],
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
    return { ok: false, code: 'ORDER_CANCELLED', message: 'This order is cancelled. Refund it instead.' };
  const demand = await claimedDemand(client, claim.id);
  const taken = await takeReplacement(client, { orderId: claim.orderId, actorId: by.id, demand });
  if (!taken.ok)
    return {
      ok: false,
      code: 'OUT_OF_STOCK',
      message: 'There isn’t enough stock for a replacement. Count it first, or refund the shopper.',
    };
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

async function restock(client: PoolClient, claim: AdminClaim, by: Administrator): Promise<void> {
  const demand = await claimedDemand(client, claim.id);
  if (demand.size > 0) await returnClaimed(client, { orderId: claim.orderId, actorId: by.id, demand });
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
