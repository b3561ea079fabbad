import { randomUUID } from 'node:crypto';
import { type Admin, expect, failing, placeOrder, test, troubleWith } from '../support/browser/admin-page.ts';
import { questionsOf, row, told, WIDE, withoutEvents } from '../support/browser/inbox-page.ts';
import {
  dialog,
  enter,
  failure,
  find,
  isReadable,
  press,
  ship,
  tryAgain,
  tryAllAgain,
} from '../support/browser/trouble-page.ts';
import { ADMIN } from '../support/shop-process.ts';

const plates = (name: string) => ({
  name,
  category: 'others',
  price: 1000,
  shortDescription: 'Iron',
  description: 'Cast iron',
  images: '/images/placeholder.svg',
});

async function addProduct(admin: Admin, name: string): Promise<string> {
  const { product } = (await admin.call('POST', '/products', { ...plates(name), stock: 3 })) as {
    product: { id: string };
  };
  return product.id;
}

test('while the server is in trouble, dashboard, orders, customers and forms say so and keep what they show', async ({
  page,
  admin,
  complaints,
}) => {
  const word = `w${randomUUID().slice(0, 7)}`;
  const product = await addProduct(admin, `Short ${word}`);
  const { id, number } = await placeOrder(`Trouble ${word}`);
  await ship(admin, id, `T-${word}`);
  try {
    await page.setViewportSize(WIDE);
    // The orders of other tests would ask again for what is on the screen.
    await withoutEvents(page);
    await admin.open('/admin');
    const trouble = await troubleWith(page, complaints);
    const needs = page.getByRole('region', { name: 'To do' });
    const lowStock = needs.getByRole('link', { name: 'Low stock' });
    await expect(lowStock).toBeVisible();
    trouble.begin();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await told(page, 'Failed to load dashboard data');
    await expect(needs.getByRole('alert')).toContainText('This may be out of date.');
    await expect(lowStock).toBeVisible();
    trouble.end();
    await needs.getByRole('button', { name: 'Try again' }).click();
    await expect(needs.getByRole('alert')).toHaveCount(0);

    await enter(page, 'Orders');
    await find(page, word);
    await page.getByRole('button', { name: `View ${number}` }).click();
    const moved = dialog(page).getByLabel(/^Status of the shipment/);
    await expect(moved).toHaveValue('PICKED_UP');
    trouble.begin();
    await press(page, 'Download invoice');
    await told(page, 'We couldn’t load the document');
    await moved.selectOption('In transit');
    await told(page, 'Failed to update the shipment');
    await expect(moved).toHaveValue('PICKED_UP');
    await press(page, 'Add a shipment');
    await dialog(page).getByLabel('Tracking number').fill('SECOND');
    await press(page, 'Save shipment');
    await told(page, 'Failed to create the shipment');
    await expect(failure(page)).toHaveText('The server is in trouble');
    await expect(dialog(page).getByLabel('Tracking number')).toHaveValue('SECOND');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `View ${number}` }).click();
    await expect(dialog(page).locator('.order-part-failed')).toHaveText([
      /^This may be out of date\./,
      /^We couldn’t load the shipments\./,
    ]);
    await expect(dialog(page)).toContainText(`Trouble ${word}`);
    await isReadable(page);
    trouble.end();
    await tryAllAgain(page);
    await expect(dialog(page).locator('.order-part-failed')).toHaveCount(0);
    const mend = await failing(page, complaints, `**/api/orders/${number}`);
    await moved.selectOption('In transit');
    await expect(dialog(page).locator('.order-part-failed')).toContainText('The order may be out of date.');
    await expect(moved, 'the parcel has moved').toHaveValue('IN_TRANSIT');
    await mend();
    await tryAgain(page).click();
    await expect(dialog(page).locator('.order-part-failed')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await enter(page, 'Customers');
    await find(page, word);
    trouble.begin();
    await page.getByRole('link', { name: `Trouble ${word}` }).click();
    await expect(dialog(page)).toContainText('We couldn’t load the customer.');
    await page.keyboard.press('Escape');
    trouble.end();
    await admin.open('/admin/contacts');
    await expect(page.locator('.data-table')).toHaveAttribute('aria-busy', 'false');
    trouble.begin();
    await page.getByRole('searchbox').fill(word);
    await told(page, 'Failed to fetch contact forms');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await told(page, 'Failed to export contact forms');
    trouble.end();
  } finally {
    await admin.call('DELETE', `/products/${product}`);
  }
});

