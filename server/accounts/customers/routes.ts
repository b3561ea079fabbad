import type { Pool } from 'pg';
import { z } from 'zod';
import {
  CUSTOMER_SORTS,
  type Customer,
  type CustomerDetails,
  customerDetailsSchema,
  customerListResponse,
  customerNotesSchema,
} from '../../../contract/accounts/customer.ts';
import { may } from '../../../domain/accounts/permissions.ts';
import { administratorOf } from '../../audit/administrator.ts';
import { demand, type Visitor } from '../../http/access.ts';
import {
  answerList,
  crudResponses,
  forAdministrators,
  refusals,
  versionedBody,
} from '../../http/crud-responses.ts';
import { pageOf, pagingQuery, rowParams, searchQuery } from '../../http/lists.ts';
import { periodQuery } from '../../http/period.ts';
import type { App } from '../../http/typed-app.ts';
import { customersCsvFileName, customersCsvStream } from './csv-export.ts';
import { changeNotes, findCustomer } from './details.ts';
import { listCustomers } from './list.ts';

const PAGE_SIZE = 20;

const choiceQuery = { search: searchQuery('name, e-mail and phone'), ...periodQuery };

const customers = crudResponses({
  one: 'customer',
  schema: customerDetailsSchema,
  missing: { code: 'CUSTOMER_NOT_FOUND', message: 'Customer not found' },
  statuses: { CUSTOMER_NOT_FOUND: 404, VERSION_CONFLICT: 409 },
});

/** What the shop earned with somebody is for those who see revenue. */
function customerFor<Row extends Customer>(visitor: Visitor | null, customer: Row): Row {
  if (may(visitor, 'see revenue')) return customer;
  return { ...customer, total_spent: undefined };
}

/** Typed as unknown: the handler sends a stream of the text that the schema describes. */
const fileResponses: Readonly<Record<number, unknown>> = {
  200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
  ...refusals(400),
};

export function customerRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get('/api/customers', {
    ...forAdministrators('see customers'),
    schema: {
      summary: 'List customers: shoppers with an account, and guests who ordered',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        ...choiceQuery,
        sort: z
          .enum(CUSTOMER_SORTS, 'Please choose a valid sort order')
          .default('newest')
          .describe('Newest first, or most orders, or highest spend'),
      }),
      response: { 200: customerListResponse, ...refusals(400) },
    },
    handler: async ({ query, visitor }) => {
      if (query.sort === 'spent') demand(visitor, 'see revenue');
      const found = await listCustomers(pool, query);
      const shown = found.customers.map((customer) => customerFor(visitor, customer));
      return answerList(shown, pageOf(query, found));
    },
  });

  app.get('/api/customers/export', {
    ...forAdministrators({ allOf: ['export customers', 'see revenue'] }),
    schema: {
      summary: 'Export customers as CSV',
      description:
        'All that match, not just one page. Cells that a spreadsheet would run as a formula start with an apostrophe.',
      querystring: z.strictObject({ ...choiceQuery, sort: z.enum(CUSTOMER_SORTS).optional() }),
      response: fileResponses,
    },
    handler: async ({ query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${customersCsvFileName(new Date())}"`)
        .send(customersCsvStream(pool, query)),
  });

  app.get('/api/customers/:id', {
    ...forAdministrators('see customers'),
    schema: {
      summary: 'Get one customer, with notes, GSTINs and addresses',
      params: rowParams,
      response: { 200: customers.one, ...refusals(404) },
    },
    handler: async ({ params, visitor }) => {
      const found = await findCustomer(pool, params.id);
      return customers.answer(found && customerFor(visitor, found));
    },
  });

  app.put('/api/customers/:id', {
    ...forAdministrators('change customer notes'),
    schema: {
      summary: 'Change the notes about a customer',
      description: 'If `version` is outdated, nothing is saved and `details` has the current customer.',
      params: rowParams,
      body: versionedBody(customerNotesSchema),
      response: { 200: customers.saved('Customer updated successfully'), ...refusals(400, 404, 409) },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const change = await changeNotes(pool, request.params.id, request.body, by);
      const shown = (customer: CustomerDetails) => customerFor(request.visitor, customer);
      if (change.ok) return customers.answerSaved(shown(change.customer), 'Customer updated successfully');
      const current = change.current && { current: shown(change.current) };
      return customers.answerChange({ ...change, ...current }, '');
    },
  });
}
