import { z } from './zod.ts';

/** The fields that forms are made of, with the lengths and the words they share. */

export const NAME_MAX = 120;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 5000;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 30;
export const ADDRESS_MAX = 300;
export const CITY_MAX = 80;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;
export const URL_MAX = 2000;
export const PASSKEY_NAME_MAX = 60;

export const INVALID_EMAIL = 'Please enter a valid email address';
export const INVALID_PHONE = 'Please enter a valid phone number';

const TAB = 9;
const LINE_SEPARATORS = new Set([0x2028, 0x2029]);

/** No line breaks, NUL or other control characters: a header, a log line or a label cannot be forged with it. */
export function isOneLine(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code < 32 && code !== TAB) || code === 127 || LINE_SEPARATORS.has(code)) return false;
  }
  return true;
}

const EMAIL =
  /^[^\s@.,;:<>()[\]\\"]+(?:\.[^\s@.,;:<>()[\]\\"]+)*@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Trimmed, one address, at most 254 characters. There is one way to write it, apart from letter case, so that one person
 * is one person for coupons and limits: full-width letters, invisible characters, a dot at the end, quotes, angle
 * brackets and lists (`x,victim@example.in`) are refused.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= EMAIL_MAX && EMAIL.test(text) && !INVISIBLE.test(text) && text === text.normalize('NFKC')
  );
}

const MOBILE_WITH_PREFIX = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/;

/**
 * The ten digits of an Indian mobile number, beginning with 6 to 9. Spaces and hyphens, and a leading +91, 0091, 91
 * or 0, are how people write it and are taken off: `+91 98765-43210` is 9876543210.
 */
export function readMobile(text: string): string | undefined {
  if (text.length > PHONE_MAX) return undefined;
  return MOBILE_WITH_PREFIX.exec(text.replace(/[\s-]/g, ''))?.[1];
}

/** Any telephone, landlines and foreign ones too: 7 to 15 digits with the usual marks between them. */
export function isPhone(text: string): boolean {
  return (
    text.length <= PHONE_MAX && /^\+?[\d\s().-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''))
  );
}

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
