import type { Permission } from '../domain/accounts/permissions.ts';
import { CHANNEL_SETTINGS, type ChannelSettings } from '../domain/channels/channel.ts';
import { TEXT_TEMPLATES } from '../domain/channels/text-templates.ts';
import { fitAssumptionsSchema } from '../domain/fit/assumptions-schema.ts';
import { checkGstin } from '../domain/invoices/gstin.ts';
import { checkSellerGstin } from '../domain/invoices/seller-gstin.ts';
import { CASH_CONFIRMATION, type CashConfirmation } from '../domain/orders/cash-confirmation.ts';
import { CASH_RULES, type CashRules } from '../domain/orders/cash-rules.ts';
import { GST_RATE_PERCENT } from '../domain/pricing/gst.ts';
import { deliveryPromiseSchema } from '../domain/shipping/promise-schema.ts';
import { findState } from '../domain/shipping/states.ts';
import { ADDRESS_MAX, NAME_MAX } from '../domain/text/field-formats.ts';
import { z } from '../domain/zod.ts';
import { type Checked, check } from './check.ts';
import {
  amount,
  email,
  hasTwoDecimals,
  line,
  number,
  paragraph,
  phone,
  refuseField,
  wholeNumber,
} from './fields.ts';
import { integer, oneResponse, savedResponse } from './responses.ts';

export const CURRENCIES = ['INR', 'USD', 'EUR'] as const;

/** Amounts are rupees. `freeShippingAmount` is the specification's name for the standard shipping amount. */
export const storeSettingsSchema = z.object({
  storeName: line('Store name', NAME_MAX),
  storeEmail: email('Store email is required'),
  storePhone: phone('Store phone is required'),
  storeAddress: paragraph('Store address', ADDRESS_MAX),
  currency: z.enum(CURRENCIES, { error: 'Currency must be INR, USD or EUR' }),
  taxRate: number('Tax rate')
    .refine(hasTwoDecimals, { error: 'Tax rate must have at most two decimals' })
    .min(0, { error: 'Tax rate must be between 0 and 100' })
    .max(100, { error: 'Tax rate must be between 0 and 100' }),
  shippingThreshold: amount('Shipping threshold'),
  freeShippingAmount: amount('Standard shipping amount'),
});

/** How large an unpaid order may be. */
const orderBounds = {
  cashOrderMax: amount('Largest cash order'),
  orderUnitsMax: z
    .number({ error: 'Maximum pieces per order must be a number' })
    .int({ error: 'Maximum pieces per order must be a whole number' })
    .min(1, { error: 'Maximum pieces per order must be 1 or more' })
    .max(10_000, { error: 'Maximum pieces per order must be at most 10,000' }),
  callAbove: amount('Call to confirm above'),
};

const PINCODE_START = /^[1-9]\d{1,5}$/;

/** Names are stored as they are official; one that nobody knows is named in the message. */
const stateNames = z
  .array(z.string(), { error: 'No COD in these States must be a list' })
  .max(100, { error: 'That’s more States than there are' })
  .transform((names, context) => {
    const known = names.map((name) => findState(name)?.name ?? null);
    const at = known.indexOf(null);
    if (at === -1) return [...new Set(known.flatMap((name) => name ?? []))].sort();
    context.addIssue(`We don’t know the State “${names[at]?.slice(0, 60)}”`);
    return z.NEVER;
  });

const pincodeStarts = z
  .array(z.string(), { error: 'No COD in these pincodes must be a list' })
  .max(2000, { error: 'Enter at most 2,000 pincodes. The first digits stand for a whole area.' })
  .transform((pincodes, context) => {
    const wrong = pincodes.find((pincode) => !PINCODE_START.test(pincode));
    if (wrong === undefined) return [...new Set(pincodes)].sort();
    context.addIssue(
      `“${wrong.slice(0, 20)}” isn’t a pincode. Enter 6 digits, or the first 2 to 5 for a whole area.`,
    );
    return z.NEVER;
  });

/** As it is stored and answered. */
const cashRulesSchema = z.strictObject({
  partPayment: z.boolean({ error: 'Part payment is on or off' }),
  advancePercent: wholeNumber('Advance must be a whole number from 1 to 90', 1, 90),
  advanceFrom: amount('Cash needs an advance from').nullable(),
  pincodesWithoutCash: z.array(z.string()).describe('6 digits, or the first 2 to 5 for a whole area'),
  statesWithoutCash: z.array(z.string()),
}) satisfies z.ZodType<CashRules>;

