import { SHIPPING_METHODS } from '../domain/shipping/freight.ts';
import { parseShipmentStatus } from '../domain/shipping/shipment.ts';
import { check } from './check.ts';
import {
  choice,
  INVALID_EMAIL,
  INVALID_PHONE,
  isEmail,
  isOneLine,
  isPhone,
  line,
  NAME_MAX,
  optionalParagraph,
  PHONE_MAX,
} from './fields.ts';
import { z } from './zod.ts';

/** The shipping forms of the admin. Amounts are rupees, weights kilograms. */

const AMOUNT_MAX = 10_000_000;
const WEIGHT_MAX_KG = 10_000;
const DAYS_MAX = 90;
const TRACKING_MAX = 100;

const number = (label: string) =>
  z.number({ error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be a number'}` });

const amount = (label: string) =>
  number(label)
    .min(0, `${label} must be 0 or more`)
    .max(AMOUNT_MAX, `${label} must be at most 1,00,00,000`)
    .refine((value) => Math.round(value * 100) / 100 === value, `${label} must have at most two decimals`);

/** To the gram. */
export const weightKg = (label: string) =>
  number(label)
    .min(0, `${label} must be 0 or more`)
    .max(WEIGHT_MAX_KG, `${label} must be at most ${WEIGHT_MAX_KG} kg`)
    .refine((kg) => Math.round(kg * 1000) / 1000 === kg, `${label} must have at most three decimals`);

const days = (label: string) =>
  number(label)
    .int(`${label} must be a whole number`)
    .min(0, `${label} must be 0 or more`)
    .max(DAYS_MAX, `${label} must be at most ${DAYS_MAX}`);

const flag = z
  .boolean({ error: 'Active must be yes or no' })
  .nullish()
  .transform((value) => value ?? true);

const textLine = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .refine(isOneLine, `${label} must be on one line`)
    .nullish();

const optionalLine = (label: string, max: number) => textLine(label, max).transform((text) => text ?? '');

/** Null empties it; left out, it stays as it was. */
const keptLine = (label: string, max: number) =>
  textLine(label, max).transform((text) => (text === null ? '' : text));

const isTrackingUrl = (text: string) => /^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text);

export const partnerFormSchema = z.object({
  name: line('Name', NAME_MAX),
  contactName: keptLine('Contact name', NAME_MAX),
  email: keptLine('Email', 254)
    .refine((text) => !text || isEmail(text), INVALID_EMAIL)
    .transform((text) => (text === '' ? null : text)),
  phone: keptLine('Phone', PHONE_MAX).refine((text) => !text || isPhone(text), INVALID_PHONE),
  trackingUrl: keptLine('Tracking URL', 500).refine(
    (text) => !text || isTrackingUrl(text),
    'The tracking URL must begin with https://; {tracking} stands for the number',
  ),
  isActive: z
    .boolean({ error: 'Active must be yes or no' })
    .nullish()
    .transform((value) => value ?? undefined),
});
export type PartnerForm = z.output<typeof partnerFormSchema>;
/** A change of one that is there: what is left out stays. */
export const partnerPatchSchema = partnerFormSchema.partial({ name: true });
export type PartnerPatch = z.output<typeof partnerPatchSchema>;

const ZONE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const method = z
  .enum(SHIPPING_METHODS, { error: 'Method must be standard or express' })
  .nullish()
  .transform((value) => value ?? 'standard');

export const rateFieldsSchema = z.object({
  partnerId: z.guid({ error: 'Please choose a shipping partner' }),
  zone: z
    .string({ error: 'Zone is required' })
    .trim()
    .toLowerCase()
    .min(1, 'Zone is required')
    .max(60, 'Zone must be at most 60 characters')
    .refine((zone) => ZONE.test(zone), 'A zone is written like national or tamil-nadu'),
  method,
  minWeightKg: weightKg('Weight from').default(0),
  maxWeightKg: weightKg('Weight to')
    .nullish()
    .transform((kg) => kg ?? null),
  baseAmount: amount('Base amount').default(0),
  perKgAmount: amount('Amount per kg').default(0),
  minDays: days('Days from'),
  maxDays: days('Days to'),
  isActive: flag,
});

export const rateFormSchema = rateFieldsSchema.superRefine((rate, context) => {
  if (rate.maxWeightKg !== null && rate.maxWeightKg <= rate.minWeightKg)
    context.addIssue({
      code: 'custom',
      path: ['maxWeightKg'],
      message: 'Weight to must be more than weight from',
    });
  if (rate.maxDays < rate.minDays)
    context.addIssue({
      code: 'custom',
      path: ['maxDays'],
      message: 'Days to must not be less than days from',
    });
});
export type RateForm = z.output<typeof rateFormSchema>;

export function checkRateForm(input: unknown) {
  return check(rateFormSchema, input);
}

const trackingNumber = z
  .string({ error: 'Tracking number must be text' })
  .trim()
  .max(TRACKING_MAX, `Tracking number must be at most ${TRACKING_MAX} characters`)
  .refine(isOneLine, 'Tracking number must be on one line')
  .nullish();

export const shipmentFormSchema = z.object({
  orderId: line('Order', TRACKING_MAX),
  partnerId: z
    .guid({ error: 'Please choose a shipping partner' })
    .nullish()
    .transform((id) => id ?? null),
  trackingNumber: trackingNumber.transform((text) => text || null),
  method,
  weightKg: weightKg('Weight').default(0),
  cost: amount('Cost').default(0),
  estimatedDelivery: z.iso
    .date({ error: 'Estimated delivery must be a date' })
    .nullish()
    .transform((day) => day ?? null),
  notes: optionalParagraph('Notes', 2000),
});
export type ShipmentForm = z.output<typeof shipmentFormSchema>;

export const shipmentStatusSchema = z.object({
  status: choice('Status', parseShipmentStatus),
  /** Left out, it stays; empty, it is taken away. */
  trackingNumber: trackingNumber.optional(),
  location: optionalLine('Location', 120),
  note: optionalLine('Note', 500),
});
export type ShipmentStatusForm = z.output<typeof shipmentStatusSchema>;
