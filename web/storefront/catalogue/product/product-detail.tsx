import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { alongSelection } from '../../../../domain/catalogue/buy-along-with.ts';
import type { SoldProduct } from '../../../../domain/catalogue/product.ts';
import { chosenSelection } from '../../../../domain/catalogue/selection.ts';
import { galleryImages } from '../../../../domain/catalogue/variant-images.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { addressOfSelection, selectionFromAddress } from '../../../../domain/selection-address.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FitSection } from '../../fit/fit-section.tsx';
import type { EnquiryTopic } from '../../messages/enquiry/quick-enquiry.tsx';
import { loadProducts } from '../catalogue-calls.ts';
import { CompareLine } from '../compare/compare-bar.tsx';
import { useLoaded } from '../use-loaded.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { FilmStrip, PromoFilm } from './films.tsx';
import { Gallery } from './gallery.tsx';
import { FeatureBlocks, KeyPoints } from './key-points.tsx';
import type { ProductData } from './product.server.ts';
import { ProductHead } from './product-head.tsx';
import { ProductStrip } from './product-strip.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { SideCards } from './side-cards.tsx';
import { useBuying } from './use-buying.ts';

const QuickEnquiry = lazyPart('The enquiry form', () => import('../../messages/enquiry/quick-enquiry.tsx'));

export function ProductDetail(shown: ProductData) {
  const { product, films } = shown;
  const [selection, choose] = useSelection(product);
  const [quantity, setQuantity] = useState(1);
  const [alongIds, setAlongIds] = useState<readonly string[]>([]);
  const [tab, setTab] = useState('description');
  const [topic, setTopic] = useState<EnquiryTopic | null>(null);
  const additions = shown.along
    .filter(({ id }) => alongIds.includes(id))
    .map((added) => ({ product: added, selection: alongSelection(added) ?? {} }));
  const buying = useBuying({ product, selection, quantity, additions });
  return (
    <article>
      <div className="wrap">
        <Crumbs category={shown.category} name={product.name} />
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,520px)] xl:gap-x-12">
          <ProductHead product={product} selection={selection} onReadReviews={() => setTab('reviews')} />
          <Gallery
            name={product.name}
            images={galleryImages(product, selection, shown.pictureTexts)}
            texts={shown.pictureTexts}
            models={shown.models}
            sizes={shown.sizes}
            selection={selection}
          />
          <div className="min-w-0 lg:col-start-2">
            <BuyBox
              {...{ product, selection, choose, quantity, setQuantity, buying }}
              taxRate={shown.taxRate}
              offer={shown.offer}
              along={shown.along}
              alongIds={alongIds}
              onAlong={setAlongIds}
              onEmi={() => setTopic('emi')}
            />
            {/* On a phone the head has no room for it. */}
            <div className="mt-2 flex items-center gap-x-4 md:hidden">
              <CompareLine product={product} />
            </div>
            <SideCards onAsk={setTopic} demo={films.demo} advancePercent={shown.advancePercent} />
          </div>
        </div>
        <Suspense>
          <KeyPoints points={product.keyPoints ?? []} />
          <ProductTabs
            product={product}
            selection={selection}
            texts={shown.pictureTexts}
            sizes={shown.sizes}
            tab={tab}
            onTab={setTab}
          />
          {product.fit && <FitSection product={product} selection={selection} />}
        </Suspense>
      </div>
      <Suspense>
        <FilmStrip films={films.strip} />
        <PromoFilm film={films.promo} />
        <FeatureBlocks product={product} texts={shown.pictureTexts} />
      </Suspense>
      <Suspense>
        <ProductStrip title="You May Also Like" products={shown.similar} now={shown.now} />
        <RecentlyViewed productId={product.id} now={shown.now} />
      </Suspense>
      <BuyBar {...{ product, selection, quantity, setQuantity, buying }} />
      {topic !== null && <QuickEnquiry productId={product.id} topic={topic} onClose={() => setTopic(null)} />}
    </article>
  );
}

const SLASH = "before:text-edge before:content-['/']";
const LINK = 'inline-flex min-h-11 min-w-11 items-center';

interface CrumbsProps {
  readonly category: { readonly id: string; readonly name: string };
  readonly name: string;
}

function Crumbs({ category, name }: CrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex gap-2 overflow-hidden text-sm whitespace-nowrap text-steel">
        <li>
          <Link className={LINK} to="/">
            Home
          </Link>
        </li>
        <li className={`flex items-center gap-2 ${SLASH}`}>
          <Link className={LINK} to={`/category/${category.id}`} prefetch="intent">
            {category.name}
          </Link>
        </li>
        <li className={`truncate leading-[2.75rem] before:mr-2 ${SLASH}`} aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
}

/** Stands last on the page, so that nothing moves when it comes. */
function RecentlyViewed({ productId, now }: { readonly productId: string; readonly now: string }) {
  const load = useCallback(async () => {
    const { noteViewed } = await import('../recently-viewed.ts');
    const others = noteViewed(productId);
    if (others.length === 0) return [];
    const [all, { toCardProduct }] = await Promise.all([
      loadProducts(others),
      import('../../../../domain/catalogue/card-product.ts'),
    ]);
    return others.flatMap((id) => all.find((product) => product.id === id) ?? []).map(toCardProduct);
  }, [productId]);
  const { value: products } = useLoaded(load);
  return <ProductStrip title="Recently Viewed" products={products ?? []} now={now} />;
}

/**
 * What is chosen on the page. The server renders the default, the same for all; the address is read once the page is
 * alive. A choice is written into the address without a navigation, so that it can be shared and survives a reload.
 */
function useSelection(product: SoldProduct): readonly [Selection, (wanted: Selection) => void] {
  const { search } = useLocation();
  const [wanted, setWanted] = useState<Selection>({});
  // Before the paint, so that the default is not seen first.
  useLayoutEffect(() => {
    const selected = selectionFromAddress(search);
    // Most addresses name nothing, and a page that shows the same again would only take time.
    setWanted((now) => (now.variant === selected.variant && now.option === selected.option ? now : selected));
  }, [search]);

  function choose(next: Selection) {
    setWanted(next);
    const { pathname, search: present, hash } = window.location;
    const address = `${pathname}${addressOfSelection(present, next)}${hash}`;
    window.history.replaceState(window.history.state, '', address);
  }

  return [chosenSelection(product, wanted), choose];
}
