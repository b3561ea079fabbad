import { accessibilityProblems, expect, placeOrder, test, toast } from '../support/browser/admin-page.ts';

test('an order for a caller is made in the admin: product by name or code, customer of an earlier order', async ({
  page,
  admin,
}) => {
  const word = `Caller${Date.now() % 100_000}`;
  const bench = `Corner Bench ${word}`;
  await placeOrder(word, { state: 'Kerala' });
  const made = (await admin.call('POST', '/products', {
    name: bench,
    category: 'benches',
    productCode: `CS-${word}`,
    price: 8999,
    stock: 3,
    shortDescription: 'Holds 300 kg',
    description: 'Steel frame',
    images: '/images/placeholder.svg',
  })) as { product: { id: string } };
  await page.setViewportSize({ width: 1440, height: 900 });
  await admin.open('/admin');
  await page.getByRole('link', { name: 'Create order' }).click();
  await expect(page).toHaveURL('/admin/orders/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create order');

  const row = (place: number) => page.getByRole('group', { name: `Row ${place}`, exact: true });
  const product = (place: number) => row(place).getByRole('combobox', { name: 'Product name or code' });
  const option = (name: string) => page.getByRole('option', { name });
  const checkLook = async () => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  };
  await product(1).fill('olympic barbell 7 ft 20 kg');
  await expect(row(1).getByLabel('Price')).toHaveValue('9999');
  await row(1).getByLabel('Quantity').fill('2');

  const addRow = page.getByRole('button', { name: 'Add row' });
  await test.step('the list is chosen from by keys, and Escape leaves what was typed', async () => {
    await addRow.click();
    await product(2).fill('zzqqxx');
    await expect(page.getByText('No product matches “zzqqxx”.')).toBeVisible();
    await product(2).press('Enter');
    await expect(page, 'Enter in an open list does not send the order').toHaveURL('/admin/orders/new');
    await product(2).fill('hex dumbell');
    await expect(option('Rubber Hex Dumbbells')).toContainText(/RR-DB-013.*₹950/s);
    await checkLook();
    await product(2).press('Escape');
    await expect(row(2).getByRole('option')).toHaveCount(0);
    await expect(product(2)).toHaveValue('hex dumbell');
    await product(2).press('ArrowDown');
    await expect(product(2)).toHaveAttribute('aria-expanded', 'true');
    await product(2).press('Enter');
    await expect(product(2)).toHaveValue('Rubber Hex Dumbbells');
    await expect(product(2)).toBeFocused();
    await product(2).press('Tab');
    await page.keyboard.press('Tab');
    await expect(row(2).getByLabel('Weight')).toBeFocused();
    await row(2).getByLabel('Weight').selectOption('5 kg pair');
  });

  await test.step('a code finds it, a click chooses it: the row says how many are left, and a reload loses nothing', async () => {
    await addRow.click();
    await product(3).fill(`cs-${word}`);
    await expect(option(bench)).toContainText('3 left');
    await option(bench).click();
    await expect(product(3)).toHaveValue(bench);
    await expect(row(3)).toContainText('3 left');
    await page.reload();
    await expect(product(3)).toHaveValue(bench);
    await expect(row(2).getByLabel('Weight')).toHaveValue('5 kg pair');
    await page.getByRole('button', { name: 'Remove row 3' }).click();
  });

  await page.getByLabel('Ordered before?').fill(word);
  const found = page.getByRole('list', { name: 'Customers found' }).getByRole('button');
  await expect(found).toContainText(word);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toHaveValue(word);
  await expect(page.getByLabel('State')).toHaveValue('Kerala');
  await checkLook();

  await page.getByLabel('Notes').fill('Please call before you come');
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(toast(page, 'Order created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders\/RR-\d+$/);
  await expect(page.getByRole('dialog')).toContainText(word);
  await admin.call('DELETE', `/products/${made.product.id}`);
});
