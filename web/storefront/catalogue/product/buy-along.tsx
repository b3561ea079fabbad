import { alongPrice, alongTotals } from '../../../../domain/catalogue/buy-along-with.ts';
import { firstImage } from '../../../../domain/catalogue/images.ts';
import type { Paise } from '../../../../domain/pricing/money.ts';
import { defaultVariant } from '../../../../domain/pricing/price.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { CardProduct } from '../product-card.tsx';
import './buy-along.css';

interface BuyAlongProps {
  readonly unitPrice: Paise;
  readonly quantity: number;
  readonly offered: readonly CardProduct[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Add to Cart and Buy Now take along what is ticked here. */
export function BuyAlong({ unitPrice, quantity, offered, chosen, onChoose }: BuyAlongProps) {
  const taken = offered.filter(({ id }) => chosen.includes(id));
  const { optionTotal, grandTotal } = alongTotals(unitPrice, quantity, taken);
  return (
    <fieldset className="along">
      <legend className="along-legend">Buy Along With</legend>
      {offered.map((product) => (
        <Checkbox
          key={product.id}
          className="along-option"
          checked={chosen.includes(product.id)}
          onChange={({ target }) =>
            onChoose(
              target.checked ? [...chosen, product.id] : chosen.filter((other) => other !== product.id),
            )
          }
          label={
            <span className="along-words">
              <span className="along-picture">
                <Picture src={firstImage(product.images)} alt="" width={400} height={400} sizes="64px" />
              </span>
              <span className="along-name">
                <b>{product.name}</b>
                <small>{defaultVariant(product)?.variant}</small>
              </span>
              <b className="along-price">{formatRupees(alongPrice(product))}</b>
            </span>
          }
        />
      ))}
      <dl className="along-totals" aria-live="polite">
        <div>
          <dt>Option total</dt>
          <dd>{formatRupees(optionTotal)}</dd>
        </div>
        <div className="along-grand">
          <dt>Grand total</dt>
          <dd>{formatRupees(grandTotal)}</dd>
        </div>
      </dl>
    </fieldset>
  );
}
