import {
  isBulkChange,
  parseOrderStatus,
  parsePaymentMethod,
  parsePaymentStatus,
} from '../../domain/orders/order-status.ts';
import { choice, isOneLine, optionalParagraph } from '../fields.ts';
import { z } from '../zod.ts';
import { ORDER_ID_EXAMPLE } from './order.ts';

/** What administrators send to change orders; a field that is left out stays as it is. */

const status = choice('Status', parseOrderStatus);
const version = z.number().int().positive().optional().describe('The version that was edited');
const trackingId = z
  .string()
  .trim()
  .max(100, 'Tracking ID must be at most 100 characters')
  .refine(isOneLine, 'Tracking ID must be on one line')
  .nullish()
  .transform((text) => text ?? undefined)
  .describe('An empty text removes it');

const reason = optionalParagraph('Reason', 500)
  .optional()
  .describe('Why an online order that is not paid moves on all the same; kept in history and audit log');

export const editOrderSchema = z
  .object({
    status: status.optional(),
    payment_status: choice('Payment status', parsePaymentStatus).optional(),
    payment_method: choice('Payment method', parsePaymentMethod).optional(),
    notes: optionalParagraph('Notes', 2000).optional(),
    admin_notes: optionalParagraph('Admin notes', 5000).optional(),
    tracking_id: trackingId,
    reason,
    version,
  })
  .meta({
    examples: [
      {
        status: 'CONFIRMED',
        payment_status: 'PAID',
        payment_method: 'UPI',
        notes: '',
        admin_notes: 'Paid by UPI',
      },
    ],
  });

export type EditOrder = z.output<typeof editOrderSchema>;

export const setStatusSchema = z
  .object({
    status,
    from: status.optional().describe('Refused when the order is in another one by now'),
    tracking_id: trackingId,
    note: optionalParagraph('Note', 1000).optional().describe('Kept in the history'),
    reason,
    version,
  })
  .meta({ examples: [{ status: 'SHIPPED', tracking_id: 'DTDC-4711' }] });

const ORDERS_MAX = 1000;

export const bulkStatusSchema = z
  .object({
    ids: z
      .array(z.string().max(100), { error: 'Choose orders' })
      .min(1, 'Choose orders')
      .max(ORDERS_MAX, `At most ${ORDERS_MAX} orders at once`),
    from: status,
    status,
  })
  .refine(isBulkChange, { error: 'Pending orders can be confirmed at once, and confirmed ones shipped' })
  .meta({
    examples: [{ ids: [ORDER_ID_EXAMPLE], from: 'PENDING', status: 'CONFIRMED' }],
  });
