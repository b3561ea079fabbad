import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { openEmptyPage, placeOrder, SHOPPER } from '../support/browser/placed-order.ts';
import { newEmail, registerShopper, signInAs } from '../support/browser/shopper.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';
import { ADMIN, query } from '../support/shop-process.ts';

const card = (page: Page, number: number) => page.getByRole('article', { name: `RR-${number}`, exact: true });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const orderSchema = z.object({ orderId: z.string(), order: z.object({ order_number: z.number() }) });

async function order(request: APIRequestContext, token: string, changes: object = {}) {
  const address = { ...SHOPPER, email: 'meera@example.in' };
  const items = [{ productId: '13', quantity: 2, variant: '20 kg pair', variantType: 'weight' }];
  const reply = await request.post('/api/orders', {
    headers: bearer(token),
    data: { items, shippingAddress: address, billingAddress: address, paymentMethod: 'cod', ...changes },
  });
  const { orderId, order } = orderSchema.parse(await reply.json());
  return { id: orderId, number: order.order_number };
}

async function setStatus(request: APIRequestContext, id: string, status: string): Promise<void> {
  const login = await request.post('/api/auth/admin-login', { data: ADMIN });
  const headers = bearer((await login.json()).data.token);
  await request.patch(`/api/orders/${id}/status`, { headers, data: { status } });
}

