import { useEffect, useEffectEvent } from 'react';
import type { AdminOrder } from '../../../../contract/orders/packing-order.ts';
import type { ShopSettings } from '../../../../contract/settings.ts';
import type { Box } from '../../../../domain/shipping/box.ts';
import { BoxLabels } from './box-labels.tsx';
import { PackingSlip } from './packing-slip.tsx';
import type { PackingPaper } from './use-packing-papers.tsx';

/** By the id of the line; of one unit. */
export type BoxesOfLines = ReadonlyMap<number, readonly Box[]>;
export type Sender = Pick<ShopSettings, 'storeName' | 'storeAddress' | 'storePhone'>;

export interface PackingPapersProps {
  readonly paper: PackingPaper;
  readonly orders: readonly AdminOrder[];
  readonly boxes: BoxesOfLines;
  readonly sender: Sender;
  readonly onPrinted: () => void;
}

/** They are printed at once and then removed. */
export default function PackingPapers({ paper, orders, boxes, sender, onPrinted }: PackingPapersProps) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const done = () => printed();
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, []);
  const Paper = paper === 'slips' ? PackingSlip : BoxLabels;
  return (
    <div className="packing-papers hidden text-[11pt] leading-[1.4] text-ink print:block">
      {orders.map((order) => (
        <Paper key={order.id} order={order} boxes={boxes} sender={sender} />
      ))}
    </div>
  );
}
