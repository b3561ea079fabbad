import type { Pool, PoolClient } from 'pg';
import type { AdminClaim, Claim } from '../../contract/claims.ts';
import { claimValue } from '../../domain/claims/claim.ts';
import { isRefundOpen, type RefundState, refundLeft } from '../../domain/payments/refund.ts';
import { type Paise, paise, sum } from '../../domain/pricing/money.ts';
import { isUnderWay, type ShipmentStatus } from '../../domain/shipping/shipment.ts';

interface ClaimRow extends Pick<Claim, 'id' | 'problem' | 'message' | 'decision' | 'note' | 'amount'> {
  readonly order_id: string;
  readonly order_number: number;
  readonly lines: readonly (Claim['lines'][number] & {
    readonly unitPrice: number;
    readonly ratePercent: number;
  })[];
  readonly photographs: Claim['photographs'] | null;
  readonly refunds: readonly { readonly amount: number; readonly state: RefundState }[] | null;
  readonly shipment: {
    readonly status: ShipmentStatus;
    readonly shipped_at: string | null;
    readonly tracking_number: string | null;
  } | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

export interface AdminClaimRow extends ClaimRow {
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly order_status: string;
  readonly subtotal: number;
  readonly discount_amount: number;
  readonly total_amount: number;
  readonly decided_by_email: string | null;
  readonly handover_note: string;
  readonly handed_over_by_email: string | null;
  readonly handed_over_at: Date | null;
  readonly payments:
    | readonly {
        readonly provider: string;
        readonly received: number;
        readonly refunds: readonly { readonly amount: number; readonly state: RefundState }[] | null;
      }[]
    | null;
}

const COLUMNS = `c.id, c.order_id, o.order_number, c.problem, c.message, c.decision, c.note, c.amount, c.created_at, c.decided_at,
  (select jsonb_agg(jsonb_build_object('itemId', i.id, 'name', i.product_name, 'variant', i.variant, 'quantity', l.quantity,
            'unitPrice', i.unit_price, 'ratePercent', i.product_gst) order by i.position)
     from claim_lines l join order_items i on i.id = l.order_item_id where l.claim_id = c.id) as lines,
  (select jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.created_at, p.id)
     from claim_photographs p where p.claim_id = c.id) as photographs,
  (select jsonb_agg(jsonb_build_object('amount', r.amount, 'state', r.state))
     from claim_refunds cr join refunds r on r.id = cr.refund_id where cr.claim_id = c.id) as refunds,
  (select jsonb_build_object('status', s.status, 'shipped_at', s.shipped_at, 'tracking_number', s.tracking_number)
     from shipments s where s.id = c.shipment_id) as shipment`;

export const ADMIN_COLUMNS = `${COLUMNS}, o.customer_name, o.customer_email, o.customer_phone, o.status as order_status, o.subtotal,
  o.discount_amount, o.total_amount, (select u.email from users u where u.id = c.decided_by) as decided_by_email,
  c.handover_note, c.handed_over_at, (select u.email from users u where u.id = c.handed_over_by) as handed_over_by_email,
  (select jsonb_agg(jsonb_build_object('provider', p.provider, 'received', p.amount_received, 'refunds',
            (select jsonb_agg(jsonb_build_object('amount', r.amount, 'state', r.state)) from refunds r where r.payment_id = p.id)))
     from payments p where p.order_id = c.order_id and p.state = 'COMPLETED') as payments`;

/** An undecided claim waits for whoever answers claims, or for a manager once it was handed over. */
export const CLAIM_WAITS_FOR = {
  open: 'c.decision is null and c.handed_over_at is null',
  manager: 'c.decision is null and c.handed_over_at is not null',
} as const;

export const CLAIMS = 'claims c join orders o on o.id = c.order_id';

function toClaim(row: ClaimRow): Claim {
  const { shipment, refunds } = row;
  const hasLeft = shipment !== null && isUnderWay(shipment.status);
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    problem: row.problem,
    message: row.message,
    lines: row.lines.map(({ itemId, name, variant, quantity }) => ({ itemId, name, variant, quantity })),
    photographs: row.photographs ?? [],
    decision: row.decision,
    note: row.note,
    amount: row.amount,
    isRefundDone: refunds === null ? null : refunds.every(({ state }) => state === 'COMPLETED'),
    sentAt: hasLeft && shipment.shipped_at !== null ? new Date(shipment.shipped_at).toISOString() : null,
    trackingNumber: hasLeft ? shipment.tracking_number : null,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

export function toAdminClaim(row: AdminClaimRow): AdminClaim {
  const payments = row.payments ?? [];
  const left = payments.map(({ received, refunds }) => unrefundedAmount(received, refunds ?? []));
  const lines = row.lines.map(({ unitPrice, quantity, ratePercent }) => ({
    unitPrice: paise(unitPrice),
    quantity,
    ratePercent: Number(ratePercent),
  }));
  return {
    ...toClaim(row),
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    orderStatus: row.order_status,
    value: claimValue(lines, {
      subtotal: paise(row.subtotal),
      discount: paise(row.discount_amount),
      total: paise(row.total_amount),
    }),
    refundable: sum(left),
    isRefundedByHand: payments.some(({ provider }) => provider === 'manual'),
    hasRefundFailed: (row.refunds ?? []).some(({ state }) => !isRefundOpen(state) && state !== 'COMPLETED'),
    decidedBy: row.decided_by_email,
    handover: row.handed_over_at && {
      note: row.handover_note,
      by: row.handed_over_by_email,
      at: row.handed_over_at.toISOString(),
    },
  };
}

const unrefundedAmount = (
  received: number,
  refunds: readonly { readonly amount: number; readonly state: RefundState }[],
): Paise =>
  refundLeft(
    paise(received),
    refunds.map(({ amount, state }) => ({ amount: paise(amount), state })),
  );

export async function claimsOfOrder(client: Pool | PoolClient, orderId: string): Promise<Claim[]> {
  const { rows } = await client.query<ClaimRow>(
    `select ${COLUMNS} from ${CLAIMS} where c.order_id = $1 order by c.created_at, c.id`,
    [orderId],
  );
  return rows.map(toClaim);
}

export async function readClaim(client: Pool | PoolClient, id: string): Promise<Claim> {
  const { rows } = await client.query<ClaimRow>(`select ${COLUMNS} from ${CLAIMS} where c.id = $1`, [id]);
  if (rows[0] === undefined) throw new Error('A claim that was just written is gone');
  return toClaim(rows[0]);
}

/** Claims of deleted orders are gone with them. */
export async function findAdminClaim(client: Pool | PoolClient, id: string): Promise<AdminClaim | null> {
  const { rows } = await client.query<AdminClaimRow>(
    `select ${ADMIN_COLUMNS} from ${CLAIMS} where c.id = $1 and o.deleted_at is null`,
    [id],
  );
  return rows[0] === undefined ? null : toAdminClaim(rows[0]);
}
