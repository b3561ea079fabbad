import { EMAIL_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { checker } from '../check.ts';
import { messageSchema } from '../responses.ts';
import { ORDER_ID_EXAMPLE } from './examples.ts';

const NUMBER_REQUIRED = 'Order number is required';
const CONTACT_REQUIRED = 'Email or phone is required';

/** A guest's search for an order: its number as it is shown or plain, and the e-mail or phone it was placed with. */
export const orderLookupSchema = z
  .object({
    order_number: z
      .union([z.string().trim().min(1, NUMBER_REQUIRED).max(40), z.number().int().nonnegative()], {
        error: NUMBER_REQUIRED,
      })
      .transform(String),
    contact: z
      .string({ error: CONTACT_REQUIRED })
      .trim()
      .min(1, CONTACT_REQUIRED)
      .max(EMAIL_MAX, `Email or phone must be at most ${EMAIL_MAX} characters`),
  })
  .meta({ examples: [{ order_number: 'RR-1042', contact: 'asha@example.in' }] });
export type OrderLookup = z.output<typeof orderLookupSchema>;

export const checkOrderLookup = checker(orderLookupSchema);

const orderId = messageSchema(ORDER_ID_EXAMPLE);
export const orderFoundResponse = z.object({
  success: z.literal(true),
  message: messageSchema('Order found'),
  orderId,
  data: z.object({ id: orderId, orderId }),
});
