const LONGEST = 500;

/** What no further attempt can mend, such as an address that does not exist. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/**
 * An error as the admin and the log may show it: one line, no e-mail addresses.
 * `550 <asha@example.in> unknown` becomes `550 <[address]> unknown`.
 */
export function failureText(error: unknown): string {
  return wordsOf(error)
    .slice(0, LONGEST * 4)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[^\s<>@"'(),;:]+@[^\s<>@"'(),;:]+/g, '[address]')
    .trim()
    .slice(0, LONGEST);
}

function wordsOf(error: unknown): string {
  if (error instanceof Error) return `${error.message}` || error.name;
  return typeof error === 'string' ? error : `A thrown ${typeof error}`;
}
