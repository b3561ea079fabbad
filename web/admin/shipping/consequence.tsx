import type { ReactNode } from 'react';

/** What saving a shipment does to its order. */
export function Consequence({ children }: { readonly children: ReactNode }) {
  return (
    <p className="shipment-consequence border-l-4 border-orange bg-orange-tint px-3 py-2.5" role="status">
      {children}
    </p>
  );
}
