import { orderTimeline } from '../../../../domain/orders/order-timeline.ts';
import { formatLongDateTime } from '../../../../domain/text/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ShownOrder } from '../order-response.ts';
import './order-timeline.css';

const STATE_WORDS = { done: 'Done', current: 'Now', ahead: 'To come' } as const;

/** Where the order is on its way, with the times the shop knows. */
export function OrderTimeline({ order }: { readonly order: Pick<ShownOrder, 'status' | 'history'> }) {
  const steps = orderTimeline(order.status, order.history);
  return (
    <ol className="order-timeline" aria-label="Order status">
      {steps.map(({ status, label, state, at }) => (
        <li
          key={status}
          className={`order-step order-step-${state} order-step-${status.toLowerCase()}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="order-step-mark">
            {state !== 'ahead' && <Icon name={status === 'CANCELLED' ? 'close' : 'check'} size="small" />}
          </span>
          <span className="order-step-words">
            <b>{label}</b>
            <span className="sr-only">{STATE_WORDS[state]}</span>
            {at !== undefined && <time dateTime={at}>{formatLongDateTime(at)}</time>}
          </span>
        </li>
      ))}
    </ol>
  );
}
