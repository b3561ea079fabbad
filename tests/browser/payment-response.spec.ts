import type { Page } from '@playwright/test';
import { fillAddress, ordersOf } from '../support/browser/filled-cart.ts';
import {
  cartCount,
  openEmptyPage,
  placeOrder,
  readOrder,
  rememberOrder,
  startPayment,
} from '../support/browser/placed-order.ts';
import { accessibilityProblems, expect, test } from '../support/browser/watched-page.ts';

const toast = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const fact = (page: Page, label: string) =>
  page.locator('.fact-list > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) });

/** What the shopper does on the provider's page. */
async function payBy(page: Page, paymentUrl: string, button: string | RegExp): Promise<void> {
  await page.goto(paymentUrl);
  const more = page.getByText('Try out something else');
  if (typeof button === 'string' && button !== 'Cancel') await more.click();
  await page.getByRole('button', { name: button }).click();
}

test('from the shelf to the confirmation: a guest fills the cart, checks out, pays online and opens the order [6.3]', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/category/barbells');
  const card = page.getByRole('article').filter({ hasText: /Olympic.Barbell.7/ });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await fillAddress(page, 'whole.way@example.com');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  await page.getByRole('button', { name: 'View Order Confirmation' }).click();
  const [stored, ...more] = await ordersOf('whole.way@example.com');
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ status: 'CONFIRMED', payment_method: 'ONLINE', total_amount: 1_234_900 });
  const facts = page.locator('.fact-strip');
  await expect(facts).toContainText(`RR-${stored?.order_number}`);
  await expect(facts).toContainText('₹12,349');
  await expect(fact(page, 'Amount paid')).toContainText('₹12,349');
  await expect(cartCount(page)).toHaveAccessibleName('Cart, 0 items');
  expect(await page.evaluate(() => window.dataLayer?.map(({ event }) => event))).toEqual(['purchase']);
  await page.goto(`/order-success/${stored?.id}`);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('₹12,349');
  await expect(page.getByRole('link', { name: 'Download invoice (PDF)' })).toBeVisible();
});

test.describe('a payment that went well', () => {
  test('shows its details, leads on after three seconds and thanks with them; reload, back and other tabs change nothing [2.payresponse.2] [2.payresponse.3] [2.payresponse.4] [2.route.13] [4.payresponse.1] [4.payresponse.3] [4.payresponse.4] [4.payresponse.5] [8.shopper.17] [2.thanks.8] [2.thanks.9] [2.thanks.10] [2.thanks.11]', {
    tag: '@journey',
  }, async ({ page, context, request }) => {
    const order = await placeOrder(request);
    const { paymentUrl, transactionId } = await startPayment(request, order);
    await openEmptyPage(page);
    await rememberOrder(page, order);
    const asked = page.waitForRequest(`**/api/payment/status/${transactionId}`);
    await payBy(page, paymentUrl, /^Pay ₹29,922$/);
    await asked;
    await expect(heading(page, 'Payment Successful!')).toBeVisible();
    await expect(page.getByText('Redirecting to order confirmation page...')).toBeVisible();
    await expect(toast(page, 'Payment completed successfully!')).toBeVisible();
    await expect(fact(page, 'Transaction ID')).toContainText(/OM\d+/);
    await expect(fact(page, 'Order number')).toHaveText(`Order number${`RR-${order.order_number}`}`);
    await expect(fact(page, 'Amount paid')).toContainText('₹29,922');
    await expect(fact(page, 'Status')).toContainText('Paid');
    await expect(fact(page, 'Method')).toContainText('PhonePe');
    await expect(fact(page, 'Transaction date')).toContainText(
      /\d{1,2} [A-Z][a-z]+ 20\d\d, \d{1,2}:\d\d [ap]m/,
    );
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
    await expect(page.getByRole('button', { name: 'View Order Confirmation' })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    const responseUrl = page.url();

    await page.waitForURL('**/thank-you');
    await expect(heading(page, 'Order Placed Successfully!')).toBeVisible();
    await expect(fact(page, 'Transaction ID')).toContainText(/OM\d+/);
    await expect(fact(page, 'Payment status')).toContainText('Paid');
    await expect(fact(page, 'Amount paid')).toContainText('₹29,922');
    await expect(fact(page, 'Method')).toContainText('PhonePe');
    await expect(cartCount(page)).toHaveAccessibleName('Cart, 0 items');

    await page.reload();
    await expect(fact(page, 'Payment status')).toContainText('Paid');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'This payment is finished' })).toBeVisible();

    const other = await context.newPage();
    await other.goto(responseUrl);
    await expect(heading(other, 'Payment Successful!')).toBeVisible();
    await other.getByRole('button', { name: 'View Order Confirmation' }).click();
    await expect(heading(other, 'Order Placed Successfully!')).toBeVisible();
    await other.close();
    expect(await readOrder(request, order.id)).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID' });
  });

  test('is found again after the tab was closed, and leaves the cart of a newer order alone', async ({
    page,
    context,
    request,
  }) => {
    const order = await placeOrder(request);
    const { paymentUrl } = await startPayment(request, order);
    const closed = await context.newPage();
    await payBy(closed, paymentUrl, /^Pay ₹/);
    await expect(heading(closed, 'Payment Successful!')).toBeVisible();
    const address = closed.url();
    await closed.close();
    await openEmptyPage(page);
    await rememberOrder(page, await placeOrder(request));
    await page.goto(address);
    await page.getByRole('button', { name: 'View Order Confirmation' }).click();
    await expect(page.locator('.fact-strip')).toContainText(`RR-${order.order_number}`);
    await expect(page.locator('.fact-strip')).toContainText('Online Payment');
    await expect(fact(page, 'Amount paid')).toContainText('₹29,922');
    await expect(cartCount(page)).toHaveAccessibleName('Cart, 3 items');
  });
});

