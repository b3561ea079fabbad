import type { Page } from '@playwright/test';
import {
  fillAddress,
  fillCart,
  ordersOf,
  payOnDelivery,
  placeOrder,
  summary,
} from '../support/browser/filled-cart.ts';
import { newEmail } from '../support/browser/shopper.ts';
import { accessibilityProblems, expect, test } from '../support/browser/watched-page.ts';

const items = (page: Page) => page.getByRole('region', { name: 'Items' });
const line = (page: Page, name: string | RegExp) => items(page).locator('li').filter({ hasText: name });

test('a shopper with 28 mm plates and a 50 mm bar learns it in the cart, swaps with one tap and checks out', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await fillCart(page, [
    ['1', 1],
    ['21', 1, 'Black'],
    ['41', 1, '20 kg pair'],
    ['41', 2, '10 kg pair'],
  ]);
  await page.goto('/cart');
  const verdict = items(page).locator('#fit').getByRole('status');
  await expect(verdict).toHaveText('These plates don’t fit this bar.');
  await expect(items(page)).toContainText('The hole is 28.5 mm, too small for the 50 mm sleeve');
  await expect(
    items(page).getByRole('img', { name: /^The sleeve of 50 mm is wider than the hole/ }),
  ).toBeVisible();
  await expect(line(page, 'Weight: 20 kg')).toContainText('Hole 28.5 mm: too small for the 50 mm bar');
  await expect(line(page, 'Olympic Barbell').last()).toContainText('Takes holes of 50.2 to 51.5 mm');
  await expect(summary(page)).toContainText('The plates do not fit the bar. See why');
  expect(await accessibilityProblems(page)).toEqual([]);

  const swap = items(page).getByRole('button', { name: /Swap to Cast Iron Olympic Plates.*saves ₹547/ });
  await test.step('kept as they are, there is no word of it, until that is undone', async () => {
    await expect(swap).toBeVisible();
    await items(page).getByRole('button', { name: 'Keep as is' }).click();
    await expect(verdict).toHaveText('Not changed. Everything else in your cart works together.');
    await page.reload();
    await expect(verdict).toHaveText('Everything else in your cart works together.');
    await page.evaluate(() => localStorage.removeItem('fit-kept'));
    await page.reload();
  });

  await swap.click();
  const undo = items(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(verdict).toHaveText('Swapped. Everything in your cart works together.');
  await page.keyboard.press('Enter');
  await expect(swap).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page, 'Cast Iron Olympic Plates')).toHaveCount(2);
  await expect(line(page, 'Weight: 10 kg × 2')).toContainText(
    'Swapped. It works with the rest of your cart.',
  );
  await expect(summary(page)).toContainText('Everything works together.');
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(verdict).toHaveText('Everything in your cart works together.');
  await items(page).getByText('What we checked').click();
  await expect(
    items(page)
      .getByRole('row', { name: /^Plates on the bar/ })
      .first(),
  ).toContainText('50.4');
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  const email = newEmail('fit');
  await fillAddress(page, email);
  await payOnDelivery(page);
  await expect(summary(page)).toContainText('Everything works together.');
  await placeOrder(page).click();
  await expect.poll(async () => (await ordersOf(email)).length).toBe(1);
});
