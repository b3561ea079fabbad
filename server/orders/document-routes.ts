import type { Pool } from 'pg';
import { z } from 'zod';
import { printOrdersSchema } from '../../contract/orders/order-edit.ts';
import { errorSchema } from '../../contract/responses.ts';
import { may } from '../../domain/accounts/permissions.ts';
import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts';
import { indianDay } from '../../domain/text/period.ts';
import { strictBody } from '../http/body-schema.ts';
import { refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { readDocuments, readInvoices } from '../invoices/read.ts';
import { findDeletedOrder, findOrder } from './find-order.ts';
import { keepLinkSecret, orderNotFound } from './read-routes.ts';

const DOCUMENTS = [
  {
    kind: 'invoice',
    path: '/api/orders/:id/invoice',
    summary: 'Get an order’s tax invoice (PDF)',
    missing: 'The invoice is ready once the order is paid or shipped',
  },
  {
    kind: 'credit_note',
    path: '/api/orders/:id/credit-note',
    summary: 'Get the credit notes of a cancelled or refunded order (PDF)',
    missing: 'This order has no credit note',
  },
] as const satisfies readonly { kind: InvoiceDocument['kind']; [fact: string]: string }[];

const documentResponses: Readonly<Record<number, unknown>> = {
  200: { description: 'The document', content: { 'application/pdf': { schema: z.string() } } },
  404: errorSchema,
};

const printResponses: Readonly<Record<number, unknown>> = {
  ...documentResponses,
  ...refusals(400),
};

/** What draws PDFs takes 28 MB of memory, so it is loaded with the first one. */
const print = async (documents: Parameters<typeof import('../invoices/pdf.ts').printInvoices>[0]) =>
  (await import('../invoices/pdf.ts')).printInvoices(documents);

/** For administrators: what is printed at once for a pile of orders. */
function printRoutes(app: App, pool: Pool): void {
  app.post('/api/orders/invoices', {
    config: { access: 'admin', needs: 'print invoices' },
    schema: {
      summary: 'Get the tax invoices of several orders as one PDF',
      description:
        'In the order of the ids, each invoice on its own pages. Orders without an invoice and unknown ids are left out.',
      body: strictBody(printOrdersSchema),
      response: printResponses,
    },
    handler: async ({ body }, reply) => {
      const [first, ...others] = await readInvoices(pool, [...new Set(body.ids)]);
      if (first === undefined)
        throw new ShopError('INVOICE_NOT_FOUND', 404, 'None of these orders has an invoice yet');
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="invoices-${indianDay(new Date())}.pdf"`)
        .send(await print([first, ...others]));
    },
  });
}

/**
 * For everybody who may read the order. Administrators also get the documents of a deleted order, since the law
 * requires that they are kept.
 */
export function documentRoutes(app: App, pool: Pool): void {
  printRoutes(app, pool);
  for (const { kind, path, summary, missing } of DOCUMENTS)
    app.get(path, {
      config: { access: 'anyone' },
      onRequest: keepLinkSecret,
      schema: { tags: ['orders'], summary, params: rowParams, response: documentResponses },
      handler: async ({ params, visitor }, reply) => {
        const order =
          (await findOrder(pool, params.id, visitor)) ??
          (may(visitor, 'print invoices') ? await findDeletedOrder(pool, params.id) : null);
        if (order === null) throw orderNotFound();
        const [first, ...others] = await readDocuments(pool, order.id, kind);
        if (first === undefined) throw new ShopError('INVOICE_NOT_FOUND', 404, missing);
        const name = (others.at(-1) ?? first).number.replaceAll('/', '-');
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${name}.pdf"`)
          .send(await print([first, ...others]));
      },
    });
}
