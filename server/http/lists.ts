import { z } from 'zod';

/** Every list takes `page` and `limit` and answers `{ success, data, <plural name>, pagination }`. */
export function pagingQuery(defaultLimit: number) {
  return {
    page: wholeNumber(1, 1_000_000, 1).describe('Which page, from 1'),
    limit: wholeNumber(1, 1000, defaultLimit).describe('How many a page, up to 1000'),
  };
}

export const paginationSchema = z
  .object({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    pages: z.number().int(),
  })
  .meta({ id: 'Pagination' });

export function pageOf(
  { page, limit }: { page: number; limit: number },
  total: number,
): z.infer<typeof paginationSchema> {
  return { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** Query texts arrive as strings; nothing else is coerced anywhere. */
function wholeNumber(min: number, max: number, fallback: number) {
  return z
    .string()
    .regex(/^\d{1,7}$/, `A whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `A whole number from ${min} to ${max}`)
    .default(fallback);
}
