import type { RouterContextProvider } from 'react-router';
import { listed } from '../../../../domain/catalogue/listed.ts';
import { FILTERED, isReadyMade, readView } from '../../../../domain/catalogue/shop-view.ts';
import { shopContext } from '../../../../server/shop-context.ts';

/** A listing as the server can know it: whole, or waiting for the browser to put it together. */
export async function readListing(context: Readonly<RouterContextProvider>, request: Request) {
  const { snapshot, now } = context.get(shopContext);
  const { products, categories, url } = await snapshot();
  const { search } = new URL(request.url);
  const view = readView(
    search,
    categories.map(({ id }) => id),
  );
  const isReady = search !== FILTERED && (isReadyMade(view) || view.filters.text.trim() !== '');
  return {
    snapshotUrl: url,
    now: now().toISOString(),
    categories: categories.map(({ id, name }) => ({ id, name })),
    served: isReady ? { view, listed: listed(products, view) } : null,
  };
}

/** A search with the results of its text, or without them where all searches share one page. */
export async function readSearch(context: Readonly<RouterContextProvider>, request: Request) {
  const listing = await readListing(context, request);
  const { search } = new URL(request.url);
  return { ...listing, served: search === '' ? null : listing.served, isAsked: search !== '' };
}
