import type { Pool } from 'pg';
import { type ContactStatus, type ContactType, storedContactStatuses } from '../../domain/contact.ts';
import { Conditions } from '../db/conditions.ts';
import type { Counted } from '../db/counted.ts';
import { type ListOfRows, listPage } from '../db/list-page.ts';
import { CONTACT_COLUMNS, type Contact, type ContactRow, toContact } from './submit.ts';

export interface ContactFilter {
  /** REPLIED and RESPONDED are one state and find each other. */
  readonly status?: ContactStatus | undefined;
  readonly type?: ContactType | undefined;
  readonly search?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Of several statuses no index has the messages by time. */
function conditionsOf({ status, type, from, to }: ContactFilter): Conditions {
  const stored = status === undefined ? [] : storedContactStatuses(status);
  const isOne = stored.length < 2;
  return new Conditions('deleted_at is null')
    .add(isOne ? 'status = ?' : 'status = any(?)', isOne ? stored[0] : stored)
    .add('type = ?', type)
    .add('created_at >= ?', from)
    .add('created_at < ?', to);
}

const CONTACTS: ListOfRows = {
  ...{ from: 'contacts', joined: 'contacts', columns: CONTACT_COLUMNS, key: 'id', sorting: 'created_at' },
  order: { desc: 'created_at desc, id desc', asc: 'created_at, id' },
  searched: { table: 'contacts', where: 'deleted_at is null', newest: 'created_at desc', column: 'search' },
  lookedAt: 5_000,
  search: (conditions, typed, options) => conditions.search('search', typed, options),
};

/** The newest first. */
export async function listContacts(
  pool: Pool,
  filter: ContactFilter & { readonly page: number; readonly limit: number },
): Promise<{ contacts: Contact[] } & Counted> {
  const { rows, ...counted } = await listPage<ContactRow>(pool, CONTACTS, {
    ...filter,
    narrow: () => conditionsOf(filter),
    count: isSummed(filter) ? () => readSums(pool, filter) : undefined,
  });
  return { contacts: rows.map(toContact), ...counted };
}

/** By status and type the sums know how many there are; what is narrowed otherwise is counted. */
const isSummed = ({ from, to }: ContactFilter) => from === undefined && to === undefined;

async function readSums(pool: Pool, { status, type }: ContactFilter): Promise<Counted> {
  const { rows } = await pool.query<{ total: number }>(
    `select coalesce(sum(orders), 0)::bigint as total from order_sums_now
      where kind = 'contact' and ($1::text[] is null or split_part(key, '/', 1) = any($1))
        and ($2::text is null or split_part(key, '/', 2) = $2)`,
    [status === undefined ? null : storedContactStatuses(status), type ?? null],
  );
  return { total: rows[0]?.total ?? 0, isMore: false };
}

const BATCH = 1000;

/**
 * All that match, in batches that each begin behind the last one: no statement grows with the table, none waits for a
 * slow reader, and a message that comes meanwhile neither repeats nor hides another.
 */
export async function* eachContact(pool: Pool, filter: ContactFilter): AsyncGenerator<ContactRow[]> {
  let last: ContactRow | undefined;
  do {
    const conditions = conditionsOf(filter).search('search', filter.search);
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
