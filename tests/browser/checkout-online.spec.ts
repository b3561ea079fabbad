import type { Page } from '@playwright/test';
import {
  field,
  fillAddress,
  fillCart,
  openCheckout,
  ordersOf,
  payOnDelivery,
  placeOrder,
  state,
} from '../support/browser/filled-cart.ts';
import { newEmail } from '../support/browser/shopper.ts';
import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';

test('an online order goes to the payment page, and coming back pays for the same order [1.15] [4.checkout.6] [8.shopper.10] [9.money.40]', {
  tag: '@journey',
}, async ({ page }) => {
  const email = 'online@checkout.example';
  await fillCart(page, [['1', 1]]);
  await openCheckout(page);
  await fillAddress(page, email);
  const amounts: unknown[] = [];
  page.on('request', (request) => {
    const { totalAmount, amount } = request.method() === 'POST' ? request.postDataJSON() : {};
    if (totalAmount !== undefined || amount !== undefined) amounts.push(totalAmount ?? amount);
  });
  await page.route('**/api/payment/initiate', (route) => route.fulfill({ json: { success: true } }), {
    times: 1,
  });
  await placeOrder(page).click();
  await expect(state(page)).toHaveAccessibleDescription('Failed to initiate payment.');
  await placeOrder(page).click();
  await page.waitForURL('**/simulator/pay**');
  await expect(page.getByRole('heading', { name: /Pay ₹12,349/ })).toBeVisible();
  await page.goBack();
  await expect(placeOrder(page)).toBeVisible();
  await placeOrder(page).click();
  await page.waitForURL('**/simulator/pay**');
  const orders = await ordersOf(email);
  expect(orders).toMatchObject([{ payment_method: 'ONLINE', total_amount: 1_234_900 }]);
  // Rupees for the order, paise for its payment.
  expect(amounts).toEqual([12_349, 1_234_900, 1_234_900, 1_234_900]);

  await test.step('paying on delivery after all lets the unpaid order go', async () => {
    await page.goBack();
    await payOnDelivery(page);
    await placeOrder(page).click();
    await page.waitForURL('**/thank-you');
    expect(await ordersOf(email)).toMatchObject([
      { payment_method: 'ONLINE', status: 'CANCELLED' },
      { payment_method: 'COD', status: 'PENDING' },
    ]);
  });
});

test('a payment in the page ends at the payment response, paid, cancelled or without its script [4.checkout.7] [7.payment.6] [8.shopper.15] [8.shopper.16]', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  const responses: URL[] = [];
  page.on('framenavigated', (frame) => {
    const url = new URL(frame.url());
    if (frame === page.mainFrame() && url.pathname === '/payment-response') responses.push(url);
  });
  const begin = async (email: string) => {
    await openCheckout(page);
    await fillAddress(page, email);
    await page.getByRole('checkbox', { name: 'Pay in a window on this page instead' }).check();
    await placeOrder(page).click();
  };
  await fillCart(page, [['1', 1]]);
  await page.route('**/simulator/**/*.js', (route) => route.abort(), { times: 1 });
  await begin('sdk@checkout.example');
  await page.waitForURL('**/payment-response?**');
  expect(Object.fromEntries(responses[0]?.searchParams ?? [])).toMatchObject({
    success: 'false',
    message: 'PhonePe checkout script not available',
  });
  await expect(page.getByRole('region', { name: 'Error details' })).toContainText(
    'PhonePe checkout script not available. We couldn’t open the payment window here.',
  );

  // The checkout that the router leads back to is a page load, which it asks for without an uncaught error.
  await page.getByRole('link', { name: 'Try Payment Again' }).click();
  await page.waitForURL('**/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();

  await begin('sdk@checkout.example');
  await page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: 'Close' }).click();
  await page.waitForURL(/payment-response.*cancelled/);
  expect(responses.at(-1)?.searchParams.get('success')).toBe('false');

  await begin('sdk@checkout.example');
  await page.frameLocator('iframe').getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/payment-response\?success=true/);
  const [order, ...more] = await ordersOf('sdk@checkout.example');
  expect(more).toEqual([]);
  expect(responses.at(-1)?.searchParams.get('orderId')).toBe(order?.id);
  expect(complaints.splice(0).filter((text) => !/ERR_FAILED/.test(text))).toEqual([]);
});

test('on a phone: signing in during the checkout loses nothing, the browser fills in the rest, and the order is in the account', async ({
  page,
  complaints,
}) => {
  const email = newEmail('member');
  const reply = await page.request.post('/api/auth/register', {
    data: { name: 'Meera Iyer', email, phone: '9876501234', password: 'twelve plates' },
  });
  const { user } = await reply.json();
  await page.setViewportSize({ width: 360, height: 740 });
  await fillCart(page, [['1', 1]]);
  await openCheckout(page);
  await field(page, 'Address').fill('4 Beach Road, Besant Nagar');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
  await untilHydrated(page);
  await field(page, 'E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('twelve plates');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout');
  await expect(field(page, 'Full name')).toHaveValue('Meera Iyer');
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await expect(field(page, 'Mobile')).toHaveValue('9876501234');
  await expect(field(page, 'Address')).toHaveValue('4 Beach Road, Besant Nagar');
  await autofill(page, {
    'address-level2': 'Chennai',
    'address-level1': 'Tamil Nadu',
    'postal-code': '600090',
  });
  await expect(field(page, 'City')).toHaveValue('Chennai');
  await expect(state(page)).toHaveValue('Tamil Nadu');
  await payOnDelivery(page);
  await page.route(
    '**/api/orders',
    (route) => route.fulfill({ status: 401, json: { success: false, error: 'Please sign in' } }),
    { times: 1 },
  );
  await placeOrder(page).click();
  await expect(state(page)).toHaveAccessibleDescription(/You’ve been signed out/);
  await placeOrder(page).click();
  await page.waitForURL('**/thank-you');
  expect(await ordersOf(email)).toMatchObject([{ user_id: user.id }]);
  // The checkout's own page load, where the next page takes longer than 100 ms, may still be under way.
  await page.waitForFunction(() => localStorage.getItem('guest-orders') === null);
  expect(complaints.splice(0).filter((text) => !/status of 401/.test(text))).toEqual([]);
});

/** What a browser does that knows its owner: it finds the fields by their purpose and fills them all at once. */
const autofill = (page: Page, known: Readonly<Record<string, string>>) =>
  page.evaluate((values) => {
    for (const [purpose, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`[autocomplete="${purpose}"]`);
      if (control === null) throw new Error(`No field for ${purpose}`);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, known);
