import { type Paise, scale, spread, subtract, wholePercent, ZERO } from '../pricing/money.ts';
import type { ShipmentStatus } from './shipment.ts';

/** What customers paid for freight against what carriers were paid. */

export interface SharingShipment {
  readonly id: string;
  readonly status: ShipmentStatus;
  readonly weightGrams: number;
}

/** What the customer paid for freight, shared among the order's shipments by weight; one that is cancelled has no share. */
export function chargedShares(
  charge: Paise,
  shipments: readonly SharingShipment[],
): ReadonlyMap<string, Paise> {
  const sharing = shipments.filter(({ status }) => status !== 'CANCELLED');
  if (sharing.length === 0) return new Map();
  const shares = spread(
    charge,
    sharing.map(({ weightGrams }) => weightGrams),
  );
  return new Map(sharing.map(({ id }, at) => [id, shares[at] ?? ZERO]));
}

/** A tenth either way is usual: the carrier weighs again. */
const USUAL_PERCENT = 10;

/** How far a bill is from the quote, in whole percent; undefined where that is usual, or nothing was quoted. */
export function unusualBill(quoted: Paise | null, billed: Paise): number | undefined {
  if (quoted === null || quoted <= 0) return undefined;
  const difference = subtract(billed, quoted);
  if (Math.abs(difference) <= scale(quoted, USUAL_PERCENT, 100)) return undefined;
  return wholePercent(difference, quoted);
}
