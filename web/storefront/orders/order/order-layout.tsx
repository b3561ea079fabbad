import type { ComponentProps } from 'react';
import { Columns } from '../../columns.tsx';

/** Below the band that says how it went. */
export function OrderLayout(columns: ComponentProps<typeof Columns>) {
  return (
    <div className="wrap">
      <Columns {...columns} />
    </div>
  );
}
