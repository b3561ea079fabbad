import type { ReactNode } from 'react';

interface ColumnsProps {
  readonly children: ReactNode;
  /** Stays in view beside the rest where the screen is wide: the sum and what to do. */
  readonly aside: ReactNode;
  /** On a phone what to do comes before the rest. */
  readonly asideFirst?: boolean | undefined;
}

export function Columns({ children, aside, asideFirst = false }: ColumnsProps) {
  const beside = (
    <aside
      className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-[calc(var(--header)+24px)] lg:col-start-2 lg:row-start-1"
      aria-label="Summary and actions"
    >
      {aside}
    </aside>
  );
  return (
    <div className="grid grid-cols-1 gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-12 xl:grid-cols-[minmax(0,1fr)_440px] xl:gap-16">
      {asideFirst && beside}
      <div className="grid min-w-0 grid-cols-1 content-start gap-8 lg:col-start-1 lg:row-start-1">
        {children}
      </div>
      {!asideFirst && beside}
    </div>
  );
}
