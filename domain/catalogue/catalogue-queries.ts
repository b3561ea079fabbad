import { productsWithParts } from '../fit/products-by-part.ts';
import { bestSellers, SNAPSHOT_PRODUCTS_MAX, SUGGESTIONS_MAX } from '../limits.ts';
import { type Coded, matchTyped, namedProducts } from '../orders/typed-product.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';
import { listed } from './listed.ts';
import type { Product } from './product.ts';
import { suggest } from './search.ts';
import { namedSelection } from './search-choice.ts';
import { nearest } from './search-nearest.ts';
import { readPrices } from './search-prices.ts';
import type { FitFilter } from './shop-filters.ts';
import { readView, SEARCH_TEXT_MAX } from './shop-view.ts';

interface QuerySource<P> {
  readonly products: readonly P[];
  readonly categories: readonly { readonly id: string }[];
}

/**
 * What screens ask of the catalogue, as an address asks it: the browser answers from its own copy, and in a shop too large for that the server
 * does, under `/catalogue/<hash>/<question>?<query>`.
 */
export const catalogueQueries = <P extends Product & Coded>(
  { products, categories }: QuerySource<P>,
  /** Only where the shopper's home is told; the rules come with it. */
  fitting?: (fits: readonly FitFilter[]) => (product: P) => boolean,
) => ({
  /** `?name=21&name=RR-DB-013`: what is called so, by id, slug, name or code, in the order of the catalogue. */
  products: (query: URLSearchParams) => namedProducts(products, query.getAll('name')),
  /** `?part=bar&part=rack`: what is one of these, for what goes together. */
  parts: (query: URLSearchParams) => productsWithParts(products, query.getAll('part')),
  /** What a room can be planned with: those of which it is known how they fit. */
  planned: () => products.filter(({ fit }) => fit !== undefined).slice(0, SNAPSHOT_PRODUCTS_MAX),
  /** `?q=bar`, for the search box; what comes near, where nothing else is found. */
  suggestions: (query: URLSearchParams): readonly Suggestion<P>[] => {
    const text = textOf(query);
    const found = suggest(products, text);
    if (found.length > 0 || text.trim() === '')
      return found.map((product) => ({
        ...product,
        named: namedSelection(product, readPrices(text)) ?? undefined,
      }));
    return nearest(products, text)
      .products.slice(0, SUGGESTIONS_MAX)
      .map(({ product, selection }) => ({ ...product, named: selection, isNear: true }));
  },
  /** `?q=rr-db`, for an order form. */
  offers: (query: URLSearchParams) => matchTyped(products, textOf(query)),
  /** The query of a listing's address. */
  listing: (query: URLSearchParams) => {
    const view = readView(
      query.toString(),
      categories.map(({ id }) => id),
    );
    return listed(products, view, fitting?.(view.filters.fits));
  },
  /** `?but=21`, for where there is nothing else to show. */
  'best-sellers': (query: URLSearchParams) => {
    const others = new Set(query.getAll('but'));
    return bestSellers(products.filter(({ id }) => !others.has(id))).map(toCardProduct);
  },
});

/** A product, and what the text names of it. */
export type Suggestion<P> = P & Pick<CardProduct, 'named'> & { readonly isNear?: boolean | undefined };

export type CatalogueQueries<P extends Product & Coded> = ReturnType<typeof catalogueQueries<P>>;
export type QueryName = keyof CatalogueQueries<Product>;
export const QUERY_NAMES = Object.keys(catalogueQueries({ products: [], categories: [] })) as QueryName[];

const textOf = (query: URLSearchParams): string => (query.get('q') ?? '').slice(0, SEARCH_TEXT_MAX);
