import type { Pool } from 'pg';
import type { AuditEntry } from '../../contract/audit.ts';
import type { BoundedCount } from '../db/bounded-count.ts';
import { Conditions } from '../db/conditions.ts';
import { type List, listPage } from '../db/list-page.ts';
import { ENTITY_NAME } from './names.ts';

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

type AuditRow = Omit<AuditEntry, 'at'> & { at: Date };

const ENTRIES: List = {
  alias: 'a',
  from: 'audit_log a',
  key: 'a.id',
  order: 'a.at desc, a.id desc',
  columns: `a.id, a.at, a.actor_id as "actorId", a.actor,
            (select u.name from users u where u.id = a.actor_id) as "actorName", a.action, a.entity,
            a.entity_id as "entityId", ${ENTITY_NAME} as name, a.before, a.after, a.request_id as "requestId"`,
};

/** The latest first. */
export async function listAudit(
  pool: Pool,
  { entity, entityId, actorId, from, to, ...paging }: AuditFilter,
): Promise<{ entries: AuditEntry[] } & BoundedCount> {
  const conditions = new Conditions()
    .add('a.entity = ?', entity)
    .add('a.entity_id = ?', entityId)
    .add('a.actor_id = ?', actorId)
    .add('a.at >= ?', from)
    .add('a.at < ?', to);
  const { rows, ...count } = await listPage<AuditRow>(pool, ENTRIES, conditions, paging);
  return { entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })), ...count };
}

/** By name. Few have ever changed something: each is one step through the index of actors. */
export async function listAuditPeople(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ id: string; person: string }>(
    `with recursive actors as (
       (select actor_id as id from audit_log where actor_id is not null order by actor_id limit 1)
       union all
       select (select a.actor_id from audit_log a where a.actor_id > actors.id order by a.actor_id limit 1)
         from actors where actors.id is not null)
     select u.id, u.name || ' (' || u.email || ')' as person from actors join users u on u.id = actors.id
      order by lower(u.name), u.email limit 200`,
  );
  return Object.fromEntries(rows.map(({ id, person }) => [id, person]));
}
