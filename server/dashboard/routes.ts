import type { Pool } from 'pg';
import { z } from 'zod';
import { searchResponse } from '../../contract/admin-search.ts';
import {
  DASHBOARD_PARTS,
  type DashboardPart,
  dashboardResponse,
  needsResponse,
  waitingResponse,
} from '../../contract/dashboard.ts';
import { errorSchema } from '../../contract/responses.ts';
import { may, type Permission } from '../../domain/accounts/permissions.ts';
import { MOST_DAYS, readDayRange } from '../../domain/text/day-range.ts';
import { answerList } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { onePage, searchQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { latestMessages, latestOrders, newestFirst } from './activity.ts';
import type { AdminEvents } from './admin-events.ts';
import { eventsRoute } from './events-route.ts';
import { needsFor, readNeeds } from './needs.ts';
import { searchShop } from './search.ts';
import { readSeries } from './series.ts';
import {
  countMessages,
  countOpenClaims,
  countOrders,
  countPendingOrders,
  countUnread,
  countUsers,
} from './totals.ts';
import { countNewcomers, readSalesBefore } from './trends.ts';

const day = z.iso.date('A date such as 2026-04-01').optional();

const refusals = { 401: errorSchema, 403: errorSchema };

export interface DashboardParts {
  readonly pool: Pool;
  readonly adminEvents: AdminEvents;
}

export function dashboardRoutes(app: App, { pool, adminEvents }: DashboardParts): void {
  eventsRoute(app, adminEvents);

  app.get('/api/dashboard', {
    config: { access: 'admin', needs: 'open the back-office' },
    schema: {
      summary: 'Get the dashboard: totals, recent activity and chart data',
      description: `Parts that the administrator’s role doesn’t include are null. The series are for days in India, including \`from\` and \`to\`: the last 30 by default, at most ${MOST_DAYS}.`,
      querystring: z.strictObject({ from: day, to: day }),
      response: {
        200: dashboardResponse,
        400: errorSchema,
        ...refusals,
      },
    },
    handler: async (request) => {
      const now = new Date();
      const checked = readDayRange(request.query, now);
      if (!checked.ok) throw new ShopError('VALIDATION_FAILED', 400, checked.message);
      const { period } = checked;
      const failures: { part: DashboardPart; error: unknown }[] = [];
      const orNull = <T>(part: DashboardPart, reading: Promise<T>): Promise<T | null> =>
        reading.catch((error: unknown) => {
          request.log.warn({ err: error, part }, 'a part of the dashboard could not be read');
          failures.push({ part, error });
          return null;
        });
      const { visitor } = request;
      /** Null also for what the role does not include. */
      const reading = <T>(
        part: DashboardPart,
        needs: Permission,
        read: () => Promise<T>,
      ): Promise<T | null> => (may(visitor, needs) ? orNull(part, read()) : Promise.resolve(null));
      const messages = (table: 'contacts' | 'enquiries') => () =>
        Promise.all([
          countMessages(pool, table, now),
          latestMessages(pool, table),
          countNewcomers(pool, table, period),
        ]);
      const [series, before, orders, contacts, enquiries, users] = await Promise.all([
        reading('series', 'see revenue', () => readSeries(pool, period)),
        reading('trends', 'see revenue', () => readSalesBefore(pool, period)),
        reading('orders', 'see orders', () =>
          Promise.all([countOrders(pool), latestOrders(pool, may(visitor, 'see order amounts'))]),
        ),
        reading('contacts', 'answer messages', messages('contacts')),
        reading('enquiries', 'answer messages', messages('enquiries')),
        reading('users', 'see customers', () =>
          Promise.all([countUsers(pool), countNewcomers(pool, 'users', period)]),
        ),
      ]);
      const trends = before && {
        contacts: contacts?.[2].perDay ?? null,
        enquiries: enquiries?.[2].perDay ?? null,
        users: users?.[1].perDay ?? null,
        before: {
          ...before,
          contacts: contacts?.[2].before ?? null,
          enquiries: enquiries?.[2].before ?? null,
          users: users?.[1].before ?? null,
        },
      };
      // With nothing to show, the first reason is the answer.
      if (failures.length === DASHBOARD_PARTS.length) throw failures[0]?.error;
      const dashboard = {
        totals: {
          orders: orders?.[0] ?? null,
          contacts: contacts?.[0] ?? null,
          enquiries: enquiries?.[0] ?? null,
          users: users?.[0] ?? null,
        },
        recentActivity: newestFirst(orders?.[1] ?? [], contacts?.[1] ?? [], enquiries?.[1] ?? []),
        series,
        trends,
        period,
        unavailable: failures.map(({ part }) => part),
      };
      return { success: true as const, data: dashboard, dashboard };
    },
  });

  app.get('/api/dashboard/waiting', {
    config: { access: 'admin', needs: 'open the back-office' },
    schema: {
      summary:
        'Count what an administrator has to do: orders to dispatch, open claims, unread messages and reviews',
      response: { 200: waitingResponse, ...refusals },
    },
    handler: async ({ visitor }) => {
      const counting = async (needs: Permission, count: () => Promise<number>) =>
        may(visitor, needs) ? count() : 0;
      const [orders, claims, contacts, enquiries, reviews] = await Promise.all([
        counting('see orders', () => countPendingOrders(pool)),
        counting('answer claims', () => countOpenClaims(pool)),
        counting('answer messages', () => countUnread(pool, 'contacts')),
        counting('answer messages', () => countUnread(pool, 'enquiries')),
        counting('moderate reviews', () => countUnread(pool, 'reviews')),
      ]);
      return { success: true as const, data: { orders, claims, contacts, enquiries, reviews } };
    },
  });

  app.get('/api/dashboard/needs', {
    config: { access: 'admin', needs: 'open the back-office' },
    schema: {
      summary: 'Get what needs an administrator’s attention: money, stock, messages, reviews and mail',
      response: { 200: needsResponse, ...refusals },
    },
    handler: async ({ visitor }) => ({
      success: true as const,
      data: needsFor(visitor, await readNeeds(pool)),
    }),
  });

  app.get('/api/dashboard/search', {
    config: { access: 'admin', needs: 'open the back-office' },
    schema: {
      summary: 'Search orders, customers, products and messages',
      description: 'At most five of each, and only what the administrator’s role includes.',
      querystring: z.strictObject({
        q: searchQuery('what the lists of orders, customers, products and messages search'),
      }),
      response: { 200: searchResponse, 400: errorSchema, ...refusals },
    },
    handler: async ({ query, visitor }) => {
      const found = await searchShop(pool, visitor, query.q);
      return answerList(found, onePage(found.length));
    },
  });
}
