import { add, negate, type Paise, sum, ZERO } from '../pricing/money.ts';

/** A taxable value with the taxes on it. */
export interface TaxAmounts {
  readonly taxable: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
}

export const NO_TAX: TaxAmounts = { taxable: ZERO, igst: ZERO, cgst: ZERO, sgst: ZERO };

export function sumTax(amounts: readonly TaxAmounts[]): TaxAmounts {
  const of = (column: keyof TaxAmounts) => sum(amounts.map((one) => one[column]));
  return { taxable: of('taxable'), igst: of('igst'), cgst: of('cgst'), sgst: of('sgst') };
}

export const negateTax = ({ taxable, igst, cgst, sgst }: TaxAmounts): TaxAmounts => ({
  taxable: negate(taxable),
  igst: negate(igst),
  cgst: negate(cgst),
  sgst: negate(sgst),
});

export const taxIn = ({ igst, cgst, sgst }: TaxAmounts): Paise => add(igst, cgst, sgst);

export const isNothing = (amounts: TaxAmounts): boolean =>
  amounts.taxable === 0 && amounts.igst === 0 && amounts.cgst === 0 && amounts.sgst === 0;

/** For sorting: 5 % before 18 %. */
export const rateKey = (ratePercent: number): string => ratePercent.toFixed(2).padStart(6, '0');

/** The rows by their key, in the order of the keys. */
export function sortedGroups<Row, Key extends string | number>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => Key,
): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
