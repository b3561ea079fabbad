import type { Pool } from 'pg';
import { Conditions } from '../db/conditions.ts';
import { type Counted, countMatches } from '../db/counted.ts';
import { NAME } from './names.ts';

export interface AuditFilter {
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  readonly actorId?: string | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Before this moment. */
  readonly to?: Date | undefined;
  readonly page: number;
  readonly limit: number;
}

export interface AuditEntry {
  readonly id: number;
  readonly at: string;
  readonly actorId: string | null;
  readonly actor: string;
  readonly actorName: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly name: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly requestId: string | null;
}

type AuditRow = Omit<AuditEntry, 'at'> & { at: Date };

const conditionsOf = ({ entity, entityId, actorId, from, to }: AuditFilter) =>
  new Conditions()
    .add('entity = ?', entity)
    .add('entity_id = ?', entityId)
    .add('actor_id = ?', actorId)
    .add('at >= ?', from)
    .add('at < ?', to);

const NEWEST = { desc: 'at desc, id desc' };

/** The latest first. */
export async function listAudit(
  pool: Pool,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[] } & Counted> {
  const listing = conditionsOf(filter);
  const [counted, { rows }] = await Promise.all([
    countMatches(pool, { from: 'audit_log', order: NEWEST }, conditionsOf(filter), filter),
    pool.query<AuditRow>(
      `select a.id, a.at, a.actor_id as "actorId", a.actor,
              (select u.name from users u where u.id = a.actor_id) as "actorName", a.action, a.entity, a.entity_id as "entityId",
              ${NAME} as name, a.before, a.after, a.request_id as "requestId"
         from (select * from audit_log ${listing.where} order by ${NEWEST.desc}
                limit ${listing.place(filter.limit)} offset ${listing.place((filter.page - 1) * filter.limit)}) a
        order by ${NEWEST.desc}`,
      listing.values,
    ),
  ]);
  return { entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })), ...counted };
}
