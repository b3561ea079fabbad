import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { lengths, moment, serial } from './columns.ts';

/**
 * Who did what in the back-office. Append-only by trigger, hence no foreign key: forgetting a user would
 * have to change these rows.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: serial(),
    at: moment('at').notNull().defaultNow(),
    actorId: uuid('actor_id'),
    /** The actor in words, as known then: an e-mail address, or `system`. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_log_by_time').on(table.at, table.id),
    index('audit_log_by_entity').on(table.entity, table.entityId, table.id),
    index('audit_log_by_kind').on(table.entity, table.at, table.id),
    index('audit_log_by_actor').on(table.actorId, table.id),
    ...lengths('audit_log', {
      actor: [1, 254],
      action: [1, 60],
      entity: [1, 60],
      entity_id: [1, 80],
      request_id: [1, 80],
    }),
  ],
);
