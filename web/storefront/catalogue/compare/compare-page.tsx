import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { COMPARED_MAX, compareAddress, idsFromAddress } from '../../../../domain/catalogue/compared-list.ts';
import { Callout } from '../../../ui/callout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LineSkeleton } from '../../../ui/skeleton.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { head } from '../../head.ts';
import { PageHead } from '../../page-head.tsx';
import { loadProducts } from '../catalogue-calls.ts';
import { NoCatalogue, SeeAllProducts } from '../shop/listing-states.tsx';
import { revalidateOnPathChange } from '../shop/revalidate-on-path-change.ts';
import { useLoaded } from '../use-loaded.ts';
import type { Route } from './+types/compare-page';
import { useComparedIds } from './compare-bar.tsx';
import { compareStore } from './compare-store.ts';
import { CompareTable } from './compare-table.tsx';

/** One page for all comparisons: what is compared is put together in the browser, as filtered listings are. */
export const loader = ({ request }: Route.LoaderArgs) => ({ isAsked: new URL(request.url).search !== '' });

export const shouldRevalidate = revalidateOnPathChange;

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Compare', isPrivate: true });

/** The address says what is compared, so that it can be kept and sent; without any it is the browser's own list. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const isAlive = useHydrated();
  const { search } = useLocation();
  const navigate = useNavigate();
  const own = useComparedIds();
  const wanted = isAlive ? idsFromAddress(search) : [];
  const isAsked = isAlive ? wanted.length > 0 : loaderData.isAsked;
  const ownAddress = compareAddress(own);

  // The browser's own list is known after hydration.
  useEffect(() => {
    if (!isAsked && own.length > 0) void navigate(ownAddress, { replace: true });
  }, [isAsked, own.length, ownAddress, navigate]);

  return (
    <div className="wrap min-h-[70vh] pt-10 pb-(--section)">
      <PageHead ruled title="Compare" lead={`Up to ${COMPARED_MAX} products, side by side.`} />
      {isAsked ? <Comparison ids={wanted} search={search} /> : <HowToCompare />}
    </div>
  );
}

function HowToCompare() {
  return (
    <EmptyState title="Nothing to compare yet" action={<SeeAllProducts />}>
      Select Compare on two or more products in the shop, then press Compare at the bottom of the page.
    </EmptyState>
  );
}

const ONLY_DIFFERENCES = 'differences';

function Comparison({ ids, search }: { readonly ids: readonly string[]; readonly search: string }) {
  const asked = ids.join(',');
  const load = useCallback((signal: AbortSignal) => loadProducts(asked.split(','), signal), [asked]);
  const { value: products, isCurrent, hasFailed, retry } = useLoaded(load);
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const [isShort, setShort] = useState(() => new URLSearchParams(search).has(ONLY_DIFFERENCES));
  const known = ids.flatMap((id) => products?.find((product) => product.id === id) ?? []);
  const shown = known.slice(0, COMPARED_MAX);
  const shownIds = shown.map(({ id }) => id);
  const gone = ids.length - known.length;
  const isLoaded = isCurrent || (products !== null && gone === 0);

  /** A link that is opened fills an empty list. */
  const listed = shownIds.join(',');
  useEffect(() => {
    if (isLoaded) compareStore.getState().begin(idsFromAddress(`?ids=${listed}`));
  }, [isLoaded, listed]);

  if (hasFailed) return <NoCatalogue onRetry={retry} />;
  if (!isLoaded) return <Waiting />;
  if (shown.length === 0)
    return <EmptyState title="These products are no longer available" action={<SeeAllProducts />} />;
  const goTo = (next: readonly string[], onlyDifferences: boolean) =>
    compareAddress(next) + (onlyDifferences && next.length > 0 ? `&${ONLY_DIFFERENCES}` : '');
  return (
    <div ref={top} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 focus:outline-none">
      {gone > 0 && (
        <Callout tone="amber" icon="info" role="status">
          {gone === 1
            ? 'One product is no longer available, so it isn’t shown.'
            : `${gone} products are no longer available, so they aren’t shown.`}
        </Callout>
      )}
      {known.length > shown.length && (
        <Callout tone="amber" icon="info" role="status">
          You can compare up to {COMPARED_MAX} products. These are the first {COMPARED_MAX}.
        </Callout>
      )}
      <CompareTable
        products={shown}
        isShort={isShort}
        onShort={(only) => {
          setShort(only);
          void navigate(goTo(ids, only), { replace: true, preventScrollReset: true });
        }}
        onRemove={(id) => {
          const list = compareStore.getState();
          if (list.ids.includes(id)) list.toggle(id);
          top.current?.focus({ preventScroll: true });
          void navigate(
            goTo(
              shownIds.filter((other) => other !== id),
              isShort,
            ),
          );
        }}
      />
      {shown.length === 1 && (
        <p className="text-steel">Select Compare on another product to see it next to this one.</p>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading the products
      </p>
      <noscript>
        <p>Comparing needs JavaScript.</p>
      </noscript>
      <div className="min-h-120 noscript:hidden">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((line) => (
          <LineSkeleton key={line} />
        ))}
      </div>
    </div>
  );
}
