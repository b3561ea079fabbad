import { useId } from 'react';
import type { SellerFact } from '../../../catalogue/policies/seller.ts';
import './particulars.css';

interface ParticularsProps {
  readonly title: string;
  readonly facts: readonly SellerFact[];
}

/** What the e-commerce rules ask a seller to publish, as a ruled table. */
export function Particulars({ title, facts }: ParticularsProps) {
  const id = useId();
  return (
    <section className="particulars" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
