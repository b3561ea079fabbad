import type { ReactNode } from 'react';

interface ProductGridProps {
  /** There is room for one card less in a row. */
  readonly isBesideFilters?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ProductGrid({ isBesideFilters = false, className = '', children }: ProductGridProps) {
  const columns = isBesideFilters ? 'md:grid-cols-3 min-[1600px]:grid-cols-4' : 'md:grid-cols-4';
  return (
    <ul
      className={`product-grid grid grid-cols-2 gap-x-3 gap-y-6 md:gap-x-4 md:gap-y-8 xl:gap-x-6 xl:gap-y-10 ${columns} ${className}`}
    >
      {children}
    </ul>
  );
}
