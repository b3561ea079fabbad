const LENGTH = 6;

/** The digits of what was typed or pasted: `422 001` is `422001`. */
export function pincodeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTH);
}
