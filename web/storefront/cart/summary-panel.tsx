import { type ReactNode, useId } from 'react';
import { type SummaryLine, type SummedAmounts, summaryLines } from '../../../domain/pricing/summary-lines.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import './summary-panel.css';

/** The box beside a list or a form, with everything that it comes to. */
export function SummaryPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="summary-panel" aria-labelledby={titleId}>
      <h2 className="summary-panel-title" id={titleId}>
        {title}
      </h2>
      <div className="summary-panel-body">{children}</div>
    </section>
  );
}

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

export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary-list">
      {rows.map(({ label, value, kind }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sum have a fixed order and no other name.
        <div key={index} className={kind && `summary-${kind}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
