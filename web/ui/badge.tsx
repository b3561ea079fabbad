import type { ReactNode } from 'react';
import './badge.css';

export type BadgeTone = 'neutral' | 'green' | 'red' | 'amber' | 'blue' | 'violet';

/** A state: of an order, a payment, a stock. The words carry the meaning, the colour helps to find it. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

/** A claim about a product: where it is made, that it sells best, what is off its price. */
export function Tag({
  kind = 'dark',
  children,
}: {
  readonly kind?: 'dark' | 'light' | 'offer';
  readonly children: ReactNode;
}) {
  return <span className={`tag tag-${kind}`}>{children}</span>;
}
