import { LineSkeleton } from '../../../ui/skeleton.tsx';
import { OrderLayout } from './order-layout.tsx';
import { OutcomeHead } from './outcome-head.tsx';

const BOX = 'rounded-sm border-[1.5px] border-line bg-paper';

/** What every order page shows first, in the shape of what comes. */
export function OrderLoading() {
  return (
    <div aria-busy="true">
      <OutcomeHead outcome="waiting" title="Loading order details...">
        <div className={`h-29 lg:h-22 ${BOX}`} aria-hidden="true" />
      </OutcomeHead>
      <OrderLayout aside={<div className={`h-75 ${BOX}`} aria-hidden="true" />}>
        <div className="min-h-75 border-t-2 border-line pt-4" aria-hidden="true">
          <LineSkeleton width="medium" />
          <LineSkeleton />
          <LineSkeleton width="short" />
        </div>
      </OrderLayout>
    </div>
  );
}
