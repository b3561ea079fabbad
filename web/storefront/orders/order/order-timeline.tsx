import { orderTimeline } from '../../../../domain/orders/order-timeline.ts';
import { formatLongDateTime } from '../../../../domain/text/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ShownOrder } from '../order-response.ts';

const STATE_WORDS = { done: 'Done', current: 'Now', ahead: 'Not yet' } as const;

/** From this step to the next: down on a phone, to the right where there is room. */
const BAR =
  'absolute top-7 bottom-0 left-3 w-0.75 md:top-3 md:right-0 md:bottom-auto md:left-7 md:h-0.75 md:w-auto';
const MARK = 'grid size-7 place-items-center rounded-full border-2';

export function OrderTimeline({ order }: { readonly order: Pick<ShownOrder, 'status' | 'history'> }) {
  const steps = orderTimeline(order.status, order.history);
  return (
    <ol className="grid md:auto-cols-fr md:grid-flow-col" aria-label="Order status">
      {steps.map(({ status, label, state, at }, place) => (
        <li
          key={status}
          className="relative grid grid-cols-[28px_minmax(0,1fr)] content-start gap-3 not-last:pb-5 md:grid-cols-1 md:gap-2 md:not-last:pr-3 md:not-last:pb-0"
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {place < steps.length - 1 && (
            <span className={`${BAR} ${state === 'done' ? 'bg-green' : 'bg-line'}`} aria-hidden="true" />
          )}
          <span className={`${MARK} ${markColours(status, state)}`}>
            {state !== 'ahead' && <Icon name={status === 'CANCELLED' ? 'close' : 'check'} size="small" />}
          </span>
          <span className="grid content-start pt-0.5 text-md leading-normal">
            <b className={state === 'ahead' ? 'font-normal text-steel' : undefined}>{label}</b>
            <span className="sr-only">{STATE_WORDS[state]}</span>
            {at !== undefined && (
              <time className="text-sm text-steel" dateTime={at}>
                {formatLongDateTime(at)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function markColours(status: string, state: keyof typeof STATE_WORDS): string {
  if (status === 'CANCELLED') return 'border-red bg-red text-paper';
  return state === 'ahead' ? 'border-mist bg-paper' : 'border-green bg-green text-paper';
}
