import type { OrderEvent } from './order-timeline.ts';

const ACTORS: ReadonlyMap<string, string> = new Map([
  ['customer', 'The customer'],
  ['gateway', 'The payment service'],
  ['system', 'The shop'],
]);

const STATUS_DEEDS: Readonly<Record<string, string>> = {
  PENDING: 'set the order back to pending',
  CONFIRMED: 'confirmed the order',
  PROCESSING: 'started packing the order',
  SHIPPED: 'shipped the order',
  DELIVERED: 'marked the order as delivered',
  CANCELLED: 'cancelled the order',
};

const PAYMENT_DEEDS: Readonly<Record<string, string>> = {
  PENDING: 'set the payment back to pending',
  PAID: 'recorded the payment',
  FAILED: 'marked the payment as failed',
  REFUNDED: 'refunded the money',
};

/** An entry of the history as a sentence of two parts: "owner@shop.example" "confirmed the order". */
export function historyEntryText({ field, from, to, actor = '' }: OrderEvent): {
  readonly who: string;
  readonly deed: string;
  /** Money that moved, and a payment that failed, stand out from the other entries. */
  readonly kind: 'step' | 'money' | 'failure';
} {
  const isMoney = field === 'payment_status';
  const deed = isMoney ? PAYMENT_DEEDS[to] : from === null ? 'placed the order' : STATUS_DEEDS[to];
  return {
    who: ACTORS.get(actor) ?? (actor || 'Someone'),
    deed: deed ?? `set ${isMoney ? 'the payment' : 'the order'} to ${to.toLowerCase()}`,
    kind: !isMoney ? 'step' : to === 'FAILED' ? 'failure' : 'money',
  };
}
