import {
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Listed } from '../../../../domain/catalogue/listed.ts';
import { NO_FILTERS, type ShopFilters } from '../../../../domain/catalogue/shop-filters.ts';
import { DEFAULT_VIEW, type ShopView, writeView } from '../../../../domain/catalogue/shop-view.ts';
import { activeFilters, countText } from '../../../../domain/catalogue/shop-words.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { LineSkeleton } from '../../../ui/skeleton.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { ProductGrid } from '../product-grid.tsx';
import { ShopCard } from '../shop-card.tsx';
import { type Loaded, useAnswer, useLoaded } from '../use-loaded.ts';
import { FilterPanel } from './filter-panel.tsx';
import { NoCatalogue, NothingFound, NothingMatches, WaitingGrid } from './listing-states.tsx';
import { FilterChips, ListingToolbar } from './listing-toolbar.tsx';
import type { ShopViewControl } from './use-shop-view.ts';

const FilterDrawer = lazyPart('The filters', () => import('./filter-drawer.tsx'));
const Card = memo(ShopCard);
/** So many pictures a phone shows first. */
const FIRST_PICTURES = 2;

/** As tall as the window at most; what does not fit scrolls inside, and the focus ring of the boxes has room. */
const FILTERS =
  'sticky top-[calc(var(--header)+24px)] -mx-2 hidden max-h-[calc(100vh-var(--header)-48px)] self-start overflow-y-auto px-2 scrollbar-thin scrollbar-thumb-on-ink scrollbar-track-transparent lg:block noscript:hidden';

/** The list stays as it is while something else of the page changes. */
const Cards = memo(function Cards({ products, now }: Pick<Listed, 'products'> & { readonly now: string }) {
  return (
    <ProductGrid isBesideFilters className="mt-5">
      {products.map((product, index) => (
        <li key={product.id}>
          <Card product={product} now={now} priority={index < FIRST_PICTURES} isComparable />
        </li>
      ))}
    </ProductGrid>
  );
});

interface ListingProps {
  readonly path: '/shop' | '/search';
  readonly control: ShopViewControl;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly now: string;
  /** What stands in the server's page; null where only the browser can know. */
  readonly served: { readonly view: ShopView; readonly listed: Listed } | null;
}

/** Filters, sorting and cards; they stay as they are until those of another view have come. */
export function Listing({ path, control, categories, now, served }: ListingProps) {
  const servedAddress = served === null ? null : writeView(served.view);
  const isAlive = useHydrated(servedAddress === writeView(control.view));
  const view = isAlive ? control.view : (served?.view ?? DEFAULT_VIEW);
  const { filters, sort } = view;
  const address = writeView(view);
  const asked = isAlive ? address : null;
  const settled = useDeferredValue(asked);
  const isServed = settled === null || settled === servedAddress;
  const [homeVersion, setHomeVersion] = useState(0);
  const onHome = useCallback(() => setHomeVersion((version) => version + 1), []);
  const answer = useListed(isServed ? null : settled.replace('?', ''), homeVersion);
  const { hasFailed, retry } = answer;
  const found = (isServed ? null : answer.value) ?? served?.listed ?? null;
  const result = hasFailed ? null : found;
  const isWaiting = settled !== asked || !(isServed || answer.isCurrent);

  const hasText = path === '/shop';
  const cleared: ShopFilters = hasText ? NO_FILTERS : { ...NO_FILTERS, text: filters.text };
  const active = activeFilters(hasText ? filters : { ...filters, text: '' }, categories);
  const panel = {
    filters,
    categories,
    counts: result?.counts,
    hasText,
    onHome,
    onSet: (next: ShopFilters) => control.set({ ...view, filters: next, page: 1 }),
    onGlide: (next: ShopFilters) => control.glide({ ...view, filters: next, page: 1 }),
    onClear: () => control.set({ ...view, filters: cleared, page: 1 }),
  };
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const top = useListTop(address, isAlive);

  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] pt-6 pb-(--section) lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-8 lg:pt-8 xl:grid-cols-[264px_minmax(0,1fr)] xl:gap-12 noscript:grid-cols-[minmax(0,1fr)]">
      <aside className={FILTERS} aria-label="Filters">
        <FilterPanel {...panel} />
      </aside>
      <section
        className="min-h-[60vh] scroll-mt-[calc(var(--header)-1px)]"
        aria-label="Products"
        aria-busy={result === null || isWaiting}
        ref={top}
      >
        <ListingToolbar
          count={countOf(result, hasFailed)}
          sort={sort}
          onSort={(next) => control.set({ ...view, sort: next, page: 1 })}
          activeCount={active.length}
          onOpenFilters={() => setDrawer('open')}
        />
        <FilterChips
          active={active}
          onClear={panel.onClear}
          onLift={({ without }) => panel.onSet(hasText ? without : { ...without, text: filters.text })}
        />
        {result === null ? (
          hasFailed ? (
            <NoCatalogue onRetry={retry} />
          ) : (
            <WaitingGrid />
          )
        ) : result.near !== undefined && !hasText ? (
          <NothingFound text={filters.text.trim()} near={result.near} now={now} />
        ) : result.count === 0 ? (
          <NothingMatches onClear={panel.onClear} />
        ) : (
          <div className={isWaiting ? 'opacity-50 transition-opacity delay-200' : ''}>
            <Suspense>
              <Cards products={result.products} now={now} />
            </Suspense>
            <Pagination
              className="mt-10"
              page={result.page}
              pages={result.pages}
              to={(page) => `${path}${writeView({ ...view, page })}`}
            />
          </div>
        )}
      </section>
      {drawer !== 'never' && (
        <FilterDrawer
          {...panel}
          isOpen={drawer === 'open'}
          onClose={() => setDrawer('closed')}
          count={result?.count}
        />
      )}
    </div>
  );
}

/** What only the browser knows, the shopper's room and what they own, is judged by rules that come when a filter asks for them. */
function useListed(query: string | null, homeVersion: number): Loaded<Listed> {
  const isFitted = query !== null && /(?:^|&)fits=/.test(query);
  const answer = useAnswer('listing', isFitted ? null : query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another home is another list
  const load = useMemo(
    () =>
      isFitted
        ? async (signal: AbortSignal) => (await import('../../fit/fit-listing.ts')).listFitting(query, signal)
        : null,
    [query, isFitted, homeVersion],
  );
  const fitted = useLoaded(load);
  return isFitted ? fitted : answer;
}

function countOf(result: Listed | null, hasFailed: boolean): ReactNode {
  if (result !== null) return countText(result.count, { from: result.from, length: result.products.length });
  if (hasFailed) return null;
  return (
    <>
      <span className="sr-only">Loading products</span>
      <span className="block w-30">
        <LineSkeleton />
      </span>
    </>
  );
}

/** Another list begins at its beginning: the page scrolls up to its first row. */
function useListTop(address: string, isAlive: boolean) {
  const top = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  // Scrolling waits until the list of the new address is there.
  useEffect(() => {
    if (!isAlive) return;
    if (shown.current !== undefined && shown.current !== address) {
      const list = top.current;
      if (list !== null && list.getBoundingClientRect().top < 0) list.scrollIntoView();
    }
    shown.current = address;
  }, [address, isAlive]);
  return top;
}
