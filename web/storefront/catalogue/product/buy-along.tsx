import { alongPrice, alongTotals } from '../../../../domain/catalogue/buy-along-with.ts';
import type { CardProduct } from '../../../../domain/catalogue/card-product.ts';
import type { SoldProduct } from '../../../../domain/catalogue/product.ts';
import { variantImage } from '../../../../domain/catalogue/variant-images.ts';
import { variantText } from '../../../../domain/catalogue/variant-text.ts';
import type { Paise } from '../../../../domain/pricing/money.ts';
import { defaultVariant } from '../../../../domain/pricing/price.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useShownAmount } from '../../pricing/shown-prices.ts';
import { Fold } from './fold.tsx';

const TOTAL = 'flex items-baseline justify-between gap-3';

interface BuyAlongProps {
  readonly unitPrice: Paise;
  readonly gst: number;
  readonly quantity: number;
  readonly offered: readonly CardProduct[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Add to Cart and Buy Now take along what is ticked here. */
export function BuyAlong({ unitPrice, gst, quantity, offered, chosen, onChoose }: BuyAlongProps) {
  const shown = useShownAmount();
  const priceOf = (product: SoldProduct) => shown(alongPrice(product), product.gst);
  const taken = offered.filter(({ id }) => chosen.includes(id));
  const { optionTotal, grandTotal } = alongTotals(shown(unitPrice, gst), quantity, taken, priceOf);
  return (
    <Fold
      title="Buy Along With"
      answer={
        taken.length === 0
          ? `${offered.length} products`
          : `${taken.length} added, ${formatRupees(grandTotal)}`
      }
    >
      <fieldset className="rounded-sm border-[1.5px] border-ink" aria-label="Buy Along With">
        {offered.map((product) => {
          const { variant } = defaultVariant(product) ?? {};
          return (
            <Checkbox
              key={product.id}
              className="border-b border-line px-3.5 py-0.5"
              checked={chosen.includes(product.id)}
              onChange={({ target }) =>
                onChoose(
                  target.checked ? [...chosen, product.id] : chosen.filter((other) => other !== product.id),
                )
              }
              label={
                <span className="@container block">
                  <span className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3 @max-[12rem]:grid-cols-[64px_minmax(0,1fr)]">
                    <Picture
                      className="aspect-square w-full object-cover"
                      src={variantImage(product, { variant })}
                      alt=""
                      width={400}
                      sizes="64px"
                    />
                    <span className="grid text-md">
                      <b>{product.name}</b>
                      {variant !== undefined && (
                        <small className="text-sm text-steel">{variantText(variant)}</small>
                      )}
                    </span>
                    <b className="along-price font-display text-xl font-heavy @max-[12rem]:col-start-2">
                      {formatRupees(priceOf(product))}
                    </b>
                  </span>
                </span>
              }
            />
          );
        })}
        <dl className="along-price px-3.5 py-2.5" aria-live="polite">
          <div className={TOTAL}>
            <dt>Option total</dt>
            <dd className="font-display text-xl font-heavy">{formatRupees(optionTotal)}</dd>
          </div>
          <div className={TOTAL}>
            <dt className="font-bold">Grand total</dt>
            <dd className="font-display text-2xl font-black">{formatRupees(grandTotal)}</dd>
          </div>
        </dl>
      </fieldset>
    </Fold>
  );
}
