import { GUEST_ID_PREFIX, ORDER_NUMBER_PREFIX } from '../orders/order.ts';
import { readMobile } from './field-formats.ts';

/** What somebody typed into the search box of an admin list, told apart by how it looks. */
export type SearchTerm =
  | { readonly kind: 'order-number'; readonly number: number }
  /** An invoice or credit note, as it is printed. */
  | { readonly kind: 'document'; readonly number: string }
  /** The beginning of an order's id. */
  | { readonly kind: 'order-id'; readonly id: string }
  /** The beginning or the end of a phone number, digits only. */
  | { readonly kind: 'phone'; readonly digits: string }
  /** The beginning of an e-mail address, in lower case. */
  | { readonly kind: 'email'; readonly text: string }
  /** One or two letters that begin a word, in lower case. */
  | { readonly kind: 'word-start'; readonly text: string }
  /** Part of a name or text, in lower case. */
  | { readonly kind: 'text'; readonly text: string };

/** `RR-94`, `rr94`, `#94`, `# RR 94`. */
const ORDER_NUMBER = new RegExp(
  `^(?:#\\s*)?(?:${ORDER_NUMBER_PREFIX.slice(0, -1)}[\\s-]*)?(\\d{1,15})$`,
  'i',
);
/** `RR/26-27/000123`; files have it with dashes, and nobody types the zeros. */
const DOCUMENT = /^(R[RC])[/-](\d{2}-\d{2})[/-](\d{1,7})$/i;
const ORDER_ID = new RegExp(`^(${GUEST_ID_PREFIX}[0-9a-f]{1,32}|[0-9a-f]{16,32})$`, 'i');
const DIGITS = /^\+?[\d\s().-]*\d[\d\s().-]*$/;
const ONE_OR_TWO_LETTERS = /^[\p{L}\p{M}\p{N}]{1,2}$/u;

/** A kind that the list does not know is looked for as text. */
export function readSearchTerm(
  typed: string,
  isKnown: (kind: SearchTerm['kind']) => boolean = () => true,
): SearchTerm {
  const text = typed.toLowerCase();
  const [, number] = ORDER_NUMBER.exec(typed) ?? [];
  // Bare digits may as well be part of a phone number.
  if (number !== undefined && number !== typed && isKnown('order-number'))
    return { kind: 'order-number', number: Number(number) };
  const [, series = '', year, serial = ''] = DOCUMENT.exec(typed) ?? [];
  if (year !== undefined && isKnown('document'))
    return { kind: 'document', number: `${series.toUpperCase()}/${year}/${serial.padStart(6, '0')}` };
  if (DIGITS.test(typed) && isKnown('phone'))
    return { kind: 'phone', digits: readMobile(typed) ?? typed.replace(/\D/g, '') };
  if (ORDER_ID.test(typed) && isKnown('order-id'))
    return { kind: 'order-id', id: text.replace(GUEST_ID_PREFIX.toLowerCase(), GUEST_ID_PREFIX) };
  if (typed.includes('@') && isKnown('email')) return { kind: 'email', text };
  return { kind: ONE_OR_TWO_LETTERS.test(typed) ? 'word-start' : 'text', text };
}
