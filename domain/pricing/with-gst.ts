import { add, type Paise, percentOf } from './money.ts';

/** A price with its GST, to the paisa. ₹9,999 at 18 % is ₹11,798.82, which shoppers read as ₹11,799. */
export function withGst(price: Paise, ratePercent: number): Paise {
  return add(price, percentOf(price, ratePercent));
}
