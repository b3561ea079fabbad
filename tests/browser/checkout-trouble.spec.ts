import { setTimeout as delay } from 'node:timers/promises';
import {
  ask,
  field,
  fillAddress,
  fillCart,
  openCheckout,
  ordersOf,
  payOnDelivery,
  placeOrder,
  state,
  summary,
  summaryText,
  withBar,
} from '../support/browser/filled-cart.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

test('a lost answer, a reload and another try make one order [7.orders.20] [8.shopper.8]', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  const email = `lost-${Date.now()}@checkout.example`;
  await fillCart(page, [['1', 1]]);
  await openCheckout(page);
  await fillAddress(page, email);
  await payOnDelivery(page);
  // A browser without random numbers cannot name its order.
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new Error();
    };
  });
  await placeOrder(page).click();
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  await expect(alert).toContainText('Failed to place order. Please try again.');
  await expect(state(page)).toHaveAccessibleDescription('Failed to place order. Please try again.');
  await page.reload();

  const offline = 'Unable to connect to server. Please try again later.';
  await untilHydrated(page);
  await page.context().setOffline(true);
  await placeOrder(page).click();
  await expect(alert).toContainText(offline);
  await expect(field(page, 'Full name')).toHaveValue('Asha Rao');
  expect(await ordersOf(email)).toHaveLength(0);
  await page.context().setOffline(false);

  await page.route('**/api/orders/guest', async (route) => {
    // As on a slow line: a second click meanwhile orders nothing.
    await delay(1500);
    await route.fetch();
    await route.abort();
  });
  await placeOrder(page).click();
  await placeOrder(page).click({ force: true });
  await expect(state(page)).toHaveAccessibleDescription(offline);
  await expect(alert).toContainText(offline);
  expect(await ordersOf(email)).toHaveLength(1);
  await page.reload();
  await page.unroute('**/api/orders/guest');
  await expect(field(page, 'Full name')).toHaveValue('Asha Rao');
  await placeOrder(page).click();
  await page.waitForURL('**/thank-you');
  expect(await ordersOf(email)).toHaveLength(1);
  // What is asked before the page has its prices is asked once more in the words of the first try.
  expect(
    complaints.splice(0).filter((text) => !/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 422/.test(text)),
  ).toEqual([]);
});

test('what was changed after a lost answer is not part of the order, which is shown as it is, and stays in the cart', async ({
  page,
  complaints,
}) => {
  const email = `changed-${Date.now()}@checkout.example`;
  await fillCart(page, [['1', 1]]);
  await openCheckout(page);
  await fillAddress(page, email);
  await payOnDelivery(page);
  await page.route('**/api/orders/guest', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeOrder(page).click();
  await expect(state(page)).toHaveAccessibleDescription(/Unable to connect/);
  await page.unroute('**/api/orders/guest');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('cart-storage') ?? '');
    kept.state.items[0].quantity = 3;
    localStorage.setItem('cart-storage', JSON.stringify(kept));
  });
  await page.reload();
  await field(page, 'Address').fill('99 Other Street, Nashik');
  await placeOrder(page).click();
  await page.waitForURL('**/thank-you');
  await expect(page.getByRole('status').filter({ hasText: 'we didn’t place it twice' })).toBeVisible();
  await expect(page.getByText('12 MG Road, College Road')).toBeVisible();
  await expect(page.getByText('99 Other Street')).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await ordersOf(email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await page.waitForURL('**/shop');
  await expect(page.getByRole('button', { name: /cart.*2 items/i })).toBeVisible();
  expect(complaints.splice(0).filter((text) => !/ERR_FAILED|status of 422/.test(text))).toEqual([]);
});

test('an e-mail that is corrected after a lost answer makes no second order; where nothing had arrived, the order has it', async ({
  page,
  complaints,
}) => {
  for (const hasArrived of [true, false])
    await test.step(hasArrived ? 'the order had arrived' : 'nothing had arrived', async () => {
      const wrong = `wrong-${hasArrived}-${Date.now()}@checkout.example`;
      const right = `right-${hasArrived}-${Date.now()}@checkout.example`;
      await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      await fillCart(page, [['1', 1]]);
      await openCheckout(page);
      await fillAddress(page, wrong);
      await payOnDelivery(page);
      await page.route('**/api/orders/guest', async (route) => {
        if (hasArrived) await route.fetch();
        await route.abort();
      });
      await placeOrder(page).click();
      await expect(state(page)).toHaveAccessibleDescription(/Unable to connect/);
      await page.unroute('**/api/orders/guest');
      await field(page, 'E-mail').fill(right);
      const complaint = page.locator('.toast-error');
      await expect(complaint).toBeVisible();
      await placeOrder(page).click();
      await expect(complaint).toHaveCount(0);
      await page.waitForURL('**/thank-you');
      const [placed, none] = hasArrived ? [wrong, right] : [right, wrong];
      await expect(page.getByText(`We’ve sent a confirmation to ${placed}.`)).toBeVisible();
      expect(await ordersOf(placed)).toHaveLength(1);
      expect(await ordersOf(none)).toEqual([]);
    });
  expect(complaints.splice(0).filter((text) => !/ERR_FAILED|status of 422/.test(text))).toEqual([]);
});