test('a guest has no list, and finds an order by its number and the phone it was placed with [2.route.9] [2.route.27]', {
  tag: '@journey',
}, async ({ page, request, excuses }) => {
  excuses.push(/orders\/lookup/);
  const placed = await placeOrder(request);
  const asked: string[] = [];
  page.on('request', (sent) => void (/\/api\/orders(\?|$)/.test(sent.url()) && asked.push(sent.url())));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/orders');
  await untilHydrated(page);
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Best Sellers' }).getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  const find = page.getByRole('form', { name: 'Find an order' });
  await find.getByRole('button', { name: 'Find order' }).click();
  await expect(find.getByLabel('Order number')).toHaveAccessibleDescription('Order number is required');
  await find.getByLabel('Order number').fill(`rr-${placed.order_number}`);
  await find.getByLabel('E-mail or phone').fill('somebody@else.example');
  await find.getByRole('button', { name: 'Find order' }).click();
  await expect(
    page.getByText('We couldn’t find an order with this number and this e-mail or phone.'),
  ).toBeVisible();
  await find.getByLabel('E-mail or phone').fill(`+91 ${SHOPPER.phone}`);
  await find.getByRole('button', { name: 'Find order' }).click();
  await expect(card(page, placed.order_number)).toContainText('Nashik, Maharashtra 422010');
  await expect(card(page, placed.order_number).getByRole('list', { name: 'Order status' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(asked).toEqual([]);
});

test('what a guest has ordered on this device is shown as the shop answered it, also while the shop does not answer', async ({
  page,
  request,
  excuses,
}) => {
  excuses.push(/ERR_FAILED/);
  const placed = await placeOrder(request, { paymentMethod: 'cod' });
  const ofAnEarlierForm = { id: 'GUEST-1', items: [], totalAmount: 1, orderDate: placed.created_at };
  await openEmptyPage(page);
  await page.evaluate(
    (stored) => localStorage.setItem('guest-orders', stored),
    JSON.stringify([ofAnEarlierForm, placed]),
  );
  await page.route('**/api/orders/GUEST*', (route) => route.abort());
  await page.goto('/orders');
  const orders = page.getByRole('region', { name: 'Ordered on this device' }).getByRole('article');
  await expect(orders).toHaveCount(1);
  for (const words of [`RR-${placed.order_number}`, 'Pending', 'Cash on Delivery', '₹29,922', 'Nashik'])
    await expect(orders).toContainText(words);
});

test('a shopper sees the own orders with everything about them, page by page [1.17] [2.orders.2] [2.orders.3] [2.orders.4] [2.route.26] [4.order.8]', {
  tag: '@journey',
}, async ({ page, request }) => {
  const token = await registerShopper(request, newEmail('orders'));
  const first = await order(request, token);
  for (let more = 0; more < 7; more += 1) await order(request, token);
  const delivered = await order(request, token);
  const cancelled = await order(request, token);
  const online = await order(request, token, { paymentMethod: 'online' });
  await setStatus(request, delivered.id, 'SHIPPED');
  await setStatus(request, delivered.id, 'DELIVERED');
  await setStatus(request, cancelled.id, 'CANCELLED');
  const database = process.env.SHOP_DATABASE_URL ?? '';
  await query(database, `update orders set tracking_id = 'DTDC-4711' where id = $1`, [delivered.id]);
  await signInAs(page, token);
  await page.setViewportSize({ width: 1440, height: 900 });
  const sent = page.waitForRequest(/\/api\/orders\?/);
  await page.goto('/account/orders');
  expect((await sent).headers().authorization).toBe(`Bearer ${token}`);

  const shown = card(page, delivered.number);
  await expect(shown).toContainText(/Placed\d{1,2} [A-Z][a-z]+ \d{4}/);
  await expect(shown).toContainText('PaymentCash on Delivery');
  await expect(shown).toContainText('Total₹');
  await expect(shown.getByRole('link', { name: 'Rubber Hex Dumbbells' })).toBeVisible();
  await expect(shown).toContainText('Quantity 2');
  await expect(shown).toContainText('Vikram Shinde');
  await expect(shown).toContainText('Nashik, Maharashtra 422010');
  await expect(shown).toContainText('Tracking ID: DTDC-4711');
  await expect(shown.locator('.badge.text-green').first()).toHaveText('Delivered');
  await expect(card(page, cancelled.number).locator('.badge.text-red').first()).toHaveText('Cancelled');
  await expect(card(page, online.number).locator('.badge.text-blue').first()).toHaveText('Pending');
  await expect(card(page, online.number)).not.toContainText('Tracking ID');
  expect(await accessibilityProblems(page)).toEqual([]);

  await shown.getByText('Order details').click();
  await expect(shown.getByRole('list', { name: 'Order status' }).getByRole('listitem')).toHaveCount(5);
  const invoice = shown.getByRole('link', { name: 'Download invoice (PDF)' });
  const paper = await request.get((await invoice.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toContain('application/pdf');
  await shown.getByRole('button', { name: 'Order Again' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your Cart (2)');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(card(page, first.number)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await card(page, online.number).getByRole('button', { name: 'Pay Now' }).click();
  await page.waitForURL(/\/simulator\//);
});

test('a shopper’s list says that it is empty before the first order, holds that one and nobody else’s, and is empty without the token [2.orders.1] [6.6]', {
  tag: '@journey',
}, async ({ page, request }) => {
  const token = await registerShopper(request, newEmail('first'));
  const somebodyElses = await order(request, await registerShopper(request, newEmail('else')));
  const cards = page.getByRole('article', { name: /^RR-/ });
  const nothing = page.getByText('No orders yet');
  await signInAs(page, token);
  await page.goto('/orders');
  await expect(nothing).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/shop');
  await expect(cards).toHaveCount(0);

  const own = await order(request, token);
  const asked = page.waitForRequest(/\/api\/orders\?/);
  await page.reload();
  expect((await asked).headers().authorization).toBe(`Bearer ${token}`);
  await expect(card(page, own.number)).toBeVisible();
  await expect(card(page, somebodyElses.number)).toHaveCount(0);
  await expect(cards).toHaveCount(1);
  await expect(nothing).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.reload();
  await expect(nothing).toBeVisible();
  await expect(cards).toHaveCount(0);
});

test('a list that cannot be fetched says why, and comes when it is asked for again [8.shopper.11]', {
  tag: '@journey',
}, async ({ page, request, excuses }) => {
  excuses.push(/status of 500/, /ERR_FAILED/);
  const token = await registerShopper(request, newEmail('fails'));
  const placed = await order(request, token);
  await signInAs(page, token);
  await page.route('**/api/orders?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/orders');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('HTTP 500: Failed to fetch orders');
  await page.unroute('**/api/orders?*');
  await page.route('**/api/orders?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toHaveText('Failed to fetch orders.');
  await page.unroute('**/api/orders?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page, placed.number)).toBeVisible();
  await expect(alert).toHaveCount(0);
});
