import type { Page } from '@playwright/test';
import { placeOrder } from '../support/browser/placed-order.ts';
import { newEmail, registerShopper } from '../support/browser/shopper.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';
import { someOf } from '../support/torture.ts';

/** What a browser says of a file that did not come, and of a 3D view without a graphics card. */
const LOST = [/ERR_FAILED/, /status of 404/, /\/assets\//, /GL Driver Message/];

interface Part {
  /** The file that does not come. */
  readonly file: string;
  readonly name: string;
  readonly pages: readonly [string, string, string];
  readonly open: (page: Page) => Promise<void>;
  /** What shows that it is there after all. */
  readonly opened: (page: Page) => ReturnType<Page['locator']>;
  readonly isPhone?: boolean;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const ANYWHERE = ['/', '/category/racks', '/product/1'] as const;
const PRODUCTS = ['/product/1', '/product/25', '/product/42'] as const;

const PARTS: readonly Part[] = [
  {
    file: 'cart-drawer',
    name: 'The cart',
    pages: ANYWHERE,
    open: (page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click(),
    opened: dialog,
  },
  {
    file: 'search-panel',
    name: 'The search',
    pages: ANYWHERE,
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    opened: (page) => page.getByRole('banner').getByRole('combobox'),
  },
  {
    file: 'mobile-menu',
    name: 'The menu',
    pages: ANYWHERE,
    isPhone: true,
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click(),
    opened: dialog,
  },
  {
    file: 'quick-contact',
    name: 'The contact form',
    pages: ANYWHERE,
    open: (page) => button(page, 'Quick contact').click(),
    opened: dialog,
  },
  {
    file: 'filter-drawer',
    name: 'The filters',
    pages: ['/shop', '/shop?category=racks', '/search?q=bar'],
    isPhone: true,
    open: (page) => button(page, /^Filters/).click(),
    opened: dialog,
  },
  {
    file: 'gallery-overlay',
    name: 'The large picture',
    pages: PRODUCTS,
    open: (page) => button(page, /^Enlarge picture 1/).click(),
    opened: dialog,
  },
  {
    file: 'model-dialog',
    name: 'The 3D view',
    pages: PRODUCTS,
    open: (page) => button(page, 'Interactive 3D view').click(),
    opened: dialog,
  },
  {
    file: 'model-stage',
    name: 'The 3D view',
    pages: PRODUCTS,
    open: (page) => button(page, 'Interactive 3D view').click(),
    opened: (page) => page.locator('canvas[data-state=shown]'),
  },
  {
    file: 'film-dialog',
    name: 'The video',
    pages: PRODUCTS,
    open: (page) => page.locator('button.film').first().click(),
    opened: dialog,
  },
  {
    file: 'quick-enquiry',
    name: 'The enquiry form',
    pages: PRODUCTS,
    open: (page) => button(page, 'Book a demo').click(),
    opened: dialog,
  },
];

const message = (page: Page, name: string) =>
  page.getByRole('alert').filter({ hasText: `${name} couldn’t be loaded` });

/** Blocks a part, opens it, and has it after all once it is no longer blocked. */
async function tryPart(page: Page, part: Omit<Part, 'pages'>, path: string): Promise<void> {
  const files = `**/assets/${part.file}-*`;
  await page.route(files, (route) => route.abort());
  await page.goto(path);
  await untilHydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading.first()).not.toHaveText(/^Loading/);
  const title = (await heading.first().textContent()) ?? '';
  await part.open(page);
  await expect(message(page, part.name)).toBeVisible();
  await expect(heading.first()).toHaveText(title);
  await expect(page.locator('pre')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rack & Rep, home' })).toBeAttached();
  await page.unroute(files);
  await message(page, part.name).getByRole('button', { name: 'Try again' }).click();
  // A 3D view is drawn by the processor here.
  await expect(part.opened(page)).toBeVisible({ timeout: 20_000 });
  await expect(message(page, part.name)).toHaveCount(0);
}

test.describe('a part of the page that does not load', () => {
  for (const part of PARTS)
    test(`is missed alone, says so and comes at the second try: ${part.file}`, async ({ page, excuses }) => {
      excuses.push(...LOST);
      if (part.isPhone) await page.setViewportSize({ width: 360, height: 740 });
      for (const path of someOf(part.pages, 1)) await test.step(path, () => tryPart(page, part, path));
    });

  test('is missed alone, says so and comes at the second try: own-review', async ({
    page,
    request,
    excuses,
  }) => {
    excuses.push(...LOST);
    const token = await registerShopper(request, newEmail('review'));
    await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token);
    const part = {
      file: 'own-review',
      name: 'Your own review',
      open: (shown: Page) => shown.getByRole('tab', { name: /^Reviews/ }).click(),
      opened: (shown: Page) =>
        shown
          .locator('.reviews-summary')
          .getByText(/review/i)
          .last(),
    };
    for (const path of someOf(PRODUCTS, 1)) await test.step(path, () => tryPart(page, part, path));
  });

  test('is missed alone, says so and comes at the second try: support-dialog', async ({
    page,
    request,
    excuses,
  }) => {
    excuses.push(...LOST);
    for (const name of someOf(['Contact Support', 'Ask a Question', 'Contact Support'], 1)) {
      const { id } = await placeOrder(request, { paymentMethod: 'cod' });
      const open = (shown: Page) => button(shown, name).click();
      await tryPart(
        page,
        { file: 'support-dialog', name: 'The form', open, opened: dialog },
        `/order-success/${id}`,
      );
    }
  });

  test('is asked for a second time before anything is said, so that one lost answer is not noticed', async ({
    page,
    excuses,
  }) => {
    excuses.push(...LOST);
    let lost = 0;
    await page.route(
      '**/assets/cart-drawer-*.js',
      (route) => {
        lost += 1;
        return route.abort();
      },
      { times: 1 },
    );
    await page.goto('/about');
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    await expect(dialog(page)).toBeVisible();
    expect(lost).toBe(1);
    await expect(message(page, 'The cart')).toHaveCount(0);
  });

  test('can be dismissed, is asked for again when it is opened again, and fits a phone', async ({
    page,
    excuses,
  }) => {
    excuses.push(...LOST);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/assets/cart-drawer-*.js', (route) => route.abort());
    await page.goto('/shop');
    await untilHydrated(page);
    const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
    await cart.click();
    await expect(message(page, 'The cart')).toBeInViewport({ ratio: 1 });
    expect(await accessibilityProblems(page, '.part-failure')).toEqual([]);
    await message(page, 'The cart').getByRole('button', { name: 'Dismiss' }).click();
    await expect(message(page, 'The cart')).toHaveCount(0);
    await page.unroute('**/assets/cart-drawer-*.js');
    await cart.click();
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('after the shop was built anew', () => {
  /** The page names another build than the one it was loaded with, and a part of the old one is gone. */
  async function buildAnew(page: Page): Promise<() => number> {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/assets/search-panel-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.route('**/contact', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      const [, version = ''] = /manifest-(\w+)/.exec(text) ?? [];
      return route.fulfill({ response, body: text.replaceAll(version, 'other') });
    });
    await page.goto('/contact');
    await untilHydrated(page);
    return () => loads;
  }
  const search = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });

  test('the page loads itself again, once, when a part of it is gone', async ({ page, excuses }) => {
    excuses.push(...LOST);
    const loads = await buildAnew(page);
    await search(page).click();
    await expect.poll(loads).toBe(2);
    await untilHydrated(page);
    await search(page).click();
    await expect(message(page, 'The search')).toBeVisible();
    await message(page, 'The search').getByRole('button', { name: 'Try again' }).click();
    await expect(message(page, 'The search')).toBeVisible();
    expect(loads()).toBe(2);
  });

  test('nothing that was typed is lost when the page loads itself again', async ({ page, excuses }) => {
    excuses.push(...LOST);
    const loads = await buildAnew(page);
    const name = page.getByRole('main').getByRole('textbox', { name: /name/i });
    await name.pressSequentially('Asha');
    await search(page).click();
    await expect(message(page, 'The search')).toBeVisible();
    await expect(name).toHaveValue('Asha');
    expect(loads()).toBe(1);
  });

  /** The script of a page is gone until that page is loaded from the server, which names the one of the new build. */
  async function losesScript(page: Page, script: string, path: string): Promise<string[]> {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.route(`**/assets/${script}-*.js`, (route) =>
      documents.some((document) => document.startsWith(path))
        ? route.continue()
        : route.fulfill({ status: 404, body: 'gone' }),
    );
    return documents;
  }

  test('a click on a page whose script is gone loads that page from the server, and the way back stays', async ({
    page,
    excuses,
  }) => {
    excuses.push(...LOST, /Error loading route module/, /Failed to fetch dynamically imported module/);
    const documents = await losesScript(page, 'product-page', '/product/');
    await page.goto('/category/racks');
    await untilHydrated(page);
    const link = page.getByRole('main').locator('a[href^="/product/"]').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(target);
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
    expect(documents).toEqual(['/category/racks', target]);
    await page.goBack();
    await expect(page).toHaveURL(/\/category\/racks$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Racks');
  });

  test('a page that the search box opens is loaded from the server too, with its query', async ({
    page,
    excuses,
  }) => {
    excuses.push(...LOST, /Error loading route module/, /Failed to fetch dynamically imported module/);
    const documents = await losesScript(page, 'search-page', '/search');
    await page.goto('/about');
    await untilHydrated(page);
    await search(page).click();
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('barbell');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=barbell$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(documents).toEqual(['/about', '/search']);
  });

  test('a page whose script is gone is not said to be missing', async ({ page, excuses }) => {
    excuses.push(...LOST, /Error loading route module/, /Failed to fetch dynamically imported module/);
    await page.goto('/about');
    await untilHydrated(page);
    await page.route('**/assets/product-page-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.route('**/product/*.data*', (route) => route.abort());
    await page.goto('/category/racks');
    await untilHydrated(page);
    await page.getByRole('main').locator('a[href^="/product/"]').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByText('Product Not Found')).toHaveCount(0);
    await page.unroute('**/assets/product-page-*.js');
    await page.goto('/category/racks');
    await untilHydrated(page);
    await page.getByRole('main').locator('a[href^="/product/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
    await page.unroute('**/product/*.data*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  });
});
