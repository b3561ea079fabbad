import { z } from 'zod';
import { isEmail } from '../../domain/checks/fields.ts';

/** Whoever sends a request again, because the answer was lost or the button clicked twice, sends the same key. */
export const keyHeaders = (description: string) =>
  z.looseObject({
    'idempotency-key': z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/, 'An Idempotency-Key has 1 to 200 visible characters')
      .optional()
      .describe(description),
  });

/** Guests' keys are kept apart by their e-mail. Whoever has corrected it since names the one that the key went out with. */
export const guestKeyHeaders = (description: string) =>
  keyHeaders(description).extend({
    'idempotency-email': z
      .string()
      .refine(
        (text) => /^[\x21-\x7e]+$/.test(text) && isEmail(text),
        'An Idempotency-Email is an e-mail address in visible ASCII characters',
      )
      .optional()
      .describe(
        'The e-mail of the guest order that was first sent with this key, where it is another now or an account orders',
      ),
  });
