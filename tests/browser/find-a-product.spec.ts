import { query } from '../shop-process.ts';
import { accessibilityProblems, expect, test, untilHydrated } from './watched-page.ts';

const databaseUrl = () => process.env.SHOP_DATABASE_URL ?? '';

test('a visitor finds a product through its category, without a page load in between', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Barbells' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barbells');
  await expect(page.getByText('Browse our Barbells collection')).toBeVisible();
  await page.getByRole('link', { name: 'Olympic Barbell 7 ft 20 kg' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olympic Barbell 7 ft 20 kg');
  await expect(page.getByText('₹9,999').first()).toBeVisible();
  await expect(page).toHaveTitle('Olympic Barbell 7 ft 20 kg · Rack & Rep');
  expect(documents).toEqual(['/']);
});

test('a product opens by its slug and by its id', async ({ page }) => {
  await page.goto('/product/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olympic Barbell 7 ft 20 kg');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  await page.goto(canonical ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olympic Barbell 7 ft 20 kg');
});

for (const [address, words] of [
  ['/product/nothing', 'Product Not Found'],
  ['/category/nothing', 'Unknown Category'],
  ['/nothing/at/all', 'Page Not Found'],
]) {
  test(`${address} says "${words}" with status 404`, async ({ request }) => {
    const reply = await request.get(address ?? '');
    expect(reply.status()).toBe(404);
    expect(await reply.text()).toContain(words);
  });
}

test('the pages are complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/category/weight-plates');
  await page.getByRole('link', { name: 'Cast Iron Olympic Plates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cast Iron Olympic Plates');
  await context.close();
});

test.describe
  .serial('a change of the catalogue', () => {
    const change = (statement: string) => query(databaseUrl(), statement);

    test('is on the page at the next load, and the snapshot gets a new name [1.22]', async ({
      page,
      request,
    }) => {
      await page.goto('/product/44');
      const before = await snapshotOf(page);
      await change(`update products set name = 'Quick-Lock Collars, second edition' where id = '44'`);
      try {
        await expect(async () => {
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            'Quick-Lock Collars, second edition',
            { timeout: 100 },
          );
        }).toPass({ timeout: 2000, intervals: [50] });
        const after = await snapshotOf(page);
        expect(after).not.toBe(before);
        expect(await (await request.get(after)).text()).toContain('Quick-Lock Collars, second edition');
        expect(
          (await request.get(before)).status(),
          'a page sent before the change still finds its snapshot',
        ).toBe(200);
      } finally {
        await change(`update products set name = 'Quick-Lock Barbell Collars (pair)' where id = '44'`);
      }
    });

    test('can add a product that was not there before', async ({ page }) => {
      expect((await page.goto('/product/new-bar'))?.status()).toBe(404);
      await change(
        `insert into products (id, slug, name, category_id, price) values ('new', 'new-bar', 'New Bar', 'barbells', 100000)`,
      );
      try {
        await expect(async () => expect((await page.goto('/product/new-bar'))?.status()).toBe(200)).toPass({
          timeout: 2000,
          intervals: [50],
        });
      } finally {
        await change(`delete from products where id = 'new'`);
      }
    });
  });

test('the catalogue travels as one file named by its content and cached for ever [1.10]', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await snapshotOf(page);
  expect(address).toMatch(/^\/catalogue\/[0-9a-f]{20}\.json$/);
  const reply = await request.get(address);
  expect(reply.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const { products, categories } = await reply.json();
  expect(products.map(({ id }: { id: string }) => id)).toContain('combo-1');
  expect(categories).toHaveLength(8);
});

for (const width of [360, 768, 1440]) {
  test(`at ${width} px nothing sticks out sideways and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [
      '/',
      '/category/racks',
      '/product/power-rack-75x75-mm-11-swg',
      '/product/nothing',
    ]) {
      await page.goto(address);
      await untilHydrated(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });
}

async function snapshotOf(page: import('@playwright/test').Page): Promise<string> {
  return (await page.locator('link[rel=catalogue]').getAttribute('href')) ?? '';
}
