import { RATING_MAX } from '../domain/limits.ts';
import { check } from './check.ts';
import { line, NAME_MAX, paragraph } from './fields.ts';
import { z } from './zod.ts';

const RATING_REQUIRED = `Please give a rating from 1 to ${RATING_MAX}`;

/** What a shopper says about a product; date and "verified purchase" are the shop's to say. */
export const reviewFormSchema = z.object({
  userName: line('Name', NAME_MAX),
  rating: z
    .number({ error: RATING_REQUIRED })
    .int(RATING_REQUIRED)
    .min(1, RATING_REQUIRED)
    .max(RATING_MAX, RATING_REQUIRED),
  comment: paragraph('Comment', 2000),
});
export type ReviewForm = z.output<typeof reviewFormSchema>;

export function checkReview(input: unknown) {
  return check(reviewFormSchema, input);
}
