import { z } from 'zod';
import { PermanentFailure } from '../outbox/failure.ts';

/** A control character in a header starts a header of the attacker's own; a tab is harmless. */
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
});

export type Mail = z.infer<typeof mailSchema>;

/** A message that is not valid now will not be at the next attempt either. */
export function readMail(value: unknown): Mail {
  const parsed = mailSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'mail'}: ${issue.message}`);
  throw new PermanentFailure(`Not a mail that can be sent: ${problems.join('; ')}`);
}

/** What the outbox knows of the message, so that every attempt produces the same one. */
export interface Delivery {
  readonly id: number;
  readonly dedupeKey: string;
  readonly createdAt: Date;
  readonly signal?: AbortSignal;
}

export interface MailTransport {
  /** False while mail is only kept in files. */
  readonly isReal: boolean;
  /** Resolves as an outbox handler does: when the mail has left, or with `NothingToSend`. */
  readonly send: (mail: Mail, delivery: Delivery) => Promise<unknown>;
  readonly verify: () => Promise<boolean>;
  readonly close: () => void;
}
