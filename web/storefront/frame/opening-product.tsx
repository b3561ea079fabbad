import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { chosenSelection } from '../../../domain/catalogue/selection.ts';
import { IMAGE_SLOTS } from '../../../domain/limits.ts';
import { Stars } from '../../ui/stars.tsx';
import { BigPrice } from '../catalogue/product/big-price.tsx';
import { ProductClaims } from '../catalogue/product/product-claims.tsx';
import { endOpening, type Opening, useOpening } from '../opening.ts';
import { useMenuCategories, useStore } from './frame-context.ts';
import './opening-product.css';

/** Lies over the page that is left until the product's own page takes its place; nothing in it can be pressed. */
export function OpeningProduct() {
  const opening = useOpening((state) => state.opening);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is another page
  useLayoutEffect(endOpening, [key]);
  useEffect(() => {
    window.addEventListener('pagehide', endOpening);
    return () => window.removeEventListener('pagehide', endOpening);
  }, []);
  return opening !== null && <FirstSight key={opening.product.id} {...opening} />;
}

/** The product's page as far as its card knows it, every part where the page will have it. */
function FirstSight({ product, picture, from }: Opening) {
  const category = useMenuCategories().find(({ id }) => id === product.category);
  const store = useStore();
  // Only one thing may bear the name of the picture that is carried along; on a product's page its own first picture does.
  const isNamed = !useLocation().pathname.startsWith('/product/');
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (image.current !== null && from !== null) grow(image.current, from);
  }, [from]);
  return (
    <div className="opening-product" data-seen={from !== null || undefined} aria-hidden="true">
      <div className="wrap">
        <ol className="product-crumbs">
          <li>
            <span>Home</span>
          </li>
          {category !== undefined && (
            <li>
              <span>{category.name}</span>
            </li>
          )}
          <li>{product.name}</li>
        </ol>
        <div className="product-main">
          <div className="product-head">
            <ProductClaims {...product} />
            <h1>{product.name}</h1>
            <div className="product-rating">
              <Stars rating={product.rating} />
              {product.reviewCount > 0 && <span>{product.rating}</span>}
            </div>
            <p className="product-short">{product.shortDescription}</p>
          </div>
          <div className="gallery">
            <ul className="gallery-grid">
              {Array.from({ length: IMAGE_SLOTS }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places are all that they are
                <li key={place}>
                  <span className="gallery-picture">
                    {place === 0 && picture !== '' && (
                      <img
                        ref={image}
                        className={isNamed ? 'opening-product-picture' : undefined}
                        src={picture}
                        alt=""
                      />
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div className="product-buy">
            <BigPrice
              product={product}
              selection={chosenSelection(product)}
              taxRate={product.gst ?? store?.taxRate ?? 0}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

const GROW_MS = 220;

/** From its place on the card to its place on the page. Only the compositor works. */
function grow(image: HTMLImageElement, from: DOMRect): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = image.getBoundingClientRect();
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  image.animate(
    { transform: [start, 'none'] },
    { duration: GROW_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
}
