import type { Pool, PoolClient } from 'pg';
import { changedFields, withoutSecrets } from './changed-fields.ts';

export interface AuditEvent {
  /** Null when the shop itself acts. */
  readonly actorId: string | null;
  /** The actor in words: an e-mail address, or `system`. */
  readonly actor: string;
  /** Such as `update` or `delete`. */
  readonly action: string;
  /** Such as `product`. */
  readonly entity: string;
  readonly entityId: string;
  /** Whole rows may be given: of two, only what differs is kept. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  readonly requestId?: string | undefined;
}

/** Written in the transaction of the change itself: neither is there without the other. */
export async function recordAudit(client: Pool | PoolClient, event: AuditEvent): Promise<void> {
  const { before, after } = keptFields(event);
  await client.query(
    `insert into audit_log (actor_id, actor, action, entity, entity_id, before, after, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      event.actorId,
      event.actor,
      event.action,
      event.entity,
      event.entityId,
      before === undefined ? null : JSON.stringify(before),
      after === undefined ? null : JSON.stringify(after),
      event.requestId ?? null,
    ],
  );
}

function keptFields({ before, after }: AuditEvent): { before?: object; after?: object } {
  if (before !== undefined && after !== undefined) return changedFields(before, after);
  return {
    ...(before === undefined ? {} : { before: withoutSecrets(before) }),
    ...(after === undefined ? {} : { after: withoutSecrets(after) }),
  };
}
