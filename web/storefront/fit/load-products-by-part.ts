import type { FitPart } from '../../../domain/fit/parts.ts';
import { ask } from '../catalogue/ask-catalogue.ts';
import { type ListedProduct, loadCatalogue } from '../catalogue/catalogue-calls.ts';

/** Everything in a small shop; in a large one what is one of these. */
export async function loadProductsByPart(parts: readonly FitPart[]): Promise<readonly ListedProduct[]> {
  const { products } = await loadCatalogue();
  if (products !== undefined) return products;
  const query = new URLSearchParams([...new Set(parts)].sort().map((part) => ['part', part]));
  return ask(loadCatalogue, 'parts', query.toString());
}
