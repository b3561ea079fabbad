import type { Pool } from 'pg';
import type { BoundedCount, Paging } from '../db/bounded-count.ts';
import { Conditions } from '../db/conditions.ts';
import { isoDates } from '../db/iso-dates.ts';
import { listPage } from '../db/list-page.ts';
import { addSearch, type SearchColumns } from '../db/search-condition.ts';
import {
  CONTACT_COLUMNS,
  type ContactRow,
  INBOXES,
  type InboxName,
  type Message,
  type MessageRow,
} from './inboxes.ts';

export interface MessageFilter {
  /** Any of these. */
  readonly statuses?: readonly string[] | undefined;
  readonly type?: string | undefined;
  readonly productId?: string | undefined;
  readonly search?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const SEARCHED: SearchColumns = {
  phone: 'm.phone',
  email: 'lower(m.email)',
  text: `lower(m.reference || ' ' || m.name || ' ' || m.email || ' ' || m.subject || ' ' || m.message)`,
};
const ORDER = 'm.created_at desc, m.id desc';

function conditionsOf({ statuses, type, productId, search, from, to }: MessageFilter): Conditions {
  const conditions = new Conditions('m.deleted_at is null');
  // One alone is read in the order of its index.
  if (statuses?.length === 1) conditions.add('m.status = ?', statuses[0]);
  else conditions.add('m.status = any(?)', statuses);
  conditions
    .add('m.type = ?', type)
    .add('m.product_id = ?', productId)
    .add('m.created_at >= ?', from)
    .add('m.created_at < ?', to);
  return addSearch(conditions, search, SEARCHED);
}

/** The newest first. */
export async function listMessages<Name extends InboxName>(
  pool: Pool,
  inbox: Name,
  filter: MessageFilter & Paging,
): Promise<{ messages: Message<Name>[] } & BoundedCount> {
  const { table, columns } = INBOXES[inbox];
  const list = { alias: 'm', from: `${table} m`, columns, key: 'm.id', order: ORDER };
  const { rows, ...count } = await listPage<MessageRow<Name>>(pool, list, conditionsOf(filter), filter);
  return { messages: rows.map((row) => isoDates(row)), ...count };
}

export async function findMessage<Name extends InboxName>(
  pool: Pool,
  inbox: Name,
  id: string,
): Promise<Message<Name> | null> {
  const { table, columns } = INBOXES[inbox];
  const { rows } = await pool.query<MessageRow<Name>>(
    `select ${columns} from ${table} where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] === undefined ? null : isoDates(rows[0]);
}

const BATCH = 1000;

/**
 * All matching contact messages, in batches that each begin after the last row of the one before: no query grows with the table or
 * waits for a slow reader, and a new message neither repeats nor hides another.
 */
export async function* eachContact(pool: Pool, filter: MessageFilter): AsyncGenerator<ContactRow[]> {
  let last: ContactRow | undefined;
  do {
    const conditions = conditionsOf(filter);
    const after =
      last === undefined
        ? ''
        : `and (m.created_at, m.id) < (${conditions.param(last.created_at)}, ${conditions.param(last.id)})`;
    const { rows } = await pool.query<ContactRow>(
      `select ${CONTACT_COLUMNS} from contacts m ${conditions.where} ${after} order by ${ORDER} limit ${BATCH}`,
      conditions.values,
    );
    if (rows.length > 0) yield rows;
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last !== undefined);
}
