import { isEmail, isOneLine, isPhone } from '../domain/text/field-formats.ts';
import { z } from '../domain/zod.ts';

/** The fields that forms are made of, with the messages they share. */

export const INVALID_EMAIL = 'Please enter a valid email address';
export const INVALID_PHONE = 'Please enter a valid phone number';

const tooLong = (label: string, max: number) => `${label} must be at most ${max} characters`;
const withoutNul = (text: string) => !text.includes('\0');

/** One required line; `required` replaces the usual "… is required". */
export function line(label: string, max: number, required = `${label} is required`) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, tooLong(label, max))
    .refine(isOneLine, `${label} must be on one line`);
}

/** A required text that may have several lines. */
export function paragraph(label: string, max: number, required = `${label} is required`) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, tooLong(label, max))
    .refine(withoutNul, `${label} contains a character that we can’t save`);
}

/** A text that may be missing; then it is empty. */
export function optionalParagraph(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, tooLong(label, max))
    .refine(withoutNul, `${label} contains a character that we can’t save`)
    .nullish()
    .transform((text) => text ?? '');
}

export function email(required = 'Email is required') {
  return z.string({ error: required }).trim().min(1, required).refine(isEmail, INVALID_EMAIL);
}

export function phone(required = 'Phone number is required') {
  return z.string({ error: required }).trim().min(1, required).refine(isPhone, INVALID_PHONE);
}

/** Checked only when something was typed. */
export function optionalPhone() {
  return z
    .string({ error: INVALID_PHONE })
    .trim()
    .refine((text) => text === '' || isPhone(text), INVALID_PHONE)
    .nullish()
    .transform((text) => text || undefined);
}

/** In a check of a whole form: what is wrong with one of its fields. */
export const refuseField = (context: z.core.$RefinementCtx, field: string, message: string) =>
  context.addIssue({ code: 'custom', path: [field], message });

/** A word from a fixed list that `parse` knows, in any spelling it accepts; `fallback` stands for a missing one. */
export function choice<T>(label: string, parse: (word: string) => T | undefined, fallback?: T) {
  const invalid = `Please choose a valid ${label.toLowerCase()}`;
  return z
    .string({ error: invalid })
    .nullish()
    .transform((given, context) => {
      const chosen = given?.trim() ? parse(given) : fallback;
      if (chosen !== undefined) return chosen;
      context.addIssue(given?.trim() ? invalid : `${label} is required`);
      return z.NEVER;
    });
}

const AMOUNT_MAX = 10_000_000;
export const hasTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;

export const number = (label: string) =>
  z.number({ error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be a number'}` });

/** With one sentence for all that is wrong. */
export const wholeNumber = (message: string, least: number, most: number) =>
  z.number({ error: message }).int(message).min(least, message).max(most, message);

/** In rupees. */
export const amount = (label: string) =>
  number(label)
    .min(0, `${label} must be 0 or more`)
    .max(AMOUNT_MAX, `${label} must be at most 1,00,00,000`)
    .refine(hasTwoDecimals, `${label} must have at most two decimals`);

export const flag = (label: string, fallback: boolean) =>
  z
    .boolean({ error: `${label} must be yes or no` })
    .nullish()
    .transform((value) => value ?? fallback);
