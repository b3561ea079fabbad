import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';
import { query } from '../support/shop-process.ts';

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Featured Products' }).getByRole('article').filter({ hasText: name });
const drawer = (page: Page) => page.getByRole('dialog');
const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart, / });
const addBar = (page: Page) =>
  page
    .getByRole('article')
    .filter({ hasText: /Olympic.Barbell.7/ })
    .first()
    .getByRole('button', { name: 'Add to Cart' });

test.describe('the cart', () => {
  test('opens empty from the header, gets one unit from a card with all its words, takes another quantity and gives a line back [2.card.5] [2.layout.5] [2.layout.14] [2.layout.15] [2.layout.16] [2.layout.17] [2.layout.18] [2.layout.19] [2.layout.20] [2.layout.21] [2.layout.22]', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await cartButton(page).click();
    await expect(drawer(page).getByRole('heading', { name: 'Your Cart (0)' })).toBeVisible();
    await expect(drawer(page)).toContainText('Your cart is empty');
    await expect(drawer(page).getByRole('region', { name: 'Best Sellers' }).getByRole('link')).toHaveCount(4);
    const rightEdge = async () => {
      const box = await drawer(page).boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    await expect.poll(rightEdge).toBe(page.viewportSize()?.width);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await cartButton(page).click();
    await drawer(page).getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(drawer(page)).toBeHidden();

    await card(page, 'Olympic Barbell').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(drawer(page).getByRole('heading', { name: 'Your Cart (1)' })).toBeVisible();
    const line = drawer(page).getByRole('listitem');
    await expect(line.locator('img')).toBeVisible();
    await expect(line.getByRole('link', { name: 'Olympic Barbell 7 ft 20 kg' })).toHaveAttribute(
      'href',
      '/product/olympic-barbell-7-ft-20-kg',
    );
    await expect(line.getByRole('textbox')).toHaveValue('1');
    await expect(line).toContainText('₹9,999');
    await expect(line.locator('s')).toContainText('₹14,999');
    await expect(drawer(page)).toContainText(/Subtotal\s*₹9,999/);
    await expect(drawer(page)).toContainText('Shipping and taxes calculated at checkout');
    await expect(drawer(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    await expect(drawer(page).getByRole('button', { name: 'Continue Shopping' })).toBeVisible();
    await drawer(page)
      .getByRole('button', { name: /Increase|More|plus/i })
      .click();
    await expect(drawer(page)).toContainText(/Subtotal\s*₹19,998/);
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');

    await card(page, 'Rubber Hex Dumbbells').getByRole('button', { name: 'Add to Cart' }).click();
    const hex = drawer(page).getByRole('listitem').filter({ hasText: 'Rubber Hex Dumbbells' });
    await expect(hex).toContainText('₹950 – ₹66,825');
    await expect(hex.locator('.cart-drawer-amount')).toHaveText('₹950');
    await hex.getByRole('button', { name: /^Remove/ }).click();
    await drawer(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(drawer(page)).toContainText('Your cart is empty');
  });

  test('closes its drawer by Back and stays on the page, and leaves no trace in the history', async ({
    page,
  }) => {
    await page.goto('/shop');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await cartButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/about$/);

    // Closed by itself, it takes its step back: the next Back leaves the page.
    await cartButton(page).click();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('About');

    // A link of the drawer takes its place.
    await addBar(page).click();
    await drawer(page).getByRole('link', { name: 'Olympic Barbell 7 ft 20 kg' }).click();
    await expect(page).toHaveURL(/\/product\/olympic-barbell/);
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/shop$/);
    await cartButton(page).click();
    await drawer(page).getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(drawer(page)).toBeHidden();
  });

  test('is the same in the drawer, after a reload and in another tab [4.cart.5]', async ({
    page,
    context,
  }) => {
    await page.goto('/category/barbells');
    await addBar(page).click();
    await expect(drawer(page)).toContainText('Your Cart (1)');
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    const other = await context.newPage();
    await other.goto('/category/barbells');
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item');
    await other
      .getByRole('article')
      .filter({ hasText: 'Bicep' })
      .getByRole('button', { name: 'Add to Cart' })
      .click();
    await expect(drawer(other)).toContainText('Your Cart (2)');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  });

  test('repairs storage that holds rubbish, and works on', async ({ page }) => {
    await page.goto('/category/barbells');
    for (const rubbish of [
      '{broken',
      '[]',
      'null',
      '{"state":{"items":[{"productId":"nothing","quantity":1e9}]}}',
      '"x"',
    ]) {
      await page.evaluate((text) => {
        for (const key of [
          'cart-storage',
          'guest-cart',
          'wishlist-storage',
          'guest-wishlist',
          'auth-storage',
          'order-storage',
          'guest-orders',
        ])
          localStorage.setItem(key, text);
      }, rubbish);
      await page.reload();
      await untilHydrated(page);
      await expect(cartButton(page), rubbish).toHaveAccessibleName('Cart, 0 items');
      await addBar(page).click();
      await expect(drawer(page), rubbish).toContainText('Your Cart (1)');
    }
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  });

  test('works where the browser refuses to store anything', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/category/barbells');
    await untilHydrated(page);
    await addBar(page).click();
    await expect(drawer(page)).toContainText('Your Cart (1)');
  });
});

