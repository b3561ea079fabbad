import type { PaymentRecord } from '../../../contract/payments/pay-order.ts';
import { paise } from '../../../domain/pricing/money.ts';
import { formatLongDateTime, formatRupees } from '../../../domain/text/format.ts';

/** The name under which shoppers know the provider. */
export const PAYMENT_PROVIDER = 'PhonePe';

/** What nobody could look up yet. */
export const UNCONFIRMED = 'To be confirmed';

/** '₹5,999' for 599900 in minor units. */
export function paidAmount({ amount }: Pick<Partial<PaymentRecord>, 'amount'>): string {
  return amount === undefined ? UNCONFIRMED : formatRupees(paise(amount));
}

export function paidAt({ createdAt }: Pick<Partial<PaymentRecord>, 'createdAt'>): string {
  return createdAt === undefined ? UNCONFIRMED : formatLongDateTime(createdAt);
}
