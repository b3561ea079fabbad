import type { GstLine } from './gst-rates.ts';
import { negate, type Paise, roundToRupee, subtract, sum } from './money.ts';

export interface SummaryLine {
  readonly kind: 'subtotal' | 'shipping' | 'tax' | 'discount' | 'round-off' | 'total';
  readonly label: string;
  /** Below zero where it is taken off. */
  readonly amount: Paise;
}

export interface SummedAmounts {
  readonly subtotal: Paise;
  readonly shipping: Paise;
  /** Either the parts of the tax or its sum: shown together, the rounded parts may miss the rounded sum. */
  readonly taxLines: readonly GstLine[];
  readonly discount: Paise;
  readonly total: Paise;
}

/**
 * A sum as screens show it: every line in whole rupees, and one for what the rounded lines miss of the total, so that
 * whoever adds up the column gets the total. Example: 1,228 + 118 + 111 + 111 − 1 = 1,567, where each half of the
 * tax is ₹110.52.
 */
export function summaryLines(
  { subtotal, shipping, taxLines, discount, total }: SummedAmounts,
  shown: (amount: Paise) => Paise = roundToRupee,
): SummaryLine[] {
  const line = (kind: SummaryLine['kind'], label: string, amount: Paise) => ({
    kind,
    label,
    amount: shown(amount),
  });
  const lines: SummaryLine[] = [
    line('subtotal', 'Subtotal', subtotal),
    line('shipping', 'Shipping', shipping),
    ...taxLines.map(({ label, amount }) => line('tax', label, amount)),
    ...(discount > 0 ? [line('discount', 'Discount', negate(discount))] : []),
  ];
  const payable = line('total', 'Total', total);
  const roundOff = subtract(payable.amount, sum(lines.map(({ amount }) => amount)));
  if (roundOff !== 0) lines.push(line('round-off', 'Round-off', roundOff));
  return [...lines, payable];
}

/** The same sum as mails and invoices show it: to the paisa, without free shipping. */
export function exactLines({
  couponCode,
  ...amounts
}: SummedAmounts & { readonly couponCode: string | null }): SummaryLine[] {
  return summaryLines(amounts, (amount) => amount)
    .filter(({ kind, amount }) => kind !== 'shipping' || amount > 0)
    .map((line) =>
      line.kind === 'discount' && couponCode !== null ? { ...line, label: `Discount (${couponCode})` } : line,
    );
}
