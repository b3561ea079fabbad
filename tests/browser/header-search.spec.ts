import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';

test('search finds by name, category or description, at most 5, without asking the server; it goes to the picked product or to the results, and nowhere without a query [2.layout.8] [2.layout.9] [2.layout.10] [2.layout.11] [2.layout.12] [1.23]', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await untilHydrated(page);
  const search = page.getByRole('combobox');
  const options = page.getByRole('option');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await search.fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about$/);
  await expect(search).toBeVisible();

  await search.fill('a');
  await expect(options).toHaveCount(5);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const [text, found] of [
    ['quick-lock', 'Quick-Lock Barbell Collars (pair)'],
    ['combo-offers', 'Home Strength Combo'],
    ['needle bearings', 'Olympic Barbell 7 ft 20 kg'],
    ['dumbell 20kg', 'Rubber Hex Dumbbells'],
  ] as const) {
    await search.fill(text);
    await expect(options.filter({ hasText: found })).toBeVisible();
  }
  await search.fill('bar');
  await search.pressSequentially('bell');
  await expect(options.first()).toContainText(/barbell/i);
  // Pictures come, and what the browser keeps for a time without network, but nothing about the words.
  expect(requests.filter((url) => !/\.(webp|avif|svg)$|\/assets\/offline-/.test(url))).toEqual([]);

  await search.fill('power rack');
  await options.first().click();
  await expect(page).toHaveURL(/\/product\/power-rack-75x75-mm-11-swg$/);
  await expect(search).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await search.fill('bicep');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/olympic-bicep-straight-bar-4-ft$/);
  await expect(search).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await search.fill('  no such thing & more ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=no%20such%20thing%20%26%20more$/);
});
