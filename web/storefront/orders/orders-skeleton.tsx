import { LineSkeleton } from '../../ui/skeleton.tsx';
import { CARD, CARD_HEAD } from './order-card.tsx';

/** Two orders' worth of what comes. */
export function OrdersSkeleton() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <p className="sr-only" role="status">
        Loading your orders...
      </p>
      {['first', 'second'].map((key) => (
        <div key={key} className={CARD}>
          <div className={CARD_HEAD}>
            <LineSkeleton width="medium" />
          </div>
          <div className="grid gap-5 px-4 py-6 md:px-6">
            <LineSkeleton />
            <LineSkeleton width="medium" />
            <LineSkeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
