import { CALL_DECISIONS, CALL_OUTCOMES } from '../../domain/orders/order-call.ts';
import { z } from '../../domain/zod.ts';
import { optionalParagraph, refuseField } from '../fields.ts';

export const ORDER_CALL_EXAMPLE = {
  at: '2026-11-15T10:12:00.000Z',
  actor: 'support@rackandrep.example',
  outcome: 'call_again',
  note: 'In a meeting',
  again_at: '2026-11-15T12:30:00.000Z',
};

/** A call about an order, as administrators read it. */
export const orderCallSchema = z
  .object({
    at: z.iso.datetime(),
    actor: z.string().describe('Who called'),
    outcome: z.enum(CALL_OUTCOMES),
    note: z.string().describe('What was said'),
    again_at: z.iso.datetime().nullable().describe('When to call again'),
  })
  .meta({ id: 'OrderCall', examples: [ORDER_CALL_EXAMPLE] });

export const recordCallSchema = z
  .object({
    outcome: z.enum(CALL_OUTCOMES, { error: 'Please choose how the call went' }),
    note: optionalParagraph('Note', 500).describe('What was said'),
    again_at: z.iso
      .datetime({ offset: true, error: 'Enter a date and time' })
      .nullish()
      .transform((text) => text ?? null)
      .describe('For `call_again`: before the order is cancelled'),
    decision: z
      .enum(CALL_DECISIONS, { error: 'Please choose to confirm or cancel' })
      .optional()
      .describe('For `reached`: confirms or cancels the order at once'),
  })
  .superRefine(({ outcome, again_at, decision }, context) => {
    if (outcome === 'call_again' && again_at === null)
      refuseField(context, 'again_at', 'Date and time are required');
    if (outcome !== 'call_again' && again_at !== null)
      refuseField(context, 'again_at', 'Only a call to repeat has a time');
    if (outcome !== 'reached' && decision !== undefined)
      refuseField(context, 'decision', 'Only a reached customer can confirm or cancel');
  })
  .meta({ examples: [{ outcome: 'reached', note: 'Wants it on Friday', decision: 'confirm' }] });
export type RecordCall = z.output<typeof recordCallSchema>;
