import type { Pool, PoolClient } from 'pg';
import { changedFields, withoutSecrets } from './changed-fields.ts';

export interface AuditEvent {
  /** Null when the shop itself acts. */
  readonly actorId: string | null;
  /** An e-mail address, or `system`. */
  readonly actor: string;
  /** Such as `update` or `delete`. */
  readonly action: string;
  /** Such as `product`. */
  readonly entity: string;
  readonly entityId: string;
  /** Whole rows may be given: if both are, only the fields that differ are stored. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  readonly requestId?: string | undefined;
}

/** Call it in the transaction of the change itself, so that neither is stored without the other. */
export function recordAudit(client: Pool | PoolClient, event: AuditEvent): Promise<void> {
  return recordAudits(client, [event]);
}

/** Many at once, in their order. */
export async function recordAudits(client: Pool | PoolClient, events: readonly AuditEvent[]): Promise<void> {
  const rows = events.map((event) => ({ ...event, before: null, after: null, ...storedFields(event) }));
  await client.query(
    `insert into audit_log (actor_id, actor, action, entity, entity_id, before, after, request_id)
     select e."actorId", e.actor, e.action, e.entity, e."entityId", e.before, e.after, e."requestId"
       from json_to_recordset($1::json) as e ("actorId" uuid, actor text, action text, entity text, "entityId" text,
                                        before jsonb, after jsonb, "requestId" text)`,
    [JSON.stringify(rows)],
  );
}

function storedFields({ before, after }: AuditEvent): { before?: object; after?: object } {
  if (before !== undefined && after !== undefined) return changedFields(before, after);
  return {
    ...(before === undefined ? {} : { before: withoutSecrets(before) }),
    ...(after === undefined ? {} : { after: withoutSecrets(after) }),
  };
}
