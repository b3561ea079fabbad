import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type CardProduct, toCardProduct } from '../../../domain/catalogue/card-product.ts';
import { cardImage } from '../../../domain/catalogue/variant-images.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { ShopPrice } from '../pricing/shop-price.tsx';
import { ask } from './ask-catalogue.ts';
import { loadCatalogue, loadProducts } from './catalogue-calls.ts';
import { readViewed, VIEWED_SHOWN } from './recently-viewed.ts';
import { ShopCardList } from './shop-card.tsx';
import { useLoaded } from './use-loaded.ts';

export interface SuggestionsProps {
  readonly onFollow?: (() => void) | undefined;
}

/** What to go on with where there is nothing: what was looked at, and what sells best. Without a catalogue nothing is shown. */
export default function Suggestions({ onFollow }: SuggestionsProps): ReactNode {
  const { value: groups } = useLoaded(loadGroups);
  return groups
    ?.filter(({ products }) => products.length > 0)
    .map(({ title, products }) => (
      <section key={title} className={onFollow === undefined ? 'pt-12' : 'pt-6'} aria-label={title}>
        <SectionHead title={title} size={onFollow && 'small'} />
        {onFollow === undefined ? (
          <ShopCardList products={products} now={new Date().toISOString()} />
        ) : (
          <Lines products={products} onFollow={onFollow} />
        )}
      </section>
    ));
}

interface Group {
  readonly title: string;
  readonly products: readonly CardProduct[];
}

async function loadGroups(): Promise<readonly Group[]> {
  const ids = readViewed();
  const products = await loadProducts(ids);
  const viewed = ids
    .flatMap((id) => products.find((product) => product.id === id) ?? [])
    .slice(0, VIEWED_SHOWN);
  const but = new URLSearchParams(viewed.map(({ id }) => ['but', id])).toString();
  return [
    { title: 'Recently Viewed', products: viewed.map(toCardProduct) },
    { title: 'Best Sellers', products: await ask(loadCatalogue, 'best-sellers', but) },
  ];
}

function Lines({
  products,
  onFollow,
}: {
  readonly products: Group['products'];
  readonly onFollow: () => void;
}) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id} className="grid grid-cols-[64px_1fr] gap-3 border-b border-line py-3">
          <Picture
            className="size-16 rounded-sm object-cover"
            src={cardImage(product)}
            alt=""
            width={64}
            sizes="64px"
          />
          <div>
            <Link
              className="lettering flex min-h-11 items-center text-lg leading-tight font-strong no-underline hover:underline"
              to={`/product/${product.slug}`}
              replace
              onClick={onFollow}
            >
              {product.name}
            </Link>
            <ShopPrice product={product} />
          </div>
        </li>
      ))}
    </ul>
  );
}
