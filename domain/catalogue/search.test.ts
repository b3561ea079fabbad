import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as search from './search.ts';
import { NO_FILTERS, RATING_FILTERS, type ShopFilters, SORTS, type Sort } from './shop-filters.ts';

const product = (id: string, changes: Partial<search.Listed> = {}): search.Listed => ({
  id,
  name: `Product ${id}`,
  category: 'others',
  description: '',
  price: 1000,
  inStock: true,
  featured: false,
  isNew: false,
  rating: 4,
  reviewCount: 0,
  ...changes,
});
const bar = product('bar', {
  name: 'Olympic Barbell',
  category: 'barbells',
  price: 14_999,
  salePrice: 9999,
  rating: 5,
});
const rack = product('rack', {
  name: 'Power Rack',
  category: 'racks',
  price: 60_000,
  rating: 4.2,
  featured: true,
});
const plate = product('plate', {
  name: 'Bumper Plate',
  category: 'weight-plates',
  description: 'Fits every olympic bar',
  price: 950,
  rating: 3.1,
  isNew: true,
});
const shelf = [bar, rack, plate];
const ids = (products: { id: string }[]) => products.map(({ id }) => id);
const shop = (filters: Partial<ShopFilters>, sort: Sort = 'Featured') =>
  ids(search.shopProducts(shelf, { ...NO_FILTERS, ...filters }, sort));

describe('searching the shop', () => {
  it.each([
    ['barbell', ['bar']],
    ['OLYMPIC', ['bar', 'plate']],
    ['  rack  ', ['rack']],
    ['weight-plates', ['plate']],
    ['weight plates', ['plate']],
    ['rack power', ['rack']],
    ['fits every', ['plate']],
    ['treadmill', []],
  ])('finds "%s" in name, category or description, in either case', (query, found) => {
    expect(ids(search.searchProducts(shelf, query))).toEqual(found);
  });

  it.each([
    ['weights', 'Bumper Plate'],
    ['vajan', 'Bumper Plate'],
    ['discs', 'Bumper Plate'],
    ['power cage', 'Power Rack'],
    ['iron rod', 'Iron Bar'],
    ['iron bar', 'Iron Rod'],
  ])('finds a thing by another word for it: "%s" is a %s', (query, name) => {
    const list = [product('thing', { name }), product('other')];
    expect(ids(search.searchProducts(list, query))).toEqual(['thing']);
  });

  it.each(['', '   ', '\t\n'])('ignores the empty query %j', (query) => {
    expect(search.searchProducts(shelf, query)).toEqual([]);
    expect(search.suggest(shelf, query)).toEqual([]);
  });

  it('takes signs in a query as they are', () => {
    expect(search.searchProducts(shelf, '.*')).toEqual([]);
    expect(search.searchProducts(shelf, '(')).toEqual([]);
  });

  it('suggests at most 5', () => {
    const many = Array.from({ length: 9 }, (_, index) => product(`rack-${index}`, { name: `Rack ${index}` }));
    expect(ids(search.suggest(many, 'rack'))).toEqual(['rack-0', 'rack-1', 'rack-2', 'rack-3', 'rack-4']);
  });

  it('suggests names that begin with the query first, then names that contain it', () => {
    const list = [plate, product('old', { name: 'An olympic ring' }), bar];
    expect(ids(search.suggest(list, 'olympic'))).toEqual(['bar', 'old', 'plate']);
  });
});

describe('the price of a product whose variants have their own', () => {
  const bench = product('bench', {
    price: 8999,
    salePrice: 4999,
    colorVariants: [
      { color: 'Black', price: 8999, salePrice: 5999, inStock: true },
      { color: 'Red', price: 5299, inStock: false },
    ],
  });
  const list = [product('cheap', { price: 5500 }), bench];

  it('is sorted and filtered by what the cheapest of them costs that can be bought', () => {
    const found = (filters: Partial<ShopFilters>, sort: Sort) =>
      ids(search.shopProducts(list, { ...NO_FILTERS, ...filters }, sort));
    expect(found({}, 'Price: Low to High')).toEqual(['cheap', 'bench']);
    expect(found({}, 'Price: High to Low')).toEqual(['bench', 'cheap']);
    expect(found({ maxPrice: 5800 }, 'Featured')).toEqual(['cheap']);
    expect(found({ minPrice: 5800 }, 'Featured')).toEqual(['bench']);
  });
});

describe('the filters of the shop', () => {
  it('show everything at first, from 0 to 100000 rupees', () => {
    expect(NO_FILTERS).toEqual({
      text: '',
      categories: [],
      minPrice: 0,
      maxPrice: 100_000,
      ratings: [],
      fits: [],
    });
    expect(shop({})).toHaveLength(3);
  });

  it('search by text', () => {
    expect(shop({ text: ' olympic ' })).toEqual(['bar', 'plate']);
  });

  it('join the category boxes as any of', () => {
    expect(shop({ categories: ['racks'] })).toEqual(['rack']);
    expect(shop({ categories: ['racks', 'barbells'] })).toEqual(['rack', 'bar']);
  });

  it('compare the price that is paid, both ends included', () => {
    expect(shop({ maxPrice: 9999 })).toEqual(['bar', 'plate']);
    expect(shop({ minPrice: 9999, maxPrice: 9999 })).toEqual(['bar']);
    expect(shop({ maxPrice: 9998 })).toEqual(['plate']);
  });

  it('keep what costs more than the slider reaches, at its right end', () => {
    const dear = [product('rig', { price: 250_000 })];
    expect(search.shopProducts(dear, NO_FILTERS, 'Featured')).toHaveLength(1);
    expect(search.shopProducts(dear, { ...NO_FILTERS, maxPrice: 99_000 }, 'Featured')).toHaveLength(0);
  });

  it('offer the rating boxes 4+, 3+, 2+, 1+ and join them as any of', () => {
    expect(RATING_FILTERS).toEqual([4, 3, 2, 1]);
    expect(shop({ ratings: [4] })).toEqual(['rack', 'bar']);
    expect(shop({ ratings: [4, 3] })).toEqual(['rack', 'bar', 'plate']);
  });

  it('must all hold', () => {
    expect(shop({ text: 'olympic', categories: ['barbells'], ratings: [4], maxPrice: 10_000 })).toEqual([
      'bar',
    ]);
    expect(shop({ text: 'olympic', categories: ['racks'] })).toEqual([]);
  });
});

