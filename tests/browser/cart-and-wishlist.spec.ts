import type { Page } from '@playwright/test';
import { query } from '../shop-process.ts';
import { expect, test, untilHydrated } from './watched-page.ts';

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Featured Products' }).getByRole('article').filter({ hasText: name });
const drawer = (page: Page) => page.getByRole('dialog');
const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart, / });

test.describe('the cart', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
  });

  test('opens from the header, says that it is empty, and closes again [2.layout.14, 2.layout.22, 2.layout.23]', async ({
    page,
  }) => {
    await cartButton(page).click();
    await expect(drawer(page).getByRole('heading', { name: 'Your Cart (0)' })).toBeVisible();
    await expect(drawer(page)).toContainText('Your cart is empty');
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
  });

  test('gets one unit from a card, and shows it with all its words [2.card.5, 2.layout.5, 2.layout.15, 2.layout.16, 2.layout.17, 2.layout.19, 2.layout.20, 2.layout.21]', async ({
    page,
  }) => {
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
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    await card(page, 'Rubber Hex Dumbbells').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(
      drawer(page).getByRole('listitem').filter({ hasText: 'Rubber Hex Dumbbells' }),
    ).toContainText('₹950 – ₹66,825');
  });

  test('takes another quantity, and gives a line back [2.layout.18]', async ({ page }) => {
    await card(page, 'Olympic Barbell').getByRole('button', { name: 'Add to Cart' }).click();
    await drawer(page)
      .getByRole('button', { name: /Increase|More|plus/i })
      .click();
    await expect(drawer(page)).toContainText(/Subtotal\s*₹19,998/);
    await drawer(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(drawer(page)).toContainText('Your cart is empty');
  });

  test('is the same in the drawer, after a reload and in another tab [4.cart.5]', async ({
    page,
    context,
  }) => {
    await card(page, 'Olympic Barbell').getByRole('button', { name: 'Add to Cart' }).click();
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

  for (const rubbish of [
    '{broken',
    '[]',
    'null',
    '{"state":{"items":[{"productId":"nothing","quantity":1e9}]}}',
    '"x"',
  ])
    test(`repairs storage that holds ${rubbish}, and works on`, async ({ page }) => {
      await page.evaluate((text) => {
        for (const key of [
          'cart-storage',
          'guest-cart',
          'wishlist-storage',
          'guest-wishlist',
          'auth-storage',
          'authToken',
          'order-storage',
          'guest-orders',
        ])
          localStorage.setItem(key, text);
        localStorage.removeItem('authToken');
      }, rubbish);
      await page.reload();
      await untilHydrated(page);
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
      await card(page, 'Olympic Barbell').getByRole('button', { name: 'Add to Cart' }).click();
      await expect(drawer(page)).toContainText('Your Cart (1)');
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
    await page.reload();
    await untilHydrated(page);
    await card(page, 'Olympic Barbell').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(drawer(page)).toContainText('Your Cart (1)');
  });
});

test.describe('a product card', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
  });

  test('shows picture, name, stars and the number of reviews [2.card.1]', async ({ page }) => {
    const bar = card(page, 'Olympic Barbell');
    await expect(bar.locator('img').first()).toBeVisible();
    await expect(bar.getByRole('heading')).toHaveText(/Olympic\sBarbell\s7\sft\s20\skg/);
    await expect(bar.getByRole('img', { name: /out of 5 stars, 5 reviews/ })).toBeVisible();
  });

  test('shows the price range, or the sale price with the list price struck through [2.card.2, 2.card.3]', async ({
    page,
  }) => {
    await expect(card(page, 'Rubber Hex')).toContainText('₹950 – ₹66,825');
    await expect(card(page, 'Olympic Barbell')).toContainText('₹9,999');
    await expect(card(page, 'Olympic Barbell').locator('s')).toContainText('₹14,999');
  });

  test('shows the plain price where there is neither range nor sale price [2.card.4]', async ({ page }) => {
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

  test('keeps a product in the wishlist and takes it out again [2.card.6, 4.cart.10]', async ({ page }) => {
    const heart = card(page, 'Olympic Barbell').getByRole('button', { name: /wishlist/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('says MADE IN INDIA on every category but barbells and weight-plates [2.card.7]', async ({ page }) => {
    for (const [category, isShown] of [
      ['barbells', false],
      ['weight-plates', false],
      ['dumbbells', true],
      ['racks', true],
      ['benches', true],
      ['accessories', true],
      ['others', true],
    ] as const) {
      await page.goto(`/category/${category}`);
      const cards = await page.getByRole('article').count();
      await expect(page.getByRole('article').getByText('Made in India', { exact: false })).toHaveCount(
        isShown ? cards : 0,
      );
    }
  });

  test('shows a live offer with its last day, and never one that is over [2.card.8, 2.card.9]', async ({
    page,
  }) => {
    await expect(card(page, 'Power Rack')).toContainText('₹20,000 off');
    await expect(card(page, 'Power Rack')).toContainText(/Offer Live Till \d{1,2} [A-Z][a-z]+ \d{4}/);
    await page.goto('/category/benches');
    await expect(page.getByRole('article')).not.toContainText(['Offer Live Till']);
  });
});
