import { type Paise, sum, times } from './money.ts';

export interface PricedLine {
  unitPrice: Paise;
  quantity: number;
  /** The product's own GST rate in percent; the store's counts where it has none. */
  gst?: number | undefined;
}

/** Refuses a line below zero, which would pay the shopper. */
export function subtotalOf(lines: readonly PricedLine[]): Paise {
  return sum(
    lines.map(({ unitPrice, quantity }) => {
      if (unitPrice < 0 || quantity < 1) throw new RangeError(`Not a line: ${quantity} × ${unitPrice} paise`);
      return times(unitPrice, quantity);
    }),
  );
}
