import { describe, expect, it } from 'vitest';
import type { SoldProduct } from '../catalogue/product.ts';
import { catalogueLine, storedEntries } from './stored-list.ts';

const bench: SoldProduct = {
  id: '29',
  category: 'benches',
  price: 8999,
  inStock: true,
  colorVariants: [{ color: 'Red', inStock: false }],
};

describe('a list kept in the browser', () => {
  it('is read from an array, from { items } and from JSON, objects only', () => {
    expect(storedEntries([{ a: 1 }, null, 2, 'x'])).toEqual([{ a: 1 }]);
    expect(storedEntries({ items: [{ a: 1 }] })).toEqual([{ a: 1 }]);
    expect(storedEntries('{"items":[{"a":1}]}')).toEqual([{ a: 1 }]);
  });

  it.each([undefined, null, 1, true, '', '{', '"x"', 'null', {}, { items: 5 }])(
    'has no entries in %j',
    (stored) => {
      expect(storedEntries(stored)).toEqual([]);
    },
  );

  it('is read up to 500 entries and no further', () => {
    expect(storedEntries(new Array(100_000).fill({}))).toHaveLength(500);
  });
});

describe('an entry of a list kept in the browser', () => {
  it('means today’s product, in stock or not', () => {
    expect(catalogueLine({ productId: '29', variant: 'Red', variantType: 'weight' }, [bench])).toEqual({
      productId: '29',
      variant: 'Red',
      variantType: 'color',
      product: bench,
    });
    expect(catalogueLine({ productId: '29' }, [bench])).toMatchObject({ variant: undefined });
  });

  it.each([{}, { productId: 29 }, { productId: '30' }, { productId: '29', variant: 'Green' }])(
    'is ignored when it is %j',
    (entry) => {
      expect(catalogueLine(entry, [bench])).toBeUndefined();
    },
  );
});
