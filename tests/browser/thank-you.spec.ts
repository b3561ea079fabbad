import type { Page } from '@playwright/test';
import {
  cartCount,
  ITEMS,
  openEmptyPage,
  placeOrder,
  rememberOrder,
} from '../support/browser/placed-order.ts';
import { accessibilityProblems, expect, test } from '../support/browser/watched-page.ts';
import { products } from '../support/stores.ts';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name });
const summary = (page: Page) => region(page, 'Summary');
const events = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

test('a cash-on-delivery order is thanked for with everything that was agreed, its cart is empty, and the sale is told once [1.7] [9.policy.3] [2.route.11] [2.thanks.1] [2.thanks.2] [2.thanks.3] [2.thanks.4] [2.thanks.5] [2.thanks.7] [2.thanks.12] [2.thanks.13] [2.thanks.14] [2.thanks.15] [2.thanks.16] [2.thanks.17] [2.thanks.18] [2.thanks.19] [2.thanks.20] [4.thanks.1] [7.other.3]', {
  tag: '@journey',
}, async ({ page, request }) => {
  const order = await placeOrder(request, { paymentMethod: 'cod' });
  await openEmptyPage(page);
  await rememberOrder(page, order, { isComplete: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/thank-you');
  await expect(page.getByRole('heading', { level: 1, name: 'Order Placed Successfully!' })).toBeVisible();
  const card = page.locator('.fact-strip > div');
  await expect(card.nth(0)).toHaveText(`Order numberRR-${order.order_number}`);
  await expect(card.nth(1)).toHaveText(/^Order date\d{1,2} [A-Z][a-z]+ 20\d\d$/);
  await expect(card.nth(2)).toHaveText('Total amount₹29,922');
  await expect(card.nth(3)).toHaveText('Payment methodCash on Delivery');

  const [bar, dumbbells] = [
    region(page, 'Items').locator('.order-line').nth(0),
    region(page, 'Items').locator('.order-line').nth(1),
  ];
  await expect(bar.locator('img')).toBeVisible();
  await expect(bar).toContainText(/Olympic.Barbell.7.ft.20.kg/);
  await expect(bar).toContainText('Barbells');
  await expect(bar).toContainText('Quantity 1');
  await expect(bar).toContainText('₹9,999 each');
  await expect(dumbbells).toContainText('Weight: 20 kg × 2');
  await expect(dumbbells).toContainText('Quantity 2');
  await expect(dumbbells.locator('.order-line-price')).toHaveText('₹13,600₹6,800 each');
  await expect(region(page, 'Payment details')).toHaveCount(0);

  await expect(summary(page).locator('.summary-list > div')).toHaveText([
    'Subtotal₹23,599',
    'Shipping₹2,575',
    'Tax (GST)₹4,248',
    'Discount-₹500',
    'Total₹29,922',
  ]);
  const address = region(page, 'Shipping address');
  for (const part of [
    'Vikram Shinde',
    'Flat 7, Shivneri Apartments',
    'College Road',
    'Nashik, Maharashtra 422010',
    '9000000012',
    order.shipping_address.email,
  ])
    await expect(address).toContainText(part);
  await expect(region(page, 'What happens next?').getByRole('listitem')).toHaveText([
    /Confirmation e-mail/,
    /Order processing/,
    /Shipping.*within 1-2 business days.*tracking/,
  ]);
  await expect(main(page).getByRole('link', { name: '+91' })).toHaveAttribute('href', /^tel:\+91/);
  await expect(main(page).getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('link', { name: 'View Order Details' })).toHaveAttribute(
    'href',
    '/account/orders',
  );
  await expect(cartCount(page)).toHaveAccessibleName('Cart, 0 items');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await events(page)).toEqual([
    {
      event: 'purchase',
      transaction_id: `RR-${order.order_number}`,
      value: 29_922,
      currency: 'INR',
      items: [
        {
          item_id: '1',
          item_name: expect.stringContaining('Barbell'),
          item_category: 'Barbells',
          price: 9999,
          quantity: 1,
        },
        {
          item_id: '13',
          item_name: expect.stringContaining('Dumbbells'),
          item_category: 'Dumbbells',
          item_variant: '20 kg pair',
          price: 6800,
          quantity: 2,
        },
      ],
    },
  ]);

  // A new cart, filled meanwhile in another tab, survives the way back here, and on to the shop.
  await page.evaluate(
    (product) => {
      const items = [{ productId: product?.id, quantity: 4, product }];
      localStorage.setItem('cart-storage', JSON.stringify({ state: { items }, version: 0 }));
    },
    products.find(({ id }) => id === '1'),
  );
  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(page.locator('.fact-strip')).toContainText(`RR-${order.order_number}`);
  await expect(cartCount(page)).toHaveAccessibleName('Cart, 4 items');
  expect(await events(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(cartCount(page)).toHaveAccessibleName('Cart, 4 items');
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('order-storage') ?? '{}').state.currentOrder),
  ).toBe(null);
});

test.describe('with a stopped clock', () => {
  test.use({ hasOwnContext: true });

  test('the order store is looked at after 100 ms; without an order the way leads to the shop [2.thanks.21] [4.thanks.2] [8.shopper.25]', {
    tag: '@journey',
  }, async ({ page, request }) => {
    const order = await placeOrder(request);
    await page.clock.install();
    await openEmptyPage(page);
    // An order that waits for its payment is not complete.
    await rememberOrder(page, order);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.goto('/thank-you');
    await expect(page.getByRole('heading', { name: 'Loading order details...' })).toBeVisible();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main a, header a') ?? {}).some((key) => key.startsWith('__react')),
    );
    await page.clock.runFor(90);
    await expect(page).toHaveURL(/thank-you/);
    await page.clock.runFor(20);
    await expect(page).toHaveURL(/\/shop$/);
    await expect(cartCount(page)).toHaveAccessibleName('Cart, 3 items');
  });
});

test('what is nothing is left out, an order without a number shows its id, a product without a sale price costs its price', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, {
    paymentMethod: 'cod',
    items: ITEMS.slice(0, 1),
    couponCode: undefined,
  });
  await openEmptyPage(page);
  await rememberOrder(page, order, {
    isComplete: true,
    changes: {
      order_items: [
        {
          product_id: 'plain',
          product: { name: 'Plain Plate', category: 'others', images: [], price: 3333 },
          quantity: 3,
        },
      ],
      order_number: null,
      shipping_cost: 0,
      tax_amount: 0,
      discount_amount: 0,
      total_amount: order.subtotal,
      payment_method: '',
      shipping_address: { ...order.shipping_address, addressLine2: '', phone: '' },
    },
  });
  await page.goto('/thank-you');
  await expect(page.locator('.fact-strip')).toContainText(`RR-${order.id}`);
  await expect(page.locator('.fact-strip')).toContainText('Cash on Delivery');
  await expect(page.locator('.order-line')).toContainText('Others');
  await expect(page.locator('.order-line-price')).toHaveText('₹9,999₹3,333 each');
  await expect(page.locator('.order-line img')).toHaveAttribute('src', '/images/placeholder.svg');
  await expect(summary(page).locator('.summary-list > div')).toHaveText(['Subtotal₹9,999', 'Total₹9,999']);
  await expect(region(page, 'Shipping address')).not.toContainText('College Road');
  await expect(region(page, 'Shipping address')).not.toContainText('9000000012');
});
