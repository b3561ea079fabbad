import { z } from '../../domain/zod.ts';
import { messageSchema } from '../responses.ts';
import { orderQuotesSchema } from './quotes.ts';
import { shipmentFormSchema } from './shipment.ts';

/** Many orders that leave together, each with its carrier and tracking number. */

export const PILE_MAX = 50;

export const pileSchema = z
  .object({
    shipments: z
      .array(shipmentFormSchema)
      .min(1, 'Please choose orders')
      .max(PILE_MAX, `Please send at most ${PILE_MAX} orders at once`),
  })
  .meta({ examples: [{ shipments: shipmentFormSchema.meta()?.examples ?? [] }] });

const ORDER_ID = 'GUEST-0f8b6d4e2c1a49b7a5d3e6f1c2b4a697';

export const pileOrderSchema = z
  .object({
    orderId: z.string(),
    quotes: orderQuotesSchema,
    booked: z
      .object({ carrierId: z.string().nullable(), trackingNumber: z.string().nullable() })
      .nullable()
      .describe('The shipment that was made for it and wasn’t sent yet'),
  })
  .meta({
    id: 'PileOrder',
    examples: [
      {
        orderId: ORDER_ID,
        quotes: z.array(orderQuotesSchema).parse(orderQuotesSchema.meta()?.examples ?? [])[0],
        booked: null,
      },
    ],
  });
export type PileOrder = z.infer<typeof pileOrderSchema>;

const pileOutcomeSchema = z
  .object({
    orderId: z.string(),
    ok: z.boolean().describe('It was shipped, now or by the same request before'),
    message: z.string(),
    field: z.string().optional().describe('The refused field of the shipment, if it is about one'),
  })
  .meta({ id: 'PileOutcome', examples: [{ orderId: ORDER_ID, ok: true, message: 'Shipped' }] });
export type PileOutcome = z.infer<typeof pileOutcomeSchema>;

export const pileShippedResponse = z.object({
  success: z.literal(true),
  message: messageSchema('1 order shipped'),
  data: z.array(pileOutcomeSchema),
});
