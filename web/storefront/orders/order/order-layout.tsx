import type { ReactNode } from 'react';
import './order-layout.css';

interface OrderLayoutProps {
  readonly children: ReactNode;
  /** Stays in view beside the rest where the screen is wide: the sum and what to do. */
  readonly aside: ReactNode;
  /** On a phone what to do comes before the rest. */
  readonly asideFirst?: boolean | undefined;
}

export function OrderLayout({ children, aside, asideFirst = false }: OrderLayoutProps) {
  const beside = (
    <aside className="order-layout-aside" aria-label="Summary and actions">
      {aside}
    </aside>
  );
  return (
    <div className="wrap order-layout">
      {asideFirst && beside}
      <div className="order-layout-main">{children}</div>
      {!asideFirst && beside}
    </div>
  );
}
