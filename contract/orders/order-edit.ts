import {
  isBulkChange,
  parseOrderStatus,
  parsePaymentMethod,
  parsePaymentStatus,
} from '../../domain/orders/order-status.ts';
import { isOneLine } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { choice, optionalParagraph } from '../fields.ts';
import { ORDER_ID_EXAMPLE } from './examples.ts';

/** What administrators send to change orders; a field that is left out stays as it is. */

const status = choice('Status', parseOrderStatus);
const version = z.number().int().positive().optional().describe('The version that you edited');
const trackingId = z
  .string()
  .trim()
  .max(100, 'Tracking ID must be at most 100 characters')
  .refine(isOneLine, 'Tracking ID must be on one line')
  .nullish()
  .transform((text) => text ?? undefined)
  .describe('Send an empty text to remove it');

const reason = optionalParagraph('Reason', 500)
  .optional()
  .describe(
    'Why you’re moving an unpaid online order or a refunded order ahead; saved in the history and the audit log',
  );

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
    from: status.optional().describe('Refused if the order has a different status by now'),
    tracking_id: trackingId,
    note: optionalParagraph('Note', 1000).optional().describe('Saved in the history'),
    reason,
    version,
  })
  .meta({ examples: [{ status: 'SHIPPED', tracking_id: 'DTDC-4711' }] });

const ORDERS_MAX = 1000;

const chosenIds = (most: number) =>
  z
    .array(z.string().max(100), { error: 'Please choose orders' })
    .min(1, 'Please choose orders')
    .max(most, `Please choose at most ${most} orders at once`);

/** More pages would keep the shop busy for seconds. */
export const ORDERS_PER_PRINT = 100;

export const printOrdersSchema = z
  .object({ ids: chosenIds(ORDERS_PER_PRINT) })
  .meta({ examples: [{ ids: [ORDER_ID_EXAMPLE] }] });

export const bulkStatusSchema = z
  .object({
    ids: chosenIds(ORDERS_MAX),
    from: status,
    status,
  })
  .refine(isBulkChange, { error: 'You can only confirm pending orders or ship confirmed ones in bulk' })
  .meta({
    examples: [{ ids: [ORDER_ID_EXAMPLE], from: 'PENDING', status: 'CONFIRMED' }],
  });
