import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, failing, placeOrder, test, toast } from './office-page.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

const row = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });
const tile = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter by status' }).getByRole('button', { name });

test('orders are found, filtered and changed in place [2.backoffice.6] [2.backoffice.7] [2.backoffice.8] [2.backoffice.10] [4.order.7] [4.order.8] [8.admin.5] [8.admin.6]', async ({
  page,
  office,
  complaints,
}) => {
  const people = 'Ferro Finder';
  const first = await placeOrder(people);
  const second = await placeOrder(people);
  await placeOrder('Somebody Else');
  await page.setViewportSize(WIDE);
  await office.open('/admin/orders');
  await expect(tile(page, 'Pending')).toHaveAccessibleName(/^\d+ Pending$/);
  expect(await page.getByRole('group', { name: 'Filter by status' }).getByRole('button').count()).toBe(6);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Order',
    'Customer',
    'Items',
    'Total',
    'Status',
    'Payment',
    'Date',
    'Actions',
  ]);

  const search = page.getByRole('searchbox', { name: 'Search by order id or customer name' });
  await search.fill('ferro finder');
  await expect(page).toHaveURL('/admin/orders?search=ferro+finder');
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(row(page, first.number)).toContainText(/Ferro Finder.*₹[\d,]+.*COD.*PENDING/);
  expect(await accessibilityProblems(page)).toEqual([]);

  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByLabel(`Status of ${first.number}`).selectOption('Delivered');
  expect((await sent).postDataJSON()).toEqual({ status: 'DELIVERED' });
  await expect(toast(page, 'Order status updated successfully')).toBeVisible();
  await expect(page.getByLabel(`Status of ${first.number}`)).toHaveClass(/status-green/);
  await page.getByLabel(`Status of ${second.number}`).selectOption('Cancelled');
  await expect(page.getByLabel(`Status of ${second.number}`)).toHaveClass(/status-red/);
  await expect(tile(page, 'Delivered')).toHaveAccessibleName('1 Delivered');

  await tile(page, 'Delivered').click();
  await expect(page).toHaveURL('/admin/orders?search=ferro+finder&status=DELIVERED');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue('DELIVERED');
  await tile(page, 'Delivered').click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.goBack();
  await expect(page.locator('tbody tr'), 'the back button undoes a filter').toHaveCount(1);
  await page.getByRole('combobox', { name: 'Payment', exact: true }).selectOption({ value: 'PENDING' });
  await expect(page).toHaveURL(/payment_status=PENDING/);
  await search.pressSequentially(' and more');
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back(), 20);
  });
  await expect(page).toHaveURL('/admin/orders?search=ferro+finder');
  await expect(search, 'two steps back leave what was being typed').toHaveValue('ferro finder');
  // Longer than the pause after which the typed would be searched for.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/admin/orders?search=ferro+finder');
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Cancelled');
  await expect(row(page, second.number)).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/admin/orders');
  await expect(search).toHaveValue('');
  await search.fill(first.number);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await search.fill(first.id);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await search.fill('nobody at all');
  await expect(page.getByText('No orders found')).toBeVisible();
  await search.fill('ferro finder');
  await expect(page.locator('tbody tr')).toHaveCount(2);

  let mend = await failing(page, complaints, '**/api/orders/*/status', 'PATCH');
  await page.getByLabel(`Status of ${first.number}`).selectOption('Pending');
  await expect(toast(page, 'Failed to update order status')).toBeVisible();
  await expect(page.getByLabel(`Status of ${first.number}`)).toHaveValue('DELIVERED');
  await mend();
  mend = await failing(page, complaints, '**/api/orders?*');
  await search.fill('ferro');
  await expect(toast(page, 'Failed to fetch orders')).toBeVisible();
  await expect(row(page, first.number), 'what was there stays').toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.list-failure')).toHaveCount(0);

  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('an order is looked at, sent, edited and deleted [2.backoffice.11] [5.admin.12] [8.admin.7] [8.admin.8]', async ({
  page,
  office,
  complaints,
}) => {
  const { id, number } = await placeOrder('Detail Reader');
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.setViewportSize(WIDE);
  await office.open('/admin/orders?search=detail+reader');
  await page.getByRole('button', { name: `View ${number}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(details).toContainText('detail.reader@example.in');
  await expect(details).toContainText('12 MG Road, College Road');
  await expect(details.getByRole('table', { name: 'Items' }).getByRole('row')).toHaveCount(2);
  await expect(details.getByRole('button', { name: 'Invoice' })).toBeDisabled();

  await details.getByRole('button', { name: 'Add a shipment' }).click();
  await details.getByLabel('Tracking number').fill('DTDC-4711');
  let mend = await failing(page, complaints, '**/api/shipping/shipments', 'POST');
  await details.getByRole('button', { name: 'Save shipment' }).click();
  await expect(details.getByText('The server is in trouble')).toBeVisible();
  await expect(details.getByLabel('Tracking number'), 'what was typed stays').toHaveValue('DTDC-4711');
  await mend();
  await details.getByRole('button', { name: 'Save shipment' }).click();
  await expect(details.getByText('DTDC-4711')).toBeVisible();
  mend = await failing(page, complaints, '**/api/shipping/shipments/*/status', 'PATCH');
  await details.getByLabel(/^Status of the shipment/).selectOption('Picked up');
  await expect(toast(page, 'The server is in trouble')).toBeVisible();
  await expect(details.getByText('DTDC-4711')).toBeVisible();
  await mend();
  await details.getByLabel(/^Status of the shipment/).selectOption('Picked up');
  await expect(details.getByText('Status SHIPPED')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Invoice' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await details.getByRole('button', { name: 'Packing slip' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.packing-slip')).toContainText(`Packing slip ${number}`);
  await expect(page.locator('.packing-slip')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await details.getByRole('button', { name: 'Edit order' }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${number}` });
  await expect(edit.getByLabel('Payment status').locator('option')).toHaveText([
    'PENDING',
    'PAID',
    'FAILED',
    'REFUNDED',
  ]);
  await edit.getByLabel('Payment status').selectOption('PAID');
  await edit.getByLabel('Admin notes').fill('Paid at the door');
  mend = await failing(page, complaints, `**/api/orders/${id}`, 'PUT');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Failed to update order')).toBeVisible();
  await expect(edit.getByLabel('Admin notes'), 'what was typed stays').toHaveValue('Paid at the door');
  await mend();

  await office.call('PUT', `/orders/${id}`, { admin_notes: 'Somebody was faster' });
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText('Someone else changed this.')).toBeVisible();
  complaints.length = 0;
  await edit.getByRole('button', { name: 'Show what is there now' }).click();
  await expect(edit.getByLabel('Admin notes')).toHaveValue('Somebody was faster');
  await edit.getByLabel('Payment status').selectOption('PAID');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Order updated successfully')).toBeVisible();
  await expect(row(page, number)).toContainText('PAID');

  await page.getByRole('button', { name: `Delete ${number}` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${number}?` });
  await expect(question).toContainText('This action cannot be undone.');
  const heal = await failing(page, complaints, `**/api/orders/${id}`, 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete order')).toBeVisible();
  await heal();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Order deleted successfully')).toBeVisible();
  await expect(page.getByText('No orders found')).toBeVisible();
});

test('money that came through the gateway is given back in part, then the rest, and the order follows', async ({
  page,
  request,
  office,
  complaints,
}) => {
  const { id, number } = await placeOrder('Refund Asker', { paymentMethod: 'online' });
  const started = await request.post('/api/payment/initiate', { data: { orderId: id } });
  await page.goto((await started.json()).paymentUrl);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const refundsTake = (refundMs: number) =>
    request.put('/simulator/switches', {
      data: { refundMs },
    });
  expect((await refundsTake(0)).status()).toBe(200);
  try {
    await page.setViewportSize(WIDE);
    await office.open('/admin/orders?search=refund+asker');
    await expect(row(page, number)).toContainText(/Online.*PAID/);
    await page.getByRole('button', { name: `View ${number}` }).click();
    const payments = page.getByRole('dialog').getByRole('region', { name: 'Payments' });
    const facts = page.getByRole('dialog').locator('.order-facts');
    const give = payments.getByRole('button', { name: 'Give the money back' });
    await expect(payments).toContainText(/COMPLETED.*₹24,698/);
    await payments.getByRole('button', { name: 'Refund' }).click();
    await expect(payments.getByLabel('Amount in rupees')).toHaveValue('24698');
    await payments.getByLabel('Amount in rupees').fill('24699');
    await give.click();
    await expect(payments.locator('.field-error')).toHaveText([
      'At most ₹24,698.00 can be given back.',
      'Reason is required',
    ]);
    await expect(payments.getByLabel('Amount in rupees')).toBeFocused();
    await payments.getByLabel('Amount in rupees').fill('1,000.50');
    await payments.getByLabel('Reason').fill('Dented <b>sleeve</b>');
    expect(await accessibilityProblems(page)).toEqual([]);
    const mend = await failing(page, complaints, '**/api/payments/*/refunds', 'POST');
    await give.click();
    await expect(toast(page, 'Failed to make the refund')).toBeVisible();
    await expect(payments.locator('.dialog-failure')).toHaveText('The server is in trouble');
    await expect(payments.getByLabel('Reason'), 'what was typed stays').toHaveValue('Dented <b>sleeve</b>');
    await mend();
    await give.click();
    await expect(toast(page, 'The refund is on its way')).toBeVisible();
    await expect(payments).toContainText('Refund of ₹1,000.50: completed (Dented <b>sleeve</b>)');
    await expect(facts, 'a part leaves it paid').toContainText('PAID');

    await payments.getByRole('button', { name: 'Refund' }).click();
    await expect(payments.getByLabel('Amount in rupees')).toHaveValue('23697.5');
    await payments.getByLabel('Reason').fill('Sent back');
    await give.click();
    await expect(payments).toContainText('Refund of ₹23,697.50: completed (Sent back)');
    await expect(facts).toContainText('REFUNDED');
    await expect(payments.getByRole('button', { name: 'Refund' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(row(page, number)).toContainText('REFUNDED');
  } finally {
    await refundsTake(5000);
  }
});

test('all pending orders in view are confirmed at once, then shipped, and exported [2.backoffice.9] [4.order.9] [4.order.10] [5.admin.14] [5.admin.15]', async ({
  page,
  office,
  complaints,
}) => {
  const orders = [await placeOrder('Bulk Buyer'), await placeOrder('Bulk Buyer')];
  const other = await placeOrder('Bulkless Person');
  await office.open('/admin/orders?search=bulk.buyer');
  const questions: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    questions.push(`${dialog.type()}: ${dialog.message()}`);
    return answer ? dialog.accept() : dialog.dismiss();
  });
  const confirm = page.getByRole('button', { name: 'Confirm All Pending' });
  const ship = page.getByRole('button', { name: 'Ship All Confirmed' });
  await expect(confirm).toBeEnabled();
  await expect(ship).toBeDisabled();
  await confirm.click();
  await expect.poll(() => questions).toEqual(['confirm: Mark 2 pending orders as confirmed?']);
  await expect(page.locator('.bulk-bar'), 'a No changes nothing').toHaveCount(0);

  answer = true;
  const mend = await failing(page, complaints, '**/api/orders/status', 'PATCH');
  await confirm.click();
  await expect(page.locator('.bulk-bar')).toContainText(
    `2 failed: ${orders[1]?.number}, The server is in trouble`,
  );
  await expect(toast(page, 'Failed to update order status')).toBeVisible();
  await mend();
  await confirm.click();
  await expect(page.getByText('2 of 2 moved.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Confirming pending orders' })).toHaveAttribute(
    'value',
    '2',
  );
  await expect(tile(page, 'Confirmed')).toHaveAccessibleName('2 Confirmed');

  await ship.click();
  await expect.poll(() => questions.at(-1)).toBe('confirm: Mark 2 confirmed orders as shipped?');
  await expect(tile(page, 'Shipped')).toHaveAccessibleName('2 Shipped');
  await page.getByRole('button', { name: 'Close' }).click();
  const heal = await failing(page, complaints, '**/api/orders/export*');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await toast(page, 'Failed to export orders').getByRole('button').click();
  await heal();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const csv = readFileSync(await file.path(), 'utf8');
  expect(orders.every(({ number }) => csv.includes(`${number},`))).toBe(true);
  expect(csv).not.toContain('Bulkless');
  const { data } = (await office.call('GET', `/orders/${other.id}`)) as { data: { status: string } };
  expect(data.status, 'what was not in view stays').toBe('PENDING');
});

test('customers are a list to read and search, with their orders [2.backoffice.12] [2.backoffice.13]', async ({
  page,
  office,
  complaints,
}) => {
  const { number } = await placeOrder('Custom Reader');
  await page.setViewportSize(WIDE);
  await office.open('/admin/customers');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Customer',
    'Contact',
    'Location',
    'Orders',
    'Total Spent',
    'Joined',
  ]);
  const search = page.getByRole('searchbox', { name: 'Search by name, e-mail or phone' });
  for (const words of ['custom reader', 'CUSTOM.READER@']) {
    await search.fill(words);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(row(page, 'Custom Reader')).toContainText(
      /custom\.reader@example\.in.*Nashik, Maharashtra.*₹/,
    );
  }
  await page.getByRole('button', { name: 'Custom Reader' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: number })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const mend = await failing(page, complaints, '**/api/customers?*');
  await search.fill('98765');
  await expect(page.getByText('This may be out of date.')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Custom Reader')).toBeVisible();
});
