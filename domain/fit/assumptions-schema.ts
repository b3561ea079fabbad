import { z } from '../../contract/zod.ts';
import { FIT_ASSUMPTIONS, type FitAssumptions } from './assumptions.ts';

const names = Object.keys(FIT_ASSUMPTIONS) as (keyof FitAssumptions)[];

export const fitAssumptionsSchema: z.ZodType<Partial<FitAssumptions>> = z.strictObject(
  Object.fromEntries(names.map((name) => [name, z.number().positive().max(10_000).optional()])),
);
