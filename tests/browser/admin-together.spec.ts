import { expect, placeOrder, test, toast } from '../support/browser/admin-page.ts';
import { row, WIDE, withoutEvents } from '../support/browser/inbox-page.ts';

const FAILED = 'Failed to update order status';

test('what a colleague changes is seen within two seconds, and the sidebar counts again', async ({
  page,
  admin,
}) => {
  const { id, number } = await placeOrder('Seen Together');
  await page.setViewportSize(WIDE);
  const connected = page.waitForResponse('**/api/dashboard/events');
  await admin.open('/admin/orders?search=seen+together');
  await connected;
  const status = page.getByLabel(`Status of ${number}`);
  await expect(status).toHaveValue('PENDING');
  const counted = page.waitForRequest('**/api/dashboard/waiting');
  await admin.call('PATCH', `/orders/${id}/status`, { status: 'PROCESSING' });
  await expect(status).toHaveValue('PROCESSING', { timeout: 2000 });
  await counted;
  await page.getByRole('button', { name: `View ${number}` }).click();
  const facts = page.getByRole('dialog').locator('.order-facts');
  await expect(facts).toContainText('Order processing');
  await admin.call('PATCH', `/orders/${id}/status`, { status: 'CONFIRMED' });
  await expect(facts, 'also in the order that is open').toContainText('Order confirmed', { timeout: 2000 });
  await page.keyboard.press('Escape');
  await admin.call('DELETE', `/orders/${id}`);
  await expect(page.getByText('No orders found')).toBeVisible({ timeout: 2000 });
});

test('a status that was chosen on an old list undoes nothing unseen, and the reason is said', async ({
  page,
  admin,
  excuses,
}) => {
  excuses.push(/status of (409|404)/, /api\/orders\/GUEST-/);
  const { id, number } = await placeOrder('Old List');
  await page.setViewportSize(WIDE);
  await withoutEvents(page);
  await admin.open('/admin/orders?search=old+list');
  const status = page.getByLabel(`Status of ${number}`);
  await expect(status).toHaveValue('PENDING');
  await admin.call('PATCH', `/orders/${id}/status`, { status: 'CANCELLED' });
  await status.selectOption('Confirmed');
  await expect(
    toast(page, `${FAILED}. This order is now cancelled. Please check it and try again.`),
  ).toBeVisible();
  await expect(status).toHaveValue('CANCELLED');

  const counted = page.waitForRequest('**/api/dashboard/waiting');
  await status.selectOption('Confirmed');
  await expect(toast(page, 'Order status updated successfully')).toBeVisible();
  await counted;
  await admin.call('DELETE', `/orders/${id}`);
  await status.selectOption('Shipped');
  await expect(toast(page, `${FAILED}. Order not found`)).toBeVisible();
  await expect(row(page, number), 'the row is gone').toHaveCount(0);
});
