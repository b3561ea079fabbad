import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { contactStatusOnScreen } from '../../../domain/messages/contact.ts';
import { BYTE_ORDER_MARK, CONTACTS_CSV_HEAD, contactCsvLines } from '../../../domain/text/csv.ts';
import { eachContact, type MessageFilter } from '../list-messages.ts';

/** Streamed batch by batch, so that a large table needs little memory. */
export function contactsCsvStream(pool: Pool, filter: MessageFilter): Readable {
  return Readable.from(csvChunks(pool, filter), { objectMode: false });
}

/** The export belongs to the contact forms screen, so an answered message is RESPONDED. */
async function* csvChunks(pool: Pool, filter: MessageFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + CONTACTS_CSV_HEAD;
  for await (const contacts of eachContact(pool, filter))
    yield contactCsvLines(
      contacts.map(({ created_at, ...contact }) => ({
        ...contact,
        status: contactStatusOnScreen(contact.status, 'forms'),
        createdAt: created_at,
      })),
    );
}
