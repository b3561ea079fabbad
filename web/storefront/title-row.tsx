import type { ReactNode } from 'react';
import { withNonBreakingUnits } from '../ui/keep-units-together.tsx';

/** A page's title, and at its right a few words or a link. */
export function TitleRow({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <h1>{withNonBreakingUnits(title)}</h1>
      {children}
    </div>
  );
}
