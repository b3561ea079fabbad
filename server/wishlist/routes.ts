import type { Pool } from 'pg';
import { z } from 'zod';
import { errorSchema, messageResponse } from '../../contract/responses.ts';
import { wishlistAddedResponse, wishlistAdditionSchema, wishlistResponse } from '../../contract/wishlist.ts';
import { MAX_WISHLIST_ITEMS } from '../../domain/wishlist/wishlist.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { toListed } from '../catalogue/product-rows.ts';
import type { CatalogueReads } from '../catalogue/reads.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerList, answerMessage, answerOne, failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { isRowId, pageOf, pagingQuery, rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { visitorOf } from '../http/visitor.ts';
import { addWishlistItem, listWishlist, removeWishlistItem, wantedLine } from './items.ts';

export interface WishlistParts {
  readonly pool: Pool;
  readonly catalogue: Pick<CatalogueReads, 'findProduct'>;
  readonly live: Pick<LiveCatalogue, 'current'>;
}

export function wishlistRoutes(app: App, { pool, catalogue, live }: WishlistParts): void {
  app.get('/api/wishlist', {
    config: { access: 'user' },
    schema: {
      summary: 'Get your wishlist',
      querystring: z.strictObject(pagingQuery(MAX_WISHLIST_ITEMS)),
      response: { 200: wishlistResponse, 400: errorSchema, 401: errorSchema },
    },
    handler: async (request) => {
      const { page, limit } = request.query;
      const { products } = await live.current();
      const all = await listWishlist(pool, visitorOf(request).userId, products);
      const items = all.slice((page - 1) * limit, page * limit);
      return answerList(items, pageOf(request.query, all.length));
    },
  });

  app.post('/api/wishlist', {
    config: { access: 'user' },
    schema: {
      summary: 'Add a product to your wishlist',
      description: 'Answers 201 for a new entry, and 200 with the existing one if it’s already there.',
      body: strictBody(wishlistAdditionSchema),
      response: {
        200: wishlistAddedResponse,
        201: wishlistAddedResponse,
        ...failures(400, 401, 422),
      },
    },
    handler: async (request, reply) => {
      const { userId } = visitorOf(request);
      const product = await catalogue.findProduct(request.body.productId);
      const line = wantedLine(request.body, product === null ? null : toListed(product));
      if (line === undefined)
        throw new ShopError('PRODUCT_UNKNOWN', 422, 'We don’t have this product or variant');
      const added = await addWishlistItem(pool, userId, line);
      if (!added.ok) throw new ShopError(added.code, 422, added.message);
      const { isNew, item } = added;
      reply.status(isNew ? 201 : 200);
      const message = isNew ? 'Added to wishlist' : 'Already in your wishlist';
      return { ...answerOne('item', item), message };
    },
  });

  app.delete('/api/wishlist/:id', {
    config: { access: 'user' },
    schema: {
      summary: 'Remove an entry from your wishlist',
      params: rowParams,
      response: { 200: messageResponse('Removed from wishlist'), ...failures(401, 404) },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (!isRowId(id) || !(await removeWishlistItem(pool, visitorOf(request).userId, id)))
        throw new ShopError('WISHLIST_ITEM_NOT_FOUND', 404, 'Wishlist item not found');
      return answerMessage('Removed from wishlist');
    },
  });
}
