import type { Paise } from '../../../domain/pricing/money.ts';
import { withGst } from '../../../domain/pricing/with-gst.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import type { PriceView } from '../../ui/price.tsx';
import { useStore } from '../frame/frame-context.ts';
import { useGstIncluded } from './gst-choice.ts';

/** How prices of a product are shown; without one, at the store's own rate. */
export function useShownPrices(product: { readonly gst?: number | undefined } = {}): PriceView {
  const isIncluded = useGstIncluded();
  const storeRate = useStore()?.taxRate ?? 0;
  const full = (price: Paise) => formatRupees(withGst(price, product.gst ?? storeRate));
  return isIncluded
    ? { isIncluded, show: full, beside: (price) => `${formatRupees(price)} +\u00a0GST` }
    : { isIncluded, show: formatRupees, beside: (price) => `${full(price)} incl.\u00a0GST` };
}
