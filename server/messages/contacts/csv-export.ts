import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { contactStatusOnScreen } from '../../../domain/messages/contact.ts';
import { BYTE_ORDER_MARK, CONTACTS_CSV_HEAD, contactCsvLines } from '../../../domain/text/csv.ts';
import { type ContactFilter, eachContact } from './list.ts';

/** The file as it grows: a batch is read when the one before has been taken, so a large table needs little memory. */
export function contactsCsvStream(pool: Pool, filter: ContactFilter): Readable {
  return Readable.from(pieces(pool, filter), { objectMode: false });
}

/** The contact forms screen exports, so an answered message is RESPONDED, as it says there. */
async function* pieces(pool: Pool, filter: ContactFilter): AsyncGenerator<string> {
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
