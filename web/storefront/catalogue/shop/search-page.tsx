import { type FormEvent, useEffect } from 'react';
import { SEARCH_TEXT_MAX } from '../../../../domain/catalogue/shop-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/control.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { head } from '../../head.ts';
import { CategoryIndex } from '../category/category-index.tsx';
import { CompareBar } from '../compare/compare-bar.tsx';
import type { Route } from './+types/search-page';
import { readSearch } from './listing.server.ts';
import { Listing } from './listing.tsx';
import { ListingBanner } from './listing-banner.tsx';
import { revalidateOnPathChange } from './revalidate-on-path-change.ts';
import { snapshotPreload } from './snapshot-preload.ts';
import { type ShopViewControl, useShopView } from './use-shop-view.ts';
import { useTypedText } from './use-typed-text.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => readSearch(context, request);

export const shouldRevalidate = revalidateOnPathChange;

export const meta: Route.MetaFunction = (page) => [
  ...head(page, { title: 'Search', isPrivate: true }),
  ...(page.loaderData?.isAsked === true && page.loaderData.served === null
    ? snapshotPreload(page.loaderData.snapshotUrl)
    : []),
];

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const isAlive = useHydrated();
  const control = useShopView(loaderData.categories);
  const query = isAlive ? control.view.filters.text : (loaderData.served?.view.filters.text ?? '');
  const isAsked = isAlive ? query.trim() !== '' : loaderData.isAsked;

  // The page's meta does not follow what is typed.
  useEffect(() => {
    if (query.trim() !== '') document.title = `“${query.trim()}” · Search · Rack & Rep`;
  }, [query]);

  return (
    <>
      <ListingBanner title="Search" picture="/images/products/1/detail-collar-1000x1000.webp">
        <SearchForm query={query} control={control} />
      </ListingBanner>
      {isAsked ? <Listing path="/search" control={control} {...loaderData} /> : <NothingAsked />}
      <CompareBar />
    </>
  );
}

function SearchForm({ query, control }: { readonly query: string; readonly control: ShopViewControl }) {
  const { view } = control;
  const search = (text: string) => control.glide({ ...view, filters: { ...view.filters, text }, page: 1 });
  const field = useTypedText(query, search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    control.set(view);
  };
  return (
    <search>
      <form className="mt-1.5 flex max-w-140" action="/search" onSubmit={submit}>
        <Input
          joined
          ref={field}
          type="search"
          name="q"
          aria-label="Search products"
          placeholder="Search bars, plates, racks …"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_TEXT_MAX}
          value={query}
          onChange={({ target }) => search(target.value)}
        />
        <Button type="submit" kind="dark" joined withoutScripts>
          Search
        </Button>
      </form>
    </search>
  );
}

function NothingAsked() {
  return (
    <div className="wrap min-h-[60vh] pt-8 pb-(--section)">
      <h2>What are you looking for?</h2>
      <p className="mt-2 text-steel">Type a name, weight or material, or choose a category.</p>
      <CategoryIndex />
    </div>
  );
}
