import { LineSkeleton } from '../../../ui/skeleton.tsx';
import { OrderLayout } from './order-layout.tsx';
import { OutcomeHead } from './outcome-head.tsx';
import './order-loading.css';

/** What every order page shows first, in the shape of what comes. */
export function OrderLoading() {
  return (
    <div aria-busy="true">
      <OutcomeHead outcome="waiting" title="Loading order details...">
        <div className="order-loading-strip" aria-hidden="true" />
      </OutcomeHead>
      <OrderLayout aside={<div className="order-loading-panel" aria-hidden="true" />}>
        <div className="order-loading-lines" aria-hidden="true">
          <LineSkeleton width="medium" />
          <LineSkeleton />
          <LineSkeleton width="short" />
        </div>
      </OrderLayout>
    </div>
  );
}
