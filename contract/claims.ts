import { CLAIM_DECISIONS, CLAIM_PROBLEMS, PROBLEM_LABELS } from '../domain/claims/claim.ts';
import { ORDER_LINES_MAX, QUANTITY_MAX } from '../domain/limits.ts';
import { LEAST_REFUND } from '../domain/payments/refund.ts';
import { z } from '../domain/zod.ts';
import { checker } from './check.ts';
import { optionalParagraph, paragraph, refuseField } from './fields.ts';
import { ORDER_ID_EXAMPLE } from './orders/examples.ts';
import { integer, listResponse, oneResponse, savedResponse } from './responses.ts';

const MESSAGE_MAX = 2000;
const PROBLEM_REQUIRED = 'Please say what is wrong';

export const claimSubmissionSchema = z
  .object({
    problem: z.enum(CLAIM_PROBLEMS, { error: PROBLEM_REQUIRED }),
    message: optionalParagraph('Message', MESSAGE_MAX),
    lines: z
      .array(
        z.strictObject({
          itemId: z.number().int().positive().describe('The id of the order’s line'),
          quantity: z.number().int().min(1).max(QUANTITY_MAX),
        }),
        { error: 'Choose at least one item' },
      )
      .min(1, 'Choose at least one item')
      .max(ORDER_LINES_MAX)
      .refine(
        (lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length,
        'An item is listed twice',
      ),
  })
  .meta({
    examples: [
      {
        problem: 'damaged',
        message: 'The box was torn and the sleeve is bent.',
        lines: [{ itemId: 4711, quantity: 1 }],
      },
    ],
  });
export type ClaimSubmission = z.output<typeof claimSubmissionSchema>;

export const checkClaim = checker(claimSubmissionSchema);

const ID = '5d2f0c1e-3b7a-4c7e-9a52-1f0e6d4c8b21';
const paise = z.number().int().describe('In paise');

const CLAIM_EXAMPLE = {
  id: ID,
  orderId: ORDER_ID_EXAMPLE,
  orderNumber: 1042,
  problem: 'damaged',
  message: 'The box was torn and the sleeve is bent.',
  lines: [{ itemId: 4711, name: 'Olympic Barbell 7 ft 20 kg', variant: null, quantity: 1 }],
  photographs: [{ id: '0b6f3a52-7a8e-4d58-9a51-0d3f7c2b9e11', width: 1600, height: 1200 }],
  decision: 'refund',
  note: 'Sorry for the trouble. Please keep the bar.',
  amount: 200_000,
  isRefundDone: true,
  sentAt: null,
  trackingNumber: null,
  createdAt: '2026-11-15T10:00:00.000Z',
  decidedAt: '2026-11-16T09:00:00.000Z',
};

/** A claim as its shopper reads it. */
export const claimSchema = z
  .object({
    id: z.string(),
    orderId: z.string(),
    orderNumber: z.number().int(),
    problem: z.enum(CLAIM_PROBLEMS).describe(Object.values(PROBLEM_LABELS).join(', ')),
    message: z.string(),
    lines: z.array(
      z.object({
        itemId: z.number().int(),
        name: z.string(),
        variant: z.string().nullable(),
        quantity: z.number().int(),
      }),
    ),
    photographs: z
      .array(z.object({ id: z.string(), width: z.number().int(), height: z.number().int() }))
      .describe('Read at `/orders/{id}/claims/{claimId}/photographs/{photographId}`'),
    decision: z.enum(CLAIM_DECISIONS).nullable().describe('Null while it’s open'),
    note: z.string().describe('What we wrote with the decision'),
    amount: paise.nullable().describe('Of a refund, in paise'),
    isRefundDone: z.boolean().nullable().describe('Null without a refund'),
    sentAt: z.iso.datetime().nullable().describe('When the replacement was sent'),
    trackingNumber: z.string().nullable().describe('Of the replacement'),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Claim', examples: [CLAIM_EXAMPLE] });
export type Claim = z.output<typeof claimSchema>;

/** With what administrators need to decide. */
export const adminClaimSchema = claimSchema
  .extend({
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string(),
    orderStatus: z.string(),
    value: paise.describe('What was paid for the claimed pieces, in paise'),
    refundable: paise.describe('What is left of the order’s payments, in paise'),
    isRefundedByHand: z.boolean().describe('Some of it was paid in cash or by transfer'),
    hasRefundFailed: z.boolean(),
    decidedBy: z.string().nullable(),
    handover: z
      .object({ note: z.string(), by: z.string().nullable(), at: z.iso.datetime() })
      .nullable()
      .describe('To a manager; null if it wasn’t handed over'),
  })
  .meta({
    id: 'AdminClaim',
    examples: [
      {
        ...CLAIM_EXAMPLE,
        customerName: 'Asha Rao',
        customerEmail: 'asha@example.in',
        customerPhone: '9876543210',
        orderStatus: 'DELIVERED',
        value: 1_061_900,
        refundable: 861_900,
        isRefundedByHand: false,
        hasRefundFailed: false,
        decidedBy: 'owner@rackandrep.example',
        handover: null,
      },
    ],
  });
export type AdminClaim = z.output<typeof adminClaimSchema>;

export const CLAIM_SENT = 'We’ve received your report. We’ll reply within 24 hours.';
export const claimsOfOrderResponse = listResponse(claimSchema).extend({
  claimable: z.boolean().describe('Whether a problem with the order can be reported now'),
});
export const claimSentResponse = savedResponse('claim', claimSchema, CLAIM_SENT);
export const photographSavedResponse = savedResponse('claim', claimSchema, 'Photo saved');

export const claimListResponse = listResponse(adminClaimSchema);
export const claimResponse = oneResponse('claim', adminClaimSchema);
export const claimDecidedResponse = savedResponse('claim', adminClaimSchema, 'Claim decided');

export const claimHandedOverResponse = savedResponse('claim', adminClaimSchema, 'Claim handed to a manager');
export const claimHandoverSchema = z
  .object({ note: paragraph('Note', MESSAGE_MAX, 'Please say what the manager should decide') })
  .meta({ examples: [{ note: 'She would keep the bar for ₹2,000 back. Is that all right?' }] });

export const claimDecisionSchema = z
  .object({
    decision: z.enum(CLAIM_DECISIONS, { error: 'Please choose a decision' }),
    note: optionalParagraph('Message', MESSAGE_MAX),
    amount: integer
      .min(LEAST_REFUND, 'Amount must be at least ₹1')
      .optional()
      .describe('Of a refund, in paise'),
    restock: z.boolean().default(false).describe('The claimed pieces come back and can be sold again'),
  })
  .superRefine(({ decision, note, amount }, context) => {
    if (decision === 'refusal' && note === '') refuseField(context, 'note', 'Please say why');
    if (decision === 'refund' && amount === undefined) refuseField(context, 'amount', 'Amount is required');
  })
  .meta({ examples: [{ decision: 'refusal', note: 'This is the colour that you ordered.' }] });
export type ClaimDecisionForm = z.output<typeof claimDecisionSchema>;
