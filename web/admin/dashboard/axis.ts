/** Steps of an axis through 0: round numbers, at most `most` on the longer side, whole ones for things that are counted. */
export function axisSteps(highest: number, most: number, lowest = 0): number[] {
  const rough = Math.max(highest, -lowest, 1) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 1);
  const count = Math.max(1, Math.ceil(Math.max(highest, 1) / step));
  const below = Math.max(0, Math.ceil(-lowest / step));
  return Array.from({ length: below + count + 1 }, (_, index) => (index - below) * step);
}

/** '₹2 L', '₹50 K', '-₹1.5 Cr': short enough for the edge of a chart. */
export function axisRupees(rupees: number): string {
  if (rupees < 0) return `-${axisRupees(-rupees)}`;
  for (const [size, unit] of [
    [10_000_000, 'Cr'],
    [100_000, 'L'],
    [1000, 'K'],
  ] as const)
    if (rupees >= size) return `₹${Number((rupees / size).toFixed(1))}\u00a0${unit}`;
  return rupees === 0 ? '0' : `₹${rupees}`;
}

/** Which of the days get a label, counted back from the last, so far apart that the texts do not touch. */
export function labelledDays(days: number, width: number, textWidth: number): number[] {
  const every = Math.max(1, Math.ceil((days * textWidth) / Math.max(width, 1)));
  return Array.from({ length: Math.ceil(days / every) }, (_, index) => days - 1 - index * every).reverse();
}

/**
 * Upper ends of up to five steps of colour, growing by a constant factor because sales do: up to 118 they end at 3, 7,
 * 18, 46 and 118.
 */
export function colourSteps(highest: number): number[] {
  const ends = [1, 2, 3, 4, 5].map((step) => Math.ceil(highest ** (step / 5)));
  return [...new Set(ends)].filter((end) => end > 0);
}

export function colourStep(value: number, ends: readonly number[]): number {
  return value <= 0 ? 0 : ends.findIndex((end) => value <= end) + 1 + (5 - ends.length);
}

/** Sums of neighbours, so that a line of many days shows the way and not each day: 30 days in 12 become 10 of three. */
export function gathered(counts: readonly number[], most: number): number[] {
  const size = Math.ceil(counts.length / most);
  return Array.from({ length: Math.floor(counts.length / Math.max(1, size)) }, (_, index) => {
    const end = counts.length - (Math.floor(counts.length / size) - 1 - index) * size;
    return counts.slice(end - size, end).reduce((sum, count) => sum + count, 0);
  });
}
