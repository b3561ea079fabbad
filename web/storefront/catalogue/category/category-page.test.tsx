import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { EmptyCategory } from './category-index.tsx';
import { ComboOffers } from './combo-offers.tsx';

const frame = { categories: [{ id: 'racks', name: 'Racks', productCount: 8 }] };

function pageOf(Component: () => React.ReactNode): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component, HydrateFallback: () => null }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: frame } }} />);
}

describe('a combo', () => {
  const card = {
    ...{ id: 'combo', slug: 'combo', name: 'Home combo', category: 'combo-offers', images: [] },
    ...{ price: 30_000, salePrice: 25_599, inStock: true, rating: 5, reviewCount: 1 },
  };

  it('names the rate of GST that is charged for it', () => {
    const category = { name: 'Combo Offers', description: '' };
    const page = pageOf(() => <ComboOffers category={category} combos={[{ card, taxRate: 12 }]} />);
    expect(page.replaceAll(/<[^>]*>/g, '')).toContain('+\u00a012\u00a0% GST');
  });
});

describe('a category without products', () => {
  it('says so, and leads to the others [2.category.4]', () => {
    const page = pageOf(() => <EmptyCategory name="Benches" />);
    expect(page).toContain('No products found in Benches');
    expect(page).toContain('Check back later or browse other categories.');
    expect(page).toContain('href="/category/racks"');
  });

  it('says so on the combo page too, under its own title', () => {
    const page = pageOf(() => (
      <ComboOffers category={{ name: 'Combo Offers', description: '' }} combos={[]} />
    ));
    expect(page.replaceAll(/<[^>]*>/g, '')).toContain('Combo Offers - Save more when you buy in bundles.');
    expect(page).toContain('No products found in Combo Offers');
  });
});
