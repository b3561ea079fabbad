import { ApiError } from '../../api/client.ts';
import { getPath, isObject, messageOf, textOf } from '../../api/response.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** The result of submitting a form. `conflict`: somebody else saved in the meantime. */
export type EditOutcome =
  | { readonly is: 'saved' }
  | { readonly is: 'invalid'; readonly errors: FieldErrors }
  | { readonly is: 'conflict'; readonly message: string }
  | { readonly is: 'failed'; readonly message: string };

/** Reads a thrown error. `details` is a list of fields with their messages, or names the one field that was refused. */
export function outcomeOf(thrown: unknown): EditOutcome {
  const message = messageOf(thrown, 'It was not saved.');
  if (!(thrown instanceof ApiError)) return { is: 'failed', message };
  if (thrown.code === 'VERSION_CONFLICT') return { is: 'conflict', message };
  const details = getPath(thrown.body, 'details');
  const errors = fieldErrors(
    Array.isArray(details) ? details : [{ field: getPath(details, 'field'), message }],
  );
  return Object.keys(errors).length > 0 ? { is: 'invalid', errors } : { is: 'failed', message };
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

/**
 * Errors about fields that the form does not have are shown above its buttons, as `form`. A field of a list's entry counts
 * as the form's own: `categories.3.slug` is `slug`.
 */
export function outcomeFor(fields: readonly string[], outcome: EditOutcome): EditOutcome {
  if (outcome.is !== 'invalid') return outcome;
  const placed = Object.entries(outcome.errors).map(([field, message]) => {
    const own = field.replace(/^[a-z]+\.\d+\./, '');
    return [fields.includes(own) ? own : 'form', message] as const;
  });
  return { is: 'invalid', errors: Object.fromEntries(placed.reverse()) };
}

function fieldErrors(details: readonly unknown[]): FieldErrors {
  const entries = details.flatMap((detail) => {
    if (!isObject(detail)) return [];
    const field = textOf(detail.field);
    const message = textOf(detail.message);
    return field === undefined || message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(entries.reverse());
}
