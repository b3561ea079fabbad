import type { Page } from '@playwright/test';
import { products } from '../../catalogue/products.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article');
const count = (page: Page) => page.locator('.listing-count');
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const box = (page: Page, name: string | RegExp) => filters(page).getByRole('checkbox', { name });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button');
const question = (page: Page) => new URL(page.url()).search;
const shownPrices = (page: Page) => cards(page).locator('.price > b').allTextContents();
const wholeRupees = (text: string) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

test.describe('the shop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is complete without JavaScript, and ready for one category [2.route.5] [2.shop.11]', {
    tag: '@journey',
  }, async ({ page, request }) => {
    const html = await (await request.get('/shop')).text();
    for (const { slug } of products) expect(html).toContain(`href="/product/${slug}"`);
    const racks = await (await request.get('/shop?category=racks&utm_source=mail')).text();
    expect(racks).toContain('href="/product/power-rack');
    expect(racks).not.toContain('href="/product/olympic-barbell-7-ft-20-kg"');

    await page.goto('/shop?category=racks');
    await untilHydrated(page);
    await expect(box(page, 'Racks')).toBeChecked();
    await expect(chips(page)).toHaveText(['Racks', 'Clear all']);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/category\/racks$/);
    await page.goto('/shop?category=treadmills&rating=9&min=x');
    await untilHydrated(page);
    await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(chips(page)).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop$/);
  });

  test('finds what a shopper wants, in the address too [1.6] [1.14] [2.shop.1] [2.shop.2] [2.shop.3] [2.shop.4] [2.shop.5] [2.shop.6] [2.shop.7] [2.shop.8] [2.shop.9] [2.shop.12] [9.limits.6]', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/shop');
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
    await expect(page.getByText('All prices + GST')).toBeVisible();
    await expect(page.locator('.listing-banner img')).toBeVisible();
    await expect(count(page)).toHaveText(`${await cards(page).count()} products`);
    for (const text of await shownPrices(page))
      expect(text.replace('Sale price ', '')).toMatch(
        /^₹\d{1,2}(,\d\d)*,\d{3}( – ₹\d{1,2}(,\d\d)*,\d{3})?$|^₹\d{1,3}( – ₹[\d,]+)?$/,
      );
    await expect(filters(page).getByRole('checkbox')).toHaveCount(14);
    for (const name of [
      'Barbells',
      'Dumbbells',
      'Racks',
      'Benches',
      'Weight Plates',
      'Accessories',
      'Combo Offers',
      'Others',
    ])
      await expect(box(page, name)).not.toBeChecked();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await expect(sort.getByRole('option')).toHaveText([
      'Featured',
      'Newest',
      'Price: Low to High',
      'Price: High to Low',
      'Highest Rated',
    ]);
    const [from, to] = [filters(page).getByLabel('From'), filters(page).getByLabel('To')];
    for (const [slider, value] of [
      [from, '0'],
      [to, '100000'],
    ] as const) {
      await expect(slider).toHaveJSProperty('type', 'range');
      await expect(slider).toHaveAttribute('min', '0');
      await expect(slider).toHaveAttribute('max', '100000');
      await expect(slider).toHaveAttribute('step', '1000');
      await expect(slider).toHaveValue(value);
    }
    expect(await accessibilityProblems(page)).toEqual([]);

    const asked: string[] = [];
    page.on('request', (sent) => {
      if (['fetch', 'xhr', 'document'].includes(sent.resourceType())) asked.push(sent.url());
    });
    await box(page, 'Racks').check();
    await box(page, 'Barbells').check();
    await expect.poll(() => question(page)).toBe('?category=barbells&category=racks');
    await to.fill('60000');
    await expect(chips(page).filter({ hasText: 'Up to ₹60,000' })).toBeVisible();
    await expect.poll(() => question(page)).toContain('max=60000');
    await box(page, '4+ stars').check();
    await sort.selectOption('Price: Low to High');
    await expect(chips(page)).toHaveText(['Barbells', 'Racks', 'Up to ₹60,000', '4+ stars', 'Clear all']);
    await expect(async () => {
      const prices = (await shownPrices(page)).map(wholeRupees);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(Math.max(...prices)).toBeLessThanOrEqual(60_000);
      await expect(count(page)).toHaveText(`${prices.length} products`);
    }).toPass();
    await filters(page).getByLabel('Search').pressSequentially('powerlifting');
    await expect(cards(page).filter({ hasText: 'Powerlifting Barbell' })).toBeVisible();
    await expect
      .poll(() => question(page))
      .toBe('?q=powerlifting&category=barbells&category=racks&max=60000&rating=4&sort=price-low');
    expect(asked.filter((url) => /\/(api|catalogue|shop)\b/.test(url))).toEqual([]);

    await page.reload();
    await expect(filters(page).getByLabel('Search')).toHaveValue('powerlifting');
    await expect(chips(page)).toHaveCount(6);
    await expect(cards(page).filter({ hasText: 'Powerlifting Barbell' })).toBeVisible();
    await page.goBack();
    await expect(filters(page).getByLabel('Search')).toHaveValue('');
    await expect(chips(page)).toHaveCount(5);
    await chips(page).filter({ hasText: 'Up to' }).click();
    await expect(to).toHaveValue('100000');

    await filters(page).getByLabel('Search').fill('no such thing');
    await expect(page.getByText('No products match')).toBeVisible();
    await expect(count(page)).toHaveText('No products');
    await from.fill('5000');
    await expect.poll(() => question(page)).toContain('min=5000');
    await page.locator('.empty-state').getByRole('button', { name: 'Clear all' }).click();
    await expect(chips(page)).toHaveCount(0);
    await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(from).toHaveValue('0');
    await expect(to).toHaveValue('100000');
    await expect(sort).toHaveValue('Price: Low to High');
    await page.goBack();
    await expect(filters(page).getByLabel('Search')).toHaveValue('no such thing');

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click();
    await expect.poll(() => question(page)).toBe('');
    await expect(chips(page)).toHaveCount(0);
    await expect(sort).toHaveValue('Featured');

    const bar = cards(page).filter({ hasText: 'Olympic Barbell 7 ft' });
    await bar.getByRole('button', { name: /to wishlist/ }).click();
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    await bar.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('dialog')).toContainText('Your Cart (1)');
  });

  test.describe('with a clock of its own', () => {
    test.use({ hasOwnContext: true });

    test('waits for its products in their shape, and goes on trying when they do not come', async ({
      page,
      complaints,
    }) => {
      await page.clock.install();
      await page.route('**/catalogue/*.json', (route) => route.abort());
      await page.goto('/shop?rating=4');
      await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load products' })).toBeVisible();
      await expect(box(page, '4+ stars')).toBeChecked();
      await page.unroute('**/catalogue/*.json');
      await page.clock.runFor(5100);
      await expect(cards(page).first()).toBeVisible();
      expect(complaints.every((words) => /net::ERR_FAILED|preload/.test(words))).toBe(true);
      complaints.length = 0;
    });
  });

  test('shows the placeholder for a picture that fails [8.shopper.23]', { tag: '@journey' }, async ({
    page,
    complaints,
  }) => {
    await page.route('**/images/products/**', (route) => route.abort());
    await page.goto('/shop');
    await expect(cards(page).first().locator('img')).toHaveAttribute('src', '/images/placeholder.svg');
    expect(complaints.every((words) => /net::ERR_FAILED/.test(words))).toBe(true);
    complaints.length = 0;
  });
});

