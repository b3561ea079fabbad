import { fillCart } from '../support/browser/filled-cart.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

test('the combo page completes the set in the cart, part by part or at once, and shows it in the planner', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const html = await (await page.request.get('/category/combo-offers')).text();
  expect(html).toContain('Complete this set');
  expect(html).not.toContain('Add all to cart');

  await test.step('a combo lacks a place for its plates', async () => {
    await page.goto('/category/combo-offers');
    const set = page.getByRole('region', { name: 'Complete this set' });
    await expect(set).toContainText('In this set: Home Strength Combo');
    await expect(set.getByRole('listitem')).toHaveText(/A place for the plates, off the floor\..*₹5,799/);
    await set.getByRole('button', { name: 'Add Olympic Plate Tree to cart' }).press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Your Cart (1)');
    await page.keyboard.press('Escape');
    await expect(set.getByRole('button', { name: /^In cart: Olympic Plate Tree/ })).toBeFocused();
  });

  await fillCart(page, [['21', 1, 'Black']]);
  await page.goto('/category/combo-offers');
  await untilHydrated(page);
  const set = page.getByRole('region', { name: 'Complete this set' });
  const parts = set.getByRole('listitem');
  await expect(set).toContainText('In this set: Power Rack');
  await expect(parts).toHaveCount(5);
  await expect(parts.first()).toContainText('Olympic Barbell 6 ft 15 kg');
  await expect(parts.nth(1)).toContainText(/5\skg\s×\s2 and 10\skg\s×\s2.*₹4,050/);
  await expect(set).toContainText('All of these₹24,076');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityProblems(page)).toEqual([]);

  const address = await set.getByRole('link', { name: 'See it in your room' }).getAttribute('href');
  expect(address).toMatch(/^\/planner#plan=/);

  await set.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your Cart (7)');
  await expect(page.getByRole('dialog')).toContainText('Everything works together');
  await page.keyboard.press('Escape');
  await expect(set.getByRole('button', { name: 'In cart' })).toHaveCount(6);
  await page.reload();
  await expect(set).toContainText('Nothing is missing from this set.');

  await set.getByRole('link', { name: 'See it in your room' }).click();
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText('Olympic Plate Tree');
  await expect(price).toContainText('Power Rack');
});
