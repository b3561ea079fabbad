import { Suspense, useState } from 'react';
import { alongSelection } from '../../../../domain/catalogue/buy-along-with.ts';
import { galleryImages } from '../../../../domain/catalogue/variant-images.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FitSection } from '../../fit/fit-section.tsx';
import { CompareLine } from '../compare/compare-bar.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { Crumbs } from './crumbs.tsx';
import { FeatureBlocks } from './feature-blocks.tsx';
import { FilmStrip, PromoFilm } from './films.tsx';
import { Gallery } from './gallery.tsx';
import { KeyPoints } from './key-points.tsx';
import type { ProductData } from './product.server.ts';
import { ProductHead } from './product-head.tsx';
import { ProductStrip } from './product-strip.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { SideCards } from './side-cards.tsx';
import { useBuying } from './use-buying.ts';
import { useSelection } from './use-selection.ts';

const QuickEnquiry = lazyPart('The enquiry form', () => import('../../messages/enquiry/quick-enquiry.tsx'));

export function ProductDetail(shown: ProductData) {
  const { product, films } = shown;
  const [selection, choose] = useSelection(product);
  const [quantity, setQuantity] = useState(1);
  const [alongIds, setAlongIds] = useState<readonly string[]>([]);
  const [tab, setTab] = useState('description');
  const [topic, setTopic] = useState<'demo' | 'payment' | null>(null);
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
      <BuyBar {...{ product, selection, buying }} />
      {topic !== null && <QuickEnquiry productId={product.id} topic={topic} onClose={() => setTopic(null)} />}
    </article>
  );
}
