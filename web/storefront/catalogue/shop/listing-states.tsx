import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CardSkeleton } from '../../../ui/skeleton.tsx';
import { ProductGrid } from '../product-grid.tsx';
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

interface NothingMatchesProps {
  readonly text: string;
  readonly onClear: (() => void) | undefined;
}

export function NothingMatches({ text, onClear }: NothingMatchesProps) {
  return (
    <div className="mt-5">
      <EmptyState
        title={text === '' ? 'No products match' : `Nothing found for “${text}”`}
        action={
          onClear === undefined ? (
            <SeeAllProducts />
          ) : (
            <Button kind="primary" onClick={onClear}>
              Clear all
            </Button>
          )
        }
      >
        {onClear === undefined
          ? 'Check the spelling, or try a shorter word.'
          : 'Remove a filter, or clear them all and start again.'}
      </EmptyState>
      {text !== '' && <Suggested />}
    </div>
  );
}

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
