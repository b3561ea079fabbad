import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { variantImage } from '../../../domain/catalogue/variant-images.ts';
import type { Paise } from '../../../domain/pricing/money.ts';
import { effectivePrice, type Selection } from '../../../domain/pricing/price.ts';
import { Picture } from '../../ui/picture.tsx';
import type { ListedProduct } from '../catalogue/catalogue-calls.ts';
import { useShownPrices } from '../pricing/shown-prices.ts';

interface RangeRowProps {
  readonly product: ListedProduct;
  readonly selection: Selection;
  readonly words: string;
  readonly isPriced?: boolean;
  /** Of several of its sizes together. */
  readonly price?: Paise | undefined;
  readonly children?: ReactNode;
}

export function RangeRow({
  product,
  selection,
  words,
  isPriced = true,
  price = effectivePrice(product, selection),
  children,
}: RangeRowProps) {
  const { show } = useShownPrices(product);
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 border-b border-line py-3 sm:grid-cols-[64px_minmax(0,1fr)_auto]">
      <Picture
        className="size-16 self-start rounded-sm object-cover"
        src={variantImage(product, selection)}
        alt=""
        width={128}
        sizes="64px"
      />
      <div className="min-w-0">
        <Link
          className="lettering flex min-h-11 items-center text-lg leading-tight font-strong no-underline hover:underline sm:min-h-0"
          to={`/product/${product.slug}`}
        >
          {product.name}
        </Link>
        <p className="text-md text-graphite">{words}</p>
      </div>
      <div className="col-start-2 flex items-center justify-between gap-3 sm:col-start-3 sm:grid sm:justify-items-end sm:gap-1.5">
        {isPriced && <b className="lettering text-lg font-black">{show(price)}</b>}
        {children}
      </div>
    </li>
  );
}
