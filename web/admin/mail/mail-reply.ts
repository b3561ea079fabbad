import { z } from '../../../contract/zod.ts';

export const MAIL_STATUSES = ['pending', 'sent', 'failed', 'dead', 'unsent'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

const mailSchema = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number(),
  lastError: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});

export type SentMail = z.infer<typeof mailSchema>;

export const readMail = (value: unknown): SentMail | undefined => mailSchema.safeParse(value).data;