test('two tabs that order the same cart at once make one order, which both show', async ({
  page,
  complaints,
}) => {
  const email = `two-tabs-${Date.now()}@checkout.example`;
  await fillCart(page, [['1', 1]]);
  await openCheckout(page);
  const other = await page.context().newPage();
  await openCheckout(other);
  let release = () => {};
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const tab of [page, other]) {
    await fillAddress(tab, email);
    await payOnDelivery(tab);
    await tab.route('**/api/orders/guest', async (route) => {
      await both;
      await route.continue();
    });
  }
  for (const tab of [page, other]) {
    await placeOrder(tab).click();
    await expect(tab.getByRole('button', { name: 'Processing...' })).toBeVisible();
  }
  release();
  for (const tab of [page, other]) await tab.waitForURL('**/thank-you');
  const [order, ...more] = await ordersOf(email);
  expect(more).toEqual([]);
  for (const tab of [page, other])
    await expect(tab.locator('.fact-strip')).toContainText(`RR-${order?.order_number}`);
  await other.close();
  expect(complaints).toEqual([]);
});

test('prices and stock that change in the middle are shown for a new decision [2.checkout.9]', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  const email = 'changed@checkout.example';
  await withBar('checkout-bar', async (bar) => {
    await ask('insert into stock (product_id, available) values ($1, 5)', [bar]);
    await fillCart(page, [[bar, 4]]);
    await openCheckout(page);
    await fillAddress(page, email);
    await payOnDelivery(page);
    await ask(
      `insert into coupons (code, name, type, value, min_amount, usage_limit)
       values ('TROUBLE', 'For one', 'fixed', 10000, 0, 1)`,
    );
    await field(page, 'Coupon').fill('TROUBLE');
    await field(page, 'Coupon').press('Enter');
    await expect(summary(page)).toContainText('You saved ₹100 with this coupon!');
    await ask(`update coupons set used_count = 1 where code = 'TROUBLE'`);
    await placeOrder(page).click();
    await expect(field(page, 'Coupon')).toHaveAccessibleDescription('This coupon is used up');
    await expect.poll(() => summaryText(page)).toContain('TOTAL ₹8,080');
    await ask('update products set sale_price = 160000 where id = $1', [bar]);
    await placeOrder(page).click();
    const note = summary(page).getByRole('alert');
    await expect(note).toContainText('Prices have changed');
    await expect(note).toBeFocused();
    await expect(note).toContainText(/Bar checkout-bar.*₹1,500.*₹1,600.*Total.*₹8,080.*₹8,552/s);
    await expect
      .poll(() => summaryText(page))
      .toContain('Subtotal ₹6,400 Shipping, 40 kg at ₹25 ₹1,000 CGST 9% ₹576 SGST 9% ₹576 TOTAL ₹8,552');
    expect(await ordersOf(email)).toEqual([]);

    await ask('update stock set available = 2 where product_id = $1', [bar]);
    await placeOrder(page).click();
    await expect(note).toContainText('Only 2 of Bar checkout-bar left');
    await expect(note).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    await summary(page).getByRole('button', { name: 'Change to 2: Bar checkout-bar' }).click();
    await expect.poll(() => summaryText(page)).toContain('TOTAL ₹4,276');
    await expect(note).toHaveCount(0);
    await placeOrder(page).click();
    await page.waitForURL('**/thank-you');
    expect(await ordersOf(email)).toMatchObject([{ total_amount: 427_600 }]);
  });
  expect(complaints.splice(0).filter((text) => !/status of (?:409|422)/.test(text))).toEqual([]);
});

test('cash above the bound is refused before anything is sent, with what to do instead; a large cash order is told that we call first, before it is sent and after', async ({
  page,
}) => {
  const email = `large-${Date.now()}@checkout.example`;
  const sent: string[] = [];
  page.on('request', (asked) => void (asked.url().endsWith('/api/orders/guest') && sent.push(asked.url())));
  await fillCart(page, [['13', 3, 'Full set 405 kg (12 pairs, 2.5 to 35 kg)']]);
  await openCheckout(page);
  await fillAddress(page, email);
  const note = summary(page).getByRole('alert');
  await expect(note).toHaveCount(0);
  await payOnDelivery(page);
  const refusal =
    'Cash on delivery is offered up to ₹2,00,000. For more, please pay online or send us an enquiry.';
  await expect(note).toContainText(refusal);
  await expect(note.getByRole('link', { name: 'Send an enquiry' })).toHaveAttribute('href', '/contact');
  expect(await accessibilityProblems(page)).toEqual([]);
  await placeOrder(page).click();
  await expect(page.locator('.toast-error')).toContainText(refusal);
  expect(sent).toEqual([]);
  await page.getByRole('radio', { name: 'Online payment' }).check();
  await expect(note).toHaveCount(0);

  await page.goto('/cart');
  await page.getByRole('main').getByRole('button', { name: 'Decrease quantity' }).click();
  await openCheckout(page);
  const call =
    'For a cash order of this size, we’ll call you first. We’ll keep the items reserved for 2 days.';
  await expect(summary(page)).not.toContainText(call);
  await payOnDelivery(page);
  await expect(summary(page).getByRole('status').filter({ hasText: call })).toBeVisible();
  await expect(note).toHaveCount(0);
  await placeOrder(page).click();
  await page.waitForURL('**/thank-you');
  const [order] = await ordersOf(email);
  expect(order).toMatchObject({ status: 'PENDING', payment_method: 'COD' });
  const nextSteps = page.getByRole('region', { name: 'What happens next?' }).getByRole('listitem');
  await expect(nextSteps).toHaveText([
    /Confirmation e-mail/,
    /Our call\. For a cash order of this size, we’ll first call you on \+?[\d ]+\. We’ll keep the items reserved for you until \d/,
    /Order processing/,
    /Shipping\. We ship within 1-2 business days after our call/,
  ]);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto(`/order-success/${order?.id}`);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(
    /For an order of this size, we’ll first call you on \+?[\d ]+\. We’ll keep the items reserved for you until \d/,
  );
});
