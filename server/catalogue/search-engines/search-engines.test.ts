import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../tests/support/test-shop.ts';
import { sitemapXml } from './sitemap.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ publicUrl: 'https://shop.example' });
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ method: 'GET', url });
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('search engines', () => {
  it('find every public page, category and product, and no private one', async () => {
    const reply = await get('/sitemap.xml');
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = addresses(reply.body);
    const { products, categories } = await shop.live.current();
    expect(found).toHaveLength(10 + categories.length + products.length);
    expect(found).toEqual(
      expect.arrayContaining([
        'https://shop.example/',
        'https://shop.example/planner',
        'https://shop.example/terms-and-conditions',
        'https://shop.example/category/racks',
        ...products.map(({ slug }) => `https://shop.example/product/${slug}`),
      ]),
    );
    expect(reply.body).not.toMatch(/admin|cart|checkout|account/);
  });

  it('learn of a change, and of a product that left, at the next look', async () => {
    const [first] = (await shop.live.current()).products;
    const entry = async () =>
      new RegExp(`/product/${first?.slug}</loc><lastmod>([^<]*)<`).exec(
        (await get('/sitemap.xml')).body,
      )?.[1];
    const before = await entry();
    expect(before).toBeDefined();
    await shop.pool.query(`update products set short_description = 'New words' where id = $1`, [first?.id]);
    shop.live.changed();
    expect(Date.parse((await entry()) ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
    await shop.pool.query('update products set deleted_at = now() where id = $1', [first?.id]);
    shop.live.changed();
    expect(await entry()).toBeUndefined();
  });

  it('are told where the map is and what is none of theirs', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(body).toContain('Disallow: /admin');
    expect(body).not.toContain('Disallow: /\n');
  });

  it('get a map that no odd address breaks', () => {
    expect(sitemapXml('https://shop.example', [{ path: '/product/a&b<c"' }])).toContain(
      '<loc>https://shop.example/product/a&#38;b%3Cc%22</loc>',
    );
  });
});
