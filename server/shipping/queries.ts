import { z } from 'zod';

/** `true` or `false`; without it, both. */
export const activeQuery = z
  .enum(['true', 'false'], 'true or false')
  .transform((word) => word === 'true')
  .optional()
  .describe('Only active ones, or only inactive ones');
