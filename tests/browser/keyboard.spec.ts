import type { Locator, Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const MOST_STOPS = 150;

/** Goes on from where the focus is, as someone without a mouse does; everything passed on the way must be seen to have it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached();
  const goals = await target.elementHandles();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { isThere, ring } = await page.evaluate((wanted) => {
      const focused = document.activeElement ?? document.body;
      return {
        isThere: wanted.some((goal) => goal === focused),
        ring: getComputedStyle(focused).outlineStyle,
      };
    }, goals);
    if (!isThere) continue;
    expect(ring, 'the focus can be seen').not.toBe('none');
    return;
  }
  throw new Error(`No way to ${target} by the Tab key`);
}

test('on a phone nothing that the keyboard comes to on a product page is behind the buy bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/product/rubber-hex-dumbbells');
  await untilHydrated(page);
  const bar = await page.getByRole('region', { name: 'Buy', exact: true }).boundingBox();
  const main = page.getByRole('main');
  for (const target of [
    main.getByRole('button', { name: 'Decrease quantity' }),
    main.getByRole('textbox', { name: 'Quantity' }),
    main.locator('summary').filter({ hasText: 'Delivery' }),
    main.getByRole('textbox', { name: 'Delivery to your pincode' }),
  ]) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
    const box = await target.boundingBox();
    expect((box?.y ?? 740) + (box?.height ?? 0), `${target}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('the keyboard alone leads from the home page through wishlist, cart, search and a product to a placed order', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);

  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /wishlist/i }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Wishlist, 1/ })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Cart.*1/ })).toBeVisible();

  await page.reload();
  await untilHydrated(page);
  await tabTo(page, page.getByRole('button', { name: 'Search' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('power rack');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Power Rack');

  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Cart.*2/ })).toBeVisible();

  await page.reload();
  await untilHydrated(page);
  await tabTo(page, page.getByRole('button', { name: /^Cart/ }));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Your Cart (2)' })).toBeVisible();
  await tabTo(page, drawer.getByRole('link', { name: 'Checkout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await untilHydrated(page);
  await tabTo(page, page.getByLabel('Full name'));
  await page.keyboard.type('Asha Rao');
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type('keys@checkout.example');
  await tabTo(page, page.getByLabel('Mobile'));
  await page.keyboard.type('9876543210');
  await tabTo(page, page.getByLabel('Address'));
  await page.keyboard.type('12 MG Road, College Road');
  await tabTo(page, page.getByLabel('Pincode'));
  await page.keyboard.type('422010');
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Place Order' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/thank-you');
});
