import {
  ask,
  field,
  fillCart,
  openCheckout,
  ordersOf,
  payOnDelivery,
  placeOrder,
  state,
  summary,
  summaryText,
} from '../support/browser/filled-cart.ts';
import { newEmail } from '../support/browser/shopper.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

test('a guest fills in the form, is told what is missing, and finds everything again after a reload [2.route.7] [2.checkout.1] [2.checkout.2] [2.checkout.3] [2.checkout.8] [5.checkout.8] [5.checkout.9] [9.limits.15]', {
  tag: '@journey',
}, async ({ page }) => {
  await fillCart(page, [['1', 1]]);
  await openCheckout(page);
  await placeOrder(page).click();
  await expect(field(page, 'Full name')).toBeFocused();
  for (const [name, message] of [
    ['Full name', 'Please enter a valid name (minimum 3 characters)'],
    ['E-mail', 'Please enter a valid email address'],
    ['Mobile', 'Please enter a valid 10 digit mobile number starting with 6-9'],
    ['Address', 'Please enter a complete address (minimum 10 characters)'],
    ['Pincode', 'Please enter a valid 6 digit pincode'],
    ['City', 'City is required'],
  ] as const)
    await expect(field(page, name)).toHaveAccessibleDescription(message);
  await expect(state(page)).toHaveAccessibleDescription('State is required');
  expect(await state(page).locator('option').allTextContents()).toHaveLength(1 + 36);
  expect(await accessibilityProblems(page)).toEqual([]);

  await field(page, 'Pincode').fill('560001');
  for (const mended of [field(page, 'Pincode'), state(page)])
    await expect(mended).toHaveAccessibleDescription('');
  await expect(state(page)).toHaveValue('Karnataka');
  await expect(field(page, 'City')).toHaveValue(/Bengaluru|Bangalore/);
  await expect.poll(() => summaryText(page)).toContain('IGST 18% ₹1,800');
  await field(page, 'City').fill('My own town');
  await field(page, 'Pincode').fill('900056');
  await expect(state(page)).toHaveValue('Maharashtra');
  await expect(field(page, 'City')).toHaveValue('My own town');
  await expect.poll(() => summaryText(page)).toContain('CGST 9% ₹900 SGST 9% ₹900');
  // A pincode that goes takes its State along.
  await field(page, 'Pincode').fill('');
  await expect(state(page)).toHaveValue('');
  await field(page, 'Pincode').fill('560001');
  await expect(state(page)).toHaveValue('Karnataka');
  await field(page, 'Pincode').press('Backspace');
  await expect(state(page)).toHaveValue('');
  await expect(field(page, 'City')).toHaveValue('My own town');
  await field(page, 'Pincode').fill('900056');
  await expect(state(page)).toHaveValue('Maharashtra');

  await field(page, 'Full name').fill('<b>Asha</b> & "Rao"');
  await payOnDelivery(page);
  await page.getByRole('radio', { name: /Express/ }).check();
  await page.reload();
  await expect(field(page, 'Full name')).toHaveValue('<b>Asha</b> & "Rao"');
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  await expect.poll(() => summaryText(page)).toContain('Express shipping, 22 kg at ₹25 × 1.5 ₹825');

  const top = page.getByRole('button', { name: /^Order summary/ });
  await expect(top).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(top).toHaveAccessibleName('Order summary · 1 item ₹12,624');
  await expect(top).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Olympic Barbell 7 ft 20 kg').filter({ visible: true })).toHaveCount(0);
  await top.click();
  await expect(top).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Olympic Barbell 7 ft 20 kg').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('.summary-total').filter({ visible: true })).toHaveText([/₹12,624$/, /₹12,624$/]);
  await page.getByRole('textbox', { name: 'Coupon' }).fill('FREESHIP');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(top).toHaveAccessibleName('Order summary · 1 item ₹11,799');
  await expect(page.locator('.summary-total').filter({ visible: true })).toHaveText([/₹11,799$/, /₹11,799$/]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('link', { name: 'Back to Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('a city that is suggested late is typed over, and none is suggested after one was typed', async ({
  page,
}) => {
  let bring = () => {};
  const isWaited = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/assets\/city-.*\.js$/, async (route) => {
    await isWaited;
    await route.continue();
  });
  await fillCart(page, [['1', 1]]);
  await openCheckout(page);
  const asked = page.waitForRequest(/\/assets\/city-.*\.js$/);
  await field(page, 'Pincode').fill('560001');
  await asked;
  await field(page, 'City').focus();
  const came = page.waitForResponse(/\/assets\/city-.*\.js$/);
  bring();
  await (await came).finished();
  await expect(field(page, 'City')).toHaveValue('Bengaluru');
  await page.waitForFunction(() => getSelection()?.toString() === 'Bengaluru');
  await page.keyboard.type('Mysuru');
  await expect(field(page, 'City')).toHaveValue('Mysuru');

  await field(page, 'City').fill('');
  await field(page, 'Pincode').fill('422010');
  await expect(state(page)).toHaveValue('Maharashtra');
  await page.waitForTimeout(300);
  await expect(field(page, 'City')).toHaveValue('');
});

test('a coupon is tried in the browser, applied, refused and removed, each with its words [2.checkout.4] [2.checkout.5] [4.checkout.1] [4.checkout.2] [4.checkout.3] [7.promo.6]', {
  tag: '@journey',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/coupons') && asked.push(request.url()));
  await ask(
    `insert into coupons (code, name, type, value, min_amount, is_public) values
       ('CHECKOUT-OLD', 'Old', 'fixed', 10000, 0, true), ('CHECKOUT-SECRET', 'Secret', 'fixed', 12300, 0, false)`,
  );
  await ask(`update coupons set is_active = false where code = 'CHECKOUT-OLD'`);
  try {
    await fillCart(page, [['43', 1]]);
    await openCheckout(page);
    const code = field(page, 'Coupon');
    const apply = async (text: string, message: string) => {
      await code.fill(text);
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(code).toHaveAccessibleDescription(message);
    };
    await expect(summary(page)).not.toContainText('You saved');
    await apply('', 'Please enter a coupon code');
    await apply('save500', 'Minimum order amount of ₹2,000 required for this coupon');
    await expect(async () => {
      await page.reload();
      await apply('CHECKOUT-OLD', 'This coupon is no longer active');
    }).toPass();
    expect(asked).toEqual([]);
    await apply('nonsense', 'Invalid coupon code');
    expect(asked).toHaveLength(1);

    await page.getByRole('link', { name: 'Back to Cart' }).click();
    await page.getByRole('textbox', { name: 'Quantity' }).fill('25');
    await page.getByRole('textbox', { name: 'Quantity' }).press('Enter');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await code.fill('welcome10');
    await code.press('Enter');
    await expect(summary(page)).toContainText('You saved ₹500 with this coupon!');
    await expect(code).toHaveValue('WELCOME10');
    await expect
      .poll(() => summaryText(page))
      .toContain(
        'Subtotal ₹5,725 Shipping, 12.5 kg at ₹25 ₹313 CGST 9% ₹515 SGST 9% ₹515 Coupon WELCOME10 -₹500 Round-off ₹1 TOTAL ₹6,569',
      );
    await summary(page).getByRole('button', { name: 'Remove' }).click();
    await expect(summary(page)).not.toContainText('You saved');
    await expect(summary(page)).not.toContainText('WELCOME10');

    await code.fill('FREESHIP');
    await code.press('Enter');
    await expect
      .poll(() => summaryText(page))
      .toMatch(/You saved ₹([\d,]+) with this coupon! Shipping is free\./);
    await expect.poll(() => summaryText(page)).toContain('Coupon FREESHIP Free shipping');
    await summary(page).getByRole('button', { name: 'Remove' }).click();
    await code.fill('checkout-secret');
    await code.press('Enter');
    await expect(summary(page)).toContainText('You saved ₹123 with this coupon!');
    await page.reload();
    await expect(summary(page)).toContainText('Coupon CHECKOUT-SECRET');
  } finally {
    await ask(`update coupons set deleted_at = now() where code like 'CHECKOUT-%'`);
  }
});

test('cash on delivery: two clicks and the keyboard make one order, and the thank-you page comes [1.3] [2.checkout.6] [2.checkout.7] [4.checkout.4] [4.checkout.5] [3.cart.3]', {
  tag: '@journey',
}, async ({ page, context, complaints }) => {
  const email = newEmail('cod');
  await fillCart(page, [['1', 2]]);
  await openCheckout(page);
  await untilHydrated(page);
  const other = await context.newPage();
  await openCheckout(other);
  await page.bringToFront();

  // By keyboard alone, from the first field to the button.
  await field(page, 'GSTIN (optional)').fill('27aapfu0939f1zv');
  await field(page, 'Full name').focus();
  for (const text of ['Asha Rao', email, '9876543210', '12 MG Road, College Road', '422010']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(field(page, 'City')).toBeFocused();
  await expect(state(page)).toHaveValue('Maharashtra');
  await expect(field(page, 'City')).toHaveValue('Nashik');
  await page.getByRole('radio', { name: 'Online payment' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();

  let sent = 0;
  await page.route('**/api/orders/guest', async (route) => {
    sent += 1;
    await new Promise((wait) => setTimeout(wait, 1000));
    await route.continue();
  });
  // The page that follows does not come by itself: after 100 ms the browser loads it.
  await page.route(/\/thank-you\.data/, () => undefined);
  await placeOrder(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Processing...' });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await page.waitForURL('**/thank-you');
  expect(sent).toBe(1);
  const [order, ...more] = await ordersOf(email);
  expect(more).toEqual([]);
  expect(order).toMatchObject({
    payment_method: 'COD',
    total_amount: 2_469_800,
    gstin: '27AAPFU0939F1ZV',
  });
  const kept = await page.evaluate(() => ({
    current: JSON.parse(localStorage.getItem('order-storage') ?? '{}').state,
    guest: JSON.parse(localStorage.getItem('guest-orders') ?? '[]'),
    draft: sessionStorage.getItem('checkout-draft'),
  }));
  expect(kept.guest).toMatchObject([{ id: order?.id, totalAmount: 24_698, paymentStatus: 'pending' }]);
  expect(String(order?.id)).toMatch(/^GUEST-[0-9a-f]{32}$/);
  expect(kept.current.currentOrder).toMatchObject({
    id: order?.id,
    order_number: Number(order?.order_number),
    total_amount: 24_698,
  });
  expect(kept.draft).toBeNull();

  // The thank-you page, or whoever empties the cart, sends the other tab away from the checkout.
  await page.evaluate(() => localStorage.setItem('cart-storage', '{"state":{"items":[]},"version":1}'));
  await expect(other).toHaveURL(/\/cart$/);
  await expect(other.getByText('Your Cart is Empty')).toBeVisible();
  await other.close();
  expect(complaints.splice(0).filter((text) => !/ERR_FAILED/.test(text))).toEqual([]);
});
