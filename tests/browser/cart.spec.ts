import type { Page } from '@playwright/test';
import {
  ask,
  fillAddress,
  fillCart,
  openCheckout,
  ordersOf,
  payOnDelivery,
  placeOrder,
  summary,
  summaryText,
  withBar,
} from '../support/browser/filled-cart.ts';
import { fold } from '../support/browser/product-page.ts';
import { newEmail } from '../support/browser/shopper.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const line = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Items' }).getByRole('listitem').filter({ hasText: name });

test('the cart shows its lines and what they come to, with no surprise at the checkout [1.8] [2.route.6] [2.cart.1] [2.cart.2] [2.cart.3] [2.cart.6] [2.cart.7] [2.cart.8] [2.cart.12] [5.shopper.13]', {
  tag: '@journey',
}, async ({ page }) => {
  await fillCart(page, [
    ['1', 1],
    ['13', 2, '20 kg pair'],
    ['13', 1, 'Full set 405 kg (12 pairs, 2.5 to 35 kg)'],
  ]);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your Cart', exact: true })).toBeVisible();
  const pairs = line(page, 'Weight: 20 kg × 2');
  await expect(pairs.locator('img')).toBeVisible();
  await expect(pairs.getByRole('link', { name: 'Rubber Hex Dumbbells' })).toHaveAttribute(
    'href',
    '/product/rubber-hex-dumbbells?weight=20+kg+pair',
  );
  await expect(pairs.locator('b')).toHaveText('₹13,600');
  await expect(pairs.locator('s')).toContainText('₹18,798');
  await expect(line(page, /Size: Full set 405 kg/)).toBeVisible();

  await line(page, /Size: Full set/)
    .getByRole('button', { name: 'Remove' })
    .click();
  const estimate =
    'Subtotal (3 items) ₹23,599 Shipping Free (Pan India) CGST 9% ₹2,124 SGST 9% ₹2,124 TOTAL ₹27,847';
  await expect.poll(() => summaryText(page)).toContain(estimate);
  await expect(summary(page)).toContainText(
    'Delivery by weight is added at checkout, about ₹2,575 for 103 kg. Enter your pincode to see your total.',
  );
  const pincode = page.getByLabel('Deliver to pincode');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(summary(page)).toContainText('Please enter a valid 6 digit pincode');
  await pincode.pressSequentially('5600019');
  await expect(pincode).toHaveValue('560001');
  await expect(summary(page).getByRole('status')).toHaveText('Karnataka');
  await expect
    .poll(() => summaryText(page))
    .toContain('Shipping, 103 kg at ₹25 ₹2,575 IGST 18% ₹4,248 TOTAL ₹30,422');
  await expect(summary(page).locator('.summary-total'), 'one total').toHaveCount(1);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect
    .poll(() => summaryText(page))
    .toContain('Shipping, 103 kg at ₹25 ₹2,575 IGST 18% ₹4,248 TOTAL ₹30,422');
  await expect(page.getByLabel('Pincode')).toHaveValue('560001');
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('a column of figures adds up in the cart, at the checkout, in the thanks and on the order’s page', async ({
  page,
}) => {
  const column = async (rows: string) => {
    const texts = await page.locator(rows).allTextContents();
    const amounts = texts.map((text) => Number((/-?₹[\d,]+$/.exec(text)?.[0] ?? '0').replace(/[₹,]/g, '')));
    const total = amounts.pop();
    expect(
      amounts.reduce((sum, amount) => sum + amount, 0),
      texts.join(' | '),
    ).toBe(total);
    return texts;
  };
  await withBar('adds-up', async (id) => {
    await ask(
      `update products set price = 130000, sale_price = 122800, shipping_weight = '4.72' where id = $1`,
      [id],
    );
    await expect(async () => {
      const { product } = await (await page.request.get(`/api/products/${id}`)).json();
      expect(product.salePrice).toBe(1228);
    }).toPass();
    await fillCart(page, [[id, 1]]);
    await page.goto('/cart');
    await page.getByLabel('Deliver to pincode').fill('422010');
    const sums = [
      'Subtotal₹1,228',
      'Shipping, 4.72\u00a0kg at ₹25₹118',
      'CGST 9%₹111',
      'SGST 9%₹111',
      'Round-off-₹1',
      'Total₹1,567',
    ];
    await expect.poll(() => summaryText(page)).toContain('TOTAL ₹1,567');
    expect(await column('.summary-list > div')).toEqual(sums);
    await openCheckout(page);
    await expect(page.getByLabel('City')).toHaveValue('Nashik');
    expect(await column('.summary-list > div')).toEqual(sums);
    const email = newEmail('adds-up');
    await fillAddress(page, email);
    await payOnDelivery(page);
    await placeOrder(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.locator('.summary-list > div').last()).toHaveText('Total₹1,567');
    await column('.summary-list > div');
    const [order] = await ordersOf(email);
    await page.goto(`/order-success/${order?.id}`);
    await expect(page.locator('.summary-list > div').last()).toHaveText('Total₹1,567');
    await column('.summary-list > div');
  });
});

test('a pincode from a product’s page is remembered in the cart, and one that nobody knows is said to be so', async ({
  page,
}) => {
  const unlisted = 'We don’t know the pincode 900056. Please check it.';
  await fillCart(page, [['1', 1]]);
  await page.goto('/product/olympic-barbell-7-ft-20-kg');
  await untilHydrated(page);
  await fold(page, 'Delivery').click();
  await page.getByLabel('Delivery to your pincode').fill('900056');
  await page.getByLabel('Delivery to your pincode').press('Enter');
  await expect(page.locator('.delivery')).toContainText(unlisted);
  await page.goto('/cart');
  await expect(page.getByLabel('Deliver to pincode')).toHaveValue('900056');
  await expect(summary(page).getByRole('status')).toHaveText(unlisted);
  await openCheckout(page);
  await expect(page.getByLabel('State')).toHaveAccessibleDescription(unlisted);
  await page.getByLabel('Pincode').fill('422010');
  await expect(page.getByLabel('State')).toHaveAccessibleDescription('');
});

test('three messages lie on each other and cover nothing below them; who comes with the keyboard sees them all, and takes back any', async ({
  page,
}) => {
  await fillCart(page, [
    ['1', 1],
    ['3', 1],
    ['5', 1],
    ['36', 1, '5 kg pair'],
  ]);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/cart');
    await untilHydrated(page);
    for (const size of ['7 ft', '6 ft', '5 ft'])
      await line(page, `Olympic Barbell ${size}`).getByRole('button', { name: 'Remove' }).click();
    const toasts = page.locator('.toast');
    await expect(toasts).toHaveCount(3);
    const boxes = await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()));
    const lowest = Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 999)));
    expect(lowest - (boxes[2]?.y ?? 0), 'no more than one').toBeLessThanOrEqual((boxes[2]?.height ?? 0) + 8);
    await toasts.last().getByRole('button', { name: 'Undo' }).click({ trial: true });
    await line(page, 'Cast Iron').getByRole('button', { name: 'Increase quantity' }).click();
    await toasts.last().getByRole('button', { name: 'Undo' }).focus();
    const seen = await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()));
    expect((seen[0]?.y ?? 999) + (seen[0]?.height ?? 0)).toBeLessThanOrEqual(seen[1]?.y ?? 0);
    for (let left = 3; left > 0; left -= 1)
      await toasts.first().getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('region', { name: 'Items' }).getByRole('listitem')).toHaveCount(4);
  }
});

