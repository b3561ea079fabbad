import type { Listed } from '../../../../domain/catalogue/listed.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { CardSkeleton } from '../../../ui/skeleton.tsx';
import { CategoryIndex } from '../category/category-index.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { ShopCardList } from '../shop-card.tsx';
import { Suggested } from '../suggested.tsx';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

export function WaitingGrid() {
  return (
    <>
      <noscript>
        <p className="mt-5">
          Filters and search need JavaScript. <a href="/shop">See all products</a>
        </p>
      </noscript>
      <ProductGrid isBesideFilters className="mt-5 noscript:hidden">
        {PLACES.map((place) => (
          <li key={place} className="pb-11">
            <CardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </>
  );
}

export function SeeAllProducts() {
  return (
    <ButtonLink to="/shop" kind="primary">
      See all products
    </ButtonLink>
  );
}

export function NothingMatches({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className="mt-5">
      <EmptyState
        title="No products match"
        action={
          <Button kind="primary" onClick={onClear}>
            Clear all
          </Button>
        }
      >
        Remove a filter, or clear them all and start again.
      </EmptyState>
    </div>
  );
}

interface NothingFoundProps {
  readonly text: string;
  readonly near: NonNullable<Listed['near']>;
  readonly now: string;
}

/** Of a search without an answer: what comes near, else what sells best, and in any case a way on. */
export function NothingFound({ text, near: { products, isSold }, now }: NothingFoundProps) {
  const isNear = products.length > 0;
  return (
    <div className="mt-5">
      {isNear ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm bg-studio px-4 py-5">
            <div className="min-w-0 wrap-anywhere">
              <p className="lettering text-2xl/[0.95] font-black uppercase">
                {isSold ? `No exact match for “${text}”` : `We don’t sell “${text}”`}
              </p>
              <p className="mt-2 text-steel">The closest we make is below. Not what you need? Write to us.</p>
            </div>
            <AskUs />
          </div>
          <section className="pt-8" aria-label="Closest matches">
            <SectionHead title="Closest matches" />
            <ShopCardList products={products} now={now} />
          </section>
        </>
      ) : (
        <>
          <EmptyState title={`Nothing found for “${text}”`} action={<AskUs />}>
            Check the spelling, try a shorter word, or write to us.
          </EmptyState>
          <Suggested />
        </>
      )}
      <section className="pt-12" aria-label="Categories">
        <SectionHead title="Categories" />
        <CategoryIndex />
      </section>
    </div>
  );
}

const AskUs = () => (
  <ButtonLink to="/contact" kind="primary">
    Ask us
  </ButtonLink>
);

export function NoCatalogue({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mt-5" role="alert">
      <EmptyState
        title="Couldn’t load products"
        action={
          <Button kind="primary" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        Please check your connection. We’ll keep your filters and keep trying.
      </EmptyState>
    </div>
  );
}