test.describe('a product card', () => {
  test('shows picture, name, stars and reviews, its prices and a live offer, and keeps its product in the wishlist [2.card.1] [2.card.2] [2.card.3] [2.card.6] [2.card.8] [2.card.9] [4.cart.10]', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    const bar = card(page, 'Olympic Barbell');
    await expect(bar.locator('img').first()).toBeVisible();
    await expect(bar.getByRole('heading')).toHaveText(/Olympic\sBarbell\s7\sft\s20\skg/);
    await expect(bar.getByRole('img', { name: /out of 5 stars, 5 reviews/ })).toBeVisible();
    await expect(card(page, 'Rubber Hex')).toContainText('₹950 – ₹66,825');
    await expect(bar).toContainText('₹9,999');
    await expect(bar.locator('s')).toContainText('₹14,999');
    await expect(card(page, 'Power Rack')).toContainText('₹20,000 off');
    await expect(card(page, 'Power Rack')).toContainText(/Offer Live Till \d{1,2} [A-Z][a-z]+ \d{4}/);

    const heart = bar.getByRole('button', { name: /wishlist/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');

    await page.goto('/category/benches');
    await expect(page.getByRole('article')).not.toContainText(['Offer Live Till']);
  });

  test('shows the plain price where there is neither range nor sale price [2.card.4]', {
    tag: '@journey',
  }, async ({ page }) => {
    const address = process.env.SHOP_DATABASE_URL ?? '';
    await query(
      address,
      `insert into products (id, slug, name, category_id, price) values ('plain', 'plain-bar', 'Plain Bar', 'barbells', 123400)`,
    );
    try {
      const plain = page.getByRole('article').filter({ hasText: 'Plain Bar' });
      await expect(async () => {
        await page.goto('/category/barbells');
        await expect(plain).toContainText('₹1,234', { timeout: 500 });
      }).toPass({ timeout: 5000 });
      await expect(plain.locator('s')).toHaveCount(0);
    } finally {
      await query(address, `delete from products where id = 'plain'`);
    }
  });

  test('says MADE IN INDIA on every category but barbells and weight-plates [2.card.7]', {
    tag: '@journey',
  }, async ({ request }) => {
    for (const [category, isShown] of [
      ['barbells', false],
      ['weight-plates', false],
      ['dumbbells', true],
      ['racks', true],
      ['benches', true],
      ['accessories', true],
      ['others', true],
    ] as const) {
      const html = await (await request.get(`/category/${category}`)).text();
      const cards = html.match(/<article.*?<\/article>/gs) ?? [];
      expect(cards.length, category).toBeGreaterThan(0);
      const marked = cards.filter((markup) => /made in india/i.test(markup));
      expect(marked.length, category).toBe(isShown ? cards.length : 0);
    }
  });
});
