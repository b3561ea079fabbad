import type { FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import type { Pool } from 'pg';
import { z } from 'zod';
import {
  CLAIM_SENT,
  claimSentResponse,
  claimSubmissionSchema,
  claimsOfOrderResponse,
  photographSavedResponse,
} from '../../contract/claims.ts';
import { errorSchema } from '../../contract/responses.ts';
import { isAdmin } from '../../domain/accounts/roles.ts';
import { PHOTOGRAPH_BYTES_MAX, PHOTOGRAPH_MB_MAX, PHOTOGRAPHS_MAX } from '../../domain/claims/claim.ts';
import { demand } from '../http/access.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerList, answerOne, failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { isRowId, onePage, rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { findOrder } from '../orders/find-order.ts';
import { keepLinkSecret, orderNotFound } from '../orders/read-routes.ts';
import { claimsOfOrder, readClaim } from './claim-rows.ts';
import { isClaimable, type OpenedClaim, openClaim } from './open-claim.ts';
import { readPhotograph, type SavedPhotograph, savePhotograph } from './photographs.ts';

const TEN_MINUTES_MS = 10 * 60_000;
const CLAIMS_PER_IP = { max: 10, timeWindow: TEN_MINUTES_MS, groupId: 'claim' } as const;
const PHOTOGRAPHS_PER_IP = { max: 60, timeWindow: TEN_MINUTES_MS, groupId: 'claim photograph' } as const;

const OPEN_STATUS: Readonly<Record<Exclude<OpenedClaim, { ok: true }>['code'], number>> = {
  NOT_SHIPPED: 409,
  CLAIM_LATE: 409,
  CLAIM_OPEN: 409,
  ITEM_UNKNOWN: 422,
  TOO_MANY_PIECES: 422,
};
const PHOTOGRAPH_STATUS: Readonly<Record<Exclude<SavedPhotograph, { ok: true }>['code'], number>> = {
  CLAIM_NOT_FOUND: 404,
  CLAIM_DECIDED: 409,
  TOO_MANY_FILES: 413,
  PICTURE_UNREADABLE: 422,
  PICTURE_TOO_LARGE: 422,
  PICTURE_TOO_SMALL: 422,
};

const photographResponses: Readonly<Record<number, unknown>> = {
  200: { description: 'The photo', content: { 'image/webp': { schema: z.string() } } },
  ...failures(403, 404),
};

const claimParams = rowParams.extend({ claimId: z.string().max(100) });
const photographParams = claimParams.extend({ photographId: z.string().max(100) });

const claimNotFound = () => new ShopError('CLAIM_NOT_FOUND', 404, 'Report not found');

interface ShopperParts {
  readonly pool: Pool;
  readonly publicUrl: string;
}

/** For whoever may read the order: with its secret id, or with the token of its owner or of an administrator. */
export function shopperClaimRoutes(app: App, { pool, publicUrl }: ShopperParts): void {
  const orderOf = async ({ visitor }: FastifyRequest, idOrNumber: string): Promise<string> => {
    const order = await findOrder(pool, idOrNumber, visitor);
    if (order === null) throw orderNotFound();
    // An administrator found it by its number; whoever has its link may report anyway.
    if (isAdmin(visitor?.role) && order.user_id !== visitor?.userId) demand(visitor, 'answer claims');
    return order.id;
  };

  app.get('/api/orders/:id/claims', {
    config: { access: 'anyone' },
    onRequest: keepLinkSecret,
    schema: {
      summary: 'List the reported problems of an order',
      params: rowParams,
      response: { 200: claimsOfOrderResponse, 403: errorSchema, 404: errorSchema },
    },
    handler: async (request) => {
      const orderId = await orderOf(request, request.params.id);
      const data = await claimsOfOrder(pool, orderId);
      const claimable = await isClaimable(pool, orderId, new Date());
      return { ...answerList(data, onePage(data.length)), claimable };
    },
  });

  app.post('/api/orders/:id/claims', {
    config: { access: 'anyone', rateLimit: CLAIMS_PER_IP },
    onRequest: keepLinkSecret,
    schema: {
      summary: 'Report a problem with items of an order: damaged, wrong, incomplete or not as described',
      description:
        'Once the order has been shipped, until 7 days after its delivery. Photos follow one by one.',
      params: rowParams,
      body: strictBody(claimSubmissionSchema),
      response: {
        201: claimSentResponse,
        ...failures(400, 403, 404, 429),
        409: errorSchema.describe('`NOT_SHIPPED`, `CLAIM_LATE` or `CLAIM_OPEN`'),
        422: errorSchema.describe('`ITEM_UNKNOWN` or `TOO_MANY_PIECES`'),
      },
    },
    handler: async (request, reply) => {
      const orderId = await orderOf(request, request.params.id);
      const opened = await openClaim(pool, orderId, request.body, publicUrl, new Date());
      if (!opened.ok) {
        const details = 'field' in opened ? { field: opened.field } : undefined;
        throw new ShopError(opened.code, OPEN_STATUS[opened.code], opened.message, { details });
      }
      reply.status(201);
      return { ...answerOne('claim', opened.claim), message: CLAIM_SENT };
    },
  });

  app.get('/api/orders/:id/claims/:claimId/photographs/:photographId', {
    config: { access: 'anyone' },
    onRequest: keepLinkSecret,
    schema: {
      summary: 'Get a photo of a reported problem, as WebP',
      params: photographParams,
      response: photographResponses,
    },
    handler: async (request, reply) => {
      const { id, claimId, photographId } = request.params;
      const orderId = await orderOf(request, id);
      if (!isRowId(claimId) || !isRowId(photographId)) throw claimNotFound();
      const content = await readPhotograph(pool, { orderId, claimId, photographId });
      if (content === null) throw claimNotFound();
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-length': content.length,
          'content-disposition': `inline; filename="${photographId}.webp"`,
        })
        .send(content);
    },
  });

  app.register(async (scope: App) => photographRoute(scope, { pool, orderOf }));
}

