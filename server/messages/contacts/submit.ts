import type { Pool, PoolClient } from 'pg';
import type { Contact, ContactSubmission } from '../../../contract/messages/contact.ts';
import { withTransaction } from '../../db/connect.ts';
import { MAIL_KIND } from '../../mail/handler.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { CONTACT_COLUMNS, type ContactRow, toContact } from './contact.ts';
import { noticeMail, receiptMail } from './contact-mails.ts';

/** Stores the message and queues the sender's receipt and the shop's notice, in one transaction. */
export async function submitContact(
  pool: Pool,
  submission: ContactSubmission,
  publicUrl: string,
): Promise<Contact> {
  return withTransaction(pool, async (client) => {
    const contact = await storeContact(client, submission);
    const { storeName, storeEmail } = await readSettings(client);
    const store = { name: storeName, email: storeEmail };
    const enqueueMail = (what: string, payload: object) =>
      enqueue(client, { kind: MAIL_KIND, payload, dedupeKey: `contact-${what}:${contact.id}` });
    await enqueueMail('receipt', receiptMail(contact, store, publicUrl));
    await enqueueMail('notice', noticeMail(contact, store, publicUrl));
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
