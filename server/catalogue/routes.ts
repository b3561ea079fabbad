import { z } from 'zod';
import { productListResponse, productResponse } from '../../contract/catalogue/product.ts';
import { errorSchema } from '../../contract/responses.ts';
import { may } from '../../domain/accounts/permissions.ts';
import { PRODUCT_SORTS, parseProductSort } from '../../domain/catalogue/product-sort.ts';
import { LIST_FETCH_LIMIT } from '../../domain/limits.ts';
import type { Visitor } from '../http/access.ts';
import { isStorable } from '../http/body-schema.ts';
import { answerList, answerOne } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { pageOf, pagingQuery, searchQuery, slugParams, wordQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { withListVersion } from './catalogue-edit.ts';
import { categoryRoutes } from './category-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { findProducts } from './find-products.ts';
import { priceRoutes } from './price-routes.ts';
import { findRecord, listRecords } from './product-records.ts';
import { type CatalogueAdministration, productRoutes } from './product-routes.ts';
import { stockQuery } from './stock-query.ts';

const FOR_ADMINISTRATORS =
  'With an administrator’s token: as it is stored, before discounts, with counts and versions, also in hidden categories, and searched by name, code and category.';

const isForAdmin = (visitor: Visitor | null) => may(visitor, 'see products');

const listQuery = z.strictObject({
  ...pagingQuery(LIST_FETCH_LIMIT),
  category: z
    .string()
    .max(64)
    .refine(isStorable, 'We don’t have this category')
    .optional()
    .describe('Only this category, such as `racks`'),
  search: searchQuery('name, category, variants and description'),
  stock: stockQuery,
  sort: wordQuery('order of the list', parseProductSort).describe(
    `For administrators: ${PRODUCT_SORTS.join(', ')}, with a \`-\` in front to reverse it`,
  ),
});

export function catalogueRoutes(app: App, parts: CatalogueAdministration): void {
  readRoutes(app, parts);
  productRoutes(app, parts);
  priceRoutes(app, parts);
  fileRoutes(app, parts);
  categoryRoutes(app, parts);
}

function readRoutes(app: App, { pool, catalogue, live }: CatalogueAdministration): void {
  app.get('/api/products', {
    config: { access: 'anyone', isKept: true },
    schema: {
      summary: 'List products',
      description: FOR_ADMINISTRATORS,
      querystring: listQuery,
      response: { 200: productListResponse, 400: errorSchema, 403: errorSchema },
    },
    handler: async ({ query, visitor }, reply) => {
      if (!isForAdmin(visitor)) {
        if (query.stock !== undefined || query.sort !== undefined)
          throw new ShopError('NOT_ALLOWED', 403, 'Only administrators can filter by stock and sort');
        const { products, total } = await findProducts({ catalogue, live }, query);
        return answerList(products, pageOf(query, total));
      }
      reply.header('cache-control', 'no-store');
      const { found, version } = await withListVersion(pool, 'products', () => listRecords(pool, query));
      const { products, total } = found;
      return { ...answerList(products, pageOf(query, total)), version };
    },
  });

  app.get('/api/products/:id', {
    config: { access: 'anyone', isKept: true },
    schema: {
      summary: 'Get a product by its id or slug',
      description: FOR_ADMINISTRATORS,
      params: slugParams,
      response: { 200: productResponse, 404: errorSchema },
    },
    handler: async ({ params, visitor }, reply) => {
      if (isForAdmin(visitor)) reply.header('cache-control', 'no-store');
      const product = isForAdmin(visitor)
        ? await findRecord(pool, params.id)
        : await catalogue.findProduct(params.id);
      if (product === null) throw new ShopError('PRODUCT_NOT_FOUND', 404, 'Product Not Found');
      return answerOne('product', product);
    },
  });
}