const CASH_RULES_DESCRIPTION =
  'Part payment, and where cash on delivery isn’t offered. Missing: cash everywhere, without an advance';

const cashConfirmationSchema = z
  .strictObject({
    isAsked: z.boolean({ error: 'Confirming is on or off' }),
    lapseDays: wholeNumber('Days to confirm must be a whole number from 1 to 14', 1, 14),
    askAgainDays: wholeNumber('Ask again after must be a whole number from 0 to 13', 0, 13).describe(
      '0 for never',
    ),
    scoreLimit: wholeNumber('Block COD from (points) must be a whole number from 1 to 100', 1, 100).describe(
      'From so many points on, cash on delivery is refused',
    ),
  })
  .refine(({ lapseDays, askAgainDays }) => askAgainDays < lapseDays, {
    path: ['askAgainDays'],
    error: 'Ask again before the order is cancelled',
  }) satisfies z.ZodType<CashConfirmation>;

const registeredText = (pattern: RegExp, message: string) =>
  z
    .string({ error: message })
    .trim()
    .refine((text) => text === '' || pattern.test(text), { error: message });

const perTemplate = (text: z.ZodString | ReturnType<typeof registeredText>) =>
  z.record(z.enum(TEXT_TEMPLATES), text);

const channelSettingsSchema = z.strictObject({
  sms: z.strictObject({
    isOn: z.boolean({ error: 'SMS is on or off' }),
    sender: registeredText(/^[A-Za-z0-9]{3,11}$/, 'Sender must have 3 to 11 letters and digits'),
    entityId: registeredText(/^\d{5,30}$/, 'Entity ID must have digits only'),
    templateIds: perTemplate(registeredText(/^\d{5,30}$/, 'Template ID must have digits only')).describe(
      'Empty for a text that isn’t registered yet',
    ),
  }),
  whatsapp: z.strictObject({
    isOn: z.boolean({ error: 'WhatsApp is on or off' }),
    templateNames: perTemplate(
      registeredText(/^[a-z0-9_]{1,100}$/, 'Template name must have small letters, digits and underscores'),
    ),
  }),
}) satisfies z.ZodType<ChannelSettings>;

const channels = channelSettingsSchema
  .optional()
  .describe('Texts beside the mails about an order. Missing: by mail alone');

/** What is missing in a shop that has changed none of it. */
const changedSettings = {
  cashRules: cashRulesSchema.optional().describe(CASH_RULES_DESCRIPTION),
  cashConfirmation: cashConfirmationSchema
    .optional()
    .describe('Whether customers confirm cash orders by a link. Missing: they aren’t asked'),
  fitAssumptions: fitAssumptionsSchema
    .optional()
    .describe('Assumptions of the fit checks, in mm and kg: only those that differ from our defaults'),
  deliveryPromise: deliveryPromiseSchema
    .optional()
    .describe('What delivery dates are promised by: those terms that differ from ours'),
};

/** Order bounds, cash rules, assumptions and promises that are left out stay as they are. */
const settingsFormSchema = storeSettingsSchema.extend({
  ...z.object(orderBounds).partial().shape,
  ...changedSettings,
  cashRules: cashRulesSchema
    .extend({ pincodesWithoutCash: pincodeStarts, statesWithoutCash: stateNames })
    .optional()
    .describe(CASH_RULES_DESCRIPTION),
  channels,
});

const shopSettingsSchema = storeSettingsSchema.extend({ ...orderBounds, ...changedSettings });

export type SettingsForm = z.infer<typeof settingsFormSchema>;
export type StoreSettings = z.infer<typeof shopSettingsSchema>;

interface CashSettings {
  readonly cashRules: CashRules;
  readonly cashConfirmation: CashConfirmation;
}

/** Only values that differ from our defaults are stored and answered. Code that uses them adds the defaults. */
export const withDefaults = <
  Given extends { readonly [Name in keyof CashSettings]?: CashSettings[Name] | undefined },
>(
  given: Given,
): Given & CashSettings => ({
  ...given,
  cashRules: given.cashRules ?? CASH_RULES,
  cashConfirmation: given.cashConfirmation ?? CASH_CONFIRMATION,
});

export type ShopSettings = StoreSettings & CashSettings;

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

const UPDATED_AT = '2026-11-15T10:00:00.000Z';

const EXAMPLE = {
  id: 1,
  ...DEFAULT_SETTINGS,
  standardShippingAmount: 500,
  gstin: '27AAPFU0939F1ZV',
  orderNotices: true,
  version: 1,
  updated_at: UPDATED_AT,
};

