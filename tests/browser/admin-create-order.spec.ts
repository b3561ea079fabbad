import { accessibilityProblems, expect, placeOrder, test, toast } from '../support/browser/admin-page.ts';

test('an order for a caller is made in the admin: product by name or code, customer of an earlier order, an agreed delivery price and a link to pay', async ({
  page,
  context,
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

  const summary = page.getByRole('region', { name: 'Order summary' });
  await test.step('which tax it is depends on the State', async () => {
    await expect(summary).toContainText('GSTChoose a StateTotal before GST');
    await expect(summary).not.toContainText('CGST');
  });

  await test.step('a customer of an earlier order is chosen by keys', async () => {
    const search = page.getByRole('combobox', { name: 'Ordered before?' });
    const customers = page.getByRole('listbox', { name: 'Customers found' }).getByRole('option');
    await search.fill('zz');
    await expect(page.getByText('Type at least 3 letters or digits.')).toBeVisible();
    await search.fill(word);
    await expect(customers).toContainText(word);
    await search.press('ArrowDown');
    await expect(customers.first()).toHaveAttribute('aria-selected', 'true');
    await search.press('Enter');
    await expect(page.getByLabel('Full name')).toHaveValue(word);
    await expect(page.getByLabel('State')).toHaveValue('Kerala');
    await expect(summary).toContainText('IGST 18%');
    await checkLook();
  });

  const create = page.getByRole('button', { name: 'Create order' });
  await test.step('another delivery price needs a reason', async () => {
    await page.getByLabel('Delivery price (₹)').fill('300');
    await expect(summary).toContainText('Shipping, agreed₹300');
    await create.click();
    await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(
      /Please say why the delivery price is different/,
    );
    await expect(page.getByLabel('Reason')).toBeFocused();
    await page.getByLabel('Reason').fill('Goes with their other order');
  });

  await page.getByLabel('Online payment').check();
  await expect(page.getByText('We’ll send the customer a link to pay')).toBeVisible();
  await page.getByLabel('Notes').fill('Please call before you come');
  const other = await context.newPage();
  await other.goto('/admin/orders/new');
  await expect(other.getByLabel('Notes')).toHaveValue('Please call before you come');
  await expect(other.getByLabel('Reason')).toHaveValue('Goes with their other order');
  await expect(other.getByLabel('Online payment')).toBeChecked();
  await checkLook();
  await create.click();
  await expect(toast(page, 'Order created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders\/RR-\d+$/);
  await expect(other.getByLabel('Notes'), 'no tab makes it again').toHaveValue('');
  await other.close();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(word);
  await expect(dialog).toContainText('Delivery ₹300 instead of');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Payment link' })).toBeVisible();

  await test.step('the link leads to the page where it is paid', async () => {
    const number = page.url().split('/').at(-1);
    const { data } = (await admin.call('GET', `/orders/${number}`)) as { data: { id: string } };
    await page.goto(`/order-success/${data.id}`);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
  });
  await admin.call('DELETE', `/products/${made.product.id}`);
});