test('where the browser keeps nothing, the cart says so and goes along to the checkout', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  const unkept = /so your cart is only in this tab/;
  await page.goto('/product/olympic-barbell-7-ft-20-kg');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Your Cart (1)' });
  await expect(drawer).toContainText(unkept);
  await drawer.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect.poll(() => summaryText(page)).toContain('Olympic Barbell 7 ft 20 kg Qty 1 ₹9,999');
  await page.getByRole('link', { name: 'Back to Cart' }).click();
  await expect(summary(page)).toContainText(unkept);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect.poll(() => summaryText(page)).toContain('Qty 2 ₹19,998');
  await page.goto('/cart');
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
});

test('a pincode with a space can be pasted in the cart and at the checkout', async ({ page }) => {
  await fillCart(page, [['1', 1]]);
  for (const [path, label] of [
    ['/cart', 'Deliver to pincode'],
    ['/checkout', 'Pincode'],
  ] as const) {
    await page.goto(path);
    await untilHydrated(page);
    const pincode = page.getByLabel(label);
    await pincode.fill('');
    await pincode.focus();
    // As a paste, the text comes at once.
    await page.keyboard.insertText('422 001');
    await expect(pincode).toHaveValue('422001');
  }
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
});

test('a pincode that is cleared in the cart no longer decides the State and the tax at the checkout', async ({
  page,
}) => {
  await fillCart(page, [['1', 1]]);
  await page.goto('/cart');
  await untilHydrated(page);
  const pincode = page.getByLabel('Deliver to pincode');
  const place = summary(page).getByRole('status');
  await pincode.fill('560001');
  await expect(place).toHaveText('Karnataka');
  await pincode.fill('');
  await expect(place).toContainText('tax is estimated for Maharashtra');
  await page.goto('/checkout');
  await expect.poll(() => summaryText(page)).toContain('CGST 9%');
  await expect(page.getByLabel('Pincode')).toHaveValue('');
  await expect(page.getByLabel('State')).toHaveValue('');

  await page.goto('/cart');
  await pincode.fill('560001');
  await expect(place).toHaveText('Karnataka');
  await page.goto('/checkout');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
});

