import { toRupees } from '../pricing/money.ts';
import type { BookDocument, BookLine } from './book-document.ts';
import { isNothing, negateTax, rateKey, sortedGroups, sumTax, type TaxAmounts } from './tax-amounts.ts';

export interface HsnRow extends TaxAmounts {
  readonly hsn: string;
  readonly unit: string;
  readonly ratePercent: number;
  readonly quantity: number;
  readonly description: string;
}

/** The portal's own words for our codes, and ours for a row of several products. */
const HSN_TEXTS: Readonly<Record<string, { official: string; ours: string }>> = {
  '95069190': { official: 'OTHER', ours: 'Gym equipment' },
  '94032090': { official: 'OTHER', ours: 'Storage racks' },
  '40169100': { official: 'FLOOR COVERINGS AND MATS', ours: 'Rubber flooring' },
  '42032110': { official: 'GLOVES', ours: 'Sports gloves' },
};

/** One row for each code, unit and rate, net of credit notes. */
export function hsnRows(documents: readonly BookDocument[]): HsnRow[] {
  const lines = documents.flatMap(({ kind, lines }) => (kind === 'invoice' ? lines : lines.map(takenBack)));
  const rows = sortedGroups(lines, ({ hsn, unit, ratePercent }) =>
    [hsn, unit, rateKey(ratePercent)].join(' '),
  ).map(([, group]) => toRow(group));
  return rows.filter((row) => row.quantity !== 0 || !isNothing(row));
}

const takenBack = (line: BookLine): BookLine => ({
  ...line,
  ...negateTax(line),
  quantity: -line.quantity,
});

function toRow(group: readonly BookLine[]): HsnRow {
  const [first] = group;
  if (first === undefined) throw new Error('A row of no lines');
  const { hsn, unit, ratePercent } = first;
  // Services are not counted.
  const isService = hsn.startsWith('99');
  return {
    hsn,
    unit: isService ? 'NA' : unit,
    ratePercent,
    quantity: isService ? 0 : group.reduce((count, { quantity }) => count + quantity, 0),
    description: nameOf(hsn, group),
    ...sumTax(group),
  };
}

/** What the portal allows: 30 letters, digits and a few signs. */
function nameOf(hsn: string, group: readonly BookLine[]): string {
  const names = new Set(group.map(({ description }) => description));
  const name = names.size === 1 ? [...names].join() : (HSN_TEXTS[hsn]?.ours ?? 'Various');
  return name
    .replace(/[^\w @./&-]+/g, ' ')
    .trim()
    .slice(0, 30)
    .trim();
}

export const toHsnRecord = (row: HsnRow, at: number) => ({
  num: at + 1,
  hsn_sc: row.hsn,
  user_desc: row.description,
  desc: HSN_TEXTS[row.hsn]?.official ?? 'OTHER',
  uqc: row.unit,
  qty: row.quantity,
  rt: row.ratePercent,
  txval: toRupees(row.taxable),
  iamt: toRupees(row.igst),
  camt: toRupees(row.cgst),
  samt: toRupees(row.sgst),
  csamt: 0,
});
