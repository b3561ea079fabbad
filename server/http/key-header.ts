import { z } from 'zod';

/** Whoever sends a request again, because the answer was lost or the button clicked twice, sends the same key. */
export const keyHeaders = (description: string) =>
  z.looseObject({
    'idempotency-key': z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/, 'An Idempotency-Key has 1 to 200 visible characters')
      .optional()
      .describe(description),
  });
