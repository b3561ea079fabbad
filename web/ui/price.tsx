import type { SoldProduct } from '../../domain/catalogue/product.ts';
import type { Paise } from '../../domain/pricing/money.ts';
import { cheapestSelection, effectivePrice, listPrice, type Selection } from '../../domain/pricing/price.ts';
import { priceSpan } from '../../domain/pricing/price-range.ts';
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
  /** With GST or without, as the shopper wants it. Without it, the plain price. */
  readonly view?: PriceView;
}

export interface PriceView {
  readonly isIncluded: boolean;
  /** '₹9,999', or '₹11,799' for those who want prices with GST. */
  readonly show: (price: Paise) => string;
  /** The other of the two, which stands beside it: '₹11,799 incl. GST' or '₹9,999 + GST'. */
  readonly beside: (price: Paise) => string;
}

/**
 * The price range if there is one; otherwise the sale price with the list price struck through, or the price: of the
 * variant that is added without choosing one.
 */
export function Price({ product, selection, size = 'medium', view }: PriceProps) {
  const show = view?.show ?? formatRupees;
  const amount = `${AMOUNT} ${LINES[size]}`;
  const row = `${ROW} ${SIZES[size]}`;
  const shown = selection ?? cheapestSelection(product);
  const price = effectivePrice(product, shown);
  const isRange = Boolean(product.priceRange) && selection === undefined;
  const note = view && (
    <>
      {' '}
      <small className="relative basis-full font-body text-sm font-normal text-steel">
        {isRange && 'from '}
        {view.beside(price)}
      </small>
    </>
  );
  if (isRange) {
    const { lowest, highest } = priceSpan(product);
    return (
      <p className={`price-range ${ROW} ${size === 'card' ? 'text-lg @card:text-2xl' : SIZES[size]}`}>
        <b className={amount}>
          {view?.isIncluded ? `${show(lowest)} – ${show(highest)}` : product.priceRange}
        </b>
        {note}
      </p>
    );
  }
  const list = listPrice(product, shown);
  if (list <= price) {
    return (
      <p className={row}>
        <b className={amount}>{show(price)}</b>
        {note}
      </p>
    );
  }
  return (
    <p className={row}>
      <b className={amount}>
        <span className="sr-only">Sale price </span>
        {show(price)}
      </b>{' '}
      <s className="relative font-body text-md font-normal text-steel">
        <span className="sr-only">List price </span>
        {show(list)}
      </s>
      {note}
    </p>
  );
}