test('while the server is in trouble, the catalogue’s forms, files and prices stay as they were typed', async ({
  page,
  admin,
  complaints,
  excuses,
}) => {
  excuses.push(/status of 409/, /Someone else has changed/);
  const word = `w${randomUUID().slice(0, 7)}`;
  const product = await addProduct(admin, `Plates ${word}`);
  const exported = await page.request.get(`/api/products/export?search=${word}`, {
    headers: await bearer(admin),
  });
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  try {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/products?search=${word}`);
    const trouble = await troubleWith(page, complaints);
    await expect(row(page, word)).toBeVisible();
    trouble.begin();
    await enter(page, 'Settings');
    await expect(page.getByText('We couldn’t load the settings.')).toBeVisible();
    trouble.end();
    await tryAgain(page).click();
    await expect(page.getByLabel('Store name')).toBeVisible();
    await page.goBack();
    await expect(row(page, word)).toBeVisible();
    trouble.begin();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await told(page, 'Failed to export products');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const changed = (await exported.text()).replace(',1000,', ',1100,');
    await dialog(page).locator('input[type=file]').setInputFiles(file('plates.csv', changed));
    await expect(failure(page)).toContainText('The server is in trouble');
    trouble.end();
    await press(page, 'Check again');
    await expect(dialog(page).getByText('1 changes.')).toBeVisible();
    trouble.begin();
    await press(page, 'Import 1 product');
    await expect(failure(page)).toContainText('The server is in trouble');
    await expect(dialog(page).getByText('1 changes.'), 'what it would do stays').toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Change prices' }).click();
    await dialog(page).getByLabel('List price', { exact: true }).selectOption('Increase by');
    await dialog(page).getByLabel('Sale price', { exact: true }).selectOption('No change');
    await dialog(page).getByLabel('Amount').fill('5');
    await press(page, 'Preview');
    await expect(failure(page)).toHaveText('The server is in trouble');
    trouble.end();
    await press(page, 'Preview');
    await expect(dialog(page).getByRole('row').filter({ hasText: word })).toContainText('₹1,050');
    trouble.begin();
    await press(page, 'Change 1 product');
    await expect(failure(page)).toHaveText('The server is in trouble');
    await expect(dialog(page).getByRole('row').filter({ hasText: word })).toContainText('₹1,050');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: `Edit Plates ${word}` }).click();
    await dialog(page).getByLabel('Name').fill(`Discs ${word}`);
    await dialog(page)
      .getByLabel('Upload pictures')
      .setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(dialog(page).getByText('Not uploaded. The server is in trouble')).toBeVisible();
    await press(page, 'Save changes');
    await expect(failure(page)).toHaveText('The server is in trouble');
    await isReadable(page);
    trouble.end();
    await admin.call('PUT', `/products/${product}`, plates(`Faster ${word}`));
    await press(page, 'Save changes');
    await expect(failure(page)).toContainText('Someone else changed this.');
    const questions = questionsOf(page, [false, true, true]);
    await press(page, 'Show the latest version');
    expect(questions, 'asked first').toEqual(['confirm: Leave without saving? Your changes will be lost.']);
    await expect(dialog(page).getByLabel('Name')).toHaveValue(`Discs ${word}`);
    trouble.begin();
    await press(page, 'Show the latest version');
    await expect(failure(page)).toContainText('We couldn’t load the latest version.');
    await expect(dialog(page).getByLabel('Name')).toHaveValue(`Discs ${word}`);
    trouble.end();
    await press(page, 'Show the latest version');
    await expect(dialog(page).getByLabel('Name')).toHaveValue(`Faster ${word}`);
    await page.keyboard.press('Escape');

    await enter(page, 'Categories');
    await expect(row(page, 'barbells').first()).toBeVisible();
    trouble.begin();
    await page.getByRole('button', { name: 'Delete Barbells' }).click();
    await expect(page.locator('.list-failure')).toContainText('Barbells was not deleted.');
    await expect(row(page, 'barbells').first()).toBeVisible();
    trouble.end();
  } finally {
    await admin.call('DELETE', `/products/${product}`);
  }
});

/** For a download, which is no call of JSON. */
async function bearer(admin: Admin): Promise<{ authorization: string }> {
  const { data } = (await admin.call('POST', '/auth/admin-login', ADMIN)) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}` };
}