describe('the numbers beside the boxes', () => {
  const counts = (filters: Partial<ShopFilters>) => search.filterCounts(shelf, { ...NO_FILTERS, ...filters });

  it('say what each box would show', () => {
    expect(counts({})).toEqual({
      categories: { barbells: 1, racks: 1, 'weight-plates': 1 },
      ratings: { 4: 2, 3: 3, 2: 3, 1: 3 },
    });
  });

  it('follow the filters of the other kinds, not those of their own', () => {
    expect(counts({ categories: ['racks'], ratings: [4] })).toEqual({
      categories: { barbells: 1, racks: 1 },
      ratings: { 4: 1, 3: 1, 2: 1, 1: 1 },
    });
    expect(counts({ text: 'treadmill' })).toEqual({ categories: {}, ratings: { 4: 0, 3: 0, 2: 0, 1: 0 } });
  });

  it('are what a click then shows', () => {
    const ratings = fc.subarray([...RATING_FILTERS]);
    fc.assert(
      fc.property(ratings, fc.constantFrom('', 'olympic', 'rack'), (chosen, text) => {
        const filters = { ...NO_FILTERS, ratings: chosen, text };
        const { categories } = search.filterCounts(shelf, filters);
        for (const { category } of shelf)
          expect(categories[category] ?? 0).toBe(
            search.shopProducts(shelf, { ...filters, categories: [category] }, 'Featured').length,
          );
      }),
    );
  });
});

describe('the order of the shop', () => {
  it('is chosen from Featured, Newest, Price: Low to High, Price: High to Low, Highest Rated', () => {
    expect(SORTS).toEqual([
      'Featured',
      'Newest',
      'Price: Low to High',
      'Price: High to Low',
      'Highest Rated',
    ]);
  });

  it.each([
    ['Featured', ['rack', 'bar', 'plate']],
    ['Newest', ['plate', 'bar', 'rack']],
    ['Price: Low to High', ['plate', 'bar', 'rack']],
    ['Price: High to Low', ['rack', 'bar', 'plate']],
    ['Highest Rated', ['bar', 'rack', 'plate']],
  ] as const)('%s: %j', (sort, order) => {
    expect(shop({}, sort)).toEqual(order);
  });

  it('puts under Featured what bears the words of a search in its name first', () => {
    const described = product('described', { description: 'Fits every power rack', featured: true });
    expect(ids(search.shopProducts([described, rack], { ...NO_FILTERS, text: 'power' }, 'Featured'))).toEqual(
      ['rack', 'described'],
    );
    expect(ids(search.shopProducts([described, rack], NO_FILTERS, 'Featured'))).toEqual([
      'described',
      'rack',
    ]);
  });

  it('puts under Newest what is marked new first, then the latest created, then the undated', () => {
    const list = [
      product('undated'),
      product('old', { createdAt: '2025-01-01T00:00:00Z' }),
      product('late', { createdAt: '2026-01-01T00:00:00Z' }),
      product('marked', { isNew: true, createdAt: '2024-01-01T00:00:00Z' }),
    ];
    expect(ids(search.shopProducts(list, NO_FILTERS, 'Newest'))).toEqual([
      'marked',
      'late',
      'old',
      'undated',
    ]);
  });

  it('breaks a tie of ratings by the number of reviews', () => {
    const list = [product('few', { reviewCount: 2 }), product('many', { reviewCount: 90 })];
    expect(ids(search.shopProducts(list, NO_FILTERS, 'Highest Rated'))).toEqual(['many', 'few']);
  });

  it('loses and invents no product, and leaves the catalogue as it was', () => {
    const anyProduct = fc
      .record({ price: fc.integer({ min: 1, max: 300_000 }), rating: fc.nat(5), featured: fc.boolean() })
      .map((changes) => product('x', changes));
    fc.assert(
      fc.property(fc.array(anyProduct), fc.constantFrom(...SORTS), (list, sort) => {
        const before = [...list];
        const sorted = search.shopProducts(list, NO_FILTERS, sort);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sorted).toHaveLength(list.length);
        expect(list).toEqual(before);
      }),
    );
  });
});

describe('the pace of the shop', () => {
  it('searches, filters, sorts and counts 5,000 products within one frame of 16 ms', () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      product(String(index), {
        name: `Olympic Barbell ${index}`,
        description: 'Alloy steel, needle bearings, hard chrome. '.repeat(8),
        price: 1 + ((index * 7919) % 90_000),
        rating: index % 6,
      }),
    );
    const filters = { ...NO_FILTERS, text: 'steel chrome 4', ratings: [2], minPrice: 1000 };
    const run = () => {
      const started = performance.now();
      search.suggest(many, 'barbell 49');
      search.shopProducts(many, filters, 'Price: Low to High');
      search.filterCounts(many, filters);
      return performance.now() - started;
    };
    run();
    expect(Math.min(...Array.from({ length: 10 }, run))).toBeLessThan(16);
  });
});
