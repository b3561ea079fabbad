import { type ReactNode, useId } from 'react';
import './order-panel.css';

interface OrderPanelProps {
  readonly title: string;
  /** At the right of the title, such as a refresh button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A ruled box with a heading: summary, payment details, address. */
export function OrderPanel({ title, action, children }: OrderPanelProps) {
  const id = useId();
  return (
    <section className="order-panel" aria-labelledby={id}>
      <div className="order-panel-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <div className="order-panel-body">{children}</div>
    </section>
  );
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Longer than this a value goes below its label where the box is narrow. */
const LONG = 26;

const isLong = (value: ReactNode) => typeof value === 'string' && value.length > LONG;

/** Label left, value right. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value }) => (
        <div key={label} className={isLong(value) ? 'fact-long' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts one looks for first, in large figures side by side. */
export function FactStrip({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="fact-strip">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
