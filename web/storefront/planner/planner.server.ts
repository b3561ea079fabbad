import type { RouterContextProvider } from 'react-router';
import { modelOf } from '../../../catalogue/pictures.ts';
import { offered, variantName } from '../../../domain/pricing/price.ts';
import { shopContext } from '../../../server/shop-context.ts';
import { readTerms } from '../cart/shop-terms.server.ts';

/** What the page reckons with, and the models of what stands on a floor, by product and by variant where that has its own. */
export async function readPlanner(context: Readonly<RouterContextProvider>) {
  const { products, settings } = await context.get(shopContext).snapshot();
  const models: Record<string, string> = {};
  for (const product of products) {
    const src = product.fit?.body && modelOf(product.id);
    if (!src) continue;
    models[product.id] = src;
    for (const label of offered(product).flatMap((selection) => variantName(selection) ?? [])) {
      const own = modelOf(product.id, label);
      if (own !== undefined && own !== src) models[`${product.id} ${label}`] = own;
    }
  }
  return { terms: await readTerms(context), fitAssumptions: settings.fitAssumptions, models };
}
