import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from './catalogue-product.ts';
import { ratingOf, withDerived } from './derive.ts';
import { filmsOf } from './films.ts';
import { products } from './products.ts';

const SEEDED_ON = new Date('2026-11-15T06:00:00.000Z');

function anyProduct(): CatalogueProduct {
  const [product] = products;
  if (!product) throw new Error('The catalogue is empty');
  return product;
}

describe('what is derived', () => {
  it('rates by the mean of the stars to one decimal', () => {
    expect(ratingOf([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toBe(4.3);
    expect(ratingOf([{ rating: 5 }, { rating: 4 }, { rating: 5 }])).toBe(4.7);
    expect(ratingOf([])).toBe(0);
  });

  it('counts and rates by the reviews', () => {
    for (const product of products) {
      const { rating, reviewCount } = withDerived(product, SEEDED_ON);
      expect(reviewCount).toBe(product.reviews.length);
      expect(rating).toBe(ratingOf(product.reviews));
      if (reviewCount > 0) expect(rating).toBeGreaterThanOrEqual(3);
    }
  });

  it('ends an offer for thirty days on the thirtieth day after, by the Indian calendar', () => {
    const offer = { discount: '₹500 off', forDays: 30, enabled: true };
    const lateEvening = new Date('2026-11-01T20:00:00.000Z');
    expect(withDerived({ ...anyProduct(), offer }, lateEvening).offer).toEqual({
      discount: '₹500 off',
      endDate: '2026-12-02',
      enabled: true,
    });
  });

  it('leaves a product without an offer without one', () => {
    expect(withDerived(anyProduct(), SEEDED_ON)).not.toHaveProperty('offer');
  });

  it('says where everything is made, and keeps the customs code for the invoice', () => {
    const derived = withDerived(anyProduct(), SEEDED_ON);
    expect(derived.specifications).toMatchObject({
      ...anyProduct().specifications,
      CountryOfOrigin: 'India',
    });
    expect(derived).not.toHaveProperty('hsn');
  });
});

describe('the films of a product', () => {
  it('are that of its category and those beside it', () => {
    expect(filmsOf('barbells', new Set(['barbells', 'weight-plates', 'racks', 'benches']))).toEqual({
      videoUrl: '/videos/barbells.mp4',
      demoVideoId: 'barbells',
      productInsights: [
        { title: 'Curl bar, 360° view', videoId: 'barbells' },
        { title: 'Competition bumpers, 360° view', videoId: 'weight-plates' },
        { title: 'Power rack, 360° view', videoId: 'racks' },
      ],
    });
  });

  it('leave out what was not filmed yet, and a category we do not have', () => {
    expect(filmsOf('barbells', new Set(['racks']))).toBeUndefined();
    expect(filmsOf('barbells', new Set(['barbells']))?.productInsights).toHaveLength(1);
    expect(filmsOf('toString', new Set(['toString']))).toBeUndefined();
  });
});
