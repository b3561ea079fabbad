import type { Pool } from 'pg';
import { type ContactStatus, type ContactType, storedContactStatuses } from '../../domain/contact.ts';
import { Conditions, type SearchOptions } from '../db/conditions.ts';
import { type Counted, countMatches, pageOrder, wayToSearch } from '../db/counted.ts';
import { rareParts } from '../db/rare-parts.ts';
import { CONTACT_COLUMNS, type Contact, type ContactRow, toContact } from './submit.ts';

export interface ContactFilter {
  /** REPLIED and RESPONDED are one state and find each other. */
  readonly status?: ContactStatus | undefined;
  readonly type?: ContactType | undefined;
  readonly search?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

function conditionsOf(
  { status, type, search, from, to }: ContactFilter,
  options?: SearchOptions,
): Conditions {
  return new Conditions('deleted_at is null')
    .add('status = any(?)', status && storedContactStatuses(status))
    .add('type = ?', type)
    .search('search', search, options)
    .add('created_at >= ?', from)
    .add('created_at < ?', to);
}

const SEARCHED = { newest: 'contacts where deleted_at is null order by created_at desc', column: 'search' };

/** The newest first. A far page is counted off in the index alone; only its own rows are read. */
export async function listContacts(
  pool: Pool,
  filter: ContactFilter & { readonly page: number; readonly limit: number },
): Promise<{ contacts: Contact[] } & Counted> {
  const parts = await rareParts(pool, SEARCHED, filter.search);
  const counted = await countContacts(pool, filter, parts);
  const { walk, time } = wayToSearch(filter.search, counted);
  const listing = conditionsOf(filter, { walk, parts });
  const { direction, limit, offset } = pageOrder(filter, counted);
  const { rows } = await pool.query<ContactRow>(
    `select ${CONTACT_COLUMNS} from contacts where id in (
       select id from contacts ${listing.where} order by ${time} ${direction}, id ${direction}
        limit ${listing.place(limit)} offset ${listing.place(offset)})
      order by created_at desc, id desc`,
    listing.values,
  );
  return { contacts: rows.map(toContact), ...counted };
}

/** By status and type the sums know it; what is narrowed otherwise is counted. */
async function countContacts(
  pool: Pool,
  filter: ContactFilter & { readonly page: number; readonly limit: number },
  parts: readonly string[],
): Promise<Counted> {
  const { status, type, search, from, to } = filter;
  if ([search, from, to].some((narrowing) => narrowing !== undefined))
    return countMatches(pool, 'contacts', conditionsOf(filter, { parts }), filter);
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
