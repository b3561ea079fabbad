import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, failing, test, toast } from '../support/browser/admin-page.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

const row = (page: Page, words: string) =>
  page.locator('.data-table tbody').getByRole('row').filter({ hasText: words });
const dialog = (page: Page) => page.getByRole('dialog');
const view = (page: Page, name: string) =>
  page.getByRole('group', { name: 'View' }).getByRole('button', { name });

test('carriers and their rates are stored, and the price of a parcel follows', async ({
  page,
  admin,
  complaints,
  excuses,
}) => {
  excuses.push(/status of 409/);
  const word = randomUUID().slice(0, 8);
  const name = `Lorry <img src=x onerror=alert(1)> ${word}`;
  await admin.call('POST', '/shipping/partners', { name: `Taken ${word}` });
  await page.setViewportSize(WIDE);
  await admin.open('/admin/shipping');
  await expect(page.getByRole('region', { name: 'Totals' }).getByRole('heading')).toHaveText([
    ...['Waiting for dispatch', 'On the way', 'Delivered', 'Failed or returned', 'Carrier charges'],
  ]);
  await view(page, 'Carriers').click();
  await expect(page).toHaveURL('/admin/shipping?view=carriers');
  await page.getByRole('button', { name: 'Add carrier' }).click();
  const save = dialog(page).getByRole('button', { name: 'Add carrier' });
  await dialog(page).getByLabel('E-mail').fill('nowhere');
  await dialog(page).getByLabel('Tracking URL').fill('http://lorry.example');
  await save.click();
  await expect(dialog(page).locator('.field-error')).toHaveText([
    'Name is required',
    'Please enter a valid email address',
    /must start with https/,
  ]);
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await dialog(page).getByLabel('Name').fill(`taken ${word}`);
  await dialog(page).getByLabel('E-mail').fill('desk@lorry.example');
  await dialog(page).getByLabel('Tracking URL').fill('https://lorry.example/track?n={tracking}');
  await save.click();
  await expect(dialog(page).locator('.field-error')).toHaveText([/already a carrier with this name/]);
  await dialog(page).getByLabel('Name').fill(name);
  const mend = await failing(page, complaints, '**/api/shipping/partners', 'POST');
  await save.click();
  await expect(toast(page, 'Failed to save the carrier')).toBeVisible();
  await expect(dialog(page).getByLabel('Name'), 'what was typed stays').toHaveValue(name);
  await mend();
  await save.click();
  await expect(toast(page, 'Carrier created successfully')).toBeVisible();
  await page.getByRole('searchbox').fill(word);
  await expect(row(page, name), 'hostile text is text').toContainText(/desk@lorry\.example.*lorry\.example/);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByLabel('Phone').fill('98765 43210');
  const { data: carriers } = (await admin.call('GET', `/shipping/partners?search=img+src`)) as {
    data: { id: string; name: string }[];
  };
  const id = carriers.find((carrier) => carrier.name === name)?.id ?? '';
  await admin.call('PUT', `/shipping/partners/${id}`, { name, contactName: 'Ravi', email: null });
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page).getByText('Someone else changed this.')).toBeVisible();
  await expect(dialog(page).getByLabel('Phone'), 'what was typed stays').toHaveValue('98765 43210');
  await expect(dialog(page).getByLabel('Contact')).toHaveAccessibleDescription('Someone else saved: Ravi');
  await expect(dialog(page).getByLabel('E-mail')).toHaveAccessibleDescription('Someone else saved: nothing');
  const reload = dialog(page).getByRole('button', { name: 'Show the latest version' });
  page.once('dialog', (question) => question.dismiss());
  await reload.click();
  await expect(dialog(page).getByLabel('Phone'), 'and until somebody says so').toHaveValue('98765 43210');
  page.once('dialog', (question) => question.accept());
  await reload.click();
  await expect(dialog(page).getByLabel('Contact')).toHaveValue('Ravi');
  await dialog(page).getByLabel('Phone').fill('98765 43210');
  await admin.call('PUT', `/shipping/partners/${id}`, { name, contactName: 'Ravi', phone: '9876500000' });
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page).getByLabel('Phone')).toHaveAccessibleDescription(
    'Someone else saved: 9876500000',
  );
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(row(page, name)).toContainText(/Ravi.*98765 43210/);
  const active = page.getByRole('switch', { name: `${name} is active` });
  await active.click();
  await expect(active).not.toBeChecked();
  await active.click();
  await expect(active).toBeChecked();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('link', { name: `Rates of ${name}` }).click();
  await expect(page).toHaveURL(`/admin/shipping?view=rates&carrierId=${id}`);
  await expect(page.getByText('No rates found')).toBeVisible();
  await page.getByRole('button', { name: 'Add rate' }).click();
  const add = dialog(page).getByRole('button', { name: 'Add rate' });
  await expect(dialog(page).getByLabel('Carrier')).toHaveValue(id);
  await dialog(page).getByLabel('Zone').selectOption('Goa');
  await dialog(page).getByLabel('Weight from').fill('50');
  await dialog(page).getByLabel('Weight to').fill('5');
  await dialog(page).getByLabel('Base amount').fill('12o');
  await dialog(page).getByLabel('Days to').fill('5');
  await add.click();
  await expect(dialog(page).locator('.field-error')).toHaveText([
    'Base amount must be a number',
    'Days from is required',
  ]);
  await dialog(page).getByLabel('Base amount').fill('120');
  await dialog(page).getByLabel('Amount per kg').fill('18.50');
  await dialog(page).getByLabel('Days from').fill('3');
  await add.click();
  await expect(dialog(page).locator('.field-error')).toHaveText(['Weight to must be more than weight from']);
  await dialog(page).getByLabel('Weight from').fill('');
  await dialog(page).getByLabel('Weight to').fill('50');
  await add.click();
  await expect(toast(page, 'Shipping rate created successfully')).toBeVisible();
  await expect(row(page, name)).toContainText(/Goa.*Standard.*0–50.kg.*₹120.*₹18\.50.*3–5/);

  const prices = page.getByRole('region', { name: 'Shipping calculator' });
  await prices.getByRole('button', { name: 'Show prices' }).click();
  await expect(prices.locator('.field-error')).toHaveText('Weight is required');
  await prices.getByLabel('Weight (kg)').fill('12.5');
  await prices.getByLabel('To').selectOption('Goa');
  await prices.getByRole('button', { name: 'Show prices' }).click();
  await expect(prices).toContainText(/12\.5.kg to Goa.*standard.*₹313.*express.*₹470/);
  await expect(prices.getByRole('row').filter({ hasText: name })).toContainText('₹351.25');

  await page.getByRole('button', { name: 'Add rate' }).click();
  await dialog(page).getByLabel('Zone').selectOption('Goa');
  await dialog(page).getByLabel('Weight from').fill('49');
  await dialog(page).getByLabel('Days from').fill('1');
  await dialog(page).getByLabel('Days to').fill('2');
  await add.click();
  await expect(dialog(page).getByLabel('Weight from')).toHaveAccessibleDescription(
    /already has a rate for some of these weights in this zone/,
  );
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog(page).getByLabel('Weight from').fill('50');
  await add.click();
  await expect(row(page, name)).toHaveCount(2);
  await expect(row(page, name).last()).toContainText(/From 50.kg/);
  const heal = await failing(page, complaints, '**/api/shipping/rates/*', 'PUT');
  const first = row(page, '0–50').getByRole('switch');
  await first.click();
  await expect(toast(page, 'Failed to update the rate')).toBeVisible();
  await expect(first).toBeChecked();
  await heal();
  await first.click();
  await expect(first).not.toBeChecked();
  await expect(prices.getByRole('row').filter({ hasText: name }), 'the price follows').toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goBack();
  await expect(page, 'the back button goes from view to view').toHaveURL(/view=carriers/);
});

test('coupons, discounts and shipping are screens for administrators alone [2.backoffice.17]', {
  tag: '@journey',
}, async ({ page, admin }) => {
  const screens = [
    ['/admin/coupons', 'Coupons', 'Add Coupon'],
    ['/admin/discounts', 'Discounts', 'Add Discount'],
    ['/admin/shipping', 'Shipping', 'Create shipment'],
  ] as const;
  for (const [path] of screens) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/admin/login');
  }
  await page.setViewportSize(WIDE);
  await admin.open('/admin');
  for (const [path, title, action] of screens) {
    await page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: action })).toBeVisible();
    await expect(page.locator('.data-table table')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
});
