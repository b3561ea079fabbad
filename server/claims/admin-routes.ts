import { z } from 'zod';
import {
  adminClaimSchema,
  claimDecidedResponse,
  claimDecisionSchema,
  claimHandedOverResponse,
  claimHandoverSchema,
  claimListResponse,
  claimResponse,
} from '../../contract/claims.ts';
import { errorSchema } from '../../contract/responses.ts';
import { administratorOf } from '../audit/administrator.ts';
import { demand } from '../http/access.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerList, crudResponses, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { pageOf, pagingQuery, rowParams, searchQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { hasRecentPassword, passwordNeeded } from '../http/visitor.ts';
import type { PaymentParts } from '../payments/payment-rows.ts';
import { findAdminClaim } from './claim-rows.ts';
import { type DecidedClaim, decideClaim } from './decide-claim.ts';
import { CLAIM_STATUSES, listClaims } from './list-claims.ts';
import { handOverClaim } from './lock-claim.ts';

const PAGE_SIZE = 20;

const STATUS: Readonly<Record<Exclude<DecidedClaim, { ok: true }>['code'], number>> = {
  CLAIM_NOT_FOUND: 404,
  PAYMENT_NOT_FOUND: 404,
  CLAIM_DECIDED: 409,
  OUT_OF_STOCK: 409,
  ORDER_CANCELLED: 409,
  NOT_PAID: 409,
  REFUND_UNDER_WAY: 409,
  FULLY_REFUNDED: 409,
  OTHER_GATEWAY: 409,
  REFUND_TOO_LARGE: 422,
  REFUND_REFUSED: 502,
  ORDER_NOT_FOUND: 404,
  PIECES_REFUNDED: 409,
  ORDER_LEFT: 409,
  REFUND_NOT_WHOLE: 422,
  REFUND_TOO_SMALL: 422,
};

const claims = crudResponses({
  one: 'claim',
  schema: adminClaimSchema,
  missing: { code: 'CLAIM_NOT_FOUND', message: 'Claim not found' },
  statuses: STATUS,
});

export function adminClaimRoutes(app: App, parts: () => PaymentParts): void {
  app.get('/api/claims', {
    ...forAdministrators('answer claims'),
    schema: {
      summary: 'List claims, newest first',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: z.enum(CLAIM_STATUSES).optional().describe('open, manager (handed over), or a decision'),
        orderId: z.string().max(100).optional(),
        search: searchQuery('order number, name, e-mail and phone'),
      }),
      response: { 200: claimListResponse, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { claims: rows, ...count } = await listClaims(parts().pool, query);
      return answerList(rows, pageOf(query, count));
    },
  });

  app.get('/api/claims/:id', {
    ...forAdministrators('answer claims'),
    schema: {
      summary: 'Get one claim',
      params: rowParams,
      response: { 200: claimResponse, ...refusals(404) },
    },
    handler: async ({ params }) => claims.answer(await findAdminClaim(parts().pool, claims.id(params.id))),
  });

  app.post('/api/claims/:id/handover', {
    ...forAdministrators('answer claims'),
    schema: {
      summary: 'Hand a claim to a manager',
      description: 'With a note about what there is to decide. The shopper doesn’t see it.',
      params: rowParams,
      body: strictBody(claimHandoverSchema),
      response: {
        200: claimHandedOverResponse,
        ...refusals(400, 404),
        409: errorSchema.describe('`CLAIM_DECIDED`'),
      },
    },
    handler: async (request) => {
      const { pool, now } = parts();
      const id = claims.id(request.params.id);
      const by = await administratorOf(pool, request);
      const handed = await handOverClaim(pool, id, request.body.note, by, now());
      if (!handed.ok) throw new ShopError(handed.code, STATUS[handed.code], handed.message);
      return claims.answerSaved(
        (await findAdminClaim(pool, id)) ?? handed.claim,
        'Claim handed to a manager',
      );
    },
  });

  app.post('/api/claims/:id/decision', {
    ...forAdministrators('answer claims'),
    schema: {
      summary: 'Decide a claim: replace, refund or refuse',
      description:
        'A replacement takes its pieces from the stock and adds a shipment to the order. A refund goes back the way the money came and needs the permission to refund; 403 `PASSWORD_NEEDED` if you entered your password more than 15 minutes ago. The shopper gets an e-mail.',
      params: rowParams,
      body: strictBody(claimDecisionSchema),
      response: {
        200: claimDecidedResponse,
        ...refusals(400, 404),
        409: errorSchema.describe(
          '`CLAIM_DECIDED`, `OUT_OF_STOCK`, `ORDER_CANCELLED`, `NOT_PAID`, `REFUND_UNDER_WAY`, `FULLY_REFUNDED` or `OTHER_GATEWAY`',
        ),
        422: errorSchema.describe('`REFUND_TOO_LARGE` or `REFUND_TOO_SMALL`'),
      },
    },
    handler: async (request) => {
      const id = claims.id(request.params.id);
      if (request.body.decision === 'refund') {
        demand(request.visitor, 'refund payments');
        if (!hasRecentPassword(request)) throw passwordNeeded();
      }
      const by = await administratorOf(parts().pool, request);
      const decided = await decideClaim(parts(), id, request.body, by);
      if (!decided.ok) throw new ShopError(decided.code, STATUS[decided.code], decided.message);
      return claims.answerSaved(decided.claim, 'Claim decided');
    },
  });
}
