import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
}

export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <header className="pb-6">
      <h1>{title}</h1>
      {lead !== undefined && <p className="mt-2 text-steel">{lead}</p>}
    </header>
  );
}
