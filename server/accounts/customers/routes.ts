import type { Pool } from 'pg';
import { z } from 'zod';
import { CUSTOMER_SORTS, customerListResponse } from '../../../contract/accounts/customer.ts';
import { may } from '../../../domain/accounts/permissions.ts';
import { demand } from '../../http/access.ts';
import { answerList, forAdministrators, refusals } from '../../http/crud-responses.ts';
import { pageOf, pagingQuery, searchQuery } from '../../http/lists.ts';
import { periodQuery } from '../../http/period.ts';
import type { App } from '../../http/typed-app.ts';
import { listCustomers } from './list.ts';

const PAGE_SIZE = 20;

export function customerRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get('/api/customers', {
    ...forAdministrators('see customers'),
    schema: {
      summary: 'List customers: shoppers with an account, and guests who ordered',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        search: searchQuery('name, e-mail and phone'),
        ...periodQuery,
        sort: z
          .enum(CUSTOMER_SORTS, 'Please choose a valid sort order')
          .default('newest')
          .describe('Newest first, or most orders, or highest spend'),
      }),
      response: { 200: customerListResponse, ...refusals(400) },
    },
    handler: async ({ query, visitor }) => {
      if (query.sort === 'spent') demand(visitor, 'see revenue');
      const { customers, ...count } = await listCustomers(pool, query);
      const shown = may(visitor, 'see revenue')
        ? customers
        : customers.map(({ total_spent, ...customer }) => customer);
      return answerList(shown, pageOf(query, count));
    },
  });
}
