const LONGEST = 500;

/** No retry can succeed, e.g. for an address that does not exist. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/**
 * An error for the admin and the log: one line, without e-mail addresses.
 * `550 <asha@example.in> unknown` becomes `550 <[address]> unknown`.
 */
export function failureText(error: unknown): string {
  return messageOf(error)
    .slice(0, LONGEST * 4)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[^\s<>@"'(),;:]+@[^\s<>@"'(),;:]+/g, '[address]')
    .trim()
    .slice(0, LONGEST);
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.message}` || error.name;
  return typeof error === 'string' ? error : `A thrown ${typeof error}`;
}
