import type { APIRequestContext } from '@playwright/test';
import { axeProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';
import { query } from '../support/shop-process.ts';

const databaseUrl = () => process.env.SHOP_DATABASE_URL ?? '';

test('a visitor finds a product through its category, without a page load in between', {
  tag: '@journey',
}, async ({ page }) => {
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

test('an address that leads nowhere says what is missing, with status 404', async ({ request }) => {
  for (const [address, words] of [
    ['/product/nothing', 'Product Not Found'],
    ['/category/nothing', 'Unknown Category'],
    ['/nothing/at/all', 'Page Not Found'],
  ] as const) {
    const reply = await request.get(address);
    expect(reply.status()).toBe(404);
    expect(await reply.text()).toContain(words);
  }
});

test('the catalogue travels as one file named by its content and cached for ever [1.10]', {
  tag: '@journey',
}, async ({ request }) => {
  const address = await snapshotOf(request, '/');
  expect(address).toMatch(/^\/catalogue\/[0-9a-f]{20}\.json$/);
  const reply = await request.get(address);
  expect(reply.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const { products, categories } = await reply.json();
  expect(products.map(({ id }: { id: string }) => id)).toContain('combo-1');
  expect(categories).toHaveLength(8);
});

test('a change of the catalogue is on the pages at the next load, a new product too, and the snapshot gets a new name [1.22]', {
  tag: '@journey',
}, async ({ page, request }) => {
  const name = 'Quick-Lock Collars, second edition';
  await page.goto('/product/44');
  const before = await snapshotOf(request, '/product/44');
  expect((await request.get('/product/new-bar')).status()).toBe(404);
  await query(
    databaseUrl(),
    `update products set name = '${name}' where id = '44';
     insert into products (id, slug, name, category_id, price) values ('new', 'new-bar', 'New Bar', 'barbells', 100000)`,
  );
  try {
    const isChanged = async () => (await (await request.get('/product/44')).text()).includes(name);
    await expect.poll(isChanged, { timeout: 2000, intervals: [50] }).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect((await request.get('/product/new-bar')).status()).toBe(200);
    const after = await snapshotOf(request, '/product/44');
    expect(after).not.toBe(before);
    expect(await (await request.get(after)).text()).toContain(name);
    expect(
      (await request.get(before)).status(),
      'a page sent before the change still finds its snapshot',
    ).toBe(200);
  } finally {
    await query(
      databaseUrl(),
      `update products set name = 'Quick-Lock Barbell Collars (pair)' where id = '44';
       delete from products where id = 'new'`,
    );
  }
});

test('at 360, 768 and 1440 px nothing sticks out sideways, and axe finds nothing on a phone and on a desk', async ({
  page,
}) => {
  for (const address of ['/category/racks', '/product/power-rack-75x75-mm-11-swg', '/product/nothing'])
    for (const width of [360, 1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      if (width !== 768) await page.goto(address);
      await untilHydrated(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      if (width !== 768) expect(await axeProblems(page), `${address} ${width}`).toEqual([]);
    }
});

async function snapshotOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const link = /<link[^>]*rel="catalogue"[^>]*>/.exec(html)?.[0] ?? '';
  return /href="([^"]*)"/.exec(link)?.[1] ?? '';
}
