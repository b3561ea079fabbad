import { reviewSchema } from '../domain/catalogue/product.ts';
import { RATING_MAX } from '../domain/limits.ts';
import { NAME_MAX } from '../domain/text/field-formats.ts';
import { z } from '../domain/zod.ts';
import { checker } from './check.ts';
import { line, paragraph, wholeNumber } from './fields.ts';
import { dataResponse, listResponse, savedResponse } from './responses.ts';

/** What a shopper writes; the date and "verified purchase" are set by the shop. */
export const reviewFormSchema = z
  .object({
    userName: line('Name', NAME_MAX),
    rating: wholeNumber(`Please give a rating from 1 to ${RATING_MAX}`, 1, RATING_MAX),
    comment: paragraph('Comment', 2000),
  })
  .meta({ examples: [{ userName: 'Asha K.', rating: 5, comment: 'Straight bar and a good knurl.' }] });
export type ReviewForm = z.output<typeof reviewFormSchema>;

export const checkReview = checker(reviewFormSchema);

export const REVIEW_STATUSES = ['pending', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

const STATUSES_BY_NAME: ReadonlyMap<string, ReviewStatus> = new Map([
  ...REVIEW_STATUSES.map((status): [string, ReviewStatus] => [status, status]),
  ['approved', 'published'],
]);
export const parseReviewStatus = (word: string) => STATUSES_BY_NAME.get(word.trim().toLowerCase());

/** The body of an administrator's decision about a review. */
export const moderationSchema = z
  .object({
    status: z
      .string({ error: 'Status is required' })
      .transform((word, context) => {
        const status = parseReviewStatus(word);
        if (status !== undefined) return status;
        context.addIssue('Please choose a valid status');
        return z.NEVER;
      })
      .describe('published (or approved), rejected or pending'),
  })
  .meta({ examples: [{ status: 'published' }] });

/** A review as its author and the administrators see it, also before it is published. */
export const reviewRecordSchema = reviewSchema
  .extend({
    productId: z.string(),
    productName: z.string(),
    productSlug: z.string(),
    status: z.enum(REVIEW_STATUSES),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'ReviewRecord',
    examples: [
      {
        id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
        userName: 'Asha K.',
        rating: 5,
        comment: 'Straight bar and a good knurl.',
        date: '2026-11-15',
        verified: true,
        images: [],
        productId: '1',
        productName: 'Olympic Barbell 7 ft 20 kg',
        productSlug: 'olympic-barbell-7-ft-20-kg',
        status: 'pending',
        createdAt: '2026-11-15T10:00:00.000Z',
      },
    ],
  });
export type ReviewRecord = z.output<typeof reviewRecordSchema>;

export const reviewListResponse = listResponse(reviewRecordSchema);
export const savedReviewResponse = (sentence: string) =>
  savedResponse('review', reviewRecordSchema, sentence);
export const ownReviewResponse = dataResponse(
  z.object({ mayReview: z.boolean(), review: reviewRecordSchema.nullable() }),
);
