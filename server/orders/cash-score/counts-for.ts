import { MARKS_COUNT_MONTHS } from '../../../domain/orders/cash-score.ts';

/** A condition on a mark `m`: it is of the phone `phone` or the address `address`, and not forgiven yet. */
export const countsFor = (phone: string, address: string): string =>
  `(m.phone = ${phone} and m.phone <> '' or m.address = ${address})
   and m.at >= now() - interval '${MARKS_COUNT_MONTHS} months'`;
