import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { productSavedResponse, productsSavedResponse } from '../../contract/catalogue/product.ts';
import { PRODUCT_BODY_EXAMPLE, productBodySchema } from '../../contract/catalogue/product-body.ts';
import { messageResponse } from '../../contract/responses.ts';
import { PRODUCT_EDIT } from '../../domain/accounts/permissions.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerList, answerMessage, answerOne, forAdministrators, refusals } from '../http/crud-responses.ts';
import { idempotencyHeaders, type RequestKey, requestKey } from '../http/idempotency.ts';
import { pageOf, slugParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { visitorOf } from '../http/visitor.ts';
import { withListVersion } from './catalogue-edit.ts';
import { createProduct, deleteProduct, type ProductChange, updateProduct } from './change-product.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import { checkedEntry, type PostedList, postedList } from './posted-list.ts';
import { listRecords } from './product-records.ts';
import { refusal, refused } from './product-refusals.ts';
import type { CatalogueReads } from './reads.ts';
import { replaceProducts } from './replace-products.ts';

export interface CatalogueAdministration {
  readonly pool: Pool;
  readonly catalogue: CatalogueReads;
  readonly live: LiveCatalogue;
  /** Makes this process's pages and snapshot stale; other processes are notified by the database. */
  readonly changed: () => void;
}

const LIST_BODY_LIMIT = 8 * 1024 * 1024;
const BODY_LIMIT = 512 * 1024;

const productBody = strictBody(productBodySchema);

const bodyJson = (schema: z.ZodType) => {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
};

/** One product, or the whole list; which one it is decides what is checked. */
const postedBody = z.unknown().meta({
  anyOf: [
    bodyJson(productBodySchema),
    { type: 'array', items: { type: 'object' }, description: 'The whole list' },
    {
      type: 'object',
      properties: { products: { type: 'array', items: { type: 'object' } }, version: { type: 'string' } },
      required: ['products'],
      description: 'The whole list, with the version of the list that was read',
    },
  ],
  examples: [
    PRODUCT_BODY_EXAMPLE,
    [{ id: '1' }, { id: '3' }],
    { products: [{ id: '1' }], version: 'of the list' },
  ],
});

function keyOf(request: FastifyRequest, product: unknown): RequestKey | undefined {
  const key = request.headers['idempotency-key'];
  const { userId } = visitorOf(request);
  return requestKey('product', typeof key === 'string' ? key : undefined, { userId, body: product });
}

export function productRoutes(app: App, parts: CatalogueAdministration): void {
  const { pool, changed } = parts;

  const done = (change: ProductChange, message: string) => {
    if (!change.ok) throw refused(change);
    if (change.isChanged) changed();
    return { ...answerOne('product', change.product), message };
  };

  app.post('/api/products', {
    ...forAdministrators(PRODUCT_EDIT),
    bodyLimit: LIST_BODY_LIMIT,
    schema: {
      summary: 'Create a product, or save the whole list',
      description:
        'Creates one product. A list replaces all products in one transaction: products missing from it are hidden, hidden ones in it come back, and unknown ones are created. An entry can be just `{ id }`; for a full one only the differences are saved, and never stock. `version` is the version of the list you read.',
      headers: idempotencyHeaders(
        'The same key with the same product gives the same answer and only one product',
      ),
      body: postedBody,
      response: {
        200: productsSavedResponse,
        201: productSavedResponse,
        ...refusals(400, 404, 409, 413, 422),
      },
    },
    handler: async (request, reply) => {
      const edit = { by: await administratorOf(pool, request), now: new Date() };
      const list = postedList(request.body, 'products');
      if (list !== null) return replaceList(parts, list, edit);
      const product = checkedEntry(productBody, request.body);
      const change = await createProduct(pool, product, edit, keyOf(request, product));
      reply.status(201);
      return done(change, 'Product created successfully');
    },
  });

  app.put('/api/products/:id', {
    ...forAdministrators(PRODUCT_EDIT),
    bodyLimit: BODY_LIMIT,
    schema: {
      summary: 'Update a product',
      description:
        'Optional fields you leave out stay the same; null removes one. If `version` or `seenStock` is outdated, nothing is saved and `details` has the current product.',
      params: slugParams,
      body: productBody.meta({
        examples: [{ ...PRODUCT_BODY_EXAMPLE, version: 1, stock: 10, seenStock: 12 }],
      }),
      response: { 200: productSavedResponse, ...refusals(400, 404, 409, 422) },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (request.body.id !== undefined && request.body.id !== id) throw refused(refusal('ID_FIXED'));
      const edit = { by: await administratorOf(pool, request), now: new Date() };
      const change = await updateProduct(pool, id, request.body, edit);
      return done(change, 'Product updated successfully');
    },
  });

  app.delete('/api/products/:id', {
    ...forAdministrators('change products'),
    schema: {
      summary: 'Delete a product',
      description: 'Hides the product: orders and the log still show it.',
      params: slugParams,
      response: { 200: messageResponse('Product deleted successfully'), ...refusals(404) },
    },
    handler: async (request) => {
      const edit = { by: await administratorOf(pool, request), now: new Date() };
      const change = await deleteProduct(pool, request.params.id, edit);
      return answerMessage(done(change, 'Product deleted successfully').message);
    },
  });
}

async function replaceList(
  { pool, catalogue, changed }: CatalogueAdministration,
  list: PostedList,
  edit: Parameters<typeof createProduct>[2],
) {
  const shown = await catalogue.listProducts();
  const replaced = await replaceProducts(
    pool,
    list,
    new Map(shown.products.map((product) => [product.id, product])),
    edit,
  );
  if (!replaced.ok) throw refused(replaced, replaced.index === undefined ? '' : `products.${replaced.index}`);
  const { ok: _ok, ...counts } = replaced;
  if (counts.added + counts.changed + counts.hidden > 0) changed();
  const { found, version } = await withListVersion(pool, 'products', () => listRecords(pool));
  const { products, total } = found;
  return {
    ...answerList(products, pageOf({ page: 1, limit: 1000 }, total)),
    message: 'Products saved successfully',
    version,
    ...counts,
  };
}
