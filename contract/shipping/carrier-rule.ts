import { BOX_SIDE_MAX_CM } from '../../domain/shipping/box.ts';
import { z } from '../../domain/zod.ts';
import { amount, number, wholeNumber } from '../fields.ts';
import { weightKg } from './shipping-fields.ts';

/** How a carrier weighs: `domain/shipping/chargeable-weight.ts`. Null empties a field; left out, it stays as it is. */

const kilograms = (label: string) => weightKg(label).refine((kg) => kg > 0, `${label} must be more than 0`);

const centimetres = (label: string) =>
  number(label)
    .min(1, `${label} must be 1 or more`)
    .max(BOX_SIDE_MAX_CM, `${label} must be at most ${BOX_SIDE_MAX_CM} cm`)
    .refine((cm) => Math.round(cm * 10) / 10 === cm, `${label} must have at most one decimal`);

export const carrierRuleForm = {
  volumeDivisor: wholeNumber('The divisor must be a whole number from 1000 to 20000', 1000, 20_000).nullish(),
  weightStepKg: kilograms('The step').nullish(),
  leastWeightKg: kilograms('The minimum weight').nullish(),
  overLengthCm: centimetres('The length').nullish(),
  overLengthCharge: amount('The surcharge').nullish(),
  overLengthWeightKg: kilograms('The minimum weight').nullish(),
  longestBoxCm: centimetres('The longest box').nullish(),
  heaviestBoxKg: kilograms('The heaviest box').nullish(),
};

const size = z.number().nullable();

export const carrierRuleSchema = z.object({
  volumeDivisor: size.describe('Cubic centimetres that count as a kilogram; null: it charges by mass'),
  weightStepKg: size.describe(
    'Each box is rounded up to a multiple. Null: half a kilogram if it charges by volume, else not at all',
  ),
  leastWeightKg: size.describe('What a shipment is charged for, at least'),
  overLengthCm: size.describe('Boxes with a longer side are oversize'),
  overLengthCharge: size.describe('For each oversize box, in rupees'),
  overLengthWeightKg: size.describe('What an oversize box counts as, at least'),
  longestBoxCm: size.describe('It takes no longer box'),
  heaviestBoxKg: size.describe('It takes no heavier box'),
});
export type CarrierRuleFields = z.infer<typeof carrierRuleSchema>;

export const CARRIER_RULE_EXAMPLE = {
  volumeDivisor: 5000,
  weightStepKg: 0.5,
  leastWeightKg: 20,
  overLengthCm: 180,
  overLengthCharge: 300,
  overLengthWeightKg: null,
  longestBoxCm: 240,
  heaviestBoxKg: 80,
};
