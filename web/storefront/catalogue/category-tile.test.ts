import { expect, it } from 'vitest';
import { toCategoryTile } from './category-tile.server.ts';

const benches = { id: 'benches', name: 'Benches', image: '/images/benches.jpg' };
const bench = { id: 'bench', category: 'benches', price: 8999, salePrice: 4999, inStock: true };

it('a category begins at what its cheapest variant costs that can be bought', () => {
  const colorVariants = [
    { color: 'Red', salePrice: 5299, inStock: false },
    { color: 'Black', price: 8999, salePrice: 5999, inStock: true },
  ];
  const others = [
    { ...bench, id: 'flat', price: 7999, salePrice: undefined },
    { ...bench, id: 'bar', category: 'barbells', salePrice: 999 },
  ];
  expect(toCategoryTile(benches, [{ ...bench, colorVariants }, ...others])).toEqual({
    ...benches,
    productCount: 2,
    fromPrice: 5999,
  });
  expect(toCategoryTile(benches, [])).toMatchObject({ productCount: 0, fromPrice: null });
});
