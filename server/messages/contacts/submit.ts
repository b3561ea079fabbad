import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { ContactSubmission } from '../../../contract/messages/contact.ts';
import { CONTACT_STATUSES, CONTACT_TYPES } from '../../../domain/messages/contact.ts';
import { withTransaction } from '../../db/connect.ts';
import { MAIL_KIND } from '../../mail/handler.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { noticeMail, receiptMail } from './contact-mails.ts';
import { CONTACT_EXAMPLE } from './examples.ts';

export const contactSchema = z
  .object({
    id: z.string(),
    referenceId: z.string().describe('What the sender is shown and may quote'),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    status: z.enum(CONTACT_STATUSES),
    type: z.enum(CONTACT_TYPES),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Contact', examples: [CONTACT_EXAMPLE] });

export type Contact = z.infer<typeof contactSchema>;
export type ContactRow = Omit<Contact, 'created_at' | 'updated_at'> & {
  readonly created_at: Date;
  readonly updated_at: Date;
};

export const CONTACT_COLUMNS =
  'id, reference as "referenceId", name, email, phone, subject, message, status, type, created_at, updated_at';

export const toContact = (row: ContactRow): Contact => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** The message, the sender's receipt and the shop's notice: all of them or none. */
export async function submitContact(
  pool: Pool,
  submission: ContactSubmission,
  publicUrl: string,
): Promise<Contact> {
  return withTransaction(pool, async (client) => {
    const contact = await storeContact(client, submission);
    const { storeName, storeEmail } = await readSettings(client);
    const store = { name: storeName, email: storeEmail };
    const promise = (what: string, payload: object) =>
      enqueue(client, { kind: MAIL_KIND, payload, dedupeKey: `contact-${what}:${contact.id}` });
    await promise('receipt', receiptMail(contact, store, publicUrl));
    await promise('notice', noticeMail(contact, store, publicUrl));
    return contact;
  });
}

async function storeContact(client: PoolClient, submission: ContactSubmission): Promise<Contact> {
  const { name, email, phone, subject, message, type } = submission;
  const { rows } = await client.query<ContactRow>(
    `insert into contacts (name, email, phone, subject, message, type) values ($1, $2, $3, $4, $5, $6)
     returning ${CONTACT_COLUMNS}`,
    [name, email, phone ?? null, subject, message, type],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('The contact was not stored');
  return toContact(row);
}
