import { z } from '../../../domain/zod.ts';
import { ApiError } from '../../api/client.ts';
import { getPath, messageOf } from '../../api/response.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** Why a form was not saved. `conflict`: somebody else saved in the meantime. */
type EditOutcome =
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'conflict'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Reads a thrown error. `details` is a list of fields with their messages, or names the one field that was refused. */
export function outcomeOf(thrown: unknown): EditOutcome {
  const message = messageOf(thrown, 'Not saved.');
  if (!(thrown instanceof ApiError)) return { kind: 'failed', message };
  if (thrown.code === 'VERSION_CONFLICT') return { kind: 'conflict', message };
  const details = getPath(thrown.body, 'details');
  const errors = fieldErrors(
    Array.isArray(details) ? details : [{ field: getPath(details, 'field'), message }],
  );
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'failed', message };
}

/** Somebody else saved, or sold, since the form was opened; `details` has the current row. */
const CONFLICT_CODES = ['VERSION_CONFLICT', 'STOCK_CHANGED'];

/** The row as it is stored now, after an edit conflict: `details.coupon`. */
export function currentVersion<Row>(
  thrown: unknown,
  name: string | undefined,
  read: (value: unknown) => Row | undefined,
): Row | undefined {
  if (!(thrown instanceof ApiError) || !CONFLICT_CODES.some((code) => code === thrown.code)) return undefined;
  return name === undefined ? undefined : read(getPath(thrown.body, 'details', name));
}

/** The form's field that an error is about, undefined where it has none: `categories.3.slug` is `slug`. */
export function fieldFor(values: object, path: string): string | undefined {
  const own = path.replace(/^[a-z]+\.\d+\./, '');
  return Object.hasOwn(values, own.split('.')[0] ?? '') ? own : undefined;
}

const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });

/** The first complaint about each field. */
function fieldErrors(details: readonly unknown[]): FieldErrors {
  const errors = details.flatMap((detail) => fieldErrorSchema.safeParse(detail).data ?? []);
  return Object.fromEntries(errors.reverse().map(({ field, message }) => [field, message]));
}