test.describe('a payment that did not go well', () => {
  test('says why it may have failed and keeps cart and order for another try [2.payresponse.5] [2.payresponse.6] [2.payresponse.7] [4.payresponse.6] [8.shopper.18]', {
    tag: '@journey',
  }, async ({ page, request }) => {
    const order = await placeOrder(request);
    const { paymentUrl } = await startPayment(request, order);
    await openEmptyPage(page);
    await rememberOrder(page, order);
    await payBy(page, paymentUrl, 'Decline and go back');
    await expect(heading(page, 'Payment Failed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Error details' })).toContainText(
      'Payment failed. Please try again.',
    );
    await expect(page.getByRole('region', { name: 'Error details' })).toContainText(
      'there wasn’t enough money in the account.',
    );
    await expect(toast(page, 'Payment failed. Please try again.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Possible reasons' }).getByRole('listitem')).toHaveText([
      'Insufficient funds',
      'Cancelled by you',
      'Network issues',
      'Bank server unavailable',
    ]);
    await expect(page.getByRole('link', { name: 'Try Payment Again' })).toHaveAttribute('href', '/checkout');
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
    await expect(page.getByRole('button', { name: 'Check Payment Status' })).toHaveCount(0);
    await expect(cartCount(page)).toHaveAccessibleName('Cart, 3 items');
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('link', { name: 'Open the order and pay for it' }).click();
    await expect(page.getByText('The last payment failed.')).toBeVisible();
    const sent = page.waitForRequest('**/api/payment/initiate');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    expect((await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    await page.getByRole('button', { name: /^Pay ₹29,922$/ }).click();
    await expect(heading(page, 'Payment Successful!')).toBeVisible();
    expect((await readOrder(request, order.id)).payment_status).toBe('PAID');
  });

  test('was cancelled on the provider’s page: it says that the window was closed [8.shopper.13]', {
    tag: '@journey',
  }, async ({ page, request }) => {
    const cancelled = await placeOrder(request);
    await payBy(page, (await startPayment(request, cancelled)).paymentUrl, 'Cancel');
    await expect(page.getByRole('region', { name: 'Error details' })).toContainText(
      'You closed the payment window. Payment failed. Please try again.',
    );
  });
});

