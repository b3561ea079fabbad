import { type BookDocument, serialOf } from './book-document.ts';
import { sortedGroups } from './tax-amounts.ts';

export interface DocumentSeries {
  readonly kind: BookDocument['kind'];
  readonly from: string;
  readonly to: string;
  /** From the first to the last, numbers in between included that no document has. */
  readonly used: number;
  readonly issued: number;
  /** Numbers that no document has. */
  readonly gaps: readonly number[];
}

/** Table 13: the numbers of the month, series by series. */
export function documentSeries(documents: readonly BookDocument[]): DocumentSeries[] {
  return sortedGroups(documents, ({ kind, series }) => `${kind === 'invoice' ? 1 : 2} ${series}`).map(
    ([, group]) => seriesOf(group),
  );
}

const MOST_GAPS = 1000;

function seriesOf(group: readonly BookDocument[]): DocumentSeries {
  const sorted = group.toSorted((a, b) => serialOf(a.number) - serialOf(b.number));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A series without numbers');
  const gaps: number[] = [];
  let expected = serialOf(first.number);
  for (const { number } of sorted) {
    while (expected < serialOf(number) && gaps.length < MOST_GAPS) gaps.push(expected++);
    expected = serialOf(number) + 1;
  }
  return {
    kind: first.kind,
    from: first.number,
    to: last.number,
    used: serialOf(last.number) - serialOf(first.number) + 1,
    issued: group.filter(({ isCancelled }) => !isCancelled).length,
    gaps,
  };
}

const NATURES = {
  invoice: { doc_num: 1, doc_typ: 'Invoices for outward supply' },
  credit_note: { doc_num: 5, doc_typ: 'Credit Note' },
} as const;

export const toDocDetails = (series: readonly DocumentSeries[]) =>
  sortedGroups(series, ({ kind }) => NATURES[kind].doc_num).map(([, rows]) => ({
    ...NATURES[rows[0]?.kind ?? 'invoice'],
    docs: rows.map(({ from, to, used, issued }, at) => ({
      num: at + 1,
      from,
      to,
      totnum: used,
      cancel: used - issued,
      net_issue: issued,
    })),
  }));
