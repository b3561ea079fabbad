import type { Pool } from 'pg';
import { z } from 'zod';
import {
  checkDiscountForm,
  discountFieldsSchema,
  discountSchema,
  discountStatsSchema,
} from '../../contract/promotions/discount.ts';
import { messageResponse, oneResponse } from '../../contract/responses.ts';
import { DISCOUNT_SCOPES, DISCOUNT_STATES } from '../../domain/promotions/discount.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import {
  answerList,
  answerMessage,
  answerOne,
  crudResponses,
  forAdministrators,
  refusals,
  versionedBody,
} from '../http/crud-responses.ts';
import { checkedForm } from '../http/form-check.ts';
import { pageOf, pagingQuery, rowParams, searchQuery, wordQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { createDiscount, deleteDiscount, updateDiscount } from './change-discount.ts';
import { discountStats, findDiscount, listDiscounts } from './list-discounts.ts';

const PAGE_SIZE = 20;

const aboutDiscounts = crudResponses({
  one: 'discount',
  schema: discountSchema,
  missing: { code: 'DISCOUNT_NOT_FOUND', message: 'Discount not found' },
  statuses: { DISCOUNT_NOT_FOUND: 404, DISCOUNT_TARGET_UNKNOWN: 422, VERSION_CONFLICT: 409 },
});
const oneDiscount = aboutDiscounts.saved('Discount updated successfully');

/** Pages follow each change by themselves: a trigger notifies every process that the catalogue has changed. */
export function discountRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get('/api/discounts', {
    ...forAdministrators('see coupons and discounts'),
    schema: {
      summary: 'List discounts, newest first',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', (word) =>
          DISCOUNT_STATES.find((state) => state === word.toLowerCase()),
        ).describe('live, inactive, scheduled or ended'),
        appliesTo: wordQuery('target', (word) =>
          word.toLowerCase() === 'everything'
            ? 'all'
            : DISCOUNT_SCOPES.find((scope) => scope === word.toLowerCase()),
        ).describe('everything, category or product'),
        search: searchQuery('the name'),
      }),
      response: { 200: aboutDiscounts.list, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { discounts, total } = await listDiscounts(pool, query, new Date());
      return answerList(discounts, pageOf(query, total));
    },
  });

  app.post('/api/discounts', {
    ...forAdministrators('change prices'),
    schema: {
      summary: 'Create a discount',
      description:
        'Lowers the sale prices of all products, of a category or of one product, from its first to its last day in India. If several apply, the best one is used.',
      body: strictBody(discountFieldsSchema),
      response: { 201: oneDiscount, ...refusals(400, 422) },
    },
    handler: async (request, reply) => {
      const form = checkedForm(checkDiscountForm(request.body));
      const change = await createDiscount(pool, form, await administratorOf(pool, request), new Date());
      reply.status(201);
      return aboutDiscounts.answerChange(change, 'Discount created successfully');
    },
  });

  app.get('/api/discounts/stats', {
    ...forAdministrators('see coupons and discounts'),
    schema: {
      summary: 'Count discounts',
      response: { 200: oneResponse('stats', discountStatsSchema), ...refusals() },
    },
    handler: async () => answerOne('stats', await discountStats(pool, new Date())),
  });

  app.get('/api/discounts/:id', {
    ...forAdministrators('see coupons and discounts'),
    schema: {
      summary: 'Get one discount',
      params: rowParams,
      response: { 200: aboutDiscounts.one, ...refusals(404) },
    },
    handler: async ({ params: { id } }) =>
      aboutDiscounts.answer(await findDiscount(pool, aboutDiscounts.id(id), new Date())),
  });

  app.put('/api/discounts/:id', {
    ...forAdministrators('change prices'),
    schema: {
      summary: 'Update a discount',
      description:
        'Send the whole discount, as when creating it. If `version` is outdated, nothing is saved and `details` has the current discount.',
      params: rowParams,
      body: versionedBody(discountFieldsSchema),
      response: { 200: oneDiscount, ...refusals(400, 404, 409, 422) },
    },
    handler: async (request) => {
      const id = aboutDiscounts.id(request.params.id);
      const { version, ...fields } = request.body;
      const form = checkedForm(checkDiscountForm(fields));
      const by = await administratorOf(pool, request);
      const change = await updateDiscount(pool, id, { ...form, version }, by, new Date());
      return aboutDiscounts.answerChange(change, 'Discount updated successfully');
    },
  });

  app.delete('/api/discounts/:id', {
    ...forAdministrators('change prices'),
    schema: {
      summary: 'Delete a discount',
      params: rowParams,
      response: { 200: messageResponse('Discount deleted successfully'), ...refusals(404) },
    },
    handler: async (request) => {
      const id = aboutDiscounts.id(request.params.id);
      const change = await deleteDiscount(pool, id, await administratorOf(pool, request), new Date());
      const { message } = aboutDiscounts.answerChange(change, 'Discount deleted successfully');
      return answerMessage(message);
    },
  });
}
