import { floorWords } from '../../../../domain/shipping/floor.ts';
import { promiseWords } from '../../../../domain/shipping/promise.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ShownOrder } from '../order-response.ts';

/** When it comes, until it has come; and to which floor, where that was asked. */
export function PromiseLine({
  order,
}: {
  readonly order: Pick<ShownOrder, 'promise' | 'status' | 'floor' | 'hasLift'>;
}) {
  const { promise, status, floor, hasLift } = order;
  if (promise === undefined || status === 'DELIVERED' || status === 'CANCELLED') return null;
  const where = floorWords(floor, hasLift);
  return (
    <p className="flex flex-wrap items-center gap-2 bg-blue-tint px-4 py-3 wrap-anywhere">
      <Icon name="truck" /> Delivery: <b>{promiseWords(promise)}</b>
      {where !== undefined && <span>{where}</span>}
    </p>
  );
}