/** Public: it all stands on the contact page, in the cart and on every invoice. */
export const settingsSchema = shopSettingsSchema
  .extend({
    id: z.literal(1),
    standardShippingAmount: z.number().describe('Same as `freeShippingAmount`'),
    gstin: z.string().describe('Printed on every invoice; empty until you enter it'),
    orderNotices: z.boolean().describe('Whether the shop gets an e-mail about each new order'),
    version: integer.describe('Send it back with your change, so you don’t overwrite someone else’s'),
    updated_at: z.iso.datetime(),
  })
  .meta({
    id: 'Settings',
    examples: [EXAMPLE],
  });
export type Settings = z.infer<typeof settingsSchema>;

/** With what visitors do not read. */
export const ownSettingsSchema = settingsSchema
  .extend({ channels })
  .meta({ id: 'OwnSettings', examples: [{ ...EXAMPLE, channels: CHANNEL_SETTINGS }] });
export type OwnSettings = z.infer<typeof ownSettingsSchema>;

export const settingsResponse = oneResponse('settings', settingsSchema);
export const ownSettingsResponse = oneResponse('settings', ownSettingsSchema).extend({
  texts: z
    .object({ sms: z.boolean(), whatsapp: z.boolean(), publicUrl: z.string() })
    .describe('Whether the server has the accounts that texts are sent through, and how their links begin')
    .meta({ examples: [{ sms: true, whatsapp: false, publicUrl: 'https://rackandrep.example' }] }),
});
export const savedSettingsResponse = savedResponse(
  'settings',
  ownSettingsSchema,
  'Settings saved successfully!',
);

const gstin = z.string({ error: 'GSTIN must be text' }).transform((text, context) => {
  if (text.trim() === '') return '';
  const checked = checkGstin(text);
  if (checked.ok) return checked.gstin;
  context.addIssue(checked.message);
  return z.NEVER;
});

/** What the admin's form sends. */
export const sellerSettingsSchema = settingsFormSchema
  .extend({ gstin, orderNotices: z.boolean() })
  .superRefine(({ gstin: number, storeAddress }, context) => {
    const checked = number === '' ? null : checkSellerGstin(number, storeAddress);
    if (checked?.ok === false) refuseField(context, 'gstin', checked.message);
  });
export type SellerSettings = z.output<typeof sellerSettingsSchema>;

const { freeShippingAmount } = storeSettingsSchema.shape;

export const settingsBody = settingsFormSchema
  .extend({
    id: z.literal(1, { error: 'The shop has only one set of settings, with the id 1' }).optional(),
    freeShippingAmount: freeShippingAmount.optional().describe('The standard shipping amount'),
    standardShippingAmount: freeShippingAmount.optional().describe('Another name for `freeShippingAmount`'),
    gstin: gstin.optional().describe('Leave out to keep it; send an empty text to remove it'),
    orderNotices: z.boolean({ error: 'E-mail about new orders is on or off' }).optional(),
    version: z.number().int().optional(),
    updated_at: z.string().max(40).nullish().describe('The sender’s clock; the server stores its own'),
  })
  .meta({ examples: [{ id: 1, ...DEFAULT_SETTINGS, updated_at: UPDATED_AT }] });

const NUMBER_FIELDS = [
  'taxRate',
  'shippingThreshold',
  'freeShippingAmount',
  'cashOrderMax',
  'orderUnitsMax',
  'callAbove',
] as const;

/** Settings that not everybody who changes settings may change: what stands on tax invoices, and how customers pay. */
export const SETTING_NEEDS: Partial<Record<keyof SellerSettings, Permission>> = {
  storeName: 'change tax details',
  storeAddress: 'change tax details',
  gstin: 'change tax details',
  taxRate: 'change tax details',
  currency: 'change payment settings',
  cashOrderMax: 'change payment settings',
  callAbove: 'change payment settings',
  cashRules: 'change payment settings',
  cashConfirmation: 'change payment settings',
};

/** Form fields are texts: '18' is a number, an empty text is a missing one. */
function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  return value.trim() === '' ? undefined : Number(value);
}

/** The rules of the settings form and of PUT /settings; the first error per field. */
export function checkSettings(given: unknown): Checked<SettingsForm> {
  const form = new Map(Object.entries(typeof given === 'object' && given !== null ? given : {}));
  if (form.get('freeShippingAmount') === undefined)
    form.set('freeShippingAmount', form.get('standardShippingAmount'));
  for (const field of NUMBER_FIELDS) form.set(field, readNumber(form.get(field)));
  return check(settingsFormSchema, Object.fromEntries(form));
}
