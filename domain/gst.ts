import { divide, type Paise, percentOf, subtract, ZERO } from './money.ts';

export const HOME_STATE = 'Maharashtra';
export const GST_RATE_PERCENT = 18;

export interface GstSplit {
  tax: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

export interface GstLine {
  label: string;
  amount: Paise;
}

/** Goods that stay in the seller's own State bear CGST and SGST, all others IGST (IGST Act, sections 7, 8 and 10). */
export function isHomeState(state: string): boolean {
  return state.trim().toLowerCase() === HOME_STATE.toLowerCase();
}

/**
 * The tax is rounded once, half up to the paisa, and then halved: the parts always sum to it, and CGST takes an
 * odd paisa. Example: 18 % of ₹229.25 is ₹41.27, CGST ₹20.64 and SGST ₹20.63.
 */
export function splitGst(subtotal: Paise, state: string, ratePercent: number = GST_RATE_PERCENT): GstSplit {
  const tax = percentOf(subtotal, ratePercent);
  if (!isHomeState(state)) return { tax, cgst: ZERO, sgst: ZERO, igst: tax };
  const cgst = divide(tax, 2);
  return { tax, cgst, sgst: subtract(tax, cgst), igst: ZERO };
}

/** The lines of a summary: 'CGST 9%' and 'SGST 9%', or 'IGST 18%'. Without tax there is no line. */
export function gstLines(
  split: Pick<GstSplit, 'cgst' | 'sgst' | 'igst'>,
  ratePercent: number = GST_RATE_PERCENT,
): GstLine[] {
  if (split.igst !== 0) return [{ label: `IGST ${ratePercent}%`, amount: split.igst }];
  if (split.cgst === 0 && split.sgst === 0) return [];
  return [
    { label: `CGST ${ratePercent / 2}%`, amount: split.cgst },
    { label: `SGST ${ratePercent / 2}%`, amount: split.sgst },
  ];
}
