import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { test } from '../support/browser/admin-page.ts';
import { placeOrder, SHOPPER } from '../support/browser/placed-order.ts';
import { mailedLink, newEmail, PASSWORD, registerShopper, signInAs } from '../support/browser/shopper.ts';
import { axeProblems, expect, untilHydrated } from '../support/browser/watched-page.ts';

const REFUSED = /status of (400|401|409|422)/;

/** What the browser saves when the button is pressed. */
async function saved(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path(), 'utf8');
}

test('a shopper downloads their data, deletes it once nothing is open, and is signed out', {
  tag: '@journey',
}, async ({ page, request, excuses }) => {
  excuses.push(REFUSED);
  const email = newEmail('leaving');
  const token = await registerShopper(request, email);
  const address = { ...SHOPPER, fullName: 'Meera Joshi', email };
  const headers = { authorization: `Bearer ${token}` };
  const data = {
    items: [{ productId: '1', quantity: 1 }],
    shippingAddress: address,
    billingAddress: address,
  };
  const placed = await request.post('/api/orders', { headers, data: { ...data, paymentMethod: 'cod' } });
  const { orderId } = await placed.json();
  await signInAs(page, token);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Your data' });
  const readable = await saved(page, part.getByRole('button', { name: 'Download my data' }));
  expect(readable).toContain(`Everything we have about ${email}`);
  expect(readable).toContain('<dt>Address line 1</dt><dd>Flat 7, Shivneri Apartments</dd>');
  const json = JSON.parse(await saved(page, part.getByRole('button', { name: 'As JSON' })));
  expect(json.parts.map(({ name }: { name: string }) => name)).toContain('orders');

  await part.getByRole('button', { name: 'Delete my data' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('What stays, and why');
  await expect(dialog).toContainText('72 months');
  expect(await axeProblems(page)).toEqual([]);
  const erase = dialog.getByRole('button', { name: 'Delete my data' });
  await erase.click();
  await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    'Your password is required',
  );
  await dialog.getByLabel('Your password', { exact: true }).fill('not this one');
  await erase.click();
  const form = dialog.getByRole('form');
  await expect(form.getByRole('alert')).toHaveText('Your password isn’t correct');
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await erase.click();
  await expect(form.getByRole('alert')).toContainText('isn’t finished');
  await request.post(`/api/orders/${orderId}/cancel`, { data: {} });
  await erase.click();
  await expect(page.getByRole('dialog', { name: 'Your data has been deleted' })).toContainText(
    'Orders and payments without your name.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  expect((await request.get('/api/auth/user-profile', { headers })).status()).toBe(401);
});

test('a guest gets a link by e-mail, which works once, and deletes their data with it', async ({
  page,
  request,
  excuses,
}) => {
  excuses.push(REFUSED);
  const order = await placeOrder(request, { paymentMethod: 'cod' });
  const { email } = order.shipping_address;
  await request.post(`/api/orders/${order.id}/cancel`, { data: {} });
  await page.goto('/privacy-policy');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'download or delete your data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  const form = page.getByRole('form', { name: 'Your data' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Send link' }).click();
  await expect(form.getByRole('status')).toContainText('If we have data about this e-mail address');

  const link = await mailedLink(email, '/your-data');
  await page.goto(link);
  await expect(page.getByText(`Data of ${email}`)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await saved(page, page.getByRole('button', { name: 'As JSON' }))).toContain(order.id);
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my data' }).click();
  await expect(page.getByRole('dialog', { name: 'Your data has been deleted' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link is no longer valid. Please request a new one.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

test('an owner exports and deletes a customer who asks by phone', async ({
  page,
  request,
  admin,
  excuses,
}) => {
  // News of the deletion may make the open page ask for its customer once more.
  excuses.push(/\/api\/customers\//);
  const order = await placeOrder(request, { paymentMethod: 'cod' });
  const { email } = order.shipping_address;
  await request.post(`/api/orders/${order.id}/cancel`, { data: {} });
  const found = (await admin.call('GET', `/customers?search=${email}`)) as { data: { id: string }[] };
  await page.setViewportSize({ width: 1440, height: 900 });
  await admin.open(`/admin/customers/${found.data[0]?.id}`);
  const part = page.getByRole('region', { name: 'Data protection' });
  expect(await saved(page, part.getByRole('button', { name: 'Export data' }))).toContain(email);
  await part.getByRole('button', { name: 'Delete data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete customer data?' });
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete data' }).click();
  await expect(page.locator('.toast')).toContainText('Customer data deleted');
  await expect(page).toHaveURL(/\/admin\/customers$/);
  await admin.open('/admin/audit-log');
  await expect(page.getByText('deleted the customer data of').first()).toBeVisible();
});
