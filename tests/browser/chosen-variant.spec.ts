import type { Locator, Page } from '@playwright/test';
import { drawer, open, weight } from '../support/browser/product-page.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const gallery = (page: Page) => page.getByRole('list', { name: 'Pictures' }).locator('img');
const help = (page: Page) => page.getByRole('complementary', { name: 'Help' });
const opener = (page: Page) => page.getByRole('button', { name: 'Help' });

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('One of them has no place');
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

test('the chosen weight is what the pictures and the cart show on a phone, and what helps lies over no price', async ({
  page,
  excuses,
}) => {
  // What Chromium says of itself when it draws without a graphics chip.
  excuses.push(/GPU stall due to ReadPixels/);
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/category/dumbbells');
  const card = page.locator('.product-card', { hasText: 'Rubber Hex Dumbbells' });
  await expect(card).toContainText('Adds 2.5 kg × 2');
  await expect(card.locator('.picture img')).toHaveAttribute('src', /\/13\/three-quarter-2-5-kg-pair-/);
  await open(page, '/product/rubber-hex-dumbbells');
  await weight(page, '5 kg × 2').check({ force: true });
  const shown = /\/13\/three-quarter-5-kg-pair-/;
  await expect(gallery(page).first()).toHaveAttribute('src', shown);
  await page.reload();
  await untilHydrated(page);
  await expect(gallery(page).first()).toHaveAttribute('src', shown);
  const texts = await gallery(page).evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  expect(texts.filter((text) => /\b20 kg\b/i.test(text ?? ''))).toEqual([]);

  const model = page.waitForRequest(/\/models\//);
  await page.getByRole('button', { name: 'Interactive 3D view' }).click();
  expect(new URL((await model).url()).pathname).toBe('/models/13-5-kg-pair.glb');
  await expect(page.getByRole('dialog', { name: 'Rubber Hex Dumbbells, 5 kg × 2' })).toBeVisible();
  await page.keyboard.press('Escape');

  const bar = page.getByRole('region', { name: 'Buy', exact: true });
  await expect(help(page)).toHaveAttribute('data-shown');
  expect(await areApart(opener(page), bar)).toBe(true);
  expect((await opener(page).boundingBox())?.width).toBeGreaterThanOrEqual(44);
  const chat = help(page).getByRole('link', { name: 'Chat with us on WhatsApp' });
  await expect(chat).toBeHidden();
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(chat).toBeInViewport({ ratio: 1 });
  expect(await areApart(chat, bar)).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');

  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(drawer(page)).toContainText('Weight: 5 kg × 2');
  await expect(drawer(page).locator('li img')).toHaveAttribute('src', shown);

  await open(page, '/product/cast-iron-kettlebell?weight=16+kg');
  await expect(gallery(page).first()).toHaveAttribute('src', /\/49\/three-quarter-16-kg-/);
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(drawer(page)).toContainText('Weight: 16 kg');

  await open(page, '/cart');
  const lines = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
  await expect(lines.nth(0).locator('img')).toHaveAttribute('src', shown);
  await expect(lines.nth(1).locator('img')).toHaveAttribute('src', /\/49\/three-quarter-16-kg-/);
  const total = page.locator('.summary-list').last();
  await total.scrollIntoViewIfNeeded();
  await expect(help(page)).toHaveCSS('position', 'static');
  expect(await areApart(total, help(page))).toBe(true);
  await expect(opener(page)).toHaveCount(0);
  const contact = help(page).getByRole('button', { name: 'Quick contact' });
  await contact.click();
  await expect(page.getByRole('dialog', { name: 'Quick Contact' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contact).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
});