interface PhotographParts {
  readonly pool: Pool;
  readonly orderOf: (request: FastifyRequest, idOrNumber: string) => Promise<string>;
}

/** A scope of its own, so that no other route takes pictures as bodies. */
function photographRoute(app: App, { pool, orderOf }: PhotographParts): void {
  // Drawing a photograph takes a core and up to 200 MB.
  const oneAtATime = new PQueue({ concurrency: 1 });
  app.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: PHOTOGRAPH_BYTES_MAX },
    (_request, body, done) => done(null, body),
  );

  app.post('/api/orders/:id/claims/:claimId/photographs', {
    config: { access: 'anyone', rateLimit: PHOTOGRAPHS_PER_IP },
    onRequest: keepLinkSecret,
    bodyLimit: PHOTOGRAPH_BYTES_MAX,
    schema: {
      summary: 'Add a photo to an open report',
      description: `The file itself as the body, a JPEG, PNG, WebP or AVIF of at most ${PHOTOGRAPH_MB_MAX} MB, up to ${PHOTOGRAPHS_MAX} of them. It’s redrawn without its metadata.`,
      consumes: ['image/*'],
      params: claimParams,
      response: {
        201: photographSavedResponse,
        ...failures(403, 404, 413, 415, 422, 429),
        409: errorSchema.describe('`CLAIM_DECIDED`'),
      },
    },
    handler: async (request, reply) => {
      const { id, claimId } = request.params;
      const orderId = await orderOf(request, id);
      if (!isRowId(claimId)) throw claimNotFound();
      const { body } = request;
      if (!Buffer.isBuffer(body))
        throw new ShopError('UNSUPPORTED_MEDIA_TYPE', 415, 'Send the picture itself, as image/jpeg');
      const saved = await oneAtATime.add(() => savePhotograph(pool, { orderId, claimId }, body));
      if (!saved.ok) throw new ShopError(saved.code, PHOTOGRAPH_STATUS[saved.code], saved.message);
      reply.status(201);
      return { ...answerOne('claim', await readClaim(pool, claimId)), message: 'Photo saved' };
    },
  });
}
