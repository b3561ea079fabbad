import { z } from '../../../contract/zod.ts';

const fieldsSchema = z.record(z.string(), z.unknown()).nullable();

const entrySchema = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  actorName: z.string().nullish(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  name: z.string().nullable(),
  before: fieldsSchema,
  after: fieldsSchema,
});

export type AuditEntry = z.infer<typeof entrySchema>;

export const readEntry = (value: unknown): AuditEntry | undefined => entrySchema.safeParse(value).data;

export interface FieldChange {
  readonly field: string;
  /** Null where there was, or is, none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Field by field what was and what became of it. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    field,
    before: inWords(before?.[field]),
    after: inWords(after?.[field]),
  }));
}

function inWords(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
