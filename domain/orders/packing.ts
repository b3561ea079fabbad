/** A line of an order, as a packer ticks it off. */
export interface PackedLine {
  readonly id: number;
  readonly quantity: number;
  readonly product_sku: string | null;
}

/** How many pieces of each line are packed, by its id. */
export type Packed = Readonly<Record<number, number>>;

export type Scan =
  | { readonly kind: 'packed'; readonly line: PackedLine; readonly packed: Packed }
  | { readonly kind: 'already' | 'unknown' };

/** What a scanned code packs: the next piece of a line with this code that is not complete. */
export function scanPiece(lines: readonly PackedLine[], packed: Packed, code: string): Scan {
  const wanted = code.trim().toLowerCase();
  const named = lines.filter(({ product_sku }) => product_sku?.toLowerCase() === wanted);
  const line = named.find(({ id, quantity }) => (packed[id] ?? 0) < quantity);
  if (line !== undefined)
    return { kind: 'packed', line, packed: { ...packed, [line.id]: (packed[line.id] ?? 0) + 1 } };
  return { kind: named.length > 0 ? 'already' : 'unknown' };
}

export const isAllPacked = (lines: readonly PackedLine[], packed: Packed): boolean =>
  lines.every(({ id, quantity }) => (packed[id] ?? 0) >= quantity);
