import type { Pool } from 'pg';

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
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly requestId: string | null;
}

type AuditRow = Omit<AuditEntry, 'at'> & { at: Date };

/** The latest first. */
export async function listAudit(
  pool: Pool,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const values: unknown[] = [];
  const condition = (text: string, value: unknown) =>
    value === undefined ? [] : [`${text} $${values.push(value)}`];
  const conditions = [
    ...condition('entity =', filter.entity),
    ...condition('entity_id =', filter.entityId),
    ...condition('actor_id =', filter.actorId),
    ...condition('at >=', filter.from),
    ...condition('at <', filter.to),
  ];
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const [counted, listed] = await Promise.all([
    pool.query<{ total: number }>(`select count(*) as total from audit_log ${where}`, values),
    pool.query<AuditRow>(
      `select id, at, actor_id as "actorId", actor, action, entity, entity_id as "entityId", before, after,
              request_id as "requestId"
         from audit_log ${where}
        order by at desc, id desc
        limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, filter.limit, (filter.page - 1) * filter.limit],
    ),
  ]);
  return {
    entries: listed.rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    total: counted.rows[0]?.total ?? 0,
  };
}
