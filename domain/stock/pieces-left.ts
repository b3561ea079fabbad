interface Count {
  readonly productId: string;
  readonly variant: string | null;
  readonly available: number | null;
}

/**
 * How many pieces an order can take: of the variant's own count, else of that of its weight or colour, else of the
 * product's. Without a variant, of all of them together. Undefined where nothing is counted.
 */
export function piecesLeft(
  counts: readonly Count[],
  productId: string,
  variant?: string,
): number | undefined {
  const own = counts.filter((count) => count.productId === productId && count.available !== null);
  if (variant === undefined) {
    const parts = own.some((count) => count.variant !== null)
      ? own.filter((count) => count.variant !== null)
      : own;
    return parts.length === 0 ? undefined : parts.reduce((sum, { available }) => sum + (available ?? 0), 0);
  }
  const isPart = (name: string | null) =>
    name !== null && (variant.startsWith(`${name} / `) || variant.endsWith(` / ${name}`));
  const found =
    own.find((count) => count.variant === variant) ??
    own.find((count) => isPart(count.variant)) ??
    own.find((count) => count.variant === null);
  return found?.available ?? undefined;
}
