import type { Pool } from 'pg';
import type { Contact } from '../../../contract/messages/contact.ts';
import {
  type ContactStatus,
  type ContactType,
  storedContactStatuses,
} from '../../../domain/messages/contact.ts';
import type { BoundedCount, Paging } from '../../db/bounded-count.ts';
import { Conditions } from '../../db/conditions.ts';
import { type List, listPage } from '../../db/list-page.ts';
import { addSearch, type SearchColumns } from '../../db/search-condition.ts';
import { CONTACT_COLUMNS, type ContactRow, toContact } from './contact.ts';

export interface ContactFilter {
  /** REPLIED and RESPONDED are one state and find each other. */
  readonly status?: ContactStatus | undefined;
  readonly type?: ContactType | undefined;
  readonly search?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const SEARCHED: SearchColumns = {
  phone: 'c.phone',
  email: 'lower(c.email)',
  text: `lower(c.reference || ' ' || c.name || ' ' || c.email || ' ' || c.subject || ' ' || c.message)`,
};

function conditionsOf({ status, type, search, from, to }: ContactFilter): Conditions {
  const conditions = new Conditions('c.deleted_at is null')
    .add('c.status = any(?)', status && storedContactStatuses(status))
    .add('c.type = ?', type)
    .add('c.created_at >= ?', from)
    .add('c.created_at < ?', to);
  return addSearch(conditions, search, SEARCHED);
}

const CONTACTS: List = {
  alias: 'c',
  from: 'contacts c',
  columns: CONTACT_COLUMNS,
  key: 'c.id',
  order: 'c.created_at desc, c.id desc',
};

/** The newest first. */
export async function listContacts(
  pool: Pool,
  filter: ContactFilter & Paging,
): Promise<{ contacts: Contact[] } & BoundedCount> {
  const { rows, ...count } = await listPage<ContactRow>(pool, CONTACTS, conditionsOf(filter), filter);
  return { contacts: rows.map(toContact), ...count };
}

const BATCH = 1000;

/**
 * All matching messages, in batches that each begin after the last row of the one before: no query grows with the table or waits
 * for a slow reader, and a new message neither repeats nor hides another.
 */
export async function* eachContact(pool: Pool, filter: ContactFilter): AsyncGenerator<ContactRow[]> {
  let last: ContactRow | undefined;
  do {
    const conditions = conditionsOf(filter);
    const after =
      last === undefined
        ? ''
        : `and (c.created_at, c.id) < (${conditions.param(last.created_at)}, ${conditions.param(last.id)})`;
    const { rows } = await pool.query<ContactRow>(
      `select ${CONTACT_COLUMNS} from contacts c ${conditions.where} ${after}
        order by ${CONTACTS.order} limit ${BATCH}`,
      conditions.values,
    );
    if (rows.length > 0) yield rows;
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last !== undefined);
}
