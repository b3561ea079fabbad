import { adminOrderSchema } from '../../../contract/orders/packing-order.ts';
import { nextStep } from '../../../domain/orders/next-step.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { Box, Notice } from '../frame/admin-page.tsx';
import { Moment } from '../list/cells.tsx';
import { readList } from '../list/list-response.ts';
import { WaitingLines } from '../list/waiting-lines.tsx';
import { countPieces, orderName, orderState, packedItems } from '../orders/order-text.ts';

const SHOWN = 10;
const READY = '/admin/orders?status=CONFIRMED&sort=date';
const readOrders = (response: unknown) => readList(response, adminOrderSchema).rows;

export function ReadyToShip() {
  const { value, isFailed, reload } = useAdminQuery({
    kind: 'order',
    path: `/orders?status=CONFIRMED&sort=date&limit=${SHOWN}`,
    read: readOrders,
  });
  const ready = value?.filter((order) => {
    const next = nextStep(orderState(order));
    return next.kind === 'status' && next.status === 'SHIPPED';
  });
  return (
    <Box title="Ready to ship" isBusy={value === undefined && !isFailed}>
      {isFailed && (
        <Notice flush onRetry={reload}>
          We couldn’t load the orders.
        </Notice>
      )}
      {ready === undefined && !isFailed && <WaitingLines count={3} />}
      {ready?.length === 0 && (
        <p className="px-4 py-4 text-steel">Nothing to ship. Confirmed orders appear here.</p>
      )}
      {ready !== undefined && ready.length > 0 && (
        <>
          <ul className="divide-y divide-line" aria-label="Orders ready to ship">
            {ready.map((order) => {
              const pieces = countPieces({ order_items: packedItems(order) });
              return (
                <li
                  key={order.id}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2"
                >
                  <span className="grid min-w-0 justify-items-start">
                    <TextLink
                      className="inline-flex min-h-11 items-center font-bold lg:min-h-8"
                      to={`/admin/orders/${orderName(order)}`}
                    >
                      {orderName(order)}
                    </TextLink>
                    <span className="text-sm text-steel">
                      <bdi>{order.customer_info.name}</bdi>, {order.shipping_address.city}
                    </span>
                  </span>
                  <span className="text-right text-sm">
                    {pieces} {pieces === 1 ? 'piece' : 'pieces'}
                    <span className="block text-steel">
                      <Moment at={order.created_at} />
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
          <p className="border-t border-line px-4 py-2">
            <TextLink className="inline-flex min-h-11 items-center lg:min-h-8" to={READY}>
              All confirmed orders
            </TextLink>
          </p>
        </>
      )}
    </Box>
  );
}
