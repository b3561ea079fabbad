import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Products to compare' });
const table = (page: Page) => page.getByRole('table', { name: 'Products side by side' });
const only = (page: Page) => page.getByRole('checkbox', { name: 'Only differences' });
const columns = (page: Page) => table(page).getByRole('columnheader').getByRole('link');

const POWER = 'Power Rack 75x75 mm 11 SWG';
const HALF = 'Half Rack with Plate Storage 60x60 mm 14 SWG';

test('two racks are ticked in the shop, compared by what differs, and one goes into the cart', async ({
  page,
}) => {
  await page.goto('/shop?category=racks');
  await untilHydrated(page);
  await test.step('ticks are counted, kept, and never more than four', async () => {
    await tick(page, POWER).check();
    await expect(bar(page)).toContainText('1 of 4');
    await expect(bar(page).getByRole('link', { name: 'Compare' })).toHaveCount(0);
    for (const name of [HALF, 'Squat Rack', 'Adjustable Squat Stands']) await tick(page, name).check();
    await expect(bar(page)).toContainText('4 of 4');
    await tick(page, 'Wall-Mount Folding Rack').click();
    await expect(page.locator('.toast')).toContainText('You can compare 4 products at a time.');
    await expect(tick(page, 'Wall-Mount Folding Rack')).not.toBeChecked();
    for (const name of ['Squat Rack', 'Adjustable Squat Stands']) await tick(page, name).uncheck();
    await page.reload();
    await expect(bar(page)).toContainText('2 of 4');
    await expect(tick(page, HALF)).toBeChecked();
  });

  await test.step('the table has a column for each and a row for each name', async () => {
    await bar(page).getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=21,22$/);
    await expect(columns(page)).toHaveText([POWER, HALF]);
    const load = table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^Max load.*differs/ }) });
    await expect(load.getByRole('cell')).toHaveText(['450 kg', '300 kg']);
    const pegs = table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^Plate pegs/ }) });
    await expect(pegs.getByRole('cell').first()).toHaveText('Not listed');
    await expect(table(page).getByRole('rowheader', { name: 'Finish', exact: true })).toBeVisible();
  });

  await test.step('only what differs, which a reload and the back button keep', async () => {
    await only(page).check();
    await expect(table(page).getByRole('rowheader', { name: 'Finish' })).toHaveCount(0);
    await expect(table(page).getByRole('rowheader', { name: 'Max load' })).toBeVisible();
    await page.reload();
    await expect(only(page)).toBeChecked();
    await expect(table(page).getByRole('rowheader', { name: 'Finish' })).toHaveCount(0);
  });

  await test.step('one is removed, and Back brings it back', async () => {
    await page.getByRole('button', { name: `Remove ${HALF}` }).click();
    await expect(columns(page)).toHaveText([POWER]);
    await page.goBack();
    await expect(columns(page)).toHaveText([POWER, HALF]);
  });

  await test.step('at 360 px two stand side by side beside their names, without sideways scroll', async () => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const last = await columns(page).last().boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 999)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await accessibilityProblems(page), `at ${width} px`).toEqual([]);
    }
  });

  await test.step('one goes into the cart in the variant that is said', async () => {
    await expect(table(page)).toContainText('Adds it in black');
    await page.getByRole('button', { name: /^Add to Cart.*Power Rack/ }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(POWER);
    await expect(drawer).toContainText('Black');
    await page.goBack();
    await expect(drawer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/shop\?category=racks$/);
    await expect(bar(page)).toContainText('1 of 4');
    await bar(page).getByRole('button', { name: 'Clear' }).click();
    await expect(bar(page)).toBeHidden();
    await expect(tick(page, POWER)).not.toBeChecked();
  });
});

test('a link that was sent shows what the shop has, says what it has not, and goes on from there', async ({
  page,
}) => {
  await page.goto('/compare?ids=21,gone-1,22,24,25,23');
  await expect(columns(page)).toHaveCount(4);
  const main = page.getByRole('main');
  await expect(main).toContainText('One product is no longer available, so it isn’t shown.');
  await expect(main).toContainText('You can compare up to 4 products. These are the first 4.');
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const region = page.getByRole('region', { name: 'Products side by side' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);

  await page.goto('/product/half-rack-with-plate-storage-60x60-mm-14-swg');
  await untilHydrated(page);
  await expect(tick(page, HALF)).toBeChecked();
  await expect(page.getByRole('link', { name: 'Compare 4 products' })).toBeVisible();

  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).not.toBeNull();
  await page.goto('/cart');
  const viewed = page.getByRole('region', { name: 'Recently Viewed' });
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([HALF]);
  await expect(page.getByRole('region', { name: 'Best Sellers' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto('/compare?ids=gone-1');
  await expect(main).toContainText('These products are no longer available');
});

test('without ids in the address the products ticked in this browser are compared, and an empty comparison explains how to begin', async ({
  page,
}) => {
  await page.goto('/compare');
  await expect(page.getByRole('main')).toContainText('Nothing to compare yet');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.evaluate(() =>
    localStorage.setItem('compare-storage', JSON.stringify({ state: { ids: ['1', '4'] }, version: 0 })),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/compare\?ids=1,4$/);
  await expect(columns(page)).toHaveCount(2);
});
