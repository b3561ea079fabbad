import type { ReactNode } from 'react';
import { parsePrice } from '../../../domain/pricing/parse-price.ts';
import { indianClock } from '../../../domain/text/indian-clock.ts';

interface FormFieldsProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The fields of a form, below each other. What does not wrap by itself does not make it wider than a phone. */
export function FormFields({ className = '', children }: FormFieldsProps) {
  return <div className={`grid grid-cols-1 gap-4 ${className}`}>{children}</div>;
}

/** Of a field for a number: `<Field label="Weight (kg)" {...NUMBER} {...field('weight')} />`. */
export const NUMBER = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** Fields beside each other, as many as there is room for; a moment is longer than a number. */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(135px,1fr))] sm:has-[[type=datetime-local]]:grid-cols-[repeat(auto-fit,minmax(210px,1fr))]">
      {children}
    </div>
  );
}

/** Between the texts of a form's fields and the values that the contract takes. */

const PLAIN = /^-?(?:\d+\.?|\d*\.\d+)$/;

/** '1,000', '₹ 99.50', '.5' are numbers, an empty field is undefined; anything else stays a text, which the check refuses. */
export function parseNumber(text: string): number | string | undefined {
  const trimmed = text.trim().replace(/^₹\s*/, '');
  if (trimmed === '') return undefined;
  return PLAIN.test(trimmed) ? Number(trimmed) : (parsePrice(trimmed) ?? trimmed);
}

/** The values with numbers in place of these fields' texts. */
export function withNumbers<Values extends object, Name extends keyof Values>(
  values: Values & Readonly<Record<Name, string>>,
  names: readonly Name[],
) {
  const numbers = Object.fromEntries(names.map((name) => [name, parseNumber(values[name])]));
  return { ...values, ...numbers };
}

export const textOf = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** The texts of these fields; all empty for a new row. */
export const textsOf = <Name extends string>(
  row: { readonly [Each in Name]?: number | string | null | undefined } | null,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, textOf(row?.[name])])) as Record<Name, string>;

/** For a date and time field, in Indian time: '2026-11-01T00:00', with seconds only where there are some. */
export function dateTimeText(moment: string | null | undefined): string {
  if (moment === null || moment === undefined) return '';
  const clock = indianClock(new Date(moment)).toISOString();
  return clock.endsWith(':00.000Z') ? clock.slice(0, 16) : clock.slice(0, 23);
}

export function parseDateTime(text: string): string | null {
  if (text === '') return null;
  return `${/T\d\d:\d\d$/.test(text) ? `${text}:00` : text}+05:30`;
}
