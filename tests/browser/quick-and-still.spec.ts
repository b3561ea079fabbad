import type { CDPSession } from '@playwright/test';
import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const PUBLIC_PAGES = [
  '/',
  '/shop',
  '/search?q=bar',
  '/category/racks',
  '/category/combo-offers',
  '/product/rubber-bumper-plates',
  '/wishlist',
  '/compare?ids=21,22',
  '/plates?kg=100',
  '/cart',
  '/login',
  '/orders',
  '/create-order',
  '/about',
  '/contact',
  '/shipping-policy',
];

test('nothing shifts on any public page while it loads and comes alive', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const { dataset } = document.documentElement;
        dataset.shifted = String(Number(dataset.shifted ?? 0) + entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifted: string[] = [];
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await untilHydrated(page);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 60))));
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0));
    if (shift > 0.01) shifted.push(`${path}: ${shift}`);
  }
  expect(shifted).toEqual([]);
});

test('the similar products have their height from the start: no link of a product’s page lies over the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/product/rubber-bumper-plates');
  await untilHydrated(page);
  const footer = await page.getByRole('contentinfo').boundingBox();
  const lowest = await page
    .locator('main a')
    .evaluateAll((links) => Math.max(...links.map((link) => link.getBoundingClientRect().bottom)));
  expect(lowest).toBeLessThanOrEqual(footer?.y ?? 0);
});

test('a card that was pointed at opens its page with little work', async ({ page }) => {
  await page.goto('/category/racks');
  await untilHydrated(page);
  const session = await page.context().newCDPSession(page);
  // The page's own time: what other programs take from the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const opened: number[] = [];
  for (const place of [0, 1, 2, 3, 4, 5, 6]) {
    const card = page.getByRole('article').nth(place).getByRole('heading').getByRole('link');
    const data = page.waitForResponse((reply) => reply.url().endsWith('.data'));
    await card.hover();
    await (await data).finished();
    const before = await spentMs(session, 'TaskDuration');
    await card.dispatchEvent('click');
    await page.evaluate(untilPainted, 'main .product-head h1');
    opened.push((await spentMs(session, 'TaskDuration')) - before);
    await page.goBack();
    await expect(page.locator('.category-grid')).toBeVisible();
  }
  // The quickest of seven, because the first also warms up, and another program on the same core slows this one down.
  expect(Math.min(...opened)).toBeLessThanOrEqual(150);
});

test('a page with every product comes alive for little more than the home page: no card is made twice', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scripts = async (path: string) => {
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    return spentMs(session, 'ScriptDuration');
  };
  const few = Math.min(await scripts('/'), await scripts('/'), await scripts('/'));
  const every = Math.min(await scripts('/shop'), await scripts('/shop'), await scripts('/shop'));
  expect(every / few).toBeLessThan(2.5);
});

async function spentMs(session: CDPSession, on: 'TaskDuration' | 'ScriptDuration'): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === on)?.value ?? 0) * 1000;
}

/** Until the frame in which it stands there. */
function untilPainted(wanted: string): Promise<void> {
  return new Promise((painted) => {
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true, attributes: true });
    look();
    function look() {
      if (document.querySelector(wanted) === null) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(painted));
    }
  });
}