test.describe('a payment that is not decided', () => {
  test('says what to do and what not, names the order by its number, asks by itself and goes on by itself; the cart empties in every tab [4.payresponse.7] [8.shopper.19]', {
    tag: '@journey',
  }, async ({ page, context, request, excuses }) => {
    excuses.push(/ERR_FAILED/);
    const order = await placeOrder(request);
    const { paymentUrl, transactionId } = await startPayment(request, order);
    await openEmptyPage(page);
    await rememberOrder(page, order);
    const other = await context.newPage();
    await other.goto('/about');
    await expect(cartCount(other)).toHaveAccessibleName('Cart, 3 items');
    await payBy(page, paymentUrl, 'Leave pending');
    await expect(heading(page, 'Payment Pending')).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText(
      'Payment is still processing. Please check your order status.',
    );
    await expect(toast(page, 'Payment is still processing.')).toBeVisible();
    await expect(page.locator('.toast-error')).toHaveCount(0);
    await expect(page.getByText('Do not pay again. You could pay twice.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Possible reasons' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Try Payment Again' })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/GUEST-|PENDING/);
    await expect(fact(page, 'Order number')).toContainText(`RR-${order.order_number}`);
    await expect(fact(page, 'Status')).toContainText('Waiting for payment');
    await expect(page.locator('.outcome-mark')).toHaveCSS('background-color', 'rgb(130, 85, 0)');
    expect(await accessibilityProblems(page)).toEqual([]);

    const check = page.getByRole('button', { name: 'Check Payment Status' });
    await page.route('**/api/payment/status/**', (route) => route.abort());
    await check.click();
    await expect(toast(page, 'Failed to get payment status')).toBeVisible();
    await expect(heading(page, 'Payment Pending')).toBeVisible();
    await page.unroute('**/api/payment/status/**');

    await page.evaluate((payment) => localStorage.setItem('payment-orders', JSON.stringify([payment])), {
      transactionId,
      orderId: order.id,
    });
    await page.getByRole('link', { name: `View order RR-${order.order_number}` }).click();
    const asked: string[] = [];
    page.once('dialog', (question) => {
      asked.push(question.message());
      void question.dismiss();
    });
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect
      .poll(() => asked)
      .toEqual([
        'A payment for this order is still open. If you pay again, you could pay twice. Pay again anyway?',
      ]);
    await page.goBack();
    await expect(heading(page, 'Payment Pending')).toBeVisible();

    const token = new URL(paymentUrl).searchParams.get('token') ?? '';
    await request.post('/simulator/pay', {
      form: { token, mode: 'page', outcome: 'success', webhook: 'dropped' },
      maxRedirects: 0,
    });
    await expect(heading(page, 'Payment Successful!'), 'without a click').toBeVisible({ timeout: 20_000 });
    await expect(cartCount(other)).toHaveAccessibleName('Cart, 0 items');
    await page.waitForURL('**/thank-you');
  });
});

test.describe('the address of the payment page', () => {
  test('without ids is an invalid response [4.payresponse.2] [8.shopper.20]', { tag: '@journey' }, async ({
    page,
  }) => {
    await page.goto('/payment-response?success=true&message=Hello');
    await expect(heading(page, 'Payment Failed')).toBeVisible();
    await expect(page.getByText('Invalid payment response. Please contact support.')).toBeVisible();
    await expect(toast(page, 'Invalid payment response.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the order' })).toHaveCount(0);
  });

  test('decides where the status cannot be had: success, a sentence of ours in it, or the default; nobody else speaks for the shop, nothing is called completed, and the server believes none of it [4.payresponse.8] [4.payresponse.9] [4.payresponse.10] [8.shopper.21] [8.shopper.22] [4.order.15]', {
    tag: '@journey',
  }, async ({ page, request, excuses }) => {
    excuses.push(/ERR_FAILED/);
    const order = await placeOrder(request);
    const before = await readOrder(request, order.id);
    await openEmptyPage(page);
    await rememberOrder(page, order);
    let answer: 'down' | 'garbage' = 'down';
    await page.route('**/api/payment/status/**', (route) =>
      answer === 'down' ? route.abort() : route.fulfill({ json: { success: true } }),
    );
    const details = page.getByRole('region', { name: 'Error details' });

    await page.goto(
      `/payment-response?success=false&orderId=${order.id}&message=%3Cb%3EBank%20says%20no%3C%2Fb%3E`,
    );
    await expect(details).toContainText('Payment could not be processed. Please try again.');
    await expect(page.getByText('Bank says no')).toHaveCount(0);
    await page.goto(`/payment-response?success=false&orderId=${order.id}&message=Payment+was+cancelled`);
    await expect(details).toContainText('Payment was cancelled');
    await page.goto(`/payment-response?orderId=${order.id}`);
    await expect(details).toContainText('Payment could not be processed. Please try again.');
    answer = 'garbage';
    await page.getByRole('button', { name: 'Check Payment Status' }).click();
    await expect(toast(page, 'Failed to get payment status')).toBeVisible();
    await page.goto(`/payment-response?success=true&orderId=${order.id}`);
    await expect(details).toContainText(
      'An error occurred while processing your payment. Please contact support.',
    );
    await expect(toast(page, 'An error occurred while processing your payment.')).toBeVisible();

    answer = 'down';
    await page.goto(`/payment-response?success=true&transactionId=FORGED-1&orderId=${order.id}`);
    await expect(heading(page, 'Payment Successful!')).toBeVisible();
    await expect(page.getByText('PhonePe hasn’t confirmed your payment yet.')).toBeVisible();
    await expect(page.locator('.outcome-mark')).toHaveCSS('background-color', 'rgb(130, 85, 0)');
    await expect(page.locator('.storefront')).not.toContainText(/completed/i);
    await page.waitForURL('**/thank-you');
    await expect(fact(page, 'Transaction ID')).toContainText('FORGED-1');
    await expect(fact(page, 'Payment status')).toContainText('To be confirmed');
    await expect(page.getByText('PhonePe hasn’t confirmed your payment yet.')).toBeVisible();
    await expect(page.locator('.storefront')).not.toContainText(/completed/i);
    expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([]);
    expect(await readOrder(request, order.id)).toEqual(before);
  });
});

test.describe('time', () => {
  test.use({ hasOwnContext: true });

  test('the page waits for the answer, then exactly three seconds, and not at all for whoever leaves before; 100 ms for the thank-you page, a second for the combo [2.payresponse.1] [9.limits.8]', {
    tag: '@journey',
  }, async ({ page, request }) => {
    const order = await placeOrder(request);
    const { transactionId } = await startPayment(request, order);
    await page.clock.install();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const payment = {
      transactionId,
      orderId: order.id,
      status: 'SUCCESS',
      amount: 2_992_200,
      createdAt: order.created_at,
    };
    await page.route('**/api/payment/status/**', async (route) => {
      await answered;
      await route.fulfill({ json: { success: true, ...payment } });
    });
    await page.goto(`/payment-response?transactionId=${transactionId}`);
    await expect(heading(page, 'Processing Payment')).toBeVisible();
    await expect(page.getByText('Please wait while we process your payment...')).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 3000));
    answer();
    await expect(heading(page, 'Payment Successful!')).toBeVisible();
    await page.clock.runFor(2900);
    await expect(page).toHaveURL(/payment-response/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/thank-you/);
    await expect(heading(page, 'Loading order details...')).toBeVisible();
    await page.clock.runFor(80);
    await expect(heading(page, 'Loading order details...')).toBeVisible();
    await page.clock.runFor(40);
    await expect(heading(page, 'Order Placed Successfully!')).toBeVisible();

    await page.goto(`/payment-response?transactionId=${transactionId}`);
    await expect(heading(page, 'Payment Successful!')).toBeVisible();
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/\/shop$/);

    await page.goto('/category/combo-offers');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(cartCount(page)).toHaveAccessibleName('Cart, 1 item');
    await page.clock.runFor(900);
    await expect(page).toHaveURL(/combo-offers/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/\/cart$/);
  });
});
