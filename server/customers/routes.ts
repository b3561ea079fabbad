import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { findState } from '../../domain/states.ts';
import { errorReplySchema } from '../http/errors.ts';
import { pageOf, paginationSchema, pagingQuery, searchQuery, wordQuery } from '../http/lists.ts';
import { periodQuery } from '../http/period.ts';
import { keepPrivate } from '../http/visitor.ts';
import { CUSTOMER_SORTS, customerSchema } from './customer.ts';
import { listCustomers } from './list.ts';

const PAGE_SIZE = 20;

export function customerRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/customers', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['customers'],
      summary: 'List customers: shoppers with an account, and guests who ordered',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        search: searchQuery('name, e-mail and phone'),
        state: wordQuery('state', (word) => findState(word)?.name).describe('Has ordered to this state'),
        ...periodQuery,
        sort: z
          .enum(CUSTOMER_SORTS)
          .default('newest')
          .describe('The newest first, or those with the most orders, or those who spent the most'),
      }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(customerSchema),
          customers: z.array(customerSchema),
          pagination: paginationSchema,
        }),
        400: errorReplySchema,
        401: errorReplySchema,
        403: errorReplySchema,
      },
    },
    handler: async ({ query }) => {
      const { customers, ...counted } = await listCustomers(pool, query);
      return { success: true as const, data: customers, customers, pagination: pageOf(query, counted) };
    },
  });
}
