import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LIST_FETCH_LIMIT } from '../../domain/limits.ts';
import { productSchema, reviewSchema } from '../../domain/product.ts';
import { errorReplySchema, ShopError } from '../http/errors.ts';
import { pageOf, paginationSchema, pagingQuery } from '../http/lists.ts';
import type { CatalogueReads } from './reads.ts';

const productReplySchema = productSchema
  .safeExtend({ reviews: z.array(reviewSchema) })
  .meta({ id: 'Product' });

export function catalogueRoutes(server: FastifyInstance, catalogue: CatalogueReads): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/products', {
    config: { access: 'public' },
    schema: {
      tags: ['catalogue'],
      summary: 'List products',
      querystring: z.strictObject({
        ...pagingQuery(LIST_FETCH_LIMIT),
        category: z.string().max(64).optional().describe('Only this category, such as `racks`'),
        search: z
          .string()
          .trim()
          .max(200)
          .optional()
          .describe('Looked for in name, category and description'),
      }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(productReplySchema),
          products: z.array(productReplySchema),
          pagination: paginationSchema,
        }),
        400: errorReplySchema,
      },
    },
    handler: async ({ query }) => {
      const { products, total } = await catalogue.listProducts(query);
      return { success: true as const, data: products, products, pagination: pageOf(query, total) };
    },
  });

  app.get('/api/products/:id', {
    config: { access: 'public' },
    schema: {
      tags: ['catalogue'],
      summary: 'Read one product by its id or slug',
      params: z.strictObject({ id: z.string().max(200) }),
      response: {
        200: z.object({ success: z.literal(true), data: productReplySchema, product: productReplySchema }),
        404: errorReplySchema,
      },
    },
    handler: async ({ params }) => {
      const product = await catalogue.findProduct(params.id);
      if (product === null) throw new ShopError('PRODUCT_NOT_FOUND', 404, 'Product Not Found');
      return { success: true as const, data: product, product };
    },
  });
}
