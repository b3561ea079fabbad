/** Unit quantity codes of the GST returns, as far as the shop sells so. */
export type UnitCode = 'NOS' | 'PRS' | 'SET';

/**
 * What one of a line is, by the words that it is sold under; the variant's own come first. Example: of the hex dumbbells
 * '10 kg pair' is a pair, and 'Full set 405 kg (12 pairs)' is a set.
 */
export function unitCode(productName: string, variant: string | null): UnitCode {
  return codeIn(variant ?? '') ?? codeIn(productName) ?? 'NOS';
}

function codeIn(words: string): UnitCode | undefined {
  if (/\b(?:sets?|combo|kit)\b(?!-)/i.test(words)) return 'SET';
  return /\bpairs?\b/i.test(words) ? 'PRS' : undefined;
}
