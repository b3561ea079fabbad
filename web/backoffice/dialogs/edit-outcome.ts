import { ApiError } from '../../api/client.ts';
import { fieldOf, isObject, messageOf, textOf } from '../../api/reply.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** What became of a form: done, not right yet, changed by somebody else meanwhile, or failed. */
export type EditOutcome =
  | { readonly is: 'saved' }
  | { readonly is: 'invalid'; readonly errors: FieldErrors }
  | { readonly is: 'conflict'; readonly message: string }
  | { readonly is: 'failed'; readonly message: string };

/** From what a call threw. The server names fields in `details`; those the form does not have go into the message. */
export function outcomeOf(thrown: unknown): EditOutcome {
  const message = messageOf(thrown, 'It was not saved.');
  if (!(thrown instanceof ApiError)) return { is: 'failed', message };
  if (thrown.code === 'VERSION_CONFLICT') return { is: 'conflict', message };
  const details = fieldOf(thrown.body, 'details');
  const errors = Array.isArray(details) ? fieldErrors(details) : {};
  return Object.keys(errors).length > 0 ? { is: 'invalid', errors } : { is: 'failed', message };
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
