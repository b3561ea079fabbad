import { parsePrice } from '../../../contract/catalogue/product-form.ts';
import { indianClock } from '../../../domain/text/indian-clock.ts';
import type { FieldErrors } from '../dialogs/edit-outcome.ts';

/** What fields hold, and what it means to the rules. */

/** '1,000' and '₹ 99.50' are numbers, nothing is nothing; anything else stays, for the rules to complain about. */
export function typedNumber(text: string): number | string | undefined {
  const trimmed = text.trim().replace(/^₹\s*/, '');
  return trimmed === '' ? undefined : (parsePrice(trimmed) ?? trimmed);
}

export const written = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** For a field of date and time, on an Indian clock: '2026-11-01T00:00', and finer only where the moment is. */
export function writtenMoment(moment: string | null | undefined): string {
  if (moment === null || moment === undefined) return '';
  const clock = indianClock(new Date(moment)).toISOString();
  return clock.endsWith(':00.000Z') ? clock.slice(0, 16) : clock.slice(0, 23);
}

export function typedMoment(text: string): string | null {
  if (text === '') return null;
  return `${/T\d\d:\d\d$/.test(text) ? `${text}:00` : text}+05:30`;
}

/** A date of which a part is missing is empty to the form; only the browser knows that something was typed. */
export function halfTyped(form: HTMLFormElement): FieldErrors {
  const half = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement && element.validity.badInput,
  );
  return Object.fromEntries(
    half.map((element) => [element.getAttribute('name'), 'Please complete the date, or clear it']),
  );
}
