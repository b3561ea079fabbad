import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from './price.tsx';

const shownText = (price: React.ReactNode) => renderToStaticMarkup(price).replaceAll(/<[^>]*>/g, '');

const bench = {
  ...{ id: 'bench', slug: 'bench', name: 'Bench', category: 'benches', images: [], inStock: true },
  ...{ price: 8999, salePrice: 5499 },
};
const black = { color: 'Black', price: 8999, salePrice: 5999, inStock: true };

describe('the price on a card', () => {
  it('is what the cheapest variant that can be bought costs, not the product’s own price', () => {
    const product = { ...bench, colorVariants: [{ ...black, color: 'Red', salePrice: 6999 }, black] };
    expect(shownText(<Price product={product} />)).toBe('Sale price ₹5,999 List price ₹8,999');
    const sold = { ...product, colorVariants: product.colorVariants.with(1, { ...black, inStock: false }) };
    expect(shownText(<Price product={sold} />)).toBe('Sale price ₹6,999 List price ₹8,999');
  });

  it('is the product’s own where its variants have none', () => {
    const product = { ...bench, colorVariants: [{ color: 'Black', inStock: true }] };
    expect(shownText(<Price product={product} />)).toBe('Sale price ₹5,499 List price ₹8,999');
  });

  it('is the range where there is one, and the variant’s once it is chosen', () => {
    const product = { ...bench, priceRange: '₹5,999 – ₹9,999', colorVariants: [black] };
    expect(shownText(<Price product={product} />)).toBe('₹5,999 – ₹9,999');
    const selection = { variant: 'Black', variantType: 'color' } as const;
    expect(shownText(<Price product={product} selection={selection} />)).toBe(
      'Sale price ₹5,999 List price ₹8,999',
    );
  });

  it('is shown with GST to those who want it, and the other one stands beside it', () => {
    const view = { isIncluded: true, show: () => '₹7,079', beside: () => '₹5,999 + GST' };
    const product = { ...bench, priceRange: '₹5,999 – ₹9,999', colorVariants: [black] };
    expect(shownText(<Price product={product} view={view} />)).toBe('₹7,079 – ₹7,079 from ₹5,999 + GST');
    expect(shownText(<Price product={bench} view={view} />)).toBe(
      'Sale price ₹7,079 List price ₹7,079 ₹5,999 + GST',
    );
  });
});