test.describe('the shop on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('has its filters in a drawer [2.shop.10]', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/shop');
    await untilHydrated(page);
    await expect(filters(page)).toBeHidden();
    expect(await accessibilityProblems(page)).toEqual([]);
    const open = page.getByRole('button', { name: /^Filters/ });
    await open.click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('checkbox', { name: 'Benches' }).check();
    await drawer.getByRole('checkbox', { name: '4+ stars' }).check();
    expect(await accessibilityProblems(page)).toEqual([]);
    const show = drawer.getByRole('button', { name: /^Show \d+ products$/ });
    const promised = await show.textContent();
    await show.click();
    await expect(drawer).toBeHidden();
    await expect(open).toHaveText('Filters (2)');
    await expect(count(page)).toHaveText(promised?.replace('Show ', '') ?? '');
    await open.click();
    await drawer.getByRole('button', { name: 'Clear all' }).click();
    await page.keyboard.press('Escape');
    await expect(open).toHaveText('Filters');
    await expect(drawer).toBeHidden();
  });

  test('has no price and nothing that can be pressed under the tabs at its edge', async ({ page }) => {
    for (const path of ['/shop', '/']) {
      await page.goto(path);
      await untilHydrated(page);
      const tabs = page.locator('.edge-tabs');
      await expect(tabs).toHaveAttribute('data-shown');
      let shown = 0;
      for (let step = 1; step <= 4; step += 1) {
        await page.evaluate(
          (top) =>
            new Promise<void>((hasLeft) => {
              const aside = document.querySelector('.edge-tabs');
              const isAway = () => aside?.hasAttribute('data-shown') !== true;
              window.scrollTo(0, top);
              if (aside === null || isAway()) return hasLeft();
              new MutationObserver((_, observer) => {
                if (!isAway()) return;
                observer.disconnect();
                hasLeft();
              }).observe(aside, { attributes: true });
            }),
          step * 587,
        );
        await page.waitForTimeout(400);
        const { covered, isShown } = await page.evaluate(() => {
          const parts = [...document.querySelectorAll('main :is(button, .price)')].filter((part) => {
            const { top, bottom, width } = part.getBoundingClientRect();
            return width > 0 && top > 120 && bottom < window.innerHeight;
          });
          const isUnderTabs = (part: Element) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            return [left + 4, (left + right) / 2, right - 4].some(
              (x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('.edge-tabs') != null,
            );
          };
          return {
            covered: parts.filter(isUnderTabs).map((part) => part.textContent),
            isShown: document.querySelector('.edge-tabs')?.hasAttribute('data-shown'),
          };
        });
        expect(covered).toEqual([]);
        shown += isShown ? 1 : 0;
      }
      expect(shown).toBeGreaterThanOrEqual(3);
    }
  });
});

