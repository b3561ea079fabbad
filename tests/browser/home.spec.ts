import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';
import { query } from '../support/shop-process.ts';

const databaseUrl = () => process.env.SHOP_DATABASE_URL ?? '';

/** The ids of the featured products, in the catalogue's order. */
async function featuredNames(): Promise<string[]> {
  const rows = await query(
    databaseUrl(),
    'select name from products where featured and deleted_at is null order by position',
  );
  return rows.map(({ name }) => String(name));
}

test.describe('the home page', () => {
  test('has heading, highlights, carousels, featured products, best sellers and reasons, without motion for those who asked for none [2.route.1] [2.home.1] [2.home.2] [2.home.3] [2.home.4] [2.home.5] [2.home.6] [2.home.9] [9.limits.3]', {
    tag: '@journey',
  }, async ({ page }) => {
    const names = await featuredNames();
    await page.goto('/');
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Fitness Equipment');
    await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('heading')).toHaveText([
      'Premium Quality',
      'Pan India Shipping',
      '5-Year Warranty',
    ]);
    const cards = (name: string) =>
      page.getByRole('region', { name }).getByRole('article').getByRole('heading');
    await expect(cards('Featured Products')).toHaveText(names.slice(0, 4).map(anySpaces));
    await expect(cards('Best Sellers')).toHaveText(
      [...names.slice(1), ...names.slice(0, 1)].slice(0, 4).map(anySpaces),
    );
    await expect(
      page.getByRole('region', { name: 'Why Choose Us' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['Made in India', 'Pan India Shipping', 'Expert Support', 'Long Warranty']);
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    ).toBe(0);

    for (const [name, count] of [
      ['Categories', 8],
      ['Testimonials', 6],
    ] as const) {
      const list = page.getByRole('list', { name });
      const place = () => list.evaluate((element) => element.scrollLeft);
      await expect(list.getByRole('listitem')).toHaveCount(count);
      await page.getByRole('button', { name: `Next ${name.toLowerCase()}` }).click();
      await expect.poll(place).toBe(320);
      await page.getByRole('button', { name: `Previous ${name.toLowerCase()}` }).click();
      await expect.poll(place).toBe(0);
    }
  });

  test('is complete without JavaScript, and leads on to categories and products', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem')).toHaveCount(6);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Weight Plates' }).click();
    await page.getByRole('link', { name: 'Cast Iron Olympic Plates' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cast Iron Olympic Plates');
    await context.close();
  });

  test('loads at most 133 KB of JavaScript, and nothing shifts, but for the face that comes late at the first visit', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The display face comes after the first paint, as on a slow line.
    const late = /\.woff2$/;
    await page.route(late, async (route) => {
      await page.waitForTimeout(1000);
      await route.continue();
    });
    await page.goto('/');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(133 * 1024);
    const shift = () => page.evaluate(() => (window as unknown as { shift: number }).shift);
    // It moves two buttons by some pixels.
    await expect.poll(() => page.evaluate(() => document.fonts.check('700 20px "RR Display"'))).toBe(true);
    expect(await shift()).toBeLessThanOrEqual(0.001);
    await page.unroute(late);
    // What was held back was not kept: the first reload fetches it, the second has it.
    await page.reload({ waitUntil: 'networkidle' });
    await page.reload();
    await untilHydrated(page);
    expect(await shift()).toBe(0);
  });

  test('fits every screen, and axe finds nothing, drawer and search included', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    for (const width of [768, 1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      if (width !== 768) expect(await accessibilityProblems(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('bar');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Cart/ }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

/** A card ties numbers to their units with another kind of space. */
function anySpaces(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/ /g, '\\s')}$`);
}
