import type { InvoiceLine } from '../invoices/invoice-document.ts';
import { add, minPaise, type Paise, scale, spread, subtract, sum, ZERO } from '../pricing/money.ts';

/** What became of the goods of a refund: only good ones go back to stock. */
export const GOODS_STATES = ['good', 'damaged', 'not_yet'] as const;
export type GoodsState = (typeof GOODS_STATES)[number];

export const GOODS_LABELS: Readonly<Record<GoodsState, string>> = {
  good: 'Good',
  damaged: 'Damaged',
  not_yet: 'Not yet',
};

/** A line of an order's invoice, with its pieces that are refunded already and those that are chosen now. */
export interface ChosenLine {
  readonly line: Pick<InvoiceLine, 'quantity' | 'freight' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'>;
  readonly refunded: number;
  readonly pieces: number;
}

export interface PiecesValue {
  readonly taxable: Paise;
  readonly tax: Paise;
  readonly total: Paise;
}

/**
 * What the chosen pieces were charged with, their share of the discount taken off, and of the freight only if it is refunded
 * too. The pieces of a line are worth its total together, however they are refunded: three for ₹100 are ₹33.33, ₹33.34
 * and ₹33.33.
 */
export function piecesValue(
  { line, refunded, pieces }: ChosenLine,
  { withFreight }: { readonly withFreight: boolean },
): PiecesValue {
  const freight = line.freight ?? ZERO;
  const goods = subtract(line.taxable, freight);
  const share = (whole: Paise) =>
    subtract(scale(whole, refunded + pieces, line.quantity), scale(whole, refunded, line.quantity));
  const taxes = [line.cgst, line.sgst, line.igst].map((tax) =>
    share(withFreight ? tax : (spread(tax, [goods, freight])[0] ?? ZERO)),
  );
  const [taxable, tax] = [share(withFreight ? line.taxable : goods), sum(taxes)];
  return { taxable, tax, total: add(taxable, tax) };
}

/** All pieces that are left with their freight are all that is left of the money, the round-off included. */
export function refundValue(chosen: readonly ChosenLine[], withFreight: boolean, left: Paise): PiecesValue {
  const values = chosen.map((line) => piecesValue(line, { withFreight }));
  const taxable = sum(values.map((value) => value.taxable));
  const tax = sum(values.map((value) => value.tax));
  const isRest = withFreight && isAllChosen(chosen);
  return { taxable, tax, total: isRest ? left : minPaise(add(taxable, tax), left) };
}

export const isAllChosen = (chosen: readonly ChosenLine[]): boolean =>
  chosen.every(({ line, refunded, pieces }) => refunded + pieces === line.quantity);
