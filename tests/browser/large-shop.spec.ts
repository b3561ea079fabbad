import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SNAPSHOT_PRODUCTS_MAX } from '../../domain/limits.ts';
import { findFreePort } from '../../server/db/embedded/free-port.ts';
import { fillCart } from '../support/browser/filled-cart.ts';
import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';
import { manyProducts } from '../support/many-products.ts';
import { embeddedDatabaseUrl, openShop, query, temporaryFolder } from '../support/shop-process.ts';

const count = (page: Page) => page.locator('.listing-count');
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article');

test('a shop of more products than a phone should load asks its server, and works as every other', async ({
  page,
  excuses,
}) => {
  // The catalogue changes in the middle, and the connection goes.
  excuses.push(/\/catalogue\//, /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  test.setTimeout(120_000);
  const dataDir = temporaryFolder();
  const shop = await openShop({ port: await findFreePort(dataDir), dataDir, env: { RATE_LIMITS: 'off' } });
  const sql = (statement: string) => query(embeddedDatabaseUrl(dataDir), statement);
  try {
    await sql(manyProducts(SNAPSHOT_PRODUCTS_MAX));
    const nameOf = async (id: string) =>
      String((await sql(`select name from products where id = '${id}'`))[0]?.name);
    const [wished, ordered] = [await nameOf('bench-120'), await nameOf('bench-17')];
    const isLarge = async () => (await page.request.get(`${shop.url}/shop`)).text();
    await expect.poll(isLarge).toContain(`of ${SNAPSHOT_PRODUCTS_MAX + 51} products`);

    const generation = async () => (await page.request.get(`${shop.url}/shop`)).headers().etag;
    const changed = async (statement: string) => {
      const before = await generation();
      await sql(statement);
      await expect.poll(generation).not.toBe(before);
    };
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/catalogue/')) asked.push(pathname.replace(/^\/catalogue\/\w+/, '') + search);
    });
    await page.setViewportSize({ width: 1440, height: 900 });

    await test.step('a first visit loads the terms alone', async () => {
      const terms = page.waitForResponse(/\/catalogue\/\w+\.json$/);
      await page.goto(`${shop.url}/shop`);
      await untilHydrated(page);
      expect(Object.keys(await (await terms).json()).sort()).toEqual([
        'answersAt',
        'categories',
        'coupons',
        'settings',
      ]);
      await page.waitForTimeout(2500);
      expect(new Set(asked)).toEqual(new Set(['.json']));
    });

    await test.step('filters, sorting and pages, and the way back', async () => {
      const all = `1–60 of ${SNAPSHOT_PRODUCTS_MAX + 51} products`;
      await expect(count(page)).toHaveText(all);
      const first = await cards(page).first().textContent();
      await filters(page).getByRole('checkbox', { name: 'Racks' }).check();
      await expect(count(page)).not.toHaveText(all);
      const racks = await count(page).textContent();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: High to Low');
      await expect(cards(page).first()).not.toHaveText(first ?? '');
      await expect(page).toHaveURL(/category=racks&sort=price-high/);
      await filters(page).getByLabel('Search').pressSequentially('power rack', { delay: 30 });
      await expect(page).toHaveURL(/q=power\+rack/);
      await expect(count(page)).not.toHaveText(racks ?? '');
      // Not one for each key.
      expect(asked.filter((question) => question.includes('q=')).length).toBeLessThan(6);
      for (const _step of ['text', 'sorting', 'category']) await page.goBack();
      await expect(page).toHaveURL(/\/shop$/);
      await expect(count(page)).toHaveText(all);
      await expect(cards(page).first()).toHaveText(first ?? '');
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(count(page)).toHaveText(`61–120 of ${SNAPSHOT_PRODUCTS_MAX + 51} products`);
      expect(asked, 'what the page has shown is not asked for').not.toContain('/listing?');
    });

    await test.step('without a connection it says so, and goes on when it is back', async () => {
      const benches = filters(page).getByRole('checkbox', { name: 'Benches' });
      await benches.hover();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await benches.check();
      await expect(page.getByText('Couldn’t load products')).toBeVisible();
      await page.context().setOffline(false);
      await expect(cards(page).first()).toBeVisible({ timeout: 15_000 });
      await expect(page.getByText('Couldn’t load products')).toBeHidden();
    });

    await test.step('suggestions, also after the catalogue has changed under the page', async () => {
      for (const price of [990_000, 991_000, 992_000])
        await changed(`update products set price = ${price} where id = 'bench-1'`);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search products' }).pressSequentially(wished, { delay: 20 });
      await expect(
        page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first(),
      ).toContainText(wished);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(cards(page).first()).toContainText(wished);
    });

    await test.step('cart, wishlist and comparison, also after a reload', async () => {
      await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByRole('dialog')).toContainText(wished);
      await page.keyboard.press('Escape');
      await cards(page)
        .first()
        .getByRole('button', { name: `Add ${wished} to wishlist` })
        .click();
      for (const path of ['/cart', '/wishlist', '/compare?ids=bench-120,1']) {
        await page.goto(shop.url + path);
        await page.reload();
        await expect(page.getByRole('main').getByRole('link', { name: wished }).first()).toBeVisible();
      }
      await page.goto(`${shop.url}/compare?ids=bench-120,1,nothing`);
      await expect(page.getByText('One product is no longer available')).toBeVisible();
    });

    await test.step('quick order by a code', async () => {
      await page.goto(`${shop.url}/create-order`);
      await untilHydrated(page);
      const row = page.getByRole('group', { name: 'Row 1', exact: true });
      await row.getByLabel('Product ID').pressSequentially('B-17', { delay: 20 });
      await expect(row.getByRole('listbox').getByRole('option').first()).toContainText(ordered);
      await page.keyboard.press('Enter');
      await expect(row.getByLabel('Product ID')).toHaveValue('bench-17');
      await expect(row).toContainText('B-17');
      await page.reload();
      await expect(row).toContainText(ordered);
    });

    await test.step('what fits is judged by what the administrator has set, and a room is planned', async () => {
      await changed(
        `update settings set fit_assumptions = '{"abovePullUpBar": 350, "comfortableLoadPercent": 10}'`,
      );
      await page.goto(`${shop.url}/product/power-rack-75x75-mm-11-swg`);
      await untilHydrated(page);
      await page.getByRole('link', { name: /(Check|See why)$/ }).click();
      const panel = page.locator('#fit');
      await expect(panel.getByRole('row', { name: /^Pull-ups/ })).toContainText('2,640');
      await expect(panel).toContainText(/your chin 350\smm over the pull-up bar/);
      await fillCart(page, [
        ['1', 1],
        ['36', 1, '20 kg pair'],
      ]);
      await page.goto(`${shop.url}/cart`);
      await expect(
        page.getByRole('region', { name: 'Items' }).locator('#fit').getByRole('status'),
      ).toHaveText('Everything in your cart works together. One thing to know first.');
      await page.goto(`${shop.url}/category/combo-offers`);
      const set = page.getByRole('region', { name: 'Complete this set' });
      await expect(set).toContainText('In this set: Olympic Barbell 7 ft, Cast Iron Olympic Plates');
      await expect(set.getByRole('button', { name: 'Add all to cart' })).toBeVisible();
      await page.goto(`${shop.url}/planner`);
      await page.getByRole('button', { name: 'Add Power Rack to the room' }).first().click();
      const findings = page.getByRole('region', { name: 'Does everything fit?' });
      await expect(findings).toContainText(/They need 2,640\smm/);
      expect(asked).toContain('/planned');
    });
  } finally {
    await page.goto('about:blank').catch(() => undefined);
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
