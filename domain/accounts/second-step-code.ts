/** Crockford's alphabet: no letter in it is taken for a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LENGTH = 16;

export const RECOVERY_CODES = 10;
/** For a recovery code: 80 random bits, which nobody guesses, not even with the stored hashes. */
export const RECOVERY_BYTES = 10;

export const WRONG_FORM = 'Enter the 6 digits from your app, or a recovery code';

export type SecondStepCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** `123 456` is the app's code 123456; `K7M2 9XQP-4TNS-W8HO` is the recovery code k7m2-9xqp-4tns-w8h0. */
export function readSecondStepCode(typed: string): SecondStepCode | null {
  const text = typed.toLowerCase().replace(/[\s\-‐-―]/g, '');
  if (/^\d{6}$/.test(text)) return { kind: 'app', code: text };
  const code = text.replaceAll('o', '0').replace(/[il]/g, '1');
  if (code.length !== RECOVERY_LENGTH || [...code].some((sign) => !ALPHABET.includes(sign))) return null;
  return { kind: 'recovery', code: inGroups(code) };
}

/** Ten bytes as `k7m2-9xqp-4tns-w8hd`. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes) bits = bits * 256n + BigInt(byte);
  let code = '';
  for (let place = 0; place < RECOVERY_LENGTH; place += 1, bits /= 32n)
    code = (ALPHABET[Number(bits % 32n)] ?? '') + code;
  return inGroups(code);
}

const inGroups = (code: string) => code.replace(/.{4}(?=.)/g, '$&-');
