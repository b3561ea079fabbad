import { z } from 'zod';

/** Refuses unknown fields, and characters that cannot be stored, at any depth. */
export function strictBody<Shape extends z.core.$ZodShape>(schema: z.ZodObject<Shape>) {
  const body = schema
    .strict()
    .refine(isStorable, { error: 'The text contains a character that we can’t save' });
  const examples = schema.meta()?.examples;
  return examples === undefined ? body : body.meta({ examples });
}

/** For calls without a body: nothing, or an empty object. */
export const noBody = z
  .strictObject({})
  .nullish()
  .meta({ examples: [{}] });

/** Half a surrogate pair is no character; C1 controls are line ends to some programs. */
const UNSTORABLE = /[\p{Surrogate}\u007f-\u009f]/u;

export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}
