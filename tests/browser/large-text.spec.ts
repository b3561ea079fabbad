import type { Page } from '@playwright/test';
import { test as adminTest } from '../support/browser/admin-page.ts';
import { fillCart } from '../support/browser/filled-cart.ts';
import { placeOrder, rememberOrder } from '../support/browser/placed-order.ts';
import { newEmail, registerShopper, signInAs } from '../support/browser/shopper.ts';
import { expect, layOutAll, test, untilHydrated } from '../support/browser/watched-page.ts';
import { someOf } from '../support/torture.ts';

const PAGES = [
  '/',
  '/shop',
  '/category/racks',
  '/category/combo-offers',
  '/product/power-rack-75x75-mm-11-swg',
  '/cart',
  '/checkout',
  '/orders',
  '/create-order',
  '/login',
  '/contact',
  '/terms-and-conditions',
  '/search?q=bar',
  '/search?q=nothing-like-this',
  '/product/cast-iron-kettlebell',
  '/product/no-such-thing',
  '/wishlist',
  '/compare?ids=21,22',
  '/plates?kg=220&bar=own',
  '/payment-response',
  '/order-success',
  '/reset-password',
  '/verify-email',
  '/confirm-order',
  '/about',
  '/contact-thank-you',
  '/privacy-policy',
  '/shipping-policy',
  '/return-refund-policy',
  '/no-such-page',
];

/** A reader's own text size, on a desk and on a phone, and a page at four times its size on a small laptop. */
const SIZES = [
  { width: 1280, text: '200%' },
  { width: 360, text: '200%' },
  { width: 280, text: '100%' },
];

async function tooWide(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'commit' });
  await untilHydrated(page);
  await layOutAll(page);
  // Less motion makes every change a very short transition, each text after the one that it stands in.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const found: string[] = [];
  for (const { width, text } of SIZES) {
    await page.setViewportSize({ width, height: 800 });
    const { over, skipEnd } = await page.evaluate((size) => {
      const root = document.documentElement;
      root.style.fontSize = size;
      const skip = document.querySelector('.skip')?.getBoundingClientRect();
      return { over: root.scrollWidth - root.clientWidth, skipEnd: skip?.bottom ?? 1 };
    }, text);
    if (over > 0) found.push(`${path} at ${width} px with text at ${text}: ${over} px`);
    if (skipEnd > 0) found.push(`${path}: the link to the content is seen`);
  }
  return found;
}

test('no public page scrolls sideways with text of twice the size, nor at 280 px', async ({ page }) => {
  test.setTimeout(120_000);
  await fillCart(page, [
    ['25', 2],
    ['13', 1, '20 kg pair'],
  ]);
  const found: string[] = [];
  for (const path of someOf(PAGES, 12)) found.push(...(await tooWide(page, path)));
  expect(found).toEqual([]);
});

test('an order page and an account do not scroll sideways with text of twice the size, nor at 280 px', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, { paymentMethod: 'cod' });
  await signInAs(page, await registerShopper(request, newEmail('large')));
  await rememberOrder(page, order, { isComplete: true });
  const found: string[] = [];
  for (const path of ['/thank-you', `/order-success/${order.id}`, '/account', '/account/orders'])
    found.push(...(await tooWide(page, path)));
  expect(found).toEqual([]);
});

adminTest('nor do the dashboard and the audit log of the admin', async ({ page, admin }) => {
  for (const [path, part] of [
    ['/admin', '.total-tile'],
    ['/admin/audit-log', '.data-table'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await admin.open(path);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(page.locator(part).first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    // The charts follow the width of their boxes.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});
