import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { ask, withBar } from '../support/browser/filled-cart.ts';
import {
  cartCount,
  placeOrder,
  readOrder,
  rememberOrder,
  startPayment,
} from '../support/browser/placed-order.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';
import { ADMIN, query } from '../support/shop-process.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text });
const database = () => process.env.SHOP_DATABASE_URL ?? '';

async function adminHeaders(request: APIRequestContext) {
  const reply = await request.post('/api/auth/admin-login', { data: ADMIN });
  const { data } = z.object({ data: z.object({ token: z.string() }) }).parse(await reply.json());
  return { authorization: `Bearer ${data.token}` };
}

test('a guest opens an order by its link: details, items, papers and a status that is asked for again [2.route.10] [2.success.1] [2.success.2] [2.success.3] [2.success.4] [2.success.6] [2.success.15] [2.success.16]', {
  tag: '@journey',
}, async ({ page, request }) => {
  const order = await placeOrder(request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/order-success/${order.id}`);
  await expect(heading(page, 'Order Placed Successfully!')).toBeVisible();
  const status = region(page, 'Status');
  await expect(status.locator('.badge')).toHaveText('Pending');
  await expect(status.getByRole('listitem')).toHaveText([
    /^Order placedNow\d/,
    /^Confirmed/,
    /^Processing/,
    /^Shipped/,
    /^Delivered/,
  ]);
  await expect(region(page, 'Order details')).toContainText(
    'The invoice is ready once the order is paid or shipped.',
  );
  await expect(page.getByText('We’ll keep the items reserved for you until')).toBeVisible();

  // Paid on the provider's page, whose message to the shop gets lost: the refresh asks.
  const { paymentUrl } = await startPayment(request, order);
  const token = new URL(paymentUrl).searchParams.get('token') ?? '';
  await request.post('/simulator/pay', {
    form: { token, mode: 'page', outcome: 'success', webhook: 'dropped' },
    maxRedirects: 0,
  });
  await status.getByRole('button', { name: 'Refresh' }).click();
  await expect(status.locator('.badge')).toHaveText('Confirmed');
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  const details = region(page, 'Order details');
  await expect(details).toContainText(`RR-${order.order_number}`);
  await expect(details).toContainText('Online Payment');
  await expect(details).toContainText('Paid');
  await expect(region(page, 'Shipping address')).toContainText('Nashik, Maharashtra 422010');
  await expect(region(page, 'Order summary').locator('.summary-list > div')).toHaveText([
    'Subtotal₹23,599',
    'Shipping₹2,575',
    'Tax (GST)₹4,248',
    'Discount-₹500',
    'Total₹29,922',
  ]);
  const dumbbells = page.locator('.order-line').nth(1);
  await expect(dumbbells.locator('img')).toBeVisible();
  await expect(dumbbells).toHaveText(/Rubber.Hex.Dumbbells.*Dumbbells.*Quantity 2.*₹13,600.*₹6,800 each/s);
  const paper = details.getByRole('link', { name: 'Download invoice (PDF)' });
  const invoice = await request.get((await paper.getAttribute('href')) ?? '');
  expect(invoice.headers()['content-type']).toBe('application/pdf');

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Your Orders' })).toHaveAttribute('href', '/orders');
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: '+91' })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
  expect(await accessibilityProblems(page)).toEqual([]);

  const headers = await adminHeaders(request);
  await request.put(`/api/orders/${order.id}`, {
    headers,
    data: { status: 'SHIPPED', tracking_id: 'BD-4711' },
  });
  await status.getByRole('button', { name: 'Refresh' }).click();
  await expect(status).toContainText('Tracking ID: BD-4711');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Order Again' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Your Cart (3)' })).toBeVisible();
  await expect(cartCount(page)).toHaveAccessibleName('Cart, 3 items');
});

test('a picture that is lost, and a category that nobody noted, leave no hole [2.success.5] [8.shopper.23]', {
  tag: '@journey',
}, async ({ page, request, excuses }) => {
  const order = await placeOrder(request, { paymentMethod: 'cod' });
  await page.route(`**/api/orders/${order.id}`, async (route) => {
    const reply = await route.fetch();
    const answer = await reply.json();
    const [first, ...others] = answer.data.order_items;
    const bare = { ...first, product_image: '/images/lost.webp', product_category: '', product: null };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, order_items: [bare, ...others] } } });
  });
  excuses.push(/lost\.webp/);
  await page.goto(`/order-success/${order.id}`);
  const line = page.locator('.order-line').first();
  await expect(line).toContainText('N/A');
  await expect(line.locator('img')).toHaveAttribute('src', '/images/placeholder.svg');
});

test('the order that came along is shown without asking; without any order only the browser that has placed one says so [2.success.18]', {
  tag: '@journey',
}, async ({ page, request, excuses }) => {
  await page.goto('/order-success');
  await expect(heading(page, 'No Order to Show')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/placed|success|sent/i);
  await expect(page.getByRole('main').getByRole('link', { name: 'Your Orders' })).toHaveAttribute(
    'href',
    '/orders',
  );
  expect(await accessibilityProblems(page)).toEqual([]);

  await rememberOrder(page, await placeOrder(request, { paymentMethod: 'cod' }), { isComplete: true });
  await page.goto('/order-success');
  await expect(heading(page, 'Order Placed Successfully!')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/',
  );

  const order = await placeOrder(request, { paymentMethod: 'cod' });
  const whole = await readOrder(request, order.id);
  excuses.push(/ERR_FAILED/);
  await page.route('**/api/orders/**', (route) => route.abort());
  await untilHydrated(page);
  await page.evaluate(
    (given) => history.replaceState({ usr: { order: given }, key: 'order', idx: 0 }, ''),
    whole,
  );
  await page.reload();
  await expect(page.locator('.fact-strip')).toContainText(`RR-${order.order_number}`);
});

test('an order that is not there, or cannot be had, says what to do [2.success.17] [8.shopper.26] [8.shopper.27] [8.shopper.28]', {
  tag: '@journey',
}, async ({ page, request, excuses }) => {
  excuses.push(/\/api\/orders\//, /status of 500/);
  await page.goto('/order-success/GUEST-of-old');
  await expect(heading(page, 'Order Not Found')).toBeVisible();
  await expect(
    page.getByText(
      'Order GUEST-of-old not found. This might be an old order or the order may not have been created successfully. Please check your order history or contact support.',
    ),
  ).toBeVisible();
  await expect(region(page, 'What you can do').getByRole('listitem')).toHaveCount(3);
  expect(await accessibilityProblems(page)).toEqual([]);

  const order = await placeOrder(request, { paymentMethod: 'cod' });
  await page.route('**/api/orders/**', (route) => route.fulfill({ status: 500, json: { error: 'Away' } }));
  await page.goto(`/order-success/${order.id}`);
  await expect(heading(page, 'Error Loading Order')).toBeVisible();
  await expect(
    page.getByText(
      'Failed to fetch order details. Please try again or contact support if the problem persists.',
    ),
  ).toBeVisible();
  await expect(region(page, 'Order details')).toContainText(order.id);
  await expect(region(page, 'Order details')).toContainText('Order details are unavailable');
  await page.unroute('**/api/orders/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page, 'Order Placed Successfully!')).toBeVisible();
});

test('questions go to us from two forms that know the order, and what was typed is never lost [3.enquiry.2] [2.success.7] [2.success.8] [2.success.9] [2.success.10] [2.success.11] [2.success.12] [2.success.13] [2.success.14] [4.thanks.3] [5.shopper.11] [8.shopper.29] [8.shopper.30] [8.shopper.31] [8.shopper.32]', {
  tag: '@journey',
}, async ({ page, request, excuses }) => {
  excuses.push(/status of 50[03]/);
  const order = await placeOrder(request, { paymentMethod: 'cod' });
  await page.goto(`/order-success/${order.id}`);
  const help = region(page, 'Need Help with Your Order?');
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const { email } = order.shipping_address;

  for (const { open, send, busy, sent, failed, path, table, type } of [
    {
      open: 'Contact Support',
      send: 'Send Message',
      busy: 'Sending...',
      sent: 'Your message has been sent successfully! We will get back to you soon.',
      failed: 'Failed to send message. Please try again.',
      path: '**/api/contact-us',
      table: 'contacts',
      type: 'SUPPORT',
    },
    {
      open: 'Ask a Question',
      send: 'Submit Enquiry',
      busy: 'Submitting...',
      sent: 'Your enquiry has been submitted successfully! We will get back to you soon.',
      failed: 'Failed to submit enquiry. Please try again.',
      path: '**/api/enquiries',
      table: 'enquiries',
      type: 'ORDER_INQUIRY',
    },
  ]) {
    await help.getByRole('button', { name: open }).click();
    await expect(dialog.getByRole('heading', { name: open })).toBeVisible();
    await expect(dialog).toContainText(`About order ${order.id.slice(0, 8)}`);
    await expect(dialog).not.toContainText(order.id.slice(0, 9));
    await expect(field('Name*')).toHaveValue('Vikram Shinde');
    await expect(field('Email*')).toHaveValue(email);
    await expect(field('Email*')).toHaveAttribute('type', 'email');
    await expect(field('Phone (optional)')).toHaveValue('9000000012');
    await expect(field('Subject*')).toHaveValue(`Order Inquiry - ${order.id}`);
    await expect(field('Message*')).toHaveValue(
      `Hello, I have a question about my order RR-${order.order_number}.`,
    );
    await expect(field('Message*')).toHaveAttribute('rows', '4');
    if (open === 'Contact Support') expect(await accessibilityProblems(page)).toEqual([]);

    for (const label of ['Name*', 'Email*', 'Phone (optional)', 'Subject*', 'Message*'])
      await field(label).fill('');
    await dialog.getByRole('button', { name: send }).click();
    for (const words of [
      'Name is required',
      'Email is required',
      'Subject is required',
      'Message is required',
    ])
      await expect(dialog.getByText(words)).toBeVisible();
    await expect(field('Name*')).toBeFocused();
    await field('Name*').fill('Vikram');
    await field('Email*').fill(email);
    await field('Subject*').fill('Where is it?');
    await field('Message*').fill('Please call me.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await help.getByRole('button', { name: open }).click();
    await expect(field('Message*')).toHaveValue('Please call me.');

    await page.route(path, (route) => route.fulfill({ status: 503, json: { error: 'Away' } }), { times: 1 });
    await dialog.getByRole('button', { name: send }).click();
    await expect(toast(page, failed)).toBeVisible();
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(path, async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: send }).click();
    await expect(dialog.getByRole('button', { name: busy })).toHaveAttribute('aria-busy', 'true');
    go();
    await expect(dialog).toBeHidden();
    await expect(toast(page, sent)).toHaveCSS('border-left-color', 'rgb(31, 143, 82)');
    await toast(page, sent).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, sent)).toHaveCount(0);
    await page.unroute(path);
    const stored = await query(
      database(),
      `select type, subject, phone from ${table} where email = '${email}'`,
    );
    expect(stored).toMatchObject([{ type, subject: 'Where is it?' }]);
  }
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'form_submit', form_type: 'order-support' },
    { event: 'form_submit', form_type: 'order-enquiry' },
  ]);
});

const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel Order' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Cancel this order?' });

test('a customer cancels an order after a question: its goods are free again, once, whatever a second click or another tab does', async ({
  page,
  context,
  request,
}) => {
  await withBar(`cancelled-${Date.now()}`, async (bar) => {
    await ask('insert into stock (product_id, available) values ($1, 5)', [bar]);
    const left = async () => (await ask('select available::int from stock where product_id = $1', [bar]))[0];
    const items = [{ productId: bar, quantity: 2 }];
    const order = await placeOrder(request, { items, paymentMethod: 'cod', couponCode: undefined });
    expect(await left()).toEqual({ available: 3 });

    await page.setViewportSize({ width: 360, height: 780 });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/order-success/${order.id}`);
      await cancelButton(tab).click();
      await expect(question(tab)).toContainText(`We won’t deliver anything from RR-${order.order_number}.`);
    }
    await expect(question(page).getByRole('button', { name: 'Keep Order' })).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    expect((await readOrder(request, order.id)).status).toBe('PENDING');

    await cancelButton(page).click();
    await cancelButton(page).and(question(page).getByRole('button')).dblclick();
    await expect(toast(page, 'Your order was cancelled')).toHaveCount(1);
    await expect(region(page, 'Status').locator('.badge')).toHaveText('Cancelled');
    await expect(page.getByText('This order was cancelled later. Nothing will be delivered.')).toBeVisible();
    await expect(cancelButton(page)).toHaveCount(0);
    expect(await left()).toEqual({ available: 5 });

    await cancelButton(other).and(question(other).getByRole('button')).click();
    await expect(region(other, 'Status').locator('.badge')).toHaveText('Cancelled');
    await expect(cancelButton(other)).toHaveCount(0);
    expect(await left()).toEqual({ available: 5 });
    const cancellings = `select 1 from order_status_history where order_id = $1 and to_value = 'CANCELLED'`;
    expect(await ask(cancellings, [order.id])).toHaveLength(1);
    await other.close();
  });
});

test('an order that has left offers no cancelling, and says so to a page that does not know it yet', async ({
  page,
  request,
  excuses,
}) => {
  excuses.push(/status of 409/);
  const order = await placeOrder(request, { paymentMethod: 'cod' });
  await page.goto(`/order-success/${order.id}`);
  await cancelButton(page).click();
  const headers = await adminHeaders(request);
  await request.put(`/api/orders/${order.id}`, { headers, data: { status: 'SHIPPED' } });
  await cancelButton(page).and(question(page).getByRole('button')).click();
  await expect(
    toast(page, 'We’ve already shipped your order, so you can’t cancel it here. Please call or write to us.'),
  ).toBeVisible();
  await expect(region(page, 'Status').locator('.badge')).toHaveText('Shipped');
  await expect(cancelButton(page)).toHaveCount(0);
  await page.reload();
  await expect(region(page, 'Status').locator('.badge')).toHaveText('Shipped');
  await expect(cancelButton(page)).toHaveCount(0);
});
