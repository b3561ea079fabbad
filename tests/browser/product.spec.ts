import { ask, bigPrice, buyButton, drawer, fold, open, openOnce } from '../support/browser/product-page.ts';
import { accessibilityProblems, expect, test } from '../support/browser/watched-page.ts';

test('a product shows its name, its words, its stars and its six pictures, under its slug and under its id, and keeps price and button in sight on a phone [2.route.2] [2.route.3] [2.product.1] [2.product.3] [2.product.4] [2.product.20] [2.product.21] [2.product.22]', {
  tag: '@journey',
}, async ({ page }) => {
  const byId = await (await page.request.get('/product/13')).text();
  expect(byId).toMatch(/<h1[^>]*>Rubber Hex Dumbbells</);
  expect(byId).toMatch(/<link rel="canonical" href="[^"]*\/product\/rubber-hex-dumbbells"/);
  await open(page, '/product/rubber-hex-dumbbells');
  await expect(page).toHaveTitle('Rubber Hex Dumbbells · Rack & Rep');
  await expect(page.getByRole('heading', { level: 1, name: 'Rubber Hex Dumbbells' })).toBeVisible();
  await expect(page.locator('.product-short')).toContainText('Sold in pairs from 2.5 to 35 kg.');
  await expect(page.locator('.product-head').getByRole('img', { name: '4.6 out of 5 stars' })).toBeVisible();
  await expect(page.getByRole('link', { name: '5 reviews' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(pictures).toHaveCount(6);
  const boxes = await Promise.all((await pictures.all()).slice(0, 3).map((one) => one.boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[2]?.x).toBe(boxes[0]?.x);
  await expect(pictures.first().locator('img')).toHaveAttribute('alt', /\b2\.5\b/);

  for (const badge of ['Pan India shipping', '2-year warranty', '30-day returns', 'Phone assistance'])
    await expect(page.locator('.product-trust')).toContainText(badge);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Description and Features', 'Specifications', 'Reviews (5)']);
  const shown = page.locator('.tabs-panel:visible');
  await expect(shown).toContainText('The six-sided head doesn’t roll');
  await expect(shown).toContainText('Hexagonal heads that don’t roll away');
  await tabs.nth(1).click();
  await expect(shown.getByRole('row').first()).toHaveText('Dumbbell typeFixed weight, hexagonal head');
  await expect(shown).toContainText('Warranty2 years');
  await expect(shown).not.toContainText('Hexagonal heads that don’t roll away');
  await expect(page.getByRole('list', { name: 'Key points' }).getByRole('listitem')).toHaveCount(4);

  expect(await accessibilityProblems(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole('region', { name: 'Buy', exact: true });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('₹950');
  await expect(bar).toContainText('2.5 kg × 2');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityProblems(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(drawer(page)).toHaveAccessibleName('Your Cart (1)');
});

test('a rack comes in colours, with a bar and a bench along and reviews that tell who bought and when, and goes to the checkout at once [2.product.13] [2.product.18] [2.product.19] [2.product.23] [2.product.26] [9.limits.2]', {
  tag: '@journey',
}, async ({ page }) => {
  const photograph = '/images/placeholder.svg?by-a-customer';
  await ask(`update reviews set images = $1 where product_id = '21' and user_name = 'Rohan Deshpande'`, [
    JSON.stringify([photograph]),
  ]);
  await openOnce(page, '/product/power-rack-75x75-mm-11-swg', photograph);
  await expect(page.locator('.product-offer')).toContainText(
    /₹20,000 off\s*Offer Live Till \d{1,2} [A-Z][a-z]+ \d{4}/,
  );
  await expect(page.getByRole('radio', { name: /^Black/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Red/ }).check();
  expect(new URL(page.url()).search).toBe('?color=Red');
  await expect(page.getByRole('list', { name: 'Pictures' }).locator('img').first()).toHaveAttribute(
    'src',
    /three-quarter-red/,
  );
  await fold(page, 'Buy Along With').click();
  const along = page.getByRole('group', { name: 'Buy Along With' });
  await expect(along.getByRole('checkbox')).toHaveCount(2);
  await expect(along).toContainText('Option total₹0');
  await along.getByRole('checkbox', { name: /Olympic Barbell 7 ft 20 kg/ }).check();
  await along.getByRole('checkbox', { name: /Adjustable Bench/ }).check();
  await expect(along).toContainText('Option total₹20,998');
  await expect(along).toContainText('Grand total₹80,997');
  await expect(fold(page, 'Buy Along With')).toContainText('2 added, ₹80,997');

  const similar = page.getByRole('region', { name: 'You May Also Like' });
  await expect(similar.getByRole('article')).toHaveCount(4);
  await expect(similar).not.toContainText('Power Rack 75x75 mm 11 SWG');
  await expect(similar.getByRole('heading', { level: 3 }).first()).toContainText('Rack');
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('link', { name: '4 reviews' }).click();
  await expect(page.getByRole('tab', { name: 'Reviews (4)' })).toHaveAttribute('aria-selected', 'true');
  const first = page.locator('.reviews > li').first();
  await expect(first).toContainText('Rohan Deshpande');
  await expect(first).toContainText('Verified purchase');
  await expect(first).toContainText('4 October 2026');
  await expect(first).toContainText('All bolts were bagged and labelled');
  await expect(first.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  await expect(first.locator('.review-images img')).toHaveAttribute('src', photograph);
  await expect(page.locator('.reviews-mean')).toContainText('4.8');

  await buyButton(page, 'Buy Now').dblclick();
  await expect(page).toHaveURL('/checkout');
  const cart = await page.evaluate(
    () => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').state.items,
  );
  expect(cart.map((line: Record<string, unknown>) => [line.productId, line.quantity, line.variant])).toEqual([
    ['21', 1, 'Red'],
    ['1', 1, undefined],
    ['30', 1, 'Black'],
  ]);

  await open(page, '/product/olympic-barbell-7-ft-20-kg');
  await expect(page.getByRole('group', { name: 'Buy Along With' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^(Weight|Colour)/ })).toHaveCount(0);
  await expect(bigPrice(page).locator('b')).toHaveText('₹9,999');
  const seen = page.getByRole('region', { name: 'Recently Viewed' });
  await expect(seen.getByRole('article')).toHaveCount(1);
  await expect(seen).toContainText('Power Rack 75x75 mm 11 SWG');
});

test('price, choice, quantity and both buttons stand on the first screen of a desktop, a bar has them after that, and a tablet shows whole pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [
    'rubber-hex-dumbbells',
    'power-rack-75x75-mm-11-swg',
    'leather-lever-lifting-belt-10-mm',
  ])
    await test.step(path, async () => {
      await open(page, `/product/${path}`);
      await expect(buyButton(page, 'Add to Cart')).toBeInViewport({ ratio: 1 });
      await expect(buyButton(page, 'Buy Now')).toBeInViewport({ ratio: 1 });
    });

  const bar = page.getByRole('region', { name: 'Buy', exact: true });
  await expect(bar).toBeHidden();
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('Leather Lever Lifting Belt 10 mm');
  await expect(bar).toContainText('S / Black, in stock');
  const [end, top] = await Promise.all([page.getByRole('contentinfo').boundingBox(), bar.boundingBox()]);
  expect((end?.y ?? 900) + (end?.height ?? 0), 'the footer ends above it').toBeLessThanOrEqual(top?.y ?? 0);
  await bar.getByRole('button', { name: 'Increase quantity' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(drawer(page)).toHaveAccessibleName('Your Cart (2)');
  await page.keyboard.press('Escape');
  // It puts the page back where it was.
  await expect(drawer(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeHidden();

  await page.setViewportSize({ width: 768, height: 1024 });
  const picture = await page.getByRole('list', { name: 'Pictures' }).locator('img').first().boundingBox();
  expect(picture?.width).toBe(picture?.height);
});

test('a product that is not there is said to be missing, with the way home [2.product.29]', {
  tag: '@journey',
}, async ({ page }) => {
  const reply = await page.goto('/product/no-such-thing');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
});
