import { ask } from '../support/browser/filled-cart.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

test.describe('a category', () => {
  test('has its title, its line and its cards, which come one after the other [2.category.1] [2.category.2] [2.route.4]', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/category/racks');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Racks');
    await expect(page.getByText('Browse our Racks collection')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Power Rack' }).first()).toBeVisible();
    await expect(page).toHaveTitle('Racks · Rack & Rep');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/category\/racks$/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /welded in Nashik/);

    const delays = () =>
      page
        .locator('.category-grid > li')
        .evaluateAll((cards) =>
          cards
            .slice(0, 5)
            .map((card) => [getComputedStyle(card).animationName, getComputedStyle(card).animationDelay]),
        );
    expect(await delays()).toEqual(
      ['0s', '0.04s', '0.08s', '0.12s', '0.16s'].map((delay) => ['category-card-in', delay]),
    );
    await expect(page.locator('.category-grid > li').last()).toHaveCSS('opacity', '1');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await delays()).every(([name]) => name === 'none')).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('that is not there says so with status 404 and names the ones there are [2.category.3]', {
    tag: '@journey',
  }, async ({ page }) => {
    const reply = await page.goto('/category/kettlebells');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown Category');
    await untilHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Benches' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benches');
  });

  test('of combos names the rate of GST of each, its own before the store’s', async ({ request }) => {
    const setRate = (rate: number | null) =>
      ask(`update products set gst = $1 where category_id = 'combo-offers'`, [rate]);
    const words = async () => {
      const page = await (await request.get('/category/combo-offers')).text();
      return page.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
    };
    await expect.poll(words).toContain('+ 18 % GST');
    try {
      await setRate(5);
      await expect.poll(words).toContain('+ 5 % GST');
    } finally {
      await setRate(null);
    }
  });
});

test.describe('with a clock of its own', () => {
  test.use({ hasOwnContext: true });

  test('the combo page tells its bundle whole, adds one, and Buy Now goes to the cart after a second [2.category.5] [2.category.6] [2.category.7] [2.category.8] [2.category.9]', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/category/combo-offers');
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Combo Offers - Save more when you buy in bundles.',
    );
    const combo = page.getByRole('article');
    await expect(combo).toHaveCount(1);
    await expect(combo.getByRole('img', { name: /Home Strength Combo/ })).toBeVisible();
    await expect(combo.getByRole('heading', { level: 2 })).toContainText('Home Strength Combo');
    await expect(combo).toContainText('₹21,999');
    await expect(combo).toContainText('You save ₹4,401');
    await expect(combo.getByRole('listitem')).toHaveCount(10);
    await expect(combo).toContainText('Olympic Spring Collars (pair)');
    await expect(combo).toContainText('62 kg on the bar from day one');
    expect(await accessibilityProblems(page)).toEqual([]);

    await combo.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('dialog')).toContainText('Your Cart (1)');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    const buyNow = combo.getByRole('button', { name: /Buy Now|Adding/ });
    await page.clock.install();
    await buyNow.click();
    await expect(buyNow).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    await buyNow.click({ force: true });
    await page.clock.runFor(900);
    expect(new URL(page.url()).pathname).toBe('/category/combo-offers');
    await page.clock.runFor(200);
    await page.waitForURL('**/cart');
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  });
});
