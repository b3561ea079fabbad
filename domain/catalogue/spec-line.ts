/**
 * One line of facts for a card, from a product's dimensions: its first two parts, without what stands in
 * brackets, e.g. `2,200 mm long, 28 mm shaft, 50 mm sleeves` → `2,200 mm long, 28 mm shaft`.
 */
export function specLine(dimensions: string | undefined): string | undefined {
  const parts = (dimensions ?? '')
    .replace(/\s*\([^)]*\)/g, '')
    .split(/, (?=\D|\d)/)
    .slice(0, 2)
    .join(', ')
    .trim();
  return parts === '' ? undefined : parts;
}
