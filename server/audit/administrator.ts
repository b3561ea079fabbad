import type { FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { visitorOf } from '../http/visitor.ts';
import { type AuditEvent, recordAudits } from './record.ts';

/** The administrator who makes a change, and the request that it came with. */
export interface Administrator {
  readonly id: string;
  /** The e-mail address. */
  readonly name: string;
  readonly requestId: string;
}

/** For routes with the access rule `admin`. */
export async function administratorOf(
  client: Pool | PoolClient,
  request: FastifyRequest,
): Promise<Administrator> {
  const { userId } = visitorOf(request);
  const { rows } = await client.query<{ email: string }>('select email from users where id = $1', [userId]);
  return { id: userId, name: rows[0]?.email ?? userId, requestId: request.id };
}

export type Change = Pick<AuditEvent, 'action' | 'entity' | 'entityId' | 'before' | 'after'>;

export function recordChange(
  client: PoolClient,
  by: Administrator,
  action: string,
  entity: string,
  entityId: string,
  rows: Pick<Change, 'before' | 'after'> = {},
): Promise<void> {
  return recordChanges(client, by, [{ action, entity, entityId, ...rows }]);
}

export function recordChanges(
  client: PoolClient,
  by: Administrator,
  changes: readonly Change[],
): Promise<void> {
  const events = changes.map((change) => ({
    ...change,
    actorId: by.id,
    actor: by.name,
    requestId: by.requestId,
  }));
  return recordAudits(client, events);
}
