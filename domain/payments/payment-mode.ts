import { paymentMethodLabel } from '../orders/order-status.ts';
import { PART_PAYMENT_LABEL } from '../orders/part-payment.ts';

/**
 * How the shop takes money. `test`: payments are simulated or go to the gateway's sandbox. `cod-only`: nobody can pay
 * online.
 */
export type PaymentMode = 'live' | 'test' | 'cod-only';

export const TEST_MODE = 'Test mode: no real money is charged';
export const TEST_PAYMENT = 'Test payment';

/** How an order is paid, as mail and invoice say it: `Online Payment (Test payment)` where no money moved. */
export const paymentText = (
  method: unknown,
  { isTest, hasAdvance }: { readonly isTest: boolean; readonly hasAdvance: boolean },
): string =>
  `${hasAdvance ? PART_PAYMENT_LABEL : paymentMethodLabel(method)}${isTest ? ` (${TEST_PAYMENT})` : ''}`;

export const ONLINE_NOT_OFFERED = {
  code: 'ONLINE_NOT_OFFERED',
  message: 'Online payment isn’t available right now. Please choose cash on delivery.',
} as const;

/** As the footer and the terms say it. */
export const waysToPay = (mode: PaymentMode): string =>
  mode === 'cod-only' ? 'Cash on delivery' : 'Cards, UPI, net banking and cash on delivery';
