import { GST_RATE_PERCENT } from '../domain/pricing/gst.ts';
import { type Checked, check } from './check.ts';
import { ADDRESS_MAX, email, line, NAME_MAX, paragraph, phone } from './fields.ts';
import { z } from './zod.ts';

export const CURRENCIES = ['INR', 'USD', 'EUR'] as const;

const LARGEST_AMOUNT = 10_000_000;

const hasTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;

const requiredNumber = (label: string) =>
  z
    .number({ error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be a number'}` })
    .refine(hasTwoDecimals, { error: `${label} must have at most two decimals` });

const requiredAmount = (label: string) =>
  requiredNumber(label)
    .min(0, { error: `${label} must be 0 or more` })
    .max(LARGEST_AMOUNT, { error: `${label} must be at most 1,00,00,000` });

/** Amounts are rupees. `freeShippingAmount` is the specification's name for the standard shipping amount. */
export const storeSettingsSchema = z.object({
  storeName: line('Store name', NAME_MAX),
  storeEmail: email('Store email is required'),
  storePhone: phone('Store phone is required'),
  storeAddress: paragraph('Store address', ADDRESS_MAX),
  currency: z.enum(CURRENCIES, { error: 'Currency must be INR, USD or EUR' }),
  taxRate: requiredNumber('Tax rate')
    .min(0, { error: 'Tax rate must be between 0 and 100' })
    .max(100, { error: 'Tax rate must be between 0 and 100' }),
  shippingThreshold: requiredAmount('Shipping threshold'),
  freeShippingAmount: requiredAmount('Standard shipping amount'),
});

/** How large an unpaid order may be. What a sender leaves out stays as it is. */
export const orderBoundsSchema = z.object({
  cashOrderMax: requiredAmount('Largest cash order'),
  orderUnitsMax: z
    .number({ error: 'Pieces in an order must be a number' })
    .int({ error: 'Pieces in an order must be a whole number' })
    .min(1, { error: 'Pieces in an order must be 1 or more' })
    .max(10_000, { error: 'Pieces in an order must be at most 10,000' }),
  callAbove: requiredAmount('Call to confirm above'),
});

const sentSettingsSchema = storeSettingsSchema.extend(orderBoundsSchema.partial().shape);

export type SentSettings = z.infer<typeof sentSettingsSchema>;
export type StoreSettings = z.infer<typeof storeSettingsSchema> & z.infer<typeof orderBoundsSchema>;

export const DEFAULT_SETTINGS: StoreSettings = {
  storeName: 'Rack & Rep',
  storeEmail: 'sales@rackandrep.example',
  storePhone: '+91 90000 00000',
  storeAddress: 'Plot 00, Example Industrial Estate, Nashik, Maharashtra 422000',
  currency: 'INR',
  taxRate: GST_RATE_PERCENT,
  shippingThreshold: 5000,
  freeShippingAmount: 500,
  cashOrderMax: 200_000,
  orderUnitsMax: 200,
  callAbove: 50_000,
};

const NUMBER_FIELDS = [
  'taxRate',
  'shippingThreshold',
  'freeShippingAmount',
  'cashOrderMax',
  'orderUnitsMax',
  'callAbove',
] as const;

/** A form gives texts: '18' is a number, an empty text is no answer. */
function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  return value.trim() === '' ? undefined : Number(value);
}

/** The rules of the settings form and of PUT /settings; the first complaint per field. */
export function checkSettings(given: unknown): Checked<SentSettings> {
  const form = new Map(Object.entries(typeof given === 'object' && given !== null ? given : {}));
  if (form.get('freeShippingAmount') === undefined)
    form.set('freeShippingAmount', form.get('standardShippingAmount'));
  for (const field of NUMBER_FIELDS) form.set(field, readNumber(form.get(field)));
  return check(sentSettingsSchema, Object.fromEntries(form));
}
