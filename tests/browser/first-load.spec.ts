import type { APIRequestContext } from '@playwright/test';
import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const KB = 1024;

/** The pages that visitors come to from elsewhere, and what the scripts of each may weigh. */
const PAGES = [
  { path: '/', scripts: 115 * KB },
  { path: '/shop', scripts: 123 * KB },
  { path: '/category/racks', scripts: 123 * KB },
  { path: '/product/rubber-bumper-plates', scripts: 130 * KB },
] as const;

test('a page that visitors come to waits for one small style sheet, and its scripts give way to what is seen', async ({
  request,
}) => {
  for (const { path, scripts } of PAGES)
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);

      const sheets = links.filter((tag) => tag.includes('rel="stylesheet"'));
      expect(sheets).toHaveLength(1);
      expect(await weight(request, sheets)).toBeLessThanOrEqual(16 * KB);

      expect(links.filter((tag) => tag.includes('rel="modulepreload"'))).toEqual([]);
      expect(html).not.toMatch(/<script\b[^>]*(\ssrc=|type="module")/);
      const [, named = ''] = /<script type="later" data-modules="([^"]+)"/.exec(html) ?? [];
      const modules = named.split(' ').map((href) => `href="${href}"`);
      expect(modules.length).toBeGreaterThan(5);
      expect(modules.length).toBeLessThanOrEqual(14);
      expect(await weight(request, modules)).toBeLessThanOrEqual(scripts);

      const fonts = links.filter((tag) => tag.includes('as="font"'));
      expect(fonts).toHaveLength(1);
      expect(await weight(request, fonts)).toBeLessThanOrEqual(21 * KB);

      const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
      const eager = pictures.filter((tag) => tag.includes('loading="eager"'));
      expect(eager.length).toBeGreaterThan(0);
      expect(eager.length).toBeLessThanOrEqual(4);
      expect(eager.filter((tag) => !tag.includes('fetchPriority="high"'))).toEqual([]);
    });
});

test('a page has its first frame before its first script is asked for, and all of them are asked for at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    requestAnimationFrame(() => performance.mark('first frame'));
  });
  for (const { path } of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await untilHydrated(page);
      const { frame, asked } = await page.evaluate(() => ({
        frame: performance.getEntriesByName('first frame')[0]?.startTime ?? Number.NaN,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
          .map(({ startTime }) => startTime),
      }));
      expect(Math.min(...asked)).toBeGreaterThan(frame);
      expect(asked.filter((at) => at < Math.min(...asked) + 100).length).toBeGreaterThan(5);
    });
});

test('in a tab that is never painted the scripts come all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  const script = page.waitForResponse(/\/assets\/entry\.client.*\.js$/);
  await page.goto('/shop');
  expect((await script).ok()).toBe(true);
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
