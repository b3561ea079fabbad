import { type ReactNode, useId } from 'react';
import { SectionHead } from '../web/ui/section-head.tsx';

/** One part of the development page under its name. */
export function DisplayPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      {children}
    </section>
  );
}
