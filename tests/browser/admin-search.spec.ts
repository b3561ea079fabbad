import { accessibilityProblems, expect, failing, placeOrder, test } from '../support/browser/admin-page.ts';
import { PHONE, WIDE, withoutEvents } from '../support/browser/inbox-page.ts';

test('an administrator finds an order, a customer, a product and an action by the keyboard alone', async ({
  page,
  admin,
  complaints,
}) => {
  const { number } = await placeOrder('Quill Seeker');
  await page.setViewportSize(WIDE);
  await withoutEvents(page);
  await admin.open('/admin');
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  const option = (words: string | RegExp) => page.getByRole('option').filter({ hasText: words });
  const find = async (words: string) => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(words);
  };

  await find(number);
  await expect(option(`${number}Quill Seeker, Nashik`)).toHaveAttribute('aria-selected', 'true');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/orders/${number}`);
  await expect(
    page.getByRole('dialog', { name: `Order ${number}` }).getByLabel('Note for your team'),
  ).toBeVisible();

  await find('quill seeker');
  await expect(option(/Order$/)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(option(/quill\.seeker@example\.in.*Customer$/)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+-1$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Quill Seeker' })).toContainText('12 MG Road');

  await find('create');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create order' })).toBeVisible();
  await find('add product');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Product' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/products');

  await find('nothing of this name');
  await expect(page.getByText('Nothing found for “nothing of this name”')).toBeVisible();
  const mend = await failing(page, complaints, '**/api/dashboard/search?*');
  await field.fill('olympic');
  await expect(page.getByText('We couldn’t search.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(option(/Product$/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.type('audit');
  await option('Audit log').click();
  await expect(page).toHaveURL('/admin/audit-log');
});
