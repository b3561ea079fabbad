import { assumptionsOf } from '../../../domain/fit/assumptions.ts';
import { type Home, isFitting } from '../../../domain/fit/fit-filter.ts';
import { type Answer, ask } from '../catalogue/ask-catalogue.ts';
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

/** One page of what fits; the question tells the home, which a large shop's server judges by. */
export async function listFitting(query: string, signal: AbortSignal): Promise<Answer<'listing'>> {
  const [home, { settings }] = await Promise.all([readHome(), loadCatalogue()]);
  const asked = new URLSearchParams(query);
  asked.set('home', JSON.stringify(home));
  return ask(loadCatalogue, 'listing', asked.toString(), {
    signal,
    fitting: (fits) => isFitting(fits, home, assumptionsOf(settings)),
  });
}
