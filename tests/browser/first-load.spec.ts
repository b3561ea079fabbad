import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/browser/watched-page.ts';

const KB = 1024;

/** The pages that visitors come to from elsewhere, and what the scripts of each may weigh. */
const PAGES = [
  { path: '/', scripts: 133 * KB },
  { path: '/shop', scripts: 134 * KB },
  { path: '/category/racks', scripts: 132 * KB },
  { path: '/product/rubber-bumper-plates', scripts: 146 * KB },
] as const;

test('a page that visitors come to brings its small style sheet, waits for nothing else, and its scripts weigh little', {
  tag: '@journey',
}, async ({ request }) => {
  for (const { path, scripts } of PAGES)
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);

      expect(links.filter((tag) => tag.includes('rel="stylesheet"'))).toEqual([]);
      const [, sheet = ''] = /<style id="sheet">(.*?)<\/style>/s.exec(html) ?? [];
      expect(sheet).toContain('@layer');
      expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(16 * KB);

      const modules = links.filter((tag) => tag.includes('rel="modulepreload"'));
      expect(modules.length).toBeGreaterThan(5);
      expect(modules.length).toBeLessThanOrEqual(28);
      expect(await weight(request, modules)).toBeLessThanOrEqual(scripts);

      // A font that is asked for early holds the first paint back.
      expect(links.filter((tag) => tag.includes('as="font"'))).toEqual([]);

      const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
      const eager = pictures.filter((tag) => tag.includes('loading="eager"'));
      expect(eager.length).toBeGreaterThan(0);
      expect(eager.length).toBeLessThanOrEqual(4);
      expect(eager.filter((tag) => !tag.includes('fetchPriority="high"'))).toEqual([]);
    });
});

test('the cart brings no schemas', async ({ request }) => {
  const html = await (await request.get('/cart')).text();
  const modules = [...html.matchAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g)].map(([tag]) => tag);
  expect(await weight(request, modules)).toBeLessThanOrEqual(150 * KB);
});

/** As it travels, compressed. */
async function weight(request: APIRequestContext, links: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    links.map(async (tag) => {
      const [, href = ''] = /href="([^"#]+)/.exec(tag) ?? [];
      const reply = await request.get(href, { headers: { 'accept-encoding': 'br' } });
      expect(reply.status()).toBe(200);
      return Number(reply.headers()['content-length']);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
