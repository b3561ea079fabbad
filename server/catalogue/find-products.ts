import { searchProducts } from '../../domain/catalogue/search.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import type { CatalogueReads } from './reads.ts';

/** One page of what the shop shows: all of it in its order, or what a search finds, the best answer first. */
export async function findProducts(
  { catalogue, live }: { readonly catalogue: CatalogueReads; readonly live: LiveCatalogue },
  query: {
    readonly category?: string | undefined;
    readonly search?: string | undefined;
    readonly page: number;
    readonly limit: number;
  },
): ReturnType<CatalogueReads['listProducts']> {
  const { category, search, page, limit } = query;
  if (search === undefined) return catalogue.listProducts({ category, page, limit });
  // Searched as the browser does it, on the same snapshot, which is in memory.
  const found = searchProducts((await live.current()).products, search).filter(
    (product) => category === undefined || product.category === category,
  );
  const ids = found.slice((page - 1) * limit, page * limit).map(({ id }) => id);
  const { products } = await catalogue.listProducts({ ids });
  return { products, total: found.length };
}
