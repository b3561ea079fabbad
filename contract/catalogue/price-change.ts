import { ROUNDINGS } from '../../domain/pricing/price-change.ts';
import { check } from '../check.ts';
import { z } from '../zod.ts';

/** The rule of a change of many prices, as the admin sends it. */

const AMOUNT = 'The amount is a number other than 0, with at most two decimals';
const amount = z
  .number({ error: AMOUNT })
  .min(-10_000_000, 'The amount is too large')
  .max(10_000_000, 'The amount is too large')
  .refine((given) => given !== 0 && Math.round(given * 100) / 100 === given, AMOUNT);

const step = z.strictObject({ by: z.enum(['percent', 'rupees']), amount });

/** By more than a hundred percent down, nothing would be left to round. */
const isPossible = ({ by, amount: given }: z.output<typeof step>) =>
  by === 'rupees' || (given > -100 && given <= 1000);
const IMPOSSIBLE = { message: 'A percentage is more than -100 and at most 1000', path: ['amount'] };

export const priceRuleSchema = z
  .strictObject({
    listPrice: step.refine(isPossible, IMPOSSIBLE).optional(),
    salePrice: z
      .union([
        z.literal('remove'),
        step
          .extend({ from: z.enum(['salePrice', 'listPrice']) })
          .refine(isPossible, IMPOSSIBLE)
          .refine(({ from, amount: given }) => from === 'salePrice' || given < 0, {
            message: 'The sale price must be below the list price',
            path: ['amount'],
          }),
      ])
      .optional()
      .describe('`from`: the present sale price, or the new list price; `remove`: no sale price any more'),
    rounding: z.enum(ROUNDINGS),
  })
  .refine(({ listPrice, salePrice }) => listPrice !== undefined || salePrice !== undefined, {
    message: 'Say which price changes',
  });

export function checkPriceRule(input: unknown) {
  return check(priceRuleSchema, input);
}
