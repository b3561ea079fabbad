import { describe, expect, it } from 'vitest';
import { NO_FILTERS, type ShopFilters } from './shop-filters.ts';
import { activeFilters, countText, priceText } from './shop-words.ts';

const categories = [
  { id: 'racks', name: 'Racks' },
  { id: 'benches', name: 'Benches' },
];

describe('the number of products above a listing', () => {
  it.each([
    [0, { from: 1, length: 0 }, 'No products'],
    [1, { from: 1, length: 1 }, '1 product'],
    [51, { from: 1, length: 51 }, '51 products'],
    [5000, { from: 1, length: 60 }, '1–60 of 5,000 products'],
    [5000, { from: 4981, length: 20 }, '4,981–5,000 of 5,000 products'],
  ])('with %i in all, of which the page shows %j, reads %s', (count, shown, text) => {
    expect(countText(count, shown)).toBe(text);
  });
});

describe('the active filters of a listing', () => {
  it.each([
    [{}, undefined],
    [{ maxPrice: 60_000 }, 'Up to ₹60,000'],
    [{ minPrice: 5000 }, 'From ₹5,000'],
    [{ minPrice: 5000, maxPrice: 60_000 }, '₹5,000 – ₹60,000'],
    [{ maxPrice: 0 }, 'Up to ₹0'],
    [{ minPrice: 100_000 }, 'From ₹1,00,000'],
  ])('say the price %j as %s', (prices, text) => {
    expect(priceText({ ...NO_FILTERS, ...prices })).toBe(text);
  });

  it('are named in the order of the panel', () => {
    const filters = {
      text: ' hex ',
      categories: ['benches', 'racks'],
      minPrice: 0,
      maxPrice: 60_000,
      ratings: [4],
      fits: ['room', 'owned'] as const,
    };
    expect(activeFilters(filters, categories).map(({ label }) => label)).toEqual([
      '“hex”',
      'Racks',
      'Benches',
      'Up to ₹60,000',
      '4+ stars',
      'Fits my room',
      'Goes with what I own',
    ]);
  });

  it('leave nothing when each of them is lifted in turn', () => {
    const lift = (filters: ShopFilters): ShopFilters => {
      const [first] = activeFilters(filters, categories);
      return first === undefined ? filters : lift(first.without);
    };
    const filters = {
      text: 'hex',
      categories: ['racks'],
      minPrice: 1000,
      maxPrice: 2000,
      ratings: [4, 1],
      fits: ['room' as const],
    };
    expect(lift(filters)).toEqual(NO_FILTERS);
  });

  it('are none at first, nor for blanks', () => {
    expect(activeFilters(NO_FILTERS, categories)).toEqual([]);
    expect(activeFilters({ ...NO_FILTERS, text: '  ' }, categories)).toEqual([]);
  });
});
