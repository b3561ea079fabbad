import type { Browser, Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const OFFLINE = 'You’re offline. Pages you’ve seen still work';

/** A browser of its own, with the worker that the other tests do without. */
async function visitor(browser: Browser, baseURL = '') {
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL, reducedMotion: 'reduce' });
  return { context, page: await context.newPage() };
}

/** Whether the worker has put this address aside. */
function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);
}

test('what was seen works without a connection, and a notice says so', async ({ browser, baseURL }) => {
  const { context, page } = await visitor(browser, baseURL);
  await page.goto('/shipping-policy');
  await untilHydrated(page);
  for (const path of ['/shipping-policy', '/shipping-policy.data'])
    await expect.poll(() => isCached(page, path), { timeout: 15_000 }).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  await expect.poll(() => isCached(page, '/terms-and-conditions')).toBe(true);
  await page.evaluate(() => fetch('/api/settings'));
  expect(await isCached(page, '/api/settings')).toBe(false);

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: OFFLINE })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  await untilHydrated(page);
  await page.goto('/shipping-policy?utm_source=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping Policy');
  await page.goto('/return-refund-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return and Replacement Policy');
  await context.close();
});

test('a link to a page never seen says so, and the page comes when the connection does', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await visitor(browser, baseURL);
  await page.goto('/privacy-policy');
  await untilHydrated(page);
  await expect.poll(() => isCached(page, '/privacy-policy'), { timeout: 15_000 }).toBe(true);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  await context.close();
});

test('the worker is looked for anew at every visit and may fetch from the shop alone', async ({
  request,
}) => {
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['content-type']).toContain('text/javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  expect(await worker.text()).toMatch(/^self\.SHOP = \{"version":"[0-9a-f]{16}"/);
});
