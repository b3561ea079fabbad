import { isEmail, isPhone, NAME_MAX, PHONE_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { INVALID_EMAIL, INVALID_PHONE, line } from '../fields.ts';
import { CARRIER_RULE_EXAMPLE, carrierRuleForm, carrierRuleSchema } from './carrier-rule.ts';
import { optionalLine } from './shipping-fields.ts';

/** Null empties the field; left out, it stays as it is. */
const patchLine = (label: string, max: number) =>
  optionalLine(label, max).transform((text) => (text === null ? '' : text));

const isTrackingUrl = (text: string) => /^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text);

const CARRIER_FIELDS_EXAMPLE = {
  name: 'Blue Lorry',
  contactName: 'Ravi Kumar',
  email: 'desk@bluelorry.example',
  phone: '+91 90000 00001',
  trackingUrl: 'https://bluelorry.example/track?number={tracking}',
  ...CARRIER_RULE_EXAMPLE,
};

export const carrierFormSchema = z
  .object({
    name: line('Name', NAME_MAX),
    contactName: patchLine('Contact name', NAME_MAX),
    email: patchLine('Email', 254)
      .refine((text) => !text || isEmail(text), INVALID_EMAIL)
      .transform((text) => (text === '' ? null : text)),
    phone: patchLine('Phone', PHONE_MAX).refine((text) => !text || isPhone(text), INVALID_PHONE),
    trackingUrl: patchLine('Tracking URL', 500).refine(
      (text) => !text || isTrackingUrl(text),
      'The tracking URL must start with https://. Use {tracking} for the tracking number',
    ),
    isActive: z
      .boolean({ error: 'Active must be yes or no' })
      .nullish()
      .transform((value) => value ?? undefined),
    ...carrierRuleForm,
  })
  .meta({ examples: [CARRIER_FIELDS_EXAMPLE] });
export type CarrierForm = z.output<typeof carrierFormSchema>;

/** A change: what is left out stays as it is. */
export const carrierPatchSchema = carrierFormSchema
  .partial({ name: true })
  .meta({ examples: [CARRIER_FIELDS_EXAMPLE] });
export type CarrierPatch = z.output<typeof carrierPatchSchema>;

export const carrierSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    contactName: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
    trackingUrl: z.string().describe('With `{tracking}` where the number goes'),
    isActive: z.boolean(),
    ...carrierRuleSchema.shape,
    pincodes: z
      .object({
        listed: z.number().int(),
        served: z.number().int(),
        servesOthers: z.boolean().describe('Whether it delivers to pincodes that its list does not name'),
        importedAt: z.iso.datetime(),
      })
      .nullable()
      .describe('Its list of pincodes; null where it has none'),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({
    id: 'Carrier',
    examples: [
      {
        id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
        ...CARRIER_FIELDS_EXAMPLE,
        isActive: true,
        pincodes: null,
        version: 1,
        createdAt: '2026-11-15T10:00:00.000Z',
        updatedAt: '2026-11-15T10:00:00.000Z',
      },
    ],
  });
export type Carrier = z.infer<typeof carrierSchema>;
