import type { ReactNode } from 'react';
import { withNonBreakingUnits } from '../ui/keep-units-together.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Under a line. */
  readonly ruled?: boolean;
  readonly children?: ReactNode;
}

export function PageHead({ title, lead, ruled = false, children }: PageHeadProps) {
  return (
    <header className={ruled ? 'border-t-2 border-ink pt-4 pb-6' : 'pb-6'}>
      <h1>{withNonBreakingUnits(title)}</h1>
      {lead !== undefined && <p className="mt-2 text-steel">{lead}</p>}
      {children}
    </header>
  );
}
