import type { SoldProduct } from '../catalogue/product.ts';
import { type Listed, searchProducts } from '../catalogue/search.ts';
import { NAMES_MAX } from '../limits.ts';

/** A product that can be named in an order form by more than its name. */
export type Coded = SoldProduct & {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly productCode?: string | undefined;
  readonly sku?: string | undefined;
};

const NAMES: readonly ((product: Coded) => string | undefined)[] = [
  ({ id }) => id,
  ({ slug }) => slug,
  ({ name }) => name,
  ({ productCode }) => productCode,
  ({ sku }) => sku,
];

/** Computed once per list; lists are never mutated. */
const indexes = new WeakMap<readonly Coded[], ReadonlyMap<string, number>>();

function placesByName(products: readonly Coded[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const read of NAMES)
    products.forEach((product, place) => {
      const name = read(product)?.toLowerCase();
      if (name !== undefined && !places.has(name)) places.set(name, place);
    });
  return places;
}

/** By its id, its slug, its whole name, its product code or its SKU, however it is capitalised. */
export function findTyped<P extends Coded>(products: readonly P[], typed: string): P | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return undefined;
  const places = indexes.get(products) ?? placesByName(products);
  indexes.set(products, places);
  const place = places.get(wanted);
  return place === undefined ? undefined : products[place];
}

/** Those that `findTyped` finds for so many names, in the order of the list: in them alone it finds the same. */
export function namedProducts<P extends Coded>(products: readonly P[], names: readonly string[]): P[] {
  const found = new Set(names.slice(0, NAMES_MAX).map((name) => findTyped(products, name)));
  return products.filter((product) => found.has(product));
}

const MOST_OFFERED = 8;

/** What may be meant by a text: the product itself, those whose code has it, then what the shop's search finds. All for no text. */
export function matchTyped<P extends Coded & Listed>(products: readonly P[], typed: string): P[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return products.slice(0, MOST_OFFERED);
  const exact = findTyped(products, typed);
  const coded = products.filter((product) => codesOf(product).some((code) => isBegun(code, wanted)));
  return [
    ...new Set([...(exact === undefined ? [] : [exact]), ...coded, ...searchProducts(products, typed)]),
  ].slice(0, MOST_OFFERED);
}

function codesOf({ productCode, sku, weightVariants = [], colorVariants = [] }: Coded): string[] {
  const own = [...weightVariants, ...colorVariants].map((variant) => variant.productCode);
  return [productCode, sku, ...own].flatMap((code) => code?.toLowerCase() ?? []);
}

/** 'rr-db', 'db-0' and '013' begin a part of 'rr-db-013'. A single letter or digit begins too many. */
const isBegun = (code: string, wanted: string) =>
  wanted.length > 1 && (code.startsWith(wanted) || code.includes(`-${wanted}`));
