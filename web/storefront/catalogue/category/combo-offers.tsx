import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CardProduct } from '../../../../domain/catalogue/card-product.ts';
import { PLACEHOLDER_IMAGE } from '../../../../domain/catalogue/images.ts';
import { COMBO_REDIRECT_MS } from '../../../../domain/limits.ts';
import { canBeBought, savingOf } from '../../../../domain/pricing/price.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { withNonBreakingUnits } from '../../../ui/keep-units-together.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useCart } from '../../cart/cart-store.ts';
import { GstRate } from '../../pricing/gst-switch.tsx';
import { ShopPrice } from '../../pricing/shop-price.tsx';
import { useShownPrices } from '../../pricing/shown-prices.ts';
import { EmptyCategory } from './category-index.tsx';

const CompleteSet = lazyPart('What completes the set', () => import('../../fit/complete-set.tsx'));

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

/** The category of bundles: few things, each with all its details. */
export function ComboOffers({ category, combos }: ComboOffersProps) {
  return (
    <>
      <div className="border-b border-line bg-studio">
        <div className="wrap py-8">
          <h1 className="max-w-[24ch] text-[clamp(min(2.5rem,12.5vw),6vw,5.5rem)] leading-[0.9]">
            <span className="whitespace-nowrap">Combo Offers -</span> Save more when you buy in bundles.
          </h1>
          <p className="mt-3.5 max-w-[60ch] text-graphite">{category.description}</p>
        </div>
      </div>
      <div className="wrap grid min-h-[50vh] gap-(--section) pt-8 pb-(--section)">
        {combos.length === 0 ? (
          <EmptyCategory name={category.name} />
        ) : (
          <>
            {combos.map((combo) => (
              <ComboCard key={combo.card.id} {...combo} />
            ))}
            <section className="min-h-60" aria-labelledby="complete-set">
              <SectionHead
                id="complete-set"
                title="Complete this set"
                lead="What it still needs to squat, press and deadlift at home. Each proposal is checked against our build dimensions, so it fits the rest."
              />
              <noscript>
                <p>Proposals need JavaScript.</p>
              </noscript>
              <CompleteSet combos={combos.map(({ card }) => card.id)} />
            </section>
          </>
        )}
      </div>
    </>
  );
}

function ComboCard({ card, shortDescription, items = [], benefits = [], taxRate }: Combo) {
  const { addToCart, buyNow, isLeaving } = useBuyCombo(card);
  const saving = savingOf(card);
  const { show } = useShownPrices(card);
  const isBuyable = canBeBought(card);
  return (
    <article className="grid items-start gap-6 lg:grid-cols-2 lg:gap-12">
      <Link
        className="relative block overflow-hidden rounded-sm bg-studio"
        to={`/product/${card.slug}`}
        prefetch="intent"
        tabIndex={-1}
      >
        <Picture
          className="aspect-square w-full object-cover"
          src={card.images[0] ?? PLACEHOLDER_IMAGE}
          alt={card.name}
          width={1000}
          sizes="(min-width: 1024px) 50vw, 100vw"
          priority
        />
        <span className="absolute bottom-3 left-3">
          <Tag kind="light">Made in India</Tag>
        </span>
      </Link>
      <div className="min-w-0">
        <h2 className="leading-none normal-case">
          <Link
            className="no-underline hover:underline hover:decoration-2"
            to={`/product/${card.slug}`}
            prefetch="intent"
          >
            {withNonBreakingUnits(card.name)}
          </Link>
        </h2>
        <p className="mt-3 max-w-[60ch] text-graphite">{shortDescription}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-3.5 gap-y-2">
          <ShopPrice product={card} size="large" />
          {saving > 0 && <Tag kind="offer">You save {show(saving)}</Tag>}
          <small className="text-md text-steel">
            <GstRate rate={taxRate} />
          </small>
        </div>
        <div className="mt-5 grid max-w-140 grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3">
          <Button kind="primary" size="large" disabled={!isBuyable} onClick={addToCart}>
            {isBuyable ? 'Add to Cart' : 'Out of Stock'}
          </Button>
          <Button
            kind="dark"
            size="large"
            disabled={!isBuyable}
            busy={isLeaving}
            busyLabel="Adding"
            onClick={buyNow}
          >
            Buy Now
          </Button>
        </div>
        <div className="mt-8 grid gap-6 sm:grid-cols-2">
          {items.length > 0 && (
            <Points as="ol" title="In the combo">
              {items.map((item) => (
                <li className={`${POINT} ${NUMBER}`} key={item}>
                  {item}
                </li>
              ))}
            </Points>
          )}
          {benefits.length > 0 && (
            <Points as="ul" title="Why buy them together">
              {benefits.map((benefit) => (
                <li className={`${POINT} [&>svg]:self-center [&>svg]:text-green`} key={benefit}>
                  <Icon name="check" size="small" /> {benefit}
                </li>
              ))}
            </Points>
          )}
        </div>
      </div>
    </article>
  );
}

const POINT = 'flex items-baseline gap-3 border-b border-line py-2.25 text-md';
const NUMBER =
  '[counter-increment:item] before:w-4.5 before:flex-none before:font-display before:text-lg before:font-black before:text-orange-deep before:content-[counter(item)]';

interface PointsProps {
  readonly as: 'ol' | 'ul';
  readonly title: string;
  readonly children: ReactNode;
}

function Points({ as: List, title, children }: PointsProps) {
  return (
    <section>
      <h3 className="mb-1.5 border-t-2 border-ink pt-3">{title}</h3>
      <List className="[counter-reset:item]">{children}</List>
    </section>
  );
}

/** Buy Now adds one and goes to the cart after a second; who leaves the page before goes where they want. */
function useBuyCombo(product: CardProduct) {
  const add = useCart((cart) => cart.add);
  const open = useCart((cart) => cart.open);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const isHere = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Who has left the page is not led on.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const addOne = async () => {
    const isAdded = await add({ productId: product.id, product });
    if (!isAdded) showToast({ kind: 'error', text: `We couldn’t add ${product.name} to your cart.` });
    return isAdded && isHere.current;
  };
  return {
    isLeaving,
    addToCart: async () => {
      if (await addOne()) open();
    },
    buyNow: async () => {
      setLeaving(true);
      if (await addOne()) timer.current = setTimeout(() => navigate('/cart'), COMBO_REDIRECT_MS);
      else setLeaving(false);
    },
  };
}
