import { orderCancelledResponse } from '../../contract/orders/order-responses.ts';
import { errorSchema } from '../../contract/responses.ts';
import { isAdmin } from '../../domain/accounts/roles.ts';
import { nearestPaise } from '../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../domain/text/format.ts';
import { withTransaction } from '../db/connect.ts';
import { demand } from '../http/access.ts';
import { answerOne, failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { CUSTOMER } from './actor.ts';
import { cancelOrder } from './cancel-order.ts';
import { findOrder } from './find-order.ts';
import { CANCELLATIONS_PER_IP } from './limits.ts';
import type { OrderRouteParts } from './place-routes.ts';
import { orderViewFor } from './read-order.ts';
import { keepLinkSecret, orderNotFound } from './read-routes.ts';

export function cancelRoutes(app: App, { pool, settleOpenPayments }: OrderRouteParts): void {
  app.post('/api/orders/:id/cancel', {
    config: { access: 'anyone', rateLimit: CANCELLATIONS_PER_IP },
    onRequest: keepLinkSecret,
    schema: {
      summary: 'Cancel your own order before it ships',
      description:
        'By its secret id without a token; by its number with the customer’s token. Stock and coupon are released. The shop refunds what was paid.',
      params: rowParams,
      response: {
        200: orderCancelledResponse,
        ...failures(403, 404, 429),
        409: errorSchema.describe('`ORDER_LEFT`'),
      },
    },
    handler: async ({ params, visitor }) => {
      const found = await findOrder(pool, params.id, visitor);
      if (found === null) throw orderNotFound();
      // An administrator found it by its number; whoever has its link may cancel it anyway.
      if (isAdmin(visitor?.role) && found.user_id !== visitor?.userId) demand(visitor, 'cancel orders');
      // A payment that the shop does not know of yet has to be refunded too.
      await settleOpenPayments(found.id);
      const actor = { ...CUSTOMER, id: visitor?.userId ?? null };
      const cancelled = await withTransaction(pool, (client) =>
        cancelOrder(client, found.id, actor, new Date()),
      );
      if (!cancelled.ok) {
        if (cancelled.code === 'NOT_FOUND') throw orderNotFound();
        throw new ShopError(cancelled.code, 409, cancelled.message);
      }
      const { order } = cancelled;
      const amount = formatRupeesUnrounded(nearestPaise(order.amount_to_refund));
      const message =
        order.amount_to_refund > 0
          ? `Your order was cancelled. We’ll refund ${amount} to the account or card you paid with.`
          : 'Your order was cancelled';
      const view = orderViewFor(found.user_id === undefined ? 'guest' : 'owner', order);
      return { message, ...answerOne('order', view) };
    },
  });
}
