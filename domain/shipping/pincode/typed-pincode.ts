const LENGTH = 6;

/** What is typed or pasted into a pincode's field, as its digits: `422 001` is `422001`. The field cuts nothing itself. */
export function pincodeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, LENGTH);
}