test('a line takes whole numbers from 1 to 99 and comes back when its removal was a mistake [2.cart.4] [2.cart.5] [2.cart.9] [2.cart.10] [2.cart.11]', {
  tag: '@journey',
}, async ({ page, context }) => {
  await fillCart(page, [
    ['1', 1],
    ['13', 2, '20 kg pair'],
  ]);
  await page.goto('/cart');
  const bar = line(page, 'Olympic Barbell');
  const quantity = bar.getByRole('textbox', { name: 'Quantity' });
  const type = async (text: string) => {
    await quantity.fill(text);
    await quantity.press('Enter');
  };
  for (const refused of ['0', '100', '-1', '1.5', 'two', '']) {
    await type(refused);
    await expect(quantity).toHaveValue('1');
  }
  await type('98');
  await bar.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity).toHaveValue('99');
  await expect(bar.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(bar.locator('b')).toHaveText('₹9,89,901');

  const other = await context.newPage();
  await other.goto('/cart');
  await expect(line(other, 'Olympic Barbell').getByRole('textbox')).toHaveValue('99');

  await bar.getByRole('button', { name: 'Remove' }).click();
  await expect(bar).toHaveCount(0);
  await expect(line(other, 'Olympic Barbell')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Items' }).getByRole('listitem').first()).toContainText(
    'Olympic',
  );
  await expect(quantity).toHaveValue('99');

  await other.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Items' }).getByRole('listitem')).toHaveCount(2);
  await other.close();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
  expect(await page.evaluate(() => localStorage.getItem('guest-cart'))).toBeNull();
});

test('a cart of nothing but what is gone shows that, and is not called empty before it is taken out', async ({
  page,
}) => {
  await withBar('cart-only-gone', async (gone) => {
    await fillCart(page, [[gone, 1]]);
    await ask('update products set deleted_at = now() where id = $1', [gone]);
    await expect(async () => {
      await page.goto('/cart');
      await expect(line(page, 'Bar cart-only-gone')).toContainText('No longer available', { timeout: 2000 });
    }).toPass();
    await untilHydrated(page);
    await expect(page.getByText(/your cart is empty/i)).toHaveCount(0);
    await page.goto('/faq');
    await untilHydrated(page);
    await page.getByRole('button', { name: /cart/i }).first().click();
    const drawer = page.getByRole('dialog', { name: /Your Cart/ });
    await expect(drawer).toContainText('No longer available');
    await expect(drawer).not.toContainText(/your cart is empty/i);
    await drawer.getByRole('button', { name: 'Remove Bar cart-only-gone' }).click();
    await expect(drawer).toContainText(/your cart is empty/i);
  });
});

test('what is sold out or gone is shown as such, costs nothing and can be taken out', async ({ page }) => {
  await withBar('cart-sold-out', (soldOut) =>
    withBar('cart-gone', async (gone) => {
      await fillCart(page, [
        ['1', 1],
        [soldOut, 2],
        [gone, 3],
      ]);
      await ask('update products set in_stock = false where id = $1', [soldOut]);
      await ask('update products set deleted_at = now() where id = $1', [gone]);
      await expect(async () => {
        await page.goto('/cart');
        await expect(line(page, 'Bar cart-gone')).toContainText('No longer available', { timeout: 2000 });
      }).toPass();
      await expect(line(page, 'Bar cart-sold-out')).toContainText('Out of Stock');
      await expect.poll(() => summaryText(page)).toContain('Subtotal (1 item) ₹9,999');
      const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
      await expect(proceed).toHaveAccessibleDescription('Please remove out-of-stock items first.');
      await page.reload();
      await untilHydrated(page);
      for (const name of ['Bar cart-gone', 'Bar cart-sold-out'])
        await page.getByRole('button', { name: `Remove ${name}` }).click();
      await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Items' }).getByRole('listitem')).toHaveCount(1);
    }),
  );
});
