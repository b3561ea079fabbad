import { isUnderWay, type ShipmentStatus } from '../shipping/shipment.ts';
import type { OrderStatus } from './order-status.ts';

/** Whether customers confirm a cash order by a link in its mail, and what becomes of one that nobody confirms. */
export interface CashConfirmation {
  readonly isAsked: boolean;
  /** After so many days an order that nobody has confirmed lapses. */
  readonly lapseDays: number;
  /** After so many days it is asked about once more; 0 for never. */
  readonly askAgainDays: number;
  /** Points from which on somebody gets no more cash orders (cash-score.ts). */
  readonly scoreLimit: number;
}

/** Those of a shop that has set nothing: nobody is asked. */
export const CASH_CONFIRMATION: CashConfirmation = {
  isAsked: false,
  lapseDays: 3,
  askAgainDays: 1,
  scoreLimit: 3,
};

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** Until when a new cash order is to be confirmed, and when it is asked about again. */
export function confirmationDates(
  { lapseDays, askAgainDays }: CashConfirmation,
  now: Date,
): { readonly confirmBy: Date; readonly askAgainAt: Date | null } {
  const isAskedAgain = askAgainDays > 0 && askAgainDays < lapseDays;
  return {
    confirmBy: daysAfter(now, lapseDays),
    askAgainAt: isAskedAgain ? daysAfter(now, askAgainDays) : null,
  };
}

/** How a customer has confirmed. */
export const CONFIRMED_VIA = ['link', 'phone'] as const;
export type ConfirmedVia = (typeof CONFIRMED_VIA)[number];

/** The history's note on an order that nobody confirmed. */
export const NOT_CONFIRMED_IN_TIME = 'The customer didn’t confirm it in time';

/**
 * What the link of an order leads to. `open` can be answered; `under-way` was moved ahead or paid without an answer;
 * `late` will lapse within a minute.
 */
export const CONFIRMATION_STATES = [
  'open',
  'confirmed',
  'under-way',
  'shipped',
  'cancelled',
  'lapsed',
  'late',
] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

export interface ConfirmableOrder {
  readonly status: OrderStatus;
  readonly shipments: readonly ShipmentStatus[];
  readonly confirmBy: Date | null;
  readonly confirmedAt: Date | null;
  /** The note with which it was cancelled. */
  readonly cancelNote: string | null;
}

/** `expiresAt` is the link's own end. */
export function confirmationState(order: ConfirmableOrder, expiresAt: Date, now: Date): ConfirmationState {
  if (order.status === 'CANCELLED')
    return order.cancelNote === NOT_CONFIRMED_IN_TIME ? 'lapsed' : 'cancelled';
  const hasLeft = order.status === 'SHIPPED' || order.status === 'DELIVERED';
  if (hasLeft || order.shipments.some(isUnderWay)) return 'shipped';
  if (order.confirmedAt !== null) return 'confirmed';
  if (order.confirmBy === null || order.status !== 'PENDING') return 'under-way';
  return now < order.confirmBy && now < expiresAt ? 'open' : 'late';
}

export const LINK_DAMAGED =
  'This link doesn’t work. Please open it from our e-mail again, or copy all of it into the address line.';
