import type { Page } from '@playwright/test';
import { ask, fillCart, summary, withBar, summaryWords as words } from './filled-cart.ts';
import { accessibilityProblems, expect, test, untilHydrated } from './watched-page.ts';

const line = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Items' }).getByRole('listitem').filter({ hasText: name });

test('the cart shows its lines and what they come to, with no surprise at the checkout [1.8] [2.route.6] [2.cart.1] [2.cart.2] [2.cart.3] [2.cart.6] [2.cart.7] [2.cart.8] [2.cart.12] [5.shopper.13]', async ({
  page,
}) => {
  await fillCart(page, [
    ['1', 1],
    ['13', 2, '20 kg pair'],
    ['13', 1, 'Full set 405 kg (12 pairs, 2.5 to 35 kg)'],
  ]);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your Cart', exact: true })).toBeVisible();
  const pairs = line(page, 'Weight: 20 kg pair');
  await expect(pairs.locator('img')).toBeVisible();
  await expect(pairs.getByRole('link', { name: 'Rubber Hex Dumbbells' })).toHaveAttribute(
    'href',
    '/product/rubber-hex-dumbbells',
  );
  await expect(pairs.locator('b')).toHaveText('₹13,600');
  await expect(pairs.locator('s')).toContainText('₹18,798');
  await expect(line(page, /Size: Full set 405 kg/)).toBeVisible();

  await line(page, /Size: Full set/)
    .getByRole('button', { name: 'Remove' })
    .click();
  const estimate =
    'Subtotal (3 items) ₹23,599 Shipping Free (Pan India) CGST 9% ₹2,124 SGST 9% ₹2,124 TOTAL ₹27,847';
  await expect.poll(() => words(page)).toContain(estimate);
  await expect
    .poll(() => words(page))
    .toContain(
      'Freight at checkout: ₹2,575. Shipping is charged there by weight, 103 kg at ₹25 per kg, which makes ₹30,422.',
    );
  const pincode = page.getByLabel('Deliver to pincode');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(summary(page)).toContainText('Please enter a valid 6 digit pincode');
  await pincode.pressSequentially('5600019');
  await expect(pincode).toHaveValue('560001');
  await expect(summary(page).getByRole('status')).toHaveText('Karnataka');
  await expect.poll(() => words(page)).toContain('Shipping Free (Pan India) IGST 18% ₹4,248 TOTAL ₹27,847');
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect
    .poll(() => words(page))
    .toContain('Shipping, 103 kg at ₹25 ₹2,575 IGST 18% ₹4,248 TOTAL ₹30,422');
  await expect(page.getByLabel('Pincode')).toHaveValue('560001');
  await page.setViewportSize({ width: 1280, height: 720 });
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
  await expect(place).toContainText('estimate for Maharashtra');
  await page.goto('/checkout');
  await expect.poll(() => words(page)).toContain('CGST 9%');
  await expect(page.getByLabel('Pincode')).toHaveValue('');
  await expect(page.getByLabel('State')).toHaveValue('');

  await page.goto('/cart');
  await pincode.fill('560001');
  await expect(place).toHaveText('Karnataka');
  await page.goto('/checkout');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
});

test('a line takes whole numbers from 1 to 99 and comes back when its removal was a mistake [2.cart.4] [2.cart.5] [2.cart.9] [2.cart.10] [2.cart.11]', async ({
  page,
  context,
}) => {
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
      await expect.poll(() => words(page)).toContain('Subtotal (1 item) ₹9,999');
      const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
      await expect(proceed).toHaveAccessibleDescription('Please remove what is out of stock first.');
      await page.reload();
      await untilHydrated(page);
      for (const name of ['Bar cart-gone', 'Bar cart-sold-out'])
        await page.getByRole('button', { name: `Remove ${name}` }).click();
      await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Items' }).getByRole('listitem')).toHaveCount(1);
    }),
  );
});
