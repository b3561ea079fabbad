import type { ReactNode } from 'react';

export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-8 pt-4 lg:grid-cols-[5fr_7fr] lg:gap-12">{children}</div>;
}
