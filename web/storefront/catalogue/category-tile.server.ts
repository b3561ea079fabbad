import type { Category, SoldProduct } from '../../../domain/catalogue/product.ts';
import { minPaise, type Paise, toRupees } from '../../../domain/pricing/money.ts';
import { lowestPrice } from '../../../domain/pricing/price-range.ts';
import type { CategoryTileProps } from './category-tile.tsx';

export function toCategoryTile(
  { id, name, image }: Pick<Category, 'id' | 'name' | 'image'>,
  products: readonly SoldProduct[],
): CategoryTileProps {
  const inCategory = products.filter(({ category }) => category === id);
  const prices = inCategory.map((product) => lowestPrice(product));
  return { id, name, image, productCount: inCategory.length, fromPrice: lowest(prices) };
}

function lowest([first, ...others]: readonly Paise[]): number | null {
  return first === undefined ? null : toRupees(others.reduce((low, price) => minPaise(low, price), first));
}
