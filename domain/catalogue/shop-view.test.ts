import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from './product.ts';
import { NO_FILTERS, RATING_FILTERS, SORTS } from './shop-filters.ts';
import {
  DEFAULT_VIEW,
  isReadyMade,
  leafOf,
  pagesOf,
  readView,
  type ShopView,
  writeView,
} from './shop-view.ts';

const read = (search: string) => readView(search, CATEGORY_IDS);
const view = (filters: Partial<ShopView['filters']>, rest: Partial<ShopView> = {}): ShopView => ({
  ...DEFAULT_VIEW,
  ...rest,
  filters: { ...NO_FILTERS, ...filters },
});

describe('the address of a listing', () => {
  it.each([
    ['', DEFAULT_VIEW],
    ['?category=racks', view({ categories: ['racks'] })],
    ['?category=racks&category=barbells', view({ categories: ['barbells', 'racks'] })],
    ['?min=5000&max=60000', view({ minPrice: 5000, maxPrice: 60_000 })],
    ['?rating=3&rating=4', view({ ratings: [4, 3] })],
    ['?q=hex+dumbbell', view({ text: 'hex dumbbell' })],
    ['?fits=owned&fits=room', view({ fits: ['room', 'owned'] })],
    ['?sort=price-low', view({}, { sort: 'Price: Low to High' })],
    ['?page=3', view({}, { page: 3 })],
  ])('%s says what is shown', (search, shown) => {
    expect(read(search)).toEqual(shown);
  });

  it.each([
    '?category=kettlebells',
    '?category=RACKS',
    '?category=',
    '?category=__proto__',
    '?min=-1',
    '?min=abc&max=1e3',
    '?min=60000&max=5000',
    '?max=999999999',
    '?rating=5&rating=0&rating=four',
    '?fits=garage',
    '?sort=cheapest',
    '?sort=constructor',
    '?page=0',
    '?page=-2',
    '?page=1.5',
    '?utm_source=mail&fbclid=x',
    '?%E0%A4%A',
  ])('%s names nothing that the shop knows, so the default view is shown', (search) => {
    expect(read(search)).toEqual(DEFAULT_VIEW);
  });

  it('takes the nearest place of the slider', () => {
    expect(read('?min=4400&max=59700').filters).toMatchObject({ minPrice: 4000, maxPrice: 60_000 });
  });

  it('is as short as can be: nothing for the default view', () => {
    expect(writeView(DEFAULT_VIEW)).toBe('');
    expect(
      writeView(view({ categories: ['racks'], maxPrice: 60_000, ratings: [4] }, { sort: 'Newest', page: 2 })),
    ).toBe('?category=racks&max=60000&rating=4&sort=newest&page=2');
  });

  it('is read back as it was written, whatever is shown', () => {
    const place = fc.integer({ min: 0, max: 100 }).map((step) => step * 1000);
    const anyView = fc
      .record({
        text: fc.string({ maxLength: 50, unit: 'grapheme' }),
        categories: fc.subarray([...CATEGORY_IDS]),
        prices: fc.tuple(place, place).map((ends) => ends.sort((a, b) => a - b)),
        ratings: fc.subarray([...RATING_FILTERS]),
        sort: fc.constantFrom(...SORTS),
        page: fc.integer({ min: 1, max: 9999 }),
      })
      .map(({ prices: [minPrice = 0, maxPrice = 0], sort, page, ...filters }) =>
        view({ ...filters, text: filters.text.slice(0, 100), minPrice, maxPrice }, { sort, page }),
      );
    fc.assert(
      fc.property(anyView, (shown) => {
        expect(read(writeView(shown))).toEqual(shown);
      }),
    );
  });

  it('may be anything: it is read, bounded and written again without an end', () => {
    const names = fc.constantFrom('q', 'category', 'min', 'max', 'rating', 'sort', 'page', 'other');
    const values = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer().map(String),
      fc.double().map(String),
    );
    const questions = fc
      .array(fc.tuple(fc.oneof(names, fc.string()), values))
      .map((pairs) => `?${new URLSearchParams(pairs)}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), questions), (search) => {
        const shown = read(search);
        expect(shown.filters.minPrice).toBeLessThanOrEqual(shown.filters.maxPrice);
        expect(shown.filters.text.length).toBeLessThanOrEqual(100);
        expect(read(writeView(shown))).toEqual(shown);
      }),
    );
  });
});

describe('the listings that the server has ready', () => {
  it.each(['', '?category=racks', '?category=racks&page=2', '?page=9', '?utm_source=x'])(
    'include %s',
    (search) => {
      expect(isReadyMade(read(search))).toBe(true);
    },
  );

  it.each([
    '?category=racks&category=benches',
    '?q=x',
    '?rating=1',
    '?max=1000',
    '?min=1000',
    '?sort=newest',
  ])('do not include %s, which the browser puts together', (search) => {
    expect(isReadyMade(read(search))).toBe(false);
  });
});

describe('the pages of a list', () => {
  const list = Array.from({ length: 130 }, (_, index) => index);

  it.each([
    [0, 1],
    [1, 1],
    [60, 1],
    [61, 2],
    [5000, 84],
  ])('%i products fill %i', (count, pages) => {
    expect(pagesOf(count)).toBe(pages);
  });

  it('hold 60 products each, and the last one the rest', () => {
    expect(leafOf(list, 1)).toMatchObject({ page: 1, pages: 3, from: 1, products: list.slice(0, 60) });
    expect(leafOf(list, 3)).toMatchObject({ page: 3, from: 121, products: list.slice(120) });
  });

  it('end with the last one', () => {
    expect(leafOf(list, 9999)).toEqual(leafOf(list, 3));
    expect(leafOf([], 5)).toEqual({ products: [], page: 1, pages: 1, from: 1 });
  });
});
