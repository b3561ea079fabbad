const DECIMAL = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(\.\d+)?$/;

/** A price parsed as a decimal: `1299.50`, `66,825` and `1,29,999` are numbers, `12 rupees` is none. */
export function parsePrice(given: unknown): number | undefined {
  if (typeof given === 'number') return Number.isFinite(given) ? given : undefined;
  const text = typeof given === 'string' ? given.trim() : '';
  return DECIMAL.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}
