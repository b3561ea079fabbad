import { accessibilityProblems, expect, placeOrder, test, toast } from '../support/browser/admin-page.ts';

test('an order for a caller is made in the admin: product by name, customer of an earlier order', async ({
  page,
  admin,
}) => {
  const word = `Caller${Date.now() % 100_000}`;
  await placeOrder(word, { state: 'Kerala' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await admin.open('/admin');
  await page.getByRole('link', { name: 'Create order' }).click();
  await expect(page).toHaveURL('/admin/orders/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create order');

  const row = (place: number) => page.getByRole('group', { name: `Row ${place}`, exact: true });
  await row(1).getByLabel('Product name or code').fill('olympic barbell 7 ft 20 kg');
  await expect(row(1).getByLabel('Price')).toHaveValue('9999');
  await row(1).getByLabel('Quantity').fill('2');
  await row(2).getByLabel('Product name or code').fill('13');
  await row(2).getByLabel('Weight').selectOption({ index: 1 });

  await page.getByLabel('Ordered before?').fill(word);
  const found = page.getByRole('list', { name: 'Customers found' }).getByRole('button');
  await expect(found).toContainText(word);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toHaveValue(word);
  await expect(page.getByLabel('State')).toHaveValue('Kerala');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByLabel('Notes').fill('Please call before you come');
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(toast(page, 'Order created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders\/RR-\d+$/);
  await expect(page.getByRole('dialog')).toContainText(word);
});
