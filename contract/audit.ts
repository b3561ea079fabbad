import { z } from '../domain/zod.ts';
import { listResponse } from './responses.ts';

export const auditEntrySchema = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    actorId: z.string().nullable().describe('The user who did it; null for the shop itself'),
    actor: z.string().describe('The user’s e-mail address at the time, or `system`'),
    actorName: z.string().nullable().describe('The user’s current name'),
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    name: z.string().nullable().describe('The name of the entity, if known'),
    before: z.record(z.string(), z.unknown()).nullable().describe('The old values of the changed fields'),
    after: z.record(z.string(), z.unknown()).nullable().describe('The new values of the changed fields'),
    requestId: z.string().nullable(),
  })
  .meta({
    id: 'AuditEntry',
    examples: [
      {
        id: 4711,
        at: '2026-11-15T10:00:00.000Z',
        actorId: '91d4e8c3-2b7f-4e60-a5d8-1c3b9f7e6a05',
        actor: 'owner@rackandrep.example',
        actorName: 'Priya Shah',
        action: 'update',
        entity: 'coupon',
        entityId: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
        name: 'LIFT25',
        before: { value: 20 },
        after: { value: 25 },
        requestId: 'e3f5a7b9-4c6d-4e8f-9a0b-1c2d3e4f5a6b',
      },
    ],
  });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPeopleSchema = z.object({
  people: z
    .record(z.string(), z.string())
    .meta({ examples: [{ '91d4e8c3-2b7f-4e60-a5d8-1c3b9f7e6a05': 'Priya Shah (owner@rackandrep.example)' }] })
    .describe('Everyone who is in the log, by id: name and e-mail'),
});

export const auditListResponse = listResponse(auditEntrySchema).extend(auditPeopleSchema.shape);
