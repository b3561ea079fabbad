import { Link } from 'react-router';
import { PLACEHOLDER_IMAGE } from '../../../../domain/catalogue/images.ts';
import { canBeBought, savingOf } from '../../../../domain/pricing/price.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { unparted } from '../../keep-units-together.tsx';
import type { CardProduct } from '../product-card.tsx';
import { EmptyCategory } from './empty-category.tsx';
import { useBuyCombo } from './use-buy-combo.ts';
import './combo-offers.css';

export interface Combo {
  readonly card: CardProduct;
  readonly shortDescription?: string;
  readonly items?: readonly string[];
  readonly benefits?: readonly string[];
  readonly taxRate?: number;
}

interface ComboOffersProps {
  readonly category: { readonly name: string; readonly description: string };
  readonly combos: readonly Combo[];
}

/** The category of bundles: few things, each told whole. */
export function ComboOffers({ category, combos }: ComboOffersProps) {
  return (
    <>
      <div className="combo-hero">
        <div className="wrap">
          <h1>
            <span>Combo Offers -</span> Save more when you buy in bundles.
          </h1>
          <p>{category.description}</p>
        </div>
      </div>
      <div className="wrap combo-list">
        {combos.length === 0 ? (
          <EmptyCategory name={category.name} />
        ) : (
          combos.map((combo) => <ComboCard key={combo.card.id} {...combo} />)
        )}
      </div>
    </>
  );
}

function ComboCard({ card, shortDescription, items = [], benefits = [], taxRate }: Combo) {
  const { addToCart, buyNow, isLeaving } = useBuyCombo(card);
  const saving = savingOf(card);
  const isBuyable = canBeBought(card);
  return (
    <article className="combo-card">
      <Link className="combo-picture" to={`/product/${card.slug}`} prefetch="intent" tabIndex={-1}>
        <Picture
          src={card.images[0] ?? PLACEHOLDER_IMAGE}
          alt={card.name}
          width={1000}
          height={1000}
          sizes="(min-width: 1024px) 50vw, 100vw"
          priority
        />
        <span className="combo-tag">
          <Tag kind="light">Made in India</Tag>
        </span>
      </Link>
      <div className="combo-words">
        <h2>
          <Link to={`/product/${card.slug}`} prefetch="intent">
            {unparted(card.name)}
          </Link>
        </h2>
        <p className="combo-lead">{shortDescription}</p>
        <div className="combo-price">
          <Price product={card} />
          {saving > 0 && <Tag kind="offer">You save {formatRupees(saving)}</Tag>}
          <small>+&nbsp;{taxRate}&nbsp;% GST</small>
        </div>
        <div className="combo-actions">
          <Button kind="primary" size="large" disabled={!isBuyable} onClick={addToCart}>
            {isBuyable ? 'Add to Cart' : 'Out of Stock'}
          </Button>
          <Button
            kind="dark"
            size="large"
            disabled={!isBuyable}
            busy={isLeaving}
            busyLabel="To your cart"
            onClick={buyNow}
          >
            Buy Now
          </Button>
        </div>
        <div className="combo-lists">
          {items.length > 0 && (
            <section>
              <h3>In the combo</h3>
              <ol className="combo-items">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            </section>
          )}
          {benefits.length > 0 && (
            <section>
              <h3>Why together</h3>
              <ul className="combo-benefits">
                {benefits.map((benefit) => (
                  <li key={benefit}>
                    <Icon name="check" size="small" /> {benefit}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}
