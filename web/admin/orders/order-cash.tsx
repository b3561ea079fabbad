import { type CashScore, cashScoreSchema } from '../../../contract/orders/cash-score.ts';
import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { formatLongDate } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { callAdmin, oneReader } from '../admin-call.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { RoleButton } from '../frame/role.tsx';
import { OrderPart, PartFailure } from './order-part.tsx';
import { orderPath, useOrderChange } from './order-queries.ts';

export function OrderCash({ order }: { readonly order: AdminOrder }) {
  const score = useAdminQuery({
    kind: 'order',
    path: `${orderPath(order)}/cash-score`,
    read: oneReader('score', cashScoreSchema),
  });
  if (score.isFailed && score.value === undefined)
    return (
      <OrderPart title="Earlier cash orders">
        <PartFailure onRetry={() => void score.reload()}>We couldn’t load the score.</PartFailure>
      </OrderPart>
    );
  if (!score.value?.isCounted) return null;
  return <Score order={order} score={score.value} />;
}

function Score({ order, score }: { readonly order: AdminOrder; readonly score: CashScore }) {
  const { reasons, isAllowed, isReturned } = score;
  const { isPending, mutate } = useOrderChange(
    ({ path, body }: { path: 'returned' | 'cash-allowed'; body: object }) =>
      callAdmin(`${orderPath(order)}/${path}`, { method: 'PUT', body }),
  );
  const hasLeft = order.status === 'SHIPPED' || order.status === 'DELIVERED';
  const isRefused = score.score >= score.limit;
  return (
    <OrderPart title="Earlier cash orders" aside={<ScoreBadge score={score} />}>
      <div className="grid gap-3 px-4 py-3">
        {reasons.length === 0 ? (
          <p className="text-steel">No earlier cash orders for this phone or address.</p>
        ) : (
          <ul className="grid gap-1">
            {reasons.map(({ orderId, orderNumber, reason, points, at }) => (
              <li key={orderId} className="flex justify-between gap-3">
                <span>
                  {orderId === order.id ? (
                    'This order'
                  ) : (
                    <TextLink to={`/admin/orders/${displayOrderNumber(orderNumber)}`}>
                      {displayOrderNumber(orderNumber)}
                    </TextLink>
                  )}
                  : {reason}, {formatLongDate(at)}
                </span>
                <b className="whitespace-nowrap">{points > 0 ? `+${points}` : points}</b>
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap gap-2">
          {(hasLeft || isReturned) && (
            <RoleButton
              needs="ship orders"
              busy={isPending}
              onClick={() => mutate({ path: 'returned', body: { returned: !isReturned } })}
            >
              {isReturned ? 'Not refused after all' : 'Parcel refused'}
            </RoleButton>
          )}
          {(isAllowed || isRefused) && (
            <RoleButton
              needs="change orders"
              busy={isPending}
              onClick={() => mutate({ path: 'cash-allowed', body: { allowed: !isAllowed } })}
            >
              {isAllowed ? 'Use the points again' : 'Allow cash anyway'}
            </RoleButton>
          )}
        </p>
      </div>
    </OrderPart>
  );
}

function ScoreBadge({ score: { score, limit, isAllowed } }: { readonly score: CashScore }) {
  if (isAllowed) return <Badge tone="green">Cash allowed anyway</Badge>;
  if (score >= limit) return <Badge tone="red">{pointsText(score)}: no cash</Badge>;
  return <Badge tone="neutral">{`${pointsText(score)} of ${limit}`}</Badge>;
}

const pointsText = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;
