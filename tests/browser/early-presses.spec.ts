import type { Page, Request } from '@playwright/test';
import { fillCart } from '../support/browser/filled-cart.ts';
import { cartCount } from '../support/browser/placed-order.ts';
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

/** The pages that the browser has loaded from now on. */
function pageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

test('Add to Cart counts once however often it is pressed before the page is alive, with what was chosen before', async ({
  page,
}) => {
  const comeAlive = await openBeforeScripts(page, '/product/olympic-barbell-7-ft-20-kg');
  const button = buyButton(page, 'Add to Cart');
  await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('3');
  const pincode = page.getByRole('textbox', { name: 'Delivery to your pincode' });
  await pincode.fill('560001');
  await pincode.press('Enter');
  await button.click();
  await button.click();
  await expect(button, 'it was heard').toHaveCSS('opacity', '0.6');
  await comeAlive();
  await expect(drawer(page)).toContainText('Your Cart (3)');
  await expect(cartCount(page)).toHaveAccessibleName('Cart, 3 items');
  await expect(button).toHaveCSS('opacity', '1');
  await expect(pincode).toHaveValue('560001');
  await expect(page.locator('.delivery'), 'only the last press counts').not.toContainText('Karnataka');
});

test('a pincode, a weight and a card far below answer when the page is alive', async ({ page }) => {
  let comeAlive = await openBeforeScripts(page, '/product/rubber-hex-dumbbells');
  await page.getByRole('radio', { name: /^10 kg/ }).check({ force: true });
  const pincode = page.getByRole('textbox', { name: 'Delivery to your pincode' });
  await pincode.fill('560001');
  await pincode.press('Enter');
  await comeAlive();
  await expect(page.locator('.delivery')).toContainText('Karnataka, 560001');
  await expect(page.getByRole('radio', { name: /^10 kg/ })).toBeChecked();
  await expect(buyButton(page, 'Add to Cart')).toBeEnabled();

  comeAlive = await openBeforeScripts(page, '/');
  const card = page.getByRole('article').last();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await comeAlive();
  await expect(drawer(page)).toContainText('Your Cart (1)');
});

test('whoever signs in before the page is alive is signed in when it is, and no password stands in an address', async ({
  page,
  request,
}) => {
  const email = newEmail('early');
  await registerShopper(request, email);
  const loads = pageLoads(page);
  let comeAlive = await openBeforeScripts(page, '/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await comeAlive();
  await expect(page).toHaveURL('/account');
  expect(loads).toHaveLength(1);

  comeAlive = await openBeforeScripts(page, '/admin/login');
  await page.getByLabel('Password').fill('a secret');
  await page.getByLabel('Password').press('Enter');
  await comeAlive();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Password')).toHaveValue('a secret');
  expect(page.url()).not.toContain('secret');
  expect(loads).toHaveLength(2);
});

test('what was typed, ticked and chosen in the shop before it is alive is what it shows', async ({
  page,
}) => {
  const comeAlive = await openBeforeScripts(page, '/shop');
  const filters = page.getByRole('main').locator('.filter-panel').first();
  await filters.getByLabel('Search').fill('olympic');
  await filters.getByLabel('Barbells').check({ force: true });
  await filters.getByLabel('Benches').check({ force: true });
  await filters.getByLabel('Benches').uncheck({ force: true });
  await page.getByRole('combobox').selectOption({ label: 'Price: Low to High' });
  await comeAlive();
  await expect(page).toHaveURL(/\/shop\?(?=.*q=olympic)(?=.*category=barbells(&|$))(?=.*sort=price-low)/);
  await expect(filters.getByLabel('Search')).toHaveValue('olympic');
  await expect(filters.getByLabel('Barbells')).toBeChecked();
  await expect(filters.getByLabel('Benches')).not.toBeChecked();
});

test('what was typed into the contact form before it is alive is what is sent', async ({ page }) => {
  const comeAlive = await openBeforeScripts(page, '/contact');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').fill('Early Bird');
  await form.getByLabel('Message').fill('Before anything moved.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await comeAlive();
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Email is required');
  await expect(form.getByLabel('Name')).toHaveValue('Early Bird');
  await expect(form.getByLabel('Message')).toHaveValue('Before anything moved.');
});

test('a pincode that was typed into the checkout before it is alive still fills in city and state', async ({
  page,
}) => {
  await fillCart(page, [['1', 1]]);
  const comeAlive = await openBeforeScripts(page, '/checkout');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('422010');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao');
  await comeAlive();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Nashik');
  await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveValue('422010');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Rao');
});

test('a link and a search need no scripts, and leave behind what was pressed before them', async ({
  page,
}) => {
  let comeAlive = await openBeforeScripts(page, '/product/olympic-barbell-7-ft-20-kg');
  await buyButton(page, 'Add to Cart').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  await comeAlive();
  await expect(cartCount(page)).toHaveAccessibleName('Cart, 0 items');

  comeAlive = await openBeforeScripts(page, '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('kettlebell');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=kettlebell');
  await comeAlive();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/kettlebell/i);
});

test('a page whose scripts do not come says so, can be read on, and sends nothing into an address', async ({
  page,
  excuses,
}) => {
  excuses.push(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/admin/login');
  const notice = page.locator('.page-failure');
  await expect(notice).toHaveText('A part of this page could not be loaded. Try again');
  await page.getByLabel('Password').fill('a secret');
  const button = page.getByRole('button', { name: 'Sign in' });
  await button.click();
  await expect(button).toHaveCSS('opacity', '1');
  await expect(page).toHaveURL('/admin/login');
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await untilHydrated(page);
  await expect(notice).toHaveCount(0);
});
