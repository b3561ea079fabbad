import { z } from '../zod.ts';
import { ASSUMPTION_FIELDS, ASSUMPTION_NAMES } from './assumption-fields.ts';
import { assumptionsOf, type FitAssumptions } from './assumptions.ts';

/** Those that differ from ours. */
export const fitAssumptionsSchema = z
  .strictObject(
    Object.fromEntries(
      ASSUMPTION_NAMES.map((name) => {
        const { label, least, most } = ASSUMPTION_FIELDS[name];
        const bounds = `${label} must be between ${least} and ${most}`;
        const number = z.number({ error: `${label} must be a number` });
        return [name, number.min(least, bounds).max(most, bounds).optional()];
      }),
    ) as Record<keyof FitAssumptions, z.ZodOptional<z.ZodNumber>>,
  )
  .refine(
    (given) =>
      assumptionsOf({ fitAssumptions: given }).besideBarLeast <=
      assumptionsOf({ fitAssumptions: given }).besideBar,
    {
      message: 'Beside a bar, minimum must not be more than what is comfortable',
      path: ['besideBarLeast'],
    },
  );
