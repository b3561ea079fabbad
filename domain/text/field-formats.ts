/** How long the texts of forms may be, and which are what they should be. */

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
