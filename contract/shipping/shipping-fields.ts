import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { isOneLine } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { number } from '../fields.ts';

const WEIGHT_MAX_KG = 10_000;

/** To the gram. */
export const weightKg = (label: string) =>
  number(label)
    .min(0, `${label} must be 0 or more`)
    .max(WEIGHT_MAX_KG, `${label} must be at most ${WEIGHT_MAX_KG} kg`)
    .refine((kg) => Math.round(kg * 1000) / 1000 === kg, `${label} must have at most three decimals`);

export const method = z
  .enum(SHIPPING_METHODS, { error: 'Method must be standard or express' })
  .nullish()
  .transform((value) => value ?? 'standard');

export const optionalLine = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .refine(isOneLine, `${label} must be on one line`)
    .nullish();
