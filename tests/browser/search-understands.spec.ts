import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, test } from '../support/browser/watched-page.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article');

test('a search understands prices, sizes and Hindi, opens and adds the size that is named, and never ends at a wall', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/search?q=bench+under+10000')).text();
  expect(html).toContain('href="/product/flat-bench"');
  expect(html).not.toContain('href="/product/commercial-adjustable-bench-11-swg"');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/search?q=${encodeURIComponent('डम्बल')}`);
  await expect(cards(page).first()).toContainText('Dumbbell');

  await page.goto('/search?q=plates+20kg');
  const plates = cards(page).filter({ hasText: 'Cast Iron Olympic Plates' });
  await expect(plates).toContainText('₹5,400');
  await expect(plates).toContainText('Adds 20 kg × 2');
  await plates.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: /cart/i })).toContainText('Weight: 20 kg × 2');
  await page.keyboard.press('Escape');
  await plates.getByRole('link', { name: 'Cast Iron Olympic Plates' }).click();
  await expect(page).toHaveURL(/\/product\/cast-iron-olympic-plates\?weight=20\+kg\+pair$/);
  await expect(page.getByRole('radio', { name: /^20 kg/ })).toBeChecked();

  for (const [query, title, near] of [
    ['skipping rope', 'We don’t sell “skipping rope”', 'Triceps Rope Cable Attachment'],
    ['adjustable dumbells 20kg', 'No exact match for “adjustable dumbells 20kg”', 'Adjustable Dumbbell Set'],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByText(title)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Closest matches' }).getByRole('article').first(),
    ).toContainText(near);
    await expect(page.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    await expect(
      page.getByRole('region', { name: 'Categories' }).getByRole('link', { name: /^Racks/ }),
    ).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  }

  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Search products' }).fill('yoga mat');
  await expect(page.getByText('No exact match. These come close:')).toBeVisible();
  await expect(page.getByRole('option').first()).toContainText('Rubber Gym Floor Tile');
});
