import type { Pool } from 'pg';
import { z } from 'zod';
import { errorSchema, messageResponse } from '../../contract/responses.ts';
import {
  moderationSchema,
  ownReviewResponse,
  parseReviewStatus,
  reviewFormSchema,
  reviewListResponse,
  reviewRecordSchema,
  savedReviewResponse,
} from '../../contract/reviews.ts';
import { administratorOf } from '../audit/administrator.ts';
import type { CatalogueReads } from '../catalogue/reads.ts';
import { isStorable, strictBody } from '../http/body-schema.ts';
import {
  answerList,
  answerMessage,
  crudResponses,
  forAdministrators,
  refusals,
} from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { pageOf, pagingQuery, searchQuery, slugParams, wordQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { visitorOf } from '../http/visitor.ts';
import { deleteReview, moderateReview, type ReviewChange } from './moderate-review.ts';
import { findOwnReview, listReviews } from './reviews.ts';
import { hasReceived, submitReview } from './submit-review.ts';

export interface ReviewParts {
  readonly pool: Pool;
  readonly catalogue: Pick<CatalogueReads, 'findProduct'>;
  readonly changed: () => void;
}

const PAGE_SIZE = 20;
const reviewParams = z.strictObject({ id: z.string().max(100).refine(isStorable, 'This isn’t a valid id') });
const reviews = crudResponses({
  one: 'review',
  schema: reviewRecordSchema,
  missing: { code: 'REVIEW_NOT_FOUND', message: 'Review not found' },
  statuses: { REVIEW_NOT_FOUND: 404 },
});
const SUBMITTED = 'Thank you! We’ll publish your review once we’ve read it.';
const UPDATED = 'Review updated successfully';
const DELETED = 'Review deleted successfully';

export function reviewRoutes(app: App, parts: ReviewParts): void {
  shopperRoutes(app, parts);
  administratorRoutes(app, parts);
}

function shopperRoutes(app: App, { pool, catalogue }: ReviewParts): void {
  const productId = async (idOrSlug: string) => {
    const product = await catalogue.findProduct(idOrSlug);
    if (product === null) throw new ShopError('PRODUCT_NOT_FOUND', 404, 'Product Not Found');
    return product.id;
  };

  app.post('/api/products/:id/reviews', {
    config: { access: 'user', rateLimit: { max: 10, timeWindow: 60_000, groupId: 'reviews' } },
    schema: {
      summary: 'Review a product that you bought and received',
      description: 'Once per product. It is published after an administrator approves it.',
      params: slugParams,
      body: strictBody(reviewFormSchema),
      response: { 201: savedReviewResponse(SUBMITTED), ...refusals(400, 404, 409, 429) },
    },
    handler: async (request, reply) => {
      const { userId } = visitorOf(request);
      const product = await productId(request.params.id);
      const submitted = await submitReview(pool, { userId, productId: product }, request.body, new Date());
      if (!submitted.ok)
        throw new ShopError(submitted.code, submitted.code === 'NOT_A_BUYER' ? 403 : 409, submitted.message);
      reply.status(201);
      return reviews.answerSaved(submitted.review, SUBMITTED);
    },
  });

  app.get('/api/products/:id/reviews/own', {
    config: { access: 'user' },
    schema: {
      summary: 'Get your own review of a product, and whether you can write one',
      params: slugParams,
      response: { 200: ownReviewResponse, 401: errorSchema, 404: errorSchema },
    },
    handler: async (request) => {
      const { userId } = visitorOf(request);
      const product = await productId(request.params.id);
      const review = await findOwnReview(pool, userId, product);
      const mayReview = review === null && (await hasReceived(pool, userId, product));
      return { success: true as const, data: { mayReview, review } };
    },
  });
}

function administratorRoutes(app: App, { pool, changed }: ReviewParts): void {
  const answerChange = (change: ReviewChange, message: string) => {
    if (change.ok && change.isChanged) changed();
    return reviews.answerChange(change, message);
  };

  app.get('/api/reviews', {
    ...forAdministrators('moderate reviews'),
    schema: {
      summary: 'List reviews, newest first',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', parseReviewStatus).describe('pending, published or rejected'),
        productId: reviewParams.shape.id.optional(),
        search: searchQuery('name, comment and product'),
      }),
      response: { 200: reviewListResponse, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { reviews: rows, ...count } = await listReviews(pool, query);
      return answerList(rows, pageOf(query, count));
    },
  });

  app.patch('/api/reviews/:id', {
    ...forAdministrators('moderate reviews'),
    schema: {
      summary: 'Approve or reject a review',
      description: 'The product’s rating and review count include approved reviews only.',
      params: reviewParams,
      body: strictBody(moderationSchema),
      response: { 200: savedReviewResponse(UPDATED), ...refusals(400, 404) },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const change = await moderateReview(pool, request.params.id, request.body.status, by);
      return answerChange(change, UPDATED);
    },
  });

  app.delete('/api/reviews/:id', {
    ...forAdministrators('moderate reviews'),
    schema: {
      summary: 'Delete a review',
      params: reviewParams,
      response: { 200: messageResponse(DELETED), ...refusals(404) },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const change = await deleteReview(pool, request.params.id, by, new Date());
      answerChange(change, DELETED);
      return answerMessage(DELETED);
    },
  });
}
