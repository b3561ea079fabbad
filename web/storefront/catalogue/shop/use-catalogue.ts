import type { ShopView } from '../../../../domain/catalogue/shop-view.ts';
import { loadCatalogue } from '../catalogue-calls.ts';
import { type Loaded, useLoaded } from '../use-loaded.ts';
import type { Listed } from './listed.ts';

type List = (view: ShopView) => Listed;

/** What a view shows of the catalogue in the browser, as soon as that and the search in it are there. */
export const useCatalogue = (): Loaded<List> => useLoaded(loadList);

async function loadList(): Promise<List> {
  const [{ products }, { listed }] = await Promise.all([loadCatalogue(), import('./listed.ts')]);
  return (view) => listed(products, view);
}
