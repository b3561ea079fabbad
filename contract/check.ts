import type { z } from 'zod';

/** The outcome of checking a form: its cleaned value, or the first complaint per field. */
export type Checked<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> };

/**
 * The one way in which forms and API bodies are checked, so that both speak with the same words. A field inside a
 * list is named by its path (`items.0.quantity`), a complaint about the whole is called `form`.
 */
export function check<T>(schema: z.ZodType<T>, input: unknown): Checked<T> {
  const given = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.map(String).join('.') || 'form';
    if (!errors.has(field)) errors.set(field, message);
  }
  return { ok: false, errors: Object.fromEntries(errors) };
}

export const checker =
  <T>(schema: z.ZodType<T>) =>
  (input: unknown): Checked<T> =>
    check(schema, input);