test('the search page finds, filters and sorts as the shop does [2.route.24]', { tag: '@journey' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/search?q=hex+dumbbell');
  await expect(cards(page).first()).toContainText('Rubber Hex Dumbbells');
  await expect(page).toHaveTitle('“hex dumbbell” · Search · Rack & Rep');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search products' });
  await expect(field).toHaveValue('hex dumbbell');

  await field.fill('bar');
  await box(page, 'Racks').check();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: High to Low');
  await expect.poll(() => question(page)).toBe('?q=bar&category=racks&sort=price-high');
  await expect(async () => {
    const prices = (await shownPrices(page)).map(wholeRupees);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  }).toPass();
  await expect(chips(page)).toHaveText(['Racks', 'Clear all']);
  expect(await accessibilityProblems(page)).toEqual([]);
  await chips(page).last().click();
  await expect(field).toHaveValue('bar');
  await box(page, 'Benches').check();

  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Search products' }).fill('treadclimber');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing found for “treadclimber”')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Best Sellers' }).getByRole('article')).toHaveCount(4);
  await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(0);

  await field.fill('');
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('<img src=x onerror=alert(1)>');
  await expect(page.getByText('Nothing found for “<img src=x onerror=alert(1)>”')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search');
  await expect(page.getByRole('main').getByRole('link', { name: /^Barbells/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
