import { ORDER_STATUSES } from '../domain/orders/order-status.ts';
import { z } from '../domain/zod.ts';
import { ORDER_ID_EXAMPLE } from './orders/examples.ts';
import { dataResponse, oneResponse } from './responses.ts';

/** What the admin is notified of. An event names what was created or changed, not its content. */
export const ADMIN_EVENTS = ['order', 'claim', 'contact', 'enquiry', 'review', 'mail'] as const;
export type AdminEvent = (typeof ADMIN_EVENTS)[number];

const count = z.number().int();
const ordered = z
  .number()
  .describe(
    'In rupees, by the day of the order: orders that are paid, or to be paid in cash, and not cancelled',
  );
const received = z
  .number()
  .describe('In rupees: payments received on the day minus refunds made on it, so it can be below zero');

const messageTotals = z.object({ total: count, newToday: count.describe('From the last 24 hours') });
export type MessageTotals = z.infer<typeof messageTotals>;

/** A total that cannot be read just now, or that the administrator's role does not include, is null. */
const totals = z.object({
  orders: z.object({ total: count, pending: count.describe('Pending, confirmed or processing') }).nullable(),
  contacts: messageTotals.nullable(),
  enquiries: messageTotals.nullable(),
  users: count.nullable(),
});

const ACTIVITY_EXAMPLE = {
  id: ORDER_ID_EXAMPLE,
  type: 'order',
  title: 'New order',
  description: 'Order RR-1042',
  status: 'PENDING',
  createdAt: '2026-11-15T10:00:00.000Z',
  customerName: 'Asha Rao',
  customerEmail: 'asha@example.in',
};

const activity = z
  .object({
    id: z.string(),
    type: z.enum(['order', 'contact', 'enquiry']),
    title: z.string(),
    description: z.string(),
    status: z.string(),
    createdAt: z.iso.datetime(),
    customerName: z.string(),
    customerEmail: z.string(),
  })
  .meta({ id: 'Activity', examples: [ACTIVITY_EXAMPLE] });
export type Activity = z.infer<typeof activity>;

const series = z.object({
  days: z.array(z.object({ date: z.iso.date(), orders: count, ordered, received })),
  statuses: z.array(z.object({ status: z.enum(ORDER_STATUSES), orders: count })),
  bestSellers: z.array(z.object({ productId: z.string(), name: z.string(), quantity: count, ordered })),
  states: z.array(z.object({ state: z.string(), orders: count, ordered })),
});
export type Series = z.infer<typeof series>;

const countsPerDay = z.array(count).nullable().describe('One count for each day of the period');

/** What cannot be read just now is null. */
const trends = z.object({
  contacts: countsPerDay,
  enquiries: countsPerDay,
  users: countsPerDay,
  before: z
    .object({
      orders: count,
      ordered,
      received,
      contacts: count.nullable(),
      enquiries: count.nullable(),
      users: count.nullable(),
    })
    .describe('The same for the period before, which has as many days'),
});

export const DASHBOARD_PARTS = ['orders', 'contacts', 'enquiries', 'users', 'series', 'trends'] as const;
export type DashboardPart = (typeof DASHBOARD_PARTS)[number];

const dashboardSchema = z
  .object({
    totals,
    recentActivity: z.array(activity),
    series: series.nullable(),
    trends: trends.nullable(),
    period: z.object({ from: z.iso.date(), to: z.iso.date() }),
    unavailable: z.array(z.enum(DASHBOARD_PARTS)).describe('What couldn’t be loaded right now'),
  })
  .meta({
    id: 'Dashboard',
    examples: [
      {
        totals: {
          orders: { total: 1042, pending: 7 },
          contacts: { total: 128, newToday: 3 },
          enquiries: { total: 86, newToday: 2 },
          users: 412,
        },
        recentActivity: [ACTIVITY_EXAMPLE],
        series: {
          days: [{ date: '2026-11-15', orders: 4, ordered: 61240, received: 52100 }],
          statuses: [{ status: 'PENDING', orders: 7 }],
          bestSellers: [
            { productId: '1', name: 'Olympic Barbell 7 ft 20 kg', quantity: 31, ordered: 278969 },
          ],
          states: [{ state: 'Maharashtra', orders: 20, ordered: 301500 }],
        },
        trends: {
          contacts: [3],
          enquiries: [2],
          users: [5],
          before: { orders: 3, ordered: 48_200, received: 41_750, contacts: 4, enquiries: 1, users: 6 },
        },
        period: { from: '2026-10-17', to: '2026-11-15' },
        unavailable: [],
      },
    ],
  });
