import { isOneLine } from '../domain/text/field-formats.ts';
import { z } from '../domain/zod.ts';
import { checker } from './check.ts';
import { email } from './fields.ts';
import { messageResponse } from './responses.ts';

const VARIANT_MAX = 200;

/** POST /stock-alerts: what is waited for, and where to write. */
export const stockAlertSchema = z
  .object({
    productId: z.string().trim().min(1).max(64),
    variant: z
      .string()
      .trim()
      .min(1)
      .max(VARIANT_MAX)
      .refine(isOneLine)
      .nullable()
      .default(null)
      .describe('As named in an order, such as `25 kg set / Chrome rod`; null: any of it'),
    email: email(),
  })
  .meta({ examples: [{ productId: '80', variant: null, email: 'asha@example.in' }] });
export type StockAlert = z.output<typeof stockAlertSchema>;
export type StockAlertRequest = z.input<typeof stockAlertSchema>;

/** The same whether the address is known, or waits already. */
export const STOCK_ALERT_SAVED = 'We’ll e-mail you once, when it’s back in stock.';
export const stockAlertResponse = messageResponse(STOCK_ALERT_SAVED);

const formSchema = stockAlertSchema.pick({ email: true }).extend({ variant: z.string().optional() });

/** The form of the product page. */
export const checkStockAlert = checker(formSchema);
