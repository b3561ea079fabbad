interface WeighedLine {
  readonly quantity: number;
  /** Of one unit; null where it is not known. */
  readonly weight_kg: number | null;
}

/** What an order weighs in all, summed in whole grams, and whether the weight of every line is known. */
export function packedWeight(lines: readonly WeighedLine[]): {
  readonly kg: number;
  readonly isComplete: boolean;
} {
  const grams = lines.reduce(
    (sum, { quantity, weight_kg }) => sum + quantity * Math.round((weight_kg ?? 0) * 1000),
    0,
  );
  return { kg: grams / 1000, isComplete: lines.every(({ weight_kg }) => weight_kg !== null) };
}
