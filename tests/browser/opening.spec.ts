import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';

test('a click on a card shows the product at once, however slow the network; Back, another tab and no connection end it', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked = page.waitForResponse((reply) => reply.url().includes('/catalogue/'));
  await page.goto('/category/racks');
  await untilHydrated(page);
  await (await asked).finished();
  const card = page.getByRole('article').filter({ hasText: 'Half Rack with Plate Storage' });
  const link = card.getByRole('link');
  const sight = page.locator('.opening-product[data-seen]');
  let letThrough = () => {};
  const slow = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.data', async (route) => {
    await slow;
    await route.continue().catch(() => undefined);
  });

  await link.click();
  await expect(sight).toContainText('Half Rack with Plate Storage');
  await expect(sight).toContainText('₹32,999');
  await expect(sight).toContainText('+ 18 % GST');
  await expect(sight).toContainText('Lift in front, store plates behind');
  await expect(page).toHaveURL(/\/category\/racks$/);
  await expect(sight.locator('a, button')).toHaveCount(0);
  const place = await sight.locator('h1').boundingBox();
  await page.getByRole('link', { name: 'Rack & Rep' }).first().click();
  letThrough();
  await expect(page).toHaveURL(/\/$/);
  await expect(sight).toHaveCount(0);

  await page.goBack();
  await untilHydrated(page);
  await expect(sight).toHaveCount(0);
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await other.close();
  await expect(sight).toHaveCount(0);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(sight).toHaveCount(0);
  expect(await page.locator('main .product-head h1').boundingBox()).toEqual(place);

  await page.goBack();
  await expect(page.locator('.category-grid')).toBeVisible();
  await page.unroute('**/*.data');
  await page.route('**/*.data', (route) => route.abort());
  await page.locator('.category-grid').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  await expect(sight).toHaveCount(0);
  complaints.splice(0);
});
