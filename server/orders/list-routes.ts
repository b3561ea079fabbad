import type { Pool } from 'pg';
import { z } from 'zod';
import { orderListResponse } from '../../contract/orders/order-responses.ts';
import { may, ORDERS_EXPORT } from '../../domain/accounts/permissions.ts';
import { LIST_COUNTED_MAX } from '../../domain/limits.ts';
import { ORDER_MONEY } from '../../domain/orders/order-money.ts';
import { ORDER_SORTS, parseOrderSort } from '../../domain/orders/order-sort.ts';
import {
  parseOrderStatus,
  parsePaymentMethod,
  parsePaymentStatus,
} from '../../domain/orders/order-status.ts';
import { parsePeriod } from '../../domain/text/period.ts';
import { demand } from '../http/access.ts';
import { refusals } from '../http/crud-responses.ts';
import { cursorQuery } from '../http/cursor.ts';
import { pageOf, pagingQuery, searchQuery, wordQuery } from '../http/lists.ts';
import { periodQuery } from '../http/period.ts';
import type { App } from '../http/typed-app.ts';
import { visitorOf } from '../http/visitor.ts';
import { ordersCsvFileName, ordersCsvStream } from './csv-export.ts';
import { listOrders } from './list-orders.ts';
import { orderForAdmin, orderViewFor } from './read-order.ts';

const PAGE_SIZE = 20;

const filterQuery = {
  search: searchQuery(
    'order number, order id, name, city, e-mail, phone, SKU, tracking number and invoice number',
  ),
  status: wordQuery('status', parseOrderStatus).describe('Such as PENDING, upper or lower case'),
  payment_status: wordQuery('payment status', parsePaymentStatus).describe('Such as PAID'),
  payment_method: wordQuery('payment method', parsePaymentMethod).describe('Such as COD'),
  unpaid: z
    .literal('true')
    .transform(() => true as const)
    .optional()
    .describe('`true`: only unpaid online orders'),
  money: z
    .enum(ORDER_MONEY)
    .optional()
    .describe(
      '`unpaid`: online orders waiting for payment; `refund-owed`: paid and cancelled; `disputed`: with money that settles nothing',
    ),
  late: z
    .literal('true')
    .transform(() => true as const)
    .optional()
    .describe('`true`: only orders whose last promised day is over'),
  refunded: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .describe('`true`: only orders whose money is all refunded, or will be; `false`: without those'),
  unconfirmed: z
    .literal('true')
    .transform(() => true as const)
    .optional()
    .describe('`true`: only cash orders that the customer hasn’t confirmed yet'),
  to_call: z
    .literal('true')
    .transform(() => true as const)
    .optional()
    .describe('`true`: only large cash orders to confirm by phone now, without those to call again later'),
  period: wordQuery('period', parsePeriod).describe(
    '`today`, `7-days`, `30-days` or `month`: from its first day in India until now',
  ),
  ...periodQuery,
};

const ownQuery = z
  .literal('true')
  .optional()
  .describe('`true`: only your own orders, also for an administrator');

/** Typed as unknown: the handler sends a stream of the text that the schema describes. */
const fileResponses: Readonly<Record<number, unknown>> = {
  200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
  ...refusals(400),
};

export function listRoutes(app: App, pool: Pool): void {
  app.get('/api/orders', {
    config: { access: 'user' },
    schema: {
      summary: 'List orders, newest first unless sorted otherwise',
      description: `Administrators get all orders, with \`counts\`, and without amounts where their role doesn’t include them; others get their own. Counts stop at ${LIST_COUNTED_MAX}; \`isMore\` says whether there are more.`,
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        ...cursorQuery,
        ...filterQuery,
        sort: wordQuery('order of the list', parseOrderSort).describe(
          `One of ${ORDER_SORTS.join(', ')}, with a \`-\` in front to reverse it. Sorted by anything but date, pages only have numbers`,
        ),
        own: ownQuery,
      }),
      response: { 200: orderListResponse, ...refusals(400) },
    },
    handler: async (request) => {
      const { own, after, before, ...query } = request.query;
      const visitor = visitorOf(request);
      const { userId } = visitor;
      const seesAllOrders = may(visitor, 'see orders') && own === undefined;
      if (seesAllOrders && query.sort?.by === 'total') demand(visitor, 'see order amounts');
      const found = await listOrders(pool, {
        ...query,
        start: after ?? before,
        userId: seesAllOrders ? undefined : userId,
      });
      const orders = found.orders.map((order) =>
        seesAllOrders ? orderForAdmin(visitor, order) : orderViewFor('owner', order),
      );
      return {
        success: true as const,
        data: orders,
        pagination: { ...pageOf(query, found), next: found.next, previous: found.previous },
        ...(seesAllOrders ? { counts: found.counts, countedInPart: [...found.countedInPart] } : {}),
      };
    },
  });

  app.get('/api/orders/export', {
    config: { access: 'admin', needs: ORDERS_EXPORT },
    schema: {
      summary: 'Export orders as CSV',
      description:
        'All that match the filters, not just one page. Once there is an invoice, CGST, SGST, IGST and Round Off are the invoice’s: with Taxable Value they add up to Total. Cells that a spreadsheet would run as a formula start with an apostrophe.',
      querystring: z.strictObject(filterQuery),
      response: fileResponses,
    },
    handler: async ({ query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${ordersCsvFileName(new Date())}"`)
        .send(ordersCsvStream(pool, query)),
  });
}
