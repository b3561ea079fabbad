import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { erasedResponse, personalDataResponse } from '../../contract/privacy/personal-data.ts';
import { findCustomer } from '../accounts/customers/details.ts';
import { administratorOf } from '../audit/administrator.ts';
import { noBody } from '../http/body-schema.ts';
import { forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { needRecentPassword } from '../http/visitor.ts';
import { erasePerson } from './erase-person.ts';
import { answerErasure } from './erasure-response.ts';
import { exportPerson } from './export-person.ts';
import { type Asker, type Person, personOfAddress } from './person.ts';

/** For customers who ask by phone or letter. */
export function customerDataRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.post('/api/customers/:id/data', {
    ...forAdministrators({ allOf: ['export customers', 'see revenue'] }),
    preHandler: needRecentPassword,
    schema: {
      summary: 'Get everything the shop knows about a customer',
      description: 'For the customer alone. It is recorded in the audit log.',
      params: rowParams,
      body: noBody,
      response: { 200: personalDataResponse, ...refusals(400, 404) },
    },
    handler: async (request) => {
      const { person, asker } = await customerOf(pool, request, request.params.id);
      const data = await exportPerson(pool, person, asker, new Date());
      return { success: true as const, data };
    },
  });

  app.post('/api/customers/:id/erase', {
    ...forAdministrators('delete customer data'),
    preHandler: needRecentPassword,
    schema: {
      summary: 'Delete everything the shop knows about a customer',
      description: 'As the customer could. `kept` says what stays by law, and why.',
      params: rowParams,
      body: noBody,
      response: { 200: erasedResponse, ...refusals(400, 404, 409) },
    },
    handler: async (request) => {
      const { person, asker } = await customerOf(pool, request, request.params.id);
      return answerErasure(await erasePerson(pool, person, asker));
    },
  });
}

async function customerOf(
  pool: Pool,
  request: FastifyRequest,
  id: string,
): Promise<{ person: Person; asker: Asker }> {
  const customer = await findCustomer(pool, id);
  if (customer === null) throw new ShopError('CUSTOMER_NOT_FOUND', 404, 'Customer not found');
  const by = await administratorOf(pool, request);
  const audit = { actorId: by.id, actor: by.name, requestId: by.requestId };
  const person = await personOfAddress(pool, customer.email);
  return { person, asker: { askedBy: 'administrator', audit, customerId: id } };
}
