import { z } from 'zod';

/** `true` or `false`; without it, both. */
export const activeQuery = z
  .enum(['true', 'false'], 'true or false')
  .transform((word) => word === 'true')
  .optional()
  .describe('Only those that are active, or only those that are not');
