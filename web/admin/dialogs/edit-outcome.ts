import { ApiError } from '../../api/client.ts';
import { getPath, isObject, messageOf, textOf } from '../../api/response.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** What became of a form: done, not right yet, changed by somebody else meanwhile, or failed. */
export type EditOutcome =
  | { readonly is: 'saved' }
  | { readonly is: 'invalid'; readonly errors: FieldErrors }
  | { readonly is: 'conflict'; readonly message: string }
  | { readonly is: 'failed'; readonly message: string };

/** From what a call threw. The server names fields in `details`, or the one field that a refusal is about. */
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

/** Refused because of what somebody else saved, or sold, since the form was opened; the answer has that. */
const OVERTAKEN = ['VERSION_CONFLICT', 'STOCK_CHANGED'];

/** What is stored now, where that is why a change was refused: `details.coupon`. */
export function inTheWay<Row>(
  thrown: unknown,
  name: string,
  read: (value: unknown) => Row | undefined,
): Row | undefined {
  if (!(thrown instanceof ApiError) || !OVERTAKEN.some((code) => code === thrown.code)) return undefined;
  return read(getPath(thrown.body, 'details', name));
}

/**
 * For a form that has these fields alone: a complaint about any other stands above its buttons. A field of a list's
 * entry is one of the form: `categories.3.slug` is `slug`.
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
