const GROUPED = /^\d{1,3}(,\d{2,3})+(\.\d+)?$/;

/** A text field for a number: '1,200' is 1200, an empty one is undefined, any other text is left to the rules to refuse. */
export function readNumber(form: FormData, name: string): number | string | undefined {
  const value = form.get(name);
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return undefined;
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text;
  return Number.isFinite(Number(plain)) ? Number(plain) : text;
}

/** An empty text is null. */
export function readText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return (typeof value === 'string' && value.trim()) || null;
}
