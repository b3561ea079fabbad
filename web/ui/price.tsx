import type { SoldProduct } from '../../domain/catalogue/product.ts';
import { cheapestSelection, effectivePrice, listPrice, type Selection } from '../../domain/pricing/price.ts';
import { formatRupees } from '../../domain/text/format.ts';

const ROW = 'price flex flex-wrap items-baseline gap-x-2 gap-y-0.5';
const SIZES = { medium: 'text-xl', card: 'text-xl @card:text-2xl', large: 'text-3xl' } as const;
const LINES = {
  medium: 'leading-[1.16]',
  card: 'leading-[1.5rem] @card:leading-[1.75rem]',
  large: 'leading-none',
} as const;
const AMOUNT = 'relative font-display font-black [word-spacing:0.1em]';

interface PriceProps {
  readonly product: SoldProduct & { readonly priceRange?: string | undefined };
  /** A weight or colour was picked: its price instead of the range. */
  readonly selection?: Selection;
  /** On a card it grows with the card. */
  readonly size?: keyof typeof SIZES;
}

/**
 * The price range if there is one; otherwise the sale price with the list price struck through, or the price: of the
 * variant that is added without choosing one.
 */
export function Price({ product, selection, size = 'medium' }: PriceProps) {
  const amount = `${AMOUNT} ${LINES[size]}`;
  const row = `${ROW} ${SIZES[size]}`;
  if (product.priceRange && selection === undefined) {
    return (
      <p className={`price-range ${ROW} ${size === 'card' ? 'text-lg @card:text-2xl' : SIZES[size]}`}>
        <b className={amount}>{product.priceRange}</b>
      </p>
    );
  }
  const shown = selection ?? cheapestSelection(product);
  const price = effectivePrice(product, shown);
  const list = listPrice(product, shown);
  if (list <= price) {
    return (
      <p className={row}>
        <b className={amount}>{formatRupees(price)}</b>
      </p>
    );
  }
  return (
    <p className={row}>
      <b className={amount}>
        <span className="sr-only">Sale price </span>
        {formatRupees(price)}
      </b>{' '}
      <s className="relative font-body text-md font-normal text-steel">
        <span className="sr-only">List price </span>
        {formatRupees(list)}
      </s>
    </p>
  );
}
