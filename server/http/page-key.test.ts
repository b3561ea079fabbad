import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

const known = { products: new Set(['p1', 'power-rack']), categories: new Set(['racks']) };
const keyOf = (url: string) => {
  const key = pageKey(url, known);
  return key === null ? null : `${key.path}${key.isData ? ' data' : ''}`;
};

describe('the page behind an address', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/?', '/'],
    ['/product/power-rack', '/product/power-rack'],
    ['/product/p1', '/product/p1'],
    ['/product/power-rack/', '/product/power-rack'],
    ['/product/power-rack?variant=red&x=/../', '/product/power-rack'],
    ['/product/power-rack/?x', '/product/power-rack'],
    ['/category/racks', '/category/racks'],
    ['/category/racks/?utm_source=x', '/category/racks'],
    ['/admin/orders?status=PENDING&search=asha', '/admin/orders'],
    ['/admin/orders/RR-7?status=PENDING', '/admin/orders'],
    ['/admin/products/21', '/admin/products'],
    ['/order-success/GUEST-1', '/order-success'],
  ])('%s is %s', (url, key) => {
    expect(keyOf(url)).toBe(key);
  });

  it.each([
    ['/_root.data', '/ data'],
    ['/_.data', '/ data'],
    ['/_root.data?_routes=x', '/ data'],
    ['/product/power-rack.data', '/product/power-rack data'],
    ['/product/power-rack/_.data', '/product/power-rack data'],
    ['/category/racks.data?index', '/category/racks data'],
    ['/product/gone.data', '/product/unknown data'],
    ['/nothing.data', '/unknown data'],
  ])('%s is the data of a page: %s', (url, key) => {
    expect(keyOf(url)).toBe(key);
  });

  it.each([
    ['/product/gone', '/product/unknown'],
    ['/product/POWER-RACK', '/product/unknown'],
    ['/product/power-rack%20', '/product/unknown'],
    ['/product/power%2Drack', '/product/unknown'],
    ['/product/..%2f..%2fetc', '/product/unknown'],
    ['/product/..', '/product/unknown'],
    ['/product/__proto__', '/product/unknown'],
    ['/category/constructor', '/category/unknown'],
    ['/category/gone', '/category/unknown'],
    ['/category/power-rack', '/category/unknown'],
    ['/product', '/unknown'],
    ['/product/', '/unknown'],
    ['/product//power-rack', '/unknown'],
    ['/product/power-rack//', '/unknown'],
    ['/product/power-rack/reviews', '/unknown'],
    ['/../etc/passwd', '/unknown'],
    ['//evil.example', '/unknown'],
    ['//evil.example/product/power-rack', '/unknown'],
    ['http://evil.example/', '/unknown'],
    ['/\\evil.example', '/unknown'],
    ['/%00', '/unknown'],
    ['/.env', '/unknown'],
    ['', '/unknown'],
    ['*', '/unknown'],
    ['/apis', '/unknown'],
    ['/imagesque', '/unknown'],
    ['/admin/nothing', '/admin/unknown'],
    ['/admin/orders/RR-7/lines', '/admin/unknown'],
  ])('%s shares one page with all that is not there: %s', (url, key) => {
    expect(keyOf(url)).toBe(key);
  });

  it.each([
    '/api',
    '/api/',
    '/api/products',
    '/api/products.data',
    '/api?x=1',
    '/assets/a.js',
    '/images/a.webp',
    '/catalogue/0123.json',
    '/metrics',
    '/healthz',
    '/readyz?x',
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icons/icon-512.png',
    '/robots.txt',
    '/sitemap.xml?x',
    '/manifest.webmanifest',
    '/service-worker.js',
    `/product/${'a'.repeat(300)}`,
  ])('%s is no page', (url) => {
    expect(keyOf(url)).toBeNull();
  });

  it.each([
    ['/shop', '/shop'],
    ['/shop?', '/shop'],
    ['/shop?utm_source=mail', '/shop'],
    ['/shop?filtered', '/shop'],
    ['/shop?category=racks', '/shop?category=racks'],
    ['/shop/?utm_source=x&category=racks&category=racks', '/shop?category=racks'],
    ['/shop.data?category=racks&_routes=x', '/shop?category=racks data'],
    ['/shop?category=gone', '/shop'],
    ['/shop?category=__proto__', '/shop'],
    ['/shop?page=2', '/shop'],
    ['/shop?category=racks&rating=4', '/shop?filtered'],
    ['/shop?q=rack', '/shop?filtered'],
    ['/shop?sort=newest', '/shop?filtered'],
    ['/search', '/search'],
    ['/search?q=', '/search'],
    ['/search?q=+%20', '/search'],
    ['/search?q=rack&sort=newest', '/search?filtered'],
    ['/search?q=rack&page=2', '/search?filtered'],
    ['/search.data?q=%E0%A4%A', '/search?filtered data'],
    ['/category/racks?page=99', '/category/racks'],
    ['/category/racks?category=benches', '/category/racks'],
    ['/wishlist?category=racks', '/wishlist'],
    ['/compare', '/compare'],
    ['/plates?kg=100&bar=1', '/plates'],
    ['/compare?ids=', '/compare'],
    ['/compare?ids=21,22', '/compare?filtered'],
    ['/compare.data?ids=22,21&_routes=x', '/compare?filtered data'],
  ])('%s is the listing %s', (url, key) => {
    expect(keyOf(url)).toBe(key);
  });

  it('has a page of its own for each page of a long list, and none beyond its end', () => {
    const many = { ...known, products: new Set(Array.from({ length: 150 }, (_, index) => String(index))) };
    const pathOf = (url: string) => pageKey(url, many)?.path;
    expect(pathOf('/shop?page=2')).toBe('/shop?page=2');
    expect(pathOf('/shop?page=3&category=racks')).toBe('/shop?category=racks&page=3');
    expect(pathOf('/shop?page=4')).toBe('/shop?page=3');
    expect(pathOf('/category/racks?page=9999')).toBe('/category/racks?page=3');
  });

  it('is that of its own words for a search, beside the one that all searches share', () => {
    expect(pageKey('/search?utm_source=x&q=20+kg%20plates', known)).toEqual({
      path: '/search?q=20+kg+plates',
      isData: false,
      shared: '/search?filtered',
    });
  });

  it('is one of a bounded set, whatever visitors type', () => {
    const paths = new Set([
      '/',
      '/unknown',
      ...['', '?category=racks', '?filtered'].map((query) => `/shop${query}`),
      ...['', '?filtered'].map((query) => `/search${query}`),
      ...['p1', 'power-rack', 'unknown'].map((id) => `/product/${id}`),
      ...['racks', 'unknown'].map((id) => `/category/${id}`),
    ]);
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '.',
        '..',
        '_',
        '.data',
        '_root.data',
        '?',
        '#',
        '%2f',
        'product',
        'category',
        'shop',
        'search',
        'shop?category=racks',
        '&page=7',
        'search?q=x',
      ),
      fc.constantFrom('power-rack', 'p1', 'racks', 'api', 'unknown', '__proto__'),
      fc.string({ maxLength: 12 }),
    );
    const address = fc.oneof(
      fc.array(part, { maxLength: 10 }).map((parts) => `/${parts.join('')}`),
      fc.string({ maxLength: 400 }),
    );
    fc.assert(
      fc.property(address, (url) => {
        const key = pageKey(url, known);
        expect(key === null || paths.has(key.shared ?? key.path)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same with any question behind it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/', '/product/p1', '/category/racks', '/x'),
        fc.string(),
        (path, query) => {
          expect(keyOf(`${path}?${query}`)).toBe(keyOf(path));
        },
      ),
    );
  });
});
