import { z } from 'zod';

/** A repeated request, after a lost response or a second click, has the same key. */
export const idempotencyHeaders = (description: string) =>
  z.looseObject({
    'idempotency-key': z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/, 'An Idempotency-Key has 1 to 200 visible characters')
      .optional()
      .describe(description),
  });
