import type { SoldProduct } from '../catalogue/product.ts';
import { type Listed, searchProducts } from '../catalogue/search.ts';

/** A product that can be named in an order form by more than its name. */
export type Coded = SoldProduct & {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly productCode?: string | undefined;
  readonly sku?: string | undefined;
};

/** By its id, its slug, its whole name, its product code or its SKU, however it is capitalised. */
export function findTyped<P extends Coded>(products: readonly P[], typed: string): P | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return undefined;
  const matches = (read: (product: P) => string | undefined) =>
    products.find((product) => read(product)?.toLowerCase() === wanted);
  return (
    matches(({ id }) => id) ??
    matches(({ slug }) => slug) ??
    matches(({ name }) => name) ??
    matches(({ productCode }) => productCode) ??
    matches(({ sku }) => sku)
  );
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
