const LONGEST = 500;

/** Any international number, and an Indian mobile number in each way of writing it. */
const PHONE = /(?<![\w.])(?:\+\d[\d\s()-]{5,17}\d|(?:(?:00)?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5})(?!\w)/g;

/** No retry can succeed, e.g. for an address that does not exist. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/**
 * An error for the admin and the log: one line, without e-mail addresses and phone numbers.
 * `550 <asha@example.in> unknown` becomes `550 <[address]> unknown`, `400 +919876543210` becomes `400 [number]`.
 */
export function failureText(error: unknown): string {
  return messageOf(error)
    .slice(0, LONGEST * 4)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[^\s<>@"'(),;:]+@[^\s<>@"'(),;:]+/g, '[address]')
    .replace(PHONE, '[number]')
    .trim()
    .slice(0, LONGEST);
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.message}` || error.name;
  return typeof error === 'string' ? error : `A thrown ${typeof error}`;
}
