import type { Locator, Page } from '@playwright/test';
import { fillCart } from '../support/browser/filled-cart.ts';
import { buyButton, drawer } from '../support/browser/product-page.ts';
import { newEmail, PASSWORD, registerShopper } from '../support/browser/shopper.ts';
import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a page whose scripts come when the returned call says so. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/entry.client*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
  return async () => {
    release();
    await untilHydrated(page);
    await page.unroute('**/assets/*.js');
  };
}

/** How a control looks when nobody points at it. */
const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { color, backgroundColor, borderColor, opacity } = getComputedStyle(element);
    return { color, backgroundColor, borderColor, opacity };
  });

test('what only React can answer is disabled until it is hydrated, looks the same, and works then', async ({
  page,
}) => {
  const hydrate = await openBeforeScripts(page, '/product/olympic-barbell-7-ft-20-kg');
  const header = page.getByRole('banner');
  const controls = [
    buyButton(page, 'Add to Cart'),
    buyButton(page, 'Buy Now'),
    page.getByRole('button', { name: 'Increase quantity' }),
    page.getByRole('textbox', { name: 'Quantity', exact: true }),
    page.getByRole('button', { name: /to wishlist$/ }).first(),
    page.getByRole('button', { name: /^Enlarge picture 1/ }),
    page.getByRole('tab').last(),
    page.getByRole('article').last().getByRole('button', { name: 'Add to Cart' }),
    header.getByRole('button', { name: /^Cart/ }),
    header.getByRole('button', { name: 'Search' }),
  ];
  const looks = [];
  for (const control of controls) {
    await expect(control).toBeDisabled();
    looks.push(await lookOf(control));
  }
  await hydrate();
  for (const [place, control] of controls.entries()) {
    await expect(control).toBeEnabled();
    expect(await lookOf(control)).toEqual(looks[place]);
  }
  await buyButton(page, 'Add to Cart').click();
  await expect(drawer(page)).toContainText('Your Cart (1)');
});

test('variants, filters and sorting are disabled until hydration; what is sold out stays disabled', async ({
  page,
}) => {
  let hydrate = await openBeforeScripts(page, '/product/rubber-hex-dumbbells');
  const weight = page.getByRole('radio', { name: /^10 kg/ });
  const cell = page.locator('.variants-cell').filter({ has: weight });
  await expect(weight).toBeDisabled();
  const look = await lookOf(cell);
  await hydrate();
  await expect(weight).toBeEnabled();
  expect(await lookOf(cell)).toEqual(look);
  await weight.check({ force: true });
  await expect(weight).toBeChecked();

  hydrate = await openBeforeScripts(page, '/shop');
  const filters = page.getByRole('main').locator('.filter-panel').first();
  const controls = [filters.getByLabel('Barbells'), page.getByRole('combobox')];
  for (const control of controls) await expect(control).toBeDisabled();
  const looks = await Promise.all(controls.map(lookOf));
  await hydrate();
  for (const control of controls) await expect(control).toBeEnabled();
  expect(await Promise.all(controls.map(lookOf))).toEqual(looks);
  await filters.getByLabel('Barbells').check({ force: true });
  await page.getByRole('combobox').selectOption({ label: 'Price: Low to High' });
  await expect(page).toHaveURL(/\/shop\?(?=.*category=barbells)(?=.*sort=price-low)/);
});

test('links and searches need no scripts', async ({ page }) => {
  await openBeforeScripts(page, '/product/olympic-barbell-7-ft-20-kg');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');

  await openBeforeScripts(page, '/shop');
  const filter = page.getByRole('main').locator('.filter-panel').first().getByLabel('Search');
  await filter.fill('olympic');
  await filter.press('Enter');
  await expect(page).toHaveURL('/shop?q=olympic');

  const hydrate = await openBeforeScripts(page, '/search');
  await page.getByRole('main').getByRole('searchbox').fill('kettlebell');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=kettlebell');
  await hydrate();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/kettlebell/i);
});

test('a search that was typed before hydration is searched for after it', async ({ page }) => {
  let hydrate = await openBeforeScripts(page, '/search');
  await page.getByRole('main').getByRole('searchbox').fill('kettlebell');
  await hydrate();
  await expect(page).toHaveURL('/search?q=kettlebell');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('kettlebell');

  hydrate = await openBeforeScripts(page, '/shop');
  const filter = page.getByRole('main').locator('.filter-panel').first().getByLabel('Search');
  await filter.fill('olympic');
  await hydrate();
  await expect(page).toHaveURL('/shop?q=olympic');
  await expect(filter).toHaveValue('olympic');
});

test('what was typed into a form before hydration is what it sends, and Enter puts nothing into an address', async ({
  page,
  request,
}) => {
  const email = newEmail('early');
  await registerShopper(request, email);
  let hydrate = await openBeforeScripts(page, '/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/login');
  await hydrate();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/account');

  hydrate = await openBeforeScripts(page, '/contact');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').fill('Early Bird');
  await form.getByLabel('Message').fill('Before anything moved.');
  await hydrate();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Email is required');
  await expect(form.getByLabel('Name')).toHaveValue('Early Bird');
  await expect(form.getByLabel('Message')).toHaveValue('Before anything moved.');
});

test('a pincode that was typed into the checkout before hydration still fills in city and state', async ({
  page,
}) => {
  await fillCart(page, [['1', 1]]);
  const hydrate = await openBeforeScripts(page, '/checkout');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('422010');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao');
  await hydrate();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Nashik');
  await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveValue('422010');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Rao');
});

test('a page whose scripts never come can be read, followed and searched, and sends nothing into an address', async ({
  page,
  excuses,
}) => {
  excuses.push(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/admin/login');
  await page.getByLabel('Password').fill('a secret');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
  await expect(page).toHaveURL('/admin/login');

  await page.goto('/no-such-page');
  await page.getByRole('searchbox').fill('bench');
  await page.getByRole('button', { name: 'Search' }).last().click();
  await expect(page).toHaveURL('/search?q=bench');
});
