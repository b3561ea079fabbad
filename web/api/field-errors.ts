import { getPath, isObject, textOf } from './response.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The server's messages about single fields: `details` in the body of an `ApiError`, also where another error wraps it. The
 * first message about a field counts.
 */
export function fieldErrorsOf(thrown: unknown): FieldErrors {
  if (!(thrown instanceof Error)) return {};
  const details = getPath({ ...thrown }, 'body', 'details');
  if (!Array.isArray(details)) return fieldErrorsOf(thrown.cause);
  const named = details.flatMap((detail: unknown) => {
    const field = isObject(detail) ? textOf(detail.field) : undefined;
    const message = isObject(detail) ? textOf(detail.message) : undefined;
    return field === undefined || message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(named.reverse());
}
