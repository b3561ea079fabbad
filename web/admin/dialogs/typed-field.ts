const GROUPED = /^\d{1,3}(,\d{2,3})+(\.\d+)?$/;

/** What a text field for a number says: '1,200' is 1200, nothing is undefined, anything else stays for the rules to refuse. */
export function numberTyped(form: FormData, name: string): number | string | undefined {
  const value = form.get(name);
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return undefined;
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text;
  return Number.isFinite(Number(plain)) ? Number(plain) : text;
}

/** An empty text is none. */
export function textTyped(form: FormData, name: string): string | null {
  const value = form.get(name);
  return (typeof value === 'string' && value.trim()) || null;
}
