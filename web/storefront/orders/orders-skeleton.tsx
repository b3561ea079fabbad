import { LineSkeleton } from '../../ui/skeleton.tsx';

/** Two orders' worth of what comes. */
export function OrdersSkeleton() {
  return (
    <div className="orders-list" aria-busy="true">
      <p className="sr-only" role="status">
        Loading your orders...
      </p>
      {['first', 'second'].map((key) => (
        <div key={key} className="order-card order-card-skeleton">
          <div className="order-card-head">
            <LineSkeleton width="medium" />
          </div>
          <div className="order-card-body">
            <LineSkeleton />
            <LineSkeleton width="medium" />
            <LineSkeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
