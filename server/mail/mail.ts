import { z } from 'zod';
import type { Channel } from '../channels/channel.ts';
import { PermanentFailure } from '../outbox/failure.ts';

/** With a line break in a header an attacker could add headers; a tab is harmless. */
const BREAKS_HEADER = /[^\P{Cc}\t]|[\u2028\u2029]/u;

const headerText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => !BREAKS_HEADER.test(text), 'must be one line');

/** One address and nothing else: no name, no list, no group. */
const oneAddress = headerText(254).regex(
  /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/,
  'must be exactly one e-mail address',
);

export const mailSchema = z.strictObject({
  to: oneAddress,
  subject: headerText(250),
  text: z.string().min(1).max(200_000),
  html: z.string().min(1).max(400_000),
  replyTo: oneAddress.optional(),
  /** A person wrote it: it does not call itself automatic, so that it is answered like any letter. */
  isPersonal: z.boolean().optional(),
});

export type Mail = z.infer<typeof mailSchema>;

/** A permanent failure: an invalid mail stays invalid at the next attempt. */
export function readMail(value: unknown): Mail {
  const parsed = mailSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'mail'}: ${issue.message}`);
  throw new PermanentFailure(`Not a mail that can be sent: ${problems.join('; ')}`);
}

export interface MailTransport extends Channel<Mail> {
  readonly verify: () => Promise<boolean>;
  readonly close: () => void;
}
