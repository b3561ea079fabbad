import type { Pool, PoolClient } from 'pg';
import type { Enquiry, EnquirySubmission } from '../../../contract/messages/enquiry.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { withTransaction } from '../../db/connect.ts';
import { MAIL_KIND } from '../../mail/handler.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { ENQUIRY_COLUMNS, type EnquiryRow, toEnquiry } from './enquiry.ts';
import { noticeMail, receiptMail } from './enquiry-mails.ts';

export type SubmittedEnquiry = { readonly ok: true; readonly enquiry: Enquiry } | Refusal<'PRODUCT_UNKNOWN'>;

/** Stores the enquiry and queues the sender's receipt and the shop's notice, in one transaction. */
export async function submitEnquiry(
  pool: Pool,
  submission: EnquirySubmission,
  publicUrl: string,
): Promise<SubmittedEnquiry> {
  return withTransaction(pool, async (client) => {
    const product = await findProduct(client, submission.product_id);
    if (product === undefined) return refuse('PRODUCT_UNKNOWN', 'We don’t have this product');
    const enquiry = await storeEnquiry(client, submission);
    const { storeName, storeEmail } = await readSettings(client);
    const store = { name: storeName, email: storeEmail };
    const enqueueMail = (what: string, payload: object) =>
      enqueue(client, { kind: MAIL_KIND, payload, dedupeKey: `enquiry-${what}:${enquiry.id}` });
    await enqueueMail('receipt', receiptMail(enquiry, store, publicUrl));
    await enqueueMail('notice', noticeMail(enquiry, product.name, store, publicUrl));
    return { ok: true, enquiry };
  });
}

/** Products that are no longer sold may still be asked about. Undefined when the shop never had it. */
async function findProduct(
  client: PoolClient,
  id: string | undefined,
): Promise<{ name: string | null } | undefined> {
  if (id === undefined) return { name: null };
  const { rows } = await client.query<{ name: string }>('select name from products where id = $1', [id]);
  return rows[0];
}

async function storeEnquiry(client: PoolClient, submission: EnquirySubmission): Promise<Enquiry> {
  const { name, email, phone, subject, message, type, product_id } = submission;
  const { rows } = await client.query<EnquiryRow>(
    `insert into enquiries (name, email, phone, subject, message, type, product_id)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${ENQUIRY_COLUMNS}`,
    [name, email, phone ?? null, subject, message, type, product_id ?? null],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('The enquiry was not stored');
  return toEnquiry(row);
}
