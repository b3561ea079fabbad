import type { Pool } from 'pg';
import { type ContactStatus, type ContactType, storedContactStatuses } from '../../domain/contact.ts';
import { Conditions, containing } from '../db/conditions.ts';
import { CONTACT_COLUMNS, type Contact, type ContactRow, toContact } from './submit.ts';

export interface ContactFilter {
  /** REPLIED and RESPONDED are one state and find each other. */
  readonly status?: ContactStatus | undefined;
  readonly type?: ContactType | undefined;
  readonly search?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

function conditionsOf({ status, type, search, from, to }: ContactFilter): Conditions {
  return new Conditions('deleted_at is null')
    .add('status = any(?)', status && storedContactStatuses(status))
    .add('type = ?', type)
    .add('search like lower(?)', containing(search))
    .add('created_at >= ?', from)
    .add('created_at < ?', to);
}

/** The newest first. A far page is counted off in the index alone; only its own rows are read. */
export async function listContacts(
  pool: Pool,
  filter: ContactFilter & { readonly page: number; readonly limit: number },
): Promise<{ contacts: Contact[]; total: number }> {
  const counting = conditionsOf(filter);
  const listing = conditionsOf(filter);
  const [counted, listed] = await Promise.all([
    pool.query<{ total: number }>(
      `select count(*) as total from contacts ${counting.where}`,
      counting.values,
    ),
    pool.query<ContactRow>(
      `select ${CONTACT_COLUMNS} from contacts where id in (
         select id from contacts ${listing.where} order by created_at desc, id desc
          limit ${listing.place(filter.limit)} offset ${listing.place((filter.page - 1) * filter.limit)})
        order by created_at desc, id desc`,
      listing.values,
    ),
  ]);
  return { contacts: listed.rows.map(toContact), total: counted.rows[0]?.total ?? 0 };
}

const BATCH = 1000;

/**
 * All that match, in batches that each begin behind the last one: no statement grows with the table, none waits for a
 * slow reader, and a message that comes meanwhile neither repeats nor hides another.
 */
export async function* eachContact(pool: Pool, filter: ContactFilter): AsyncGenerator<ContactRow[]> {
  let last: ContactRow | undefined;
  do {
    const conditions = conditionsOf(filter);
    const after =
      last === undefined
        ? ''
        : `and (created_at, id) < (${conditions.place(last.created_at)}, ${conditions.place(last.id)})`;
    const { rows } = await pool.query<ContactRow>(
      `select ${CONTACT_COLUMNS} from contacts ${conditions.where} ${after}
        order by created_at desc, id desc limit ${BATCH}`,
      conditions.values,
    );
    if (rows.length > 0) yield rows;
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last !== undefined);
}