export type Dashboard = z.infer<typeof dashboardSchema>;

export const dashboardResponse = oneResponse('dashboard', dashboardSchema);

const waitingCounts = z
  .object({ orders: count, claims: count, contacts: count, enquiries: count, reviews: count })
  .meta({ id: 'Waiting', examples: [{ orders: 7, claims: 1, contacts: 3, enquiries: 2, reviews: 1 }] });
export type WaitingCounts = z.infer<typeof waitingCounts>;

export const waitingResponse = dataResponse(waitingCounts);

const amount = z.number().describe('Rupees');
const since = z.iso.datetime().nullable().describe('When the oldest one came in');

/** What is not done by itself. A part without items has the count 0. */
const allNeedsSchema = z.object({
  disputed: z
    .object({ count, amount, orders: z.array(z.string()).describe('The first two order numbers') })
    .describe('Payments that don’t settle an order'),
  unpaid: z
    .object({
      count,
      amount: amount.optional().describe('Rupees, for those who see revenue'),
      oldest: z.string().nullable().describe('Its order number'),
      since,
    })
    .describe('Online orders that aren’t paid'),
  refunds: z
    .object({ count, amount, orders: z.array(z.string()).describe('The first two order numbers') })
    .describe('Paid orders that were cancelled'),
  late: z
    .object({ count, orders: z.array(z.string()).describe('The first two order numbers') })
    .describe('Orders that have not come by their last promised day'),
  toCall: z
    .object({ count, orders: z.array(z.string()).describe('The first two order numbers'), due: since })
    .describe('Large cash orders to confirm by phone; `due` is when the first is cancelled otherwise'),
  claims: z.object({ count, orders: z.array(z.string()).describe('The first two order numbers'), since }),
  handedClaims: z
    .object({ count, orders: z.array(z.string()).describe('The first two order numbers'), since })
    .describe('Handed to a manager'),
  lowStock: z.object({
    count,
    items: z
      .array(z.object({ name: z.string(), variant: z.string().nullable(), available: count }))
      .describe('The first two, lowest stock first'),
  }),
  messages: z.object({ contacts: count, enquiries: count, since }).describe('Not answered and not closed'),
  reviews: z.object({ count, products: z.array(z.string()).describe('The first two products') }),
  mails: z
    .object({ count, since, subject: z.string().nullable().describe('Of the oldest one') })
    .describe('Mails that couldn’t be sent'),
  flow: z.object({
    toConfirm: count.describe('PENDING'),
    toShip: count.describe('CONFIRMED'),
    onTheWay: count.describe('SHIPPED'),
  }),
});
export type AllNeeds = z.infer<typeof allNeedsSchema>;

/** A part that the administrator's role does not include is left out. */
const needsSchema = allNeedsSchema.partial().meta({
  id: 'Needs',
  examples: [
    {
      disputed: { count: 1, amount: 22_498, orders: ['RR-1034'] },
      unpaid: { count: 4, amount: 137_064, oldest: 'RR-1031', since: '2026-11-11T10:00:00.000Z' },
      refunds: { count: 2, amount: 25_468, orders: ['RR-1044', 'RR-1022'] },
      late: { count: 1, orders: ['RR-1019'] },
      toCall: { count: 1, orders: ['RR-1045'], due: '2026-11-17T10:00:00.000Z' },
      claims: { count: 1, orders: ['RR-1019'], since: '2026-11-15T18:20:00.000Z' },
      handedClaims: { count: 0, orders: [], since: null },
      lowStock: {
        count: 3,
        items: [{ name: 'Rubber Hex Dumbbells', variant: '35 kg', available: 0 }],
      },
      messages: { contacts: 5, enquiries: 9, since: '2026-11-16T09:10:00.000Z' },
      reviews: { count: 3, products: ['Olympic Barbell 7 ft 20 kg'] },
      mails: { count: 0, since: null, subject: null },
      flow: { toConfirm: 14, toShip: 9, onTheWay: 63 },
    },
  ],
});
export type Needs = z.infer<typeof needsSchema>;

export const needsResponse = dataResponse(needsSchema);
