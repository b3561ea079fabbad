import type { ReactNode } from 'react';
import { type SummaryLine, type SummedAmounts, summaryLines } from '../../../domain/pricing/summary-lines.ts';
import { formatRupees } from '../../../domain/text/format.ts';

export interface SummaryRow {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly kind?: SummaryLine['kind'] | undefined;
}

type Words = Partial<Record<SummaryLine['kind'], Partial<SummaryRow>>>;

/** What a sum is made of; `words` says some of its rows otherwise. */
export function summaryRows(amounts: SummedAmounts, words: Words = {}): SummaryRow[] {
  return summaryLines(amounts).map(({ kind, label, amount }) => ({
    kind,
    label,
    value: formatRupees(amount),
    ...words[kind],
  }));
}

const ROW = 'flex items-baseline justify-between gap-x-4 @max-[15rem]:flex-wrap';
const AMOUNT = 'lettering ml-auto text-right whitespace-nowrap';

interface SummaryListProps {
  readonly rows: readonly SummaryRow[];
}

/** From the subtotal to the total. In a narrow panel with large text an amount goes below its name. */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl className="summary-list grid gap-2.5 text-md">
      {rows.map(({ label, value, kind }, index) =>
        kind === 'total' ? (
          <div key={kind} className={`summary-total mt-0.5 border-t-2 border-ink pt-3 ${ROW}`}>
            <dt className="lettering text-lg font-black uppercase">{label}</dt>
            <dd className={`${AMOUNT} text-2xl font-black`}>{value}</dd>
          </div>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sum have a fixed order and no other name.
          <div key={index} className={kind === 'discount' ? `${ROW} text-green` : ROW}>
            <dt className={kind === 'discount' ? undefined : 'text-graphite'}>{label}</dt>
            <dd className={`text-lg font-bold ${AMOUNT}`}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
