import { listed } from '../../../domain/catalogue/listed.ts';
import { readView } from '../../../domain/catalogue/shop-view.ts';
import { assumptionsOf } from '../../../domain/fit/assumptions.ts';
import { type Home, isFitting } from '../../../domain/fit/fit-filter.ts';
import type { Answer } from '../catalogue/ask-catalogue.ts';
import { loadCatalogue, loadProducts } from '../catalogue/catalogue-calls.ts';
import { ownedStore } from './owned.ts';
import { ownedIds, ownedItems } from './owned-items.ts';

/** What is known in this browser, with the facts of what is owned. */
async function readHome(): Promise<Home> {
  if (!ownedStore.getState().isReady) ownedStore.getState().readStorage();
  const { room, lifterHeight, things } = ownedStore.getState();
  const ids = ownedIds(things);
  const products = ids.length > 0 ? await loadProducts(ids) : [];
  const owned = ownedItems(things, (id) => products.find((product) => product.id === id));
  return { room, lifterHeight, things: owned.map(({ facts }) => facts) };
}

/** One page of what fits; in a large shop the server looks through its products, by what the browser tells it. */
export async function listFitting(query: string, signal: AbortSignal): Promise<Answer<'listing'>> {
  const [home, { products, categories, settings }] = await Promise.all([readHome(), loadCatalogue()]);
  const view = readView(
    query,
    categories.map(({ id }) => id),
  );
  if (products !== undefined)
    return listed(products, view, isFitting(view.filters.fits, home, assumptionsOf(settings)));
  const asked = new URLSearchParams(query);
  asked.set('home', JSON.stringify(home));
  return (await import('../catalogue/ask-server.ts')).askServer(loadCatalogue, 'listing', asked, { signal });
}
