import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

test('a page that takes its time is announced by a bar, which ends with it, with another page and without a connection', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/category/racks');
  await untilHydrated(page);
  const bar = page.locator('.navigation-progress');
  const link = page
    .getByRole('article')
    .filter({ hasText: 'Half Rack with Plate Storage' })
    .getByRole('link');
  let letThrough = () => {};
  const slow = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.data', async (route) => {
    await slow;
    await route.continue().catch(() => undefined);
  });

  await expect(bar).toBeHidden();
  await link.click();
  await expect(bar).toBeVisible();
  await expect(bar).toHaveText('Loading the page');
  await expect(bar).toHaveRole('status');
  expect(await accessibilityProblems(page, '.navigation-progress')).toEqual([]);
  await expect(page).toHaveURL(/\/category\/racks$/);
  await page.getByRole('link', { name: 'Rack & Rep' }).first().click();
  await expect(bar).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/\/$/);
  await expect(bar).toBeHidden();
  await expect(bar).toBeEmpty();

  await page.goBack();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Half Rack with Plate Storage');
  await expect(bar).toBeHidden();

  await page.goBack();
  await expect(page.locator('.category-grid')).toBeVisible();
  await page.unroute('**/*.data');
  await page.route('**/*.data', (route) => route.abort());
  await page.locator('.category-grid').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  await expect(bar).toBeHidden();
  complaints.splice(0);
});
