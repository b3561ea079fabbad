import type { Page } from '@playwright/test';
import { drawer, open, weight } from '../support/browser/product-page.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name} to wishlist` });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('an empty wishlist says so and leads to the shop [2.wishlist.1] [2.route.14]', {
  tag: '@journey',
}, async ({ page, request }) => {
  const html = await (await request.get('/wishlist')).text();
  expect(html).toContain('Loading your wishlist');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Wishlist is Empty');
  await expect(page).toHaveTitle('My Wishlist · Rack & Rep');
  await expect(page.getByRole('region', { name: 'Best Sellers' }).getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Recently Viewed' })).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await page.waitForURL('**/shop');
});

test('a guest keeps things in the wishlist, puts one into the cart and removes the others, in every tab [2.wishlist.2] [2.wishlist.3] [2.wishlist.4] [2.wishlist.5]', {
  tag: '@journey',
}, async ({ page, context }) => {
  await page.goto('/category/barbells');
  await untilHydrated(page);
  for (const name of ['Olympic Barbell 7 ft 20 kg', 'Olympic Barbell 6 ft 15 kg', 'Bicep'])
    await page
      .getByRole('button', { name: new RegExp(`^Add .*${name}.* to wishlist`) })
      .first()
      .click();
  await expect(page.getByRole('link', { name: 'Wishlist, 3 items' })).toBeVisible();
  await page.goto('/category/dumbbells');
  await untilHydrated(page);
  await heart(page, 'Rubber Hex Dumbbells').click();
  await page.getByRole('link', { name: 'Wishlist, 4 items' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Wishlist');
  await expect(page.getByRole('article')).toHaveCount(4);
  const bar = card(page, 'Olympic Barbell 7 ft 20 kg');
  await expect(bar.locator('img')).toHaveJSProperty('complete', true);
  await expect(bar.getByRole('link', { name: 'Olympic Barbell 7 ft 20 kg' })).toHaveAttribute(
    'href',
    '/product/olympic-barbell-7-ft-20-kg',
  );
  await expect(bar).toContainText('₹9,999');
  await expect(bar.getByRole('button')).toHaveText([/^Add to Cart/, /^Remove/]);
  await expect(card(page, 'Rubber Hex Dumbbells')).toContainText('₹950');
  await expect(card(page, 'Rubber Hex Dumbbells')).not.toContainText('–');
  expect(await accessibilityProblems(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/wishlist');
  await expect(other.getByRole('article')).toHaveCount(4);

  const add = bar.getByRole('button', { name: /^Add to Cart/ });
  await add.dblclick();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'is in your cart' })).toBeVisible();
  await expect(other.getByRole('article')).toHaveCount(3);

  await card(page, 'Olympic Barbell 6 ft')
    .getByRole('button', { name: /^Remove/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /Bicep/ })).toBeFocused();
  await expect(other.getByRole('article')).toHaveCount(2);

  for (const name of ['Bicep', 'Rubber Hex'])
    await card(other, name)
      .getByRole('button', { name: /^Remove/ })
      .click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your Wishlist is Empty');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Wishlist is Empty');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Wishlist is Empty');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await other.close();
});

test('the heart of a product page keeps the chosen weight, and the wishlist shows and sells that one', async ({
  page,
}) => {
  const name = 'Rubber Hex Dumbbells';
  await open(page, '/product/rubber-hex-dumbbells');
  await weight(page, '20 kg × 2').check();
  await heart(page, name).click();
  await expect(page.getByRole('button', { name: `Remove ${name} from wishlist` })).toBeVisible();
  await weight(page, '5 kg × 2').check();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('link', { name: 'Wishlist, 1 item' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  const kept = card(page, name);
  await expect(kept).toContainText('Weight: 20 kg × 2');
  await expect(kept).toContainText('₹6,800');
  await expect(kept.getByRole('link', { name })).toHaveAttribute(
    'href',
    '/product/rubber-hex-dumbbells?weight=20+kg+pair',
  );
  await page.reload();
  await expect(kept).toContainText('Weight: 20 kg × 2');
  await kept.getByRole('button', { name: /^Add to Cart/ }).click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expect(drawer(page)).toContainText('Weight: 20 kg × 2');
  await expect(drawer(page)).toContainText('₹6,800');
});
