import { MESSAGE_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { paragraph } from '../fields.ts';
import { MAIL_STATUSES } from '../mail.ts';
import { integer, listResponse, savedResponse } from '../responses.ts';

const TEXT = 'The compact rack is 2.1 m high, so it fits. Shall we reserve one for you?';

/** What an administrator writes back to a contact message or an enquiry. */
export const replyFormSchema = z
  .object({ message: paragraph('The reply', MESSAGE_MAX, 'Write your reply first') })
  .meta({ examples: [{ message: TEXT }] });

export const replySchema = z
  .object({
    id: z.string(),
    message: z.string(),
    to: z.string(),
    author: z.string().describe('The administrator who wrote it'),
    created_at: z.iso.datetime(),
    status: z.enum(MAIL_STATUSES).describe('Of its mail'),
    lastError: z.string().nullable(),
    mailId: integer.nullable().describe('Of its mail, to retry it; null once that is no longer listed'),
  })
  .meta({
    id: 'MessageReply',
    examples: [
      {
        id: '2b1c6a90-6d0e-4f0f-8f6e-5d7a3c9b1e42',
        message: TEXT,
        to: 'asha@example.in',
        author: 'Priya Shah',
        created_at: '2026-11-15T11:30:00.000Z',
        status: 'sent',
        lastError: null,
        mailId: 4712,
      },
    ],
  });
export type Reply = z.infer<typeof replySchema>;

/** The oldest first. */
export const replyListResponse = listResponse(replySchema).extend({
  isMailSetUp: z.boolean().describe('False: the shop can’t send replies'),
});

export const REPLY_ACCEPTED = 'Reply is on its way';
export const replySavedResponse = savedResponse('reply', replySchema, REPLY_ACCEPTED);
