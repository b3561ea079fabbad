import { checkSettings, storeSettingsSchema } from '../../../contract/settings.ts';
import { z } from '../../../contract/zod.ts';
import { checkSellerGstin } from '../../../domain/invoices/seller-gstin.ts';
import { ApiError } from '../../api/client.ts';
import { getPath } from '../../api/response.ts';
import type { FieldErrors } from '../dialogs/edit-outcome.ts';

/** Loose about what is stored, so that even a value that the rules refuse today can be mended here. */
const settingsSchema = z.object({
  storeName: z.string(),
  storeEmail: z.string(),
  storePhone: z.string(),
  storeAddress: z.string(),
  currency: storeSettingsSchema.shape.currency,
  taxRate: z.number(),
  shippingThreshold: z.number(),
  freeShippingAmount: z.number(),
  cashOrderMax: z.number(),
  orderUnitsMax: z.number(),
  callAbove: z.number(),
  gstin: z.string().default(''),
  version: z.number().optional(),
  updated_at: z.string().optional(),
});

export type AdminSettings = z.output<typeof settingsSchema>;
export type SettingsField = Exclude<keyof AdminSettings, 'version' | 'updated_at'>;

export const readSettings = (reply: unknown): AdminSettings =>
  settingsSchema.parse(getPath(reply, 'settings') ?? getPath(reply, 'data'));

/** What somebody else saved meanwhile; undefined where that was not what went wrong. */
export function settingsInTheWay(thrown: unknown): AdminSettings | undefined {
  if (!(thrown instanceof ApiError) || thrown.code !== 'VERSION_CONFLICT') return undefined;
  return settingsSchema.safeParse(getPath(thrown.body, 'details', 'settings')).data;
}

export function settingsErrors(form: Readonly<Record<string, unknown>>): FieldErrors | null {
  const checked = checkSettings(form);
  const { gstin, storeAddress } = form;
  const number =
    typeof gstin === 'string' && gstin.trim() !== '' ? checkSellerGstin(gstin, String(storeAddress)) : null;
  const errors = {
    ...(checked.ok ? {} : checked.errors),
    ...(number === null || number.ok ? {} : { gstin: number.message }),
  };
  return Object.keys(errors).length === 0 ? null : errors;
}

/** For the API: numbers as numbers, and when it was saved by this clock. */
export function settingsBody(
  form: Readonly<Record<string, unknown>>,
  version: number | undefined,
  now: Date,
) {
  const checked = checkSettings(form);
  return {
    id: 1,
    ...(checked.ok ? checked.value : form),
    gstin: form.gstin,
    ...(version === undefined ? {} : { version }),
    updated_at: now.toISOString(),
  };
}
