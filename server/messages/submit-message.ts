import type { Pool, PoolClient } from 'pg';
import type { ContactSubmission } from '../../contract/messages/contact.ts';
import type { EnquirySubmission } from '../../contract/messages/enquiry.ts';
import { withTransaction } from '../db/connect.ts';
import { isoDates } from '../db/iso-dates.ts';
import { ShopError } from '../http/errors.ts';
import { MAIL_KIND } from '../mail/kinds.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { readStore } from '../settings/read-settings.ts';
import { INBOXES, type InboxName, type Message, type MessageRow } from './inboxes.ts';
import { noticeMail, receiptMail } from './submission-mails.ts';

type Submission = ContactSubmission | EnquirySubmission;

/** Stores the message and queues the sender's receipt and the shop's notice, in one transaction. */
export function submitMessage<Name extends InboxName>(
  pool: Pool,
  inbox: Name,
  submission: Submission,
  publicUrl: string,
): Promise<Message<Name>> {
  return withTransaction(pool, async (client) => {
    const productName = await findProductName(client, submission);
    const message = await storeMessage(client, inbox, submission);
    const store = await readStore(client);
    const enqueueMail = (what: string, payload: object) =>
      enqueue(client, { kind: MAIL_KIND, payload, dedupeKey: `${inbox}-${what}:${message.id}` });
    await enqueueMail('receipt', receiptMail(inbox, message, store, publicUrl));
    await enqueueMail('notice', noticeMail(inbox, message, productName, store, publicUrl));
    return isoDates(message);
  });
}

const productIdOf = (submission: Submission) =>
  'product_id' in submission ? submission.product_id : undefined;

/** Null when it is about none. Products that are no longer sold may still be asked about. */
async function findProductName(client: PoolClient, submission: Submission): Promise<string | null> {
  const id = productIdOf(submission);
  if (id === undefined) return null;
  const { rows } = await client.query<{ name: string }>('select name from products where id = $1', [id]);
  if (rows[0] === undefined) throw new ShopError('PRODUCT_UNKNOWN', 422, 'We don’t have this product');
  return rows[0].name;
}

async function storeMessage<Name extends InboxName>(
  client: PoolClient,
  inbox: Name,
  submission: Submission,
): Promise<MessageRow<Name>> {
  const { table, columns } = INBOXES[inbox];
  const { name, email, phone, subject, message, type } = submission;
  const productId = inbox === 'enquiry' ? [productIdOf(submission) ?? null] : [];
  const { rows } = await client.query<MessageRow<Name>>(
    `insert into ${table} (name, email, phone, subject, message, type${inbox === 'enquiry' ? ', product_id' : ''})
     values ($1, $2, $3, $4, $5, $6${inbox === 'enquiry' ? ', $7' : ''}) returning ${columns}`,
    [name, email, phone ?? null, subject, message, type, ...productId],
  );
  if (rows[0] === undefined) throw new Error('The message was not stored');
  return rows[0];
}
