import {
  BOX_SIDE_HINT,
  BOX_SIDE_MAX_CM,
  BOX_WEIGHT_HINT,
  BOX_WEIGHT_MAX_KG,
  BOXES_MAX,
  TOO_MANY_BOXES,
} from '../../domain/shipping/box.ts';
import { z } from '../../domain/zod.ts';

/** As the form and the file write them. */
const hasFewDecimals = (given: number) => Number(given.toFixed(3)) === given;

const measure = (max: number, hint: string) =>
  z
    .number({ error: hint })
    .positive(hint)
    .max(max, hint)
    .refine(hasFewDecimals, 'Use at most three decimals for a box');

const boxSchema = z
  .strictObject({
    lengthCm: measure(BOX_SIDE_MAX_CM, BOX_SIDE_HINT),
    widthCm: measure(BOX_SIDE_MAX_CM, BOX_SIDE_HINT),
    heightCm: measure(BOX_SIDE_MAX_CM, BOX_SIDE_HINT),
    weightKg: measure(BOX_WEIGHT_MAX_KG, BOX_WEIGHT_HINT),
  })
  .describe('A package that it travels in');

export const boxesSchema = z
  .array(boxSchema, { error: 'Boxes must be a list of lengthCm, widthCm, heightCm and weightKg' })
  .max(BOXES_MAX, TOO_MANY_BOXES);
