import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import { organization } from './organization-data.ts';
import { breadcrumbs, productOffer, questionsAndAnswers } from './structured-data.ts';

const SHOP = 'https://shop.example';
const bar = {
  id: '1',
  slug: 'bar',
  name: 'Bar </script><script>alert(1)</script>',
  category: 'barbells',
  shortDescription: 'A bar.',
  images: ['/images/bar.webp'],
  productCode: 'RR-BB-01',
  price: 1000,
  salePrice: 800,
  inStock: true,
  rating: 4.5,
  reviewCount: 12,
};

describe('what machines read about a product', () => {
  it('has its price without and with GST, its stock and its rating', () => {
    expect(productOffer(SHOP, bar, DEFAULT_SETTINGS)).toMatchObject({
      '@type': 'Product',
      image: ['https://shop.example/images/bar.webp'],
      offers: {
        '@type': 'Offer',
        price: 800,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        priceSpecification: [
          { price: 800, valueAddedTaxIncluded: false },
          { price: 944, valueAddedTaxIncluded: true },
        ],
        url: 'https://shop.example/product/bar',
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
  });

  it('spans the prices of its variants', () => {
    const weightVariants = [
      { weight: '5 kg', price: 500, inStock: true },
      { weight: '10 kg', price: 900, salePrice: 850, inStock: true },
    ];
    expect(productOffer(SHOP, { ...bar, weightVariants }, DEFAULT_SETTINGS)).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 500,
        highPrice: 850,
        priceSpecification: [
          { minPrice: 500 },
          { minPrice: 590, maxPrice: 1003, valueAddedTaxIncluded: true },
        ],
      },
    });
  });

  it('has no rating before its first review, and says when it is sold out', () => {
    const fresh = productOffer(SHOP, { ...bar, reviewCount: 0, rating: 0, inStock: false }, DEFAULT_SETTINGS);
    expect(fresh).not.toHaveProperty('aggregateRating');
    expect(fresh).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });
});

describe('what machines read about the shop', () => {
  it('is who sells here, from the settings', () => {
    expect(organization(SHOP, DEFAULT_SETTINGS)).toMatchObject({
      '@type': 'Organization',
      url: 'https://shop.example/',
      email: DEFAULT_SETTINGS.storeEmail,
      telephone: DEFAULT_SETTINGS.storePhone,
    });
  });

  it('is the way from the home page, and the questions with their answers', () => {
    expect(breadcrumbs(SHOP, [{ name: 'Racks', path: '/category/racks' }])).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.example/' },
        { position: 2, name: 'Racks', item: 'https://shop.example/category/racks' },
      ],
    });
    expect(questionsAndAnswers([{ question: 'How?', answer: 'So.' }])).toMatchObject({
      mainEntity: [{ name: 'How?', acceptedAnswer: { text: 'So.' } }],
    });
  });
});
