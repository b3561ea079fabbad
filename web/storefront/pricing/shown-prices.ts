import type { Paise } from '../../../domain/pricing/money.ts';
import { withGst } from '../../../domain/pricing/with-gst.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import type { PriceView } from '../../ui/price.tsx';
import { useStore } from '../frame/frame-context.ts';
import { useGstIncluded } from './gst-choice.ts';

/** A price as the shopper wants it, before GST or with it: at the product's own rate, or the store's. */
export function useShownAmount(): (price: Paise, gst?: number) => Paise {
  const isIncluded = useGstIncluded();
  const storeRate = useStore()?.taxRate ?? 0;
  return (price, gst = storeRate) => (isIncluded ? withGst(price, gst) : price);
}

/** An amount of several products, whose rates may differ: before GST, said so to whoever wants prices with it. */
export function useShownSum(): (sum: Paise) => string {
  const isIncluded = useGstIncluded();
  return (sum) => (isIncluded ? `${formatRupees(sum)} +\u00a0GST` : formatRupees(sum));
}

/** How the prices of a product are shown: at its own rate, or the store’s. */
export function useShownPrices(product: { readonly gst?: number | undefined } | undefined): PriceView {
  const isIncluded = useGstIncluded();
  const storeRate = useStore()?.taxRate ?? 0;
  const full = (price: Paise) => formatRupees(withGst(price, product?.gst ?? storeRate));
  return isIncluded
    ? { isIncluded, show: full, beside: (price) => `${formatRupees(price)} +\u00a0GST` }
    : { isIncluded, show: formatRupees, beside: (price) => `${full(price)} incl.\u00a0GST` };
}
