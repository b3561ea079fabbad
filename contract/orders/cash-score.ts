import { CASH_MARKS } from '../../domain/orders/cash-score.ts';
import { z } from '../../domain/zod.ts';
import { oneResponse } from '../responses.ts';
import { ORDER_ID_EXAMPLE } from './examples.ts';

const SCORE_EXAMPLE = {
  isCounted: true,
  score: 2,
  limit: 3,
  isAllowed: false,
  isReturned: true,
  reasons: [
    {
      kind: 'returned',
      reason: 'Parcel refused',
      points: 2,
      orderId: ORDER_ID_EXAMPLE,
      orderNumber: 1042,
      at: '2026-11-15T10:24:00.000Z',
    },
  ],
};

/** What earlier cash orders of an order's phone and address say about the next one. */
export const cashScoreSchema = z
  .object({
    isCounted: z.boolean().describe('Whether the settings refuse cash by it'),
    score: z.number().int(),
    limit: z.number().int().describe('From so many points on, cash on delivery is refused'),
    isAllowed: z.boolean().describe('This phone gets cash orders whatever the score says'),
    isReturned: z.boolean().describe('The customer refused this parcel'),
    reasons: z.array(
      z.object({
        kind: z.enum(CASH_MARKS),
        reason: z.string(),
        points: z.number().int(),
        orderId: z.string(),
        orderNumber: z.number().int(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'CashScore', examples: [SCORE_EXAMPLE] });
export type CashScore = z.infer<typeof cashScoreSchema>;

export const cashScoreResponse = oneResponse('score', cashScoreSchema);

export const returnedSchema = z
  .object({ returned: z.boolean({ error: 'Returned is true or false' }) })
  .meta({ examples: [{ returned: true }] });
export const cashAllowedSchema = z
  .object({ allowed: z.boolean({ error: 'Allowed is true or false' }) })
  .meta({ examples: [{ allowed: true }] });
