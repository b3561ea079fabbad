import { z } from '../../../contract/zod.ts';

export const REVIEW_STATUSES = ['pending', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

const reviewSchema = z.object({
  id: z.string(),
  productName: z.string(),
  productSlug: z.string(),
  userName: z.string(),
  rating: z.number(),
  comment: z.string(),
  verified: z.boolean().optional(),
  status: z.enum(REVIEW_STATUSES),
  date: z.string(),
});

export type Review = z.infer<typeof reviewSchema>;

export const readReview = (value: unknown): Review | undefined => reviewSchema.safeParse(value).data;
