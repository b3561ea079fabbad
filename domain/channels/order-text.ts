import type { CustomerMailEvent } from '../orders/order-mail.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { readMobile } from '../text/field-formats.ts';
import type { TextTemplate } from './text-templates.ts';

/** `+919876543210`; null for a number that is no Indian mobile's, which gets no texts. */
export function textRecipient(phone: string): string | null {
  const digits = readMobile(phone);
  return digits === undefined ? null : `+91${digits}`;
}

/** An order as it is when the text leaves, which may be hours after the event. */
export interface TextedOrder {
  readonly status: OrderStatus;
  /** The customer has not confirmed it yet. */
  readonly awaitsConfirmation: boolean;
  /** It was cancelled because nobody had confirmed it. */
  readonly hasLapsed: boolean;
}

/** Which text tells of an event; a sentence where it would no longer be true. */
export function textFor(
  event: CustomerMailEvent,
  { status, awaitsConfirmation, hasLapsed }: TextedOrder,
): { readonly template: TextTemplate } | { readonly untrue: string } {
  if (event === 'cancelled') {
    if (status !== 'CANCELLED') return { untrue: 'the order is active again' };
    return { template: hasLapsed ? 'lapsed' : 'cancelled' };
  }
  if (status === 'CANCELLED') return { untrue: 'the order was cancelled' };
  if (event === 'asked' && !awaitsConfirmation) return { untrue: 'the order needs no confirmation any more' };
  return { template: event === 'placed' && awaitsConfirmation ? 'confirm' : event };
}
