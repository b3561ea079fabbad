import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const pairs = (page: Page, kg: string) => page.getByRole('group', { name: `Pairs of ${kg} kg`, exact: true });
const drawing = (page: Page) => page.getByRole('region', { name: 'The loaded bar' }).getByRole('img');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('100 kg is loaded with what somebody owns, the missing pair goes into the cart, and a reload keeps what is owned', async ({
  page,
}) => {
  await page.goto('/plates');
  await untilHydrated(page);

  await test.step('the pairs are counted, and the target is typed', async () => {
    await page.getByRole('checkbox', { name: 'I own this bar' }).check();
    for (const kg of ['20', '10', '5', '2.5', '1.25'])
      await pairs(page, kg).getByRole('button', { name: 'Increase quantity' }).click();
    await field(page, 'Target with bar').fill('100');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/plates\?kg=100$/);
    await expect(page.getByRole('status').filter({ hasText: 'One pair short of 100 kg.' })).toBeVisible();
    await expect(page.getByText('With what you own you can load 97.5 kg, and no more.')).toBeVisible();
    await expect(drawing(page)).toHaveAccessibleName(
      'The Olympic Barbell 7 ft 20 kg, drawn to scale, with 20 + 10 + 5 + 2.5 + 1.25 + 1.25 kg on each side. 175 of 415 mm of the sleeve.',
    );
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('the cheapest pair that makes it goes into the cart', async () => {
    const offers = page.getByRole('button', { name: /^Add to cart: / });
    await expect(offers).toHaveCount(4);
    await offers.first().click();
    const cart = page.getByRole('dialog', { name: /Your Cart/ });
    await expect(cart).toContainText('Cast Iron Olympic Plates');
    await expect(cart).toContainText('1.25 kg × 2');
    await expect(cart).toContainText('₹349');
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
  });

  await test.step('a reload keeps target and pairs; the neighbour is loaded with one press', async () => {
    await page.reload();
    await expect(pairs(page, '1.25').getByRole('textbox')).toHaveValue('1');
    await expect(page.getByRole('checkbox', { name: 'I own this bar' })).toBeChecked();
    await page.getByRole('button', { name: 'Load 97.5 kg instead' }).click();
    await expect(page.getByText('You have everything.')).toBeVisible();
    await page.getByRole('button', { name: '2.5 kg less' }).click({ clickCount: 3 });
    await expect(page).toHaveURL(/\?kg=90$/);
  });

  await test.step('plates that do not go on the bar are told so, and what goes on is offered', async () => {
    await page.getByLabel('My plates').selectOption({ label: 'Rubber Tri-Grip Plates 28 mm (pair)' });
    await expect(page.getByText('These plates don’t fit this bar.')).toBeVisible();
    await expect(page.getByText('The hole is 28.5 mm, too small for the 50 mm sleeve')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('on a phone the right end is drawn, with a bar of one’s own', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByLabel('My plates').selectOption({ label: 'Cast Iron Olympic Plates' });
    await page.getByLabel('Bar', { exact: true }).selectOption({ label: 'Another bar: I know its measures' });
    await field(page, 'Weight (kg)').fill('heavy');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Please enter 1 to 50 kg.')).toBeVisible();
    await field(page, 'Weight (kg)').fill('15');
    await field(page, 'Target with bar').fill('55');
    await page.keyboard.press('Enter');
    await expect(drawing(page)).toHaveAccessibleName(
      'Right end of the bar, drawn to scale, with 20 kg on each side. 68 of 415 mm of the sleeve.',
    );
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
