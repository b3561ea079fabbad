import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

test('a product’s page says whether it fits the room and goes with what one owns, and remembers both', async ({
  page,
  excuses,
}) => {
  // A filter may take a card away before its picture has come.
  excuses.push(/preloaded using link preload but not used/);
  await page.goto('/product/power-rack-75x75-mm-11-swg');
  await untilHydrated(page);
  const hint = page.getByRole('link', { name: /(Check|See why)$/ });
  await expect(hint).toContainText('Does it fit?');
  await hint.click();
  const panel = page.locator('#fit');
  const verdict = panel.getByRole('status');
  await expect(verdict).toHaveText('Will it fit your room?');
  await expect(panel.getByRole('img', { name: /^Side view to scale: it is 2,290 mm high/ })).toBeVisible();
  await expect(
    panel.getByRole('img', { name: /^Plan to scale: it needs 3,400 mm by 2,870 mm/ }),
  ).toBeVisible();
  await expect(panel).toContainText('We allow 600 mm beyond each end of the bar');

  for (const [label, text] of Object.entries({
    'Room width, m': '3,4',
    'Room depth, m': '3.0',
    'Ceiling, m': '2.4',
    'Your height, m': '1.8',
  }))
    await panel.getByLabel(label).fill(text);
  await expect(verdict).toHaveText('Fits, but too low for pull-ups.');
  await expect(panel.getByRole('row', { name: /^Pull-ups/ })).toContainText('190 mm short');
  await expect(panel.getByRole('row', { name: /^Pressing overhead/ })).toContainText('53 mm short');
  await expect(panel.getByRole('heading', { name: 'What fits your room instead' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Adjustable Squat Stands (pair)' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await panel.getByLabel('Add something you own').selectOption('Olympic Barbell 5 ft 12 kg');
  await expect(panel).toContainText('the collars hit the posts');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto('/product/rubber-tri-grip-plates-28-mm-pair');
  await untilHydrated(page);
  await expect(hint).toContainText('Not compatible with what you own.');
  await hint.click();
  await expect(verdict).toHaveText('It doesn’t work with what you own.');
  await expect(panel.getByLabel('Ceiling, m')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Remove Olympic Barbell 5 ft 12 kg' }).click();
  await expect(verdict).toHaveText('Will it work with what you own?');
  await test.step('the shop shows what fits, and asks for what it does not know', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/shop');
    await untilHydrated(page);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const card = (name: string) => page.getByRole('article').filter({ hasText: name });
    await expect(card('Power Rack 75x75 mm 11 SWG')).toBeVisible();
    await filters.getByRole('checkbox', { name: 'Fits my room' }).check();
    await expect(page).toHaveURL(/\/shop\?fits=room$/);
    await expect(card('Vertical Barbell Holder')).toHaveCount(0);
    await expect(card('Flat Bench').first()).toBeVisible();
    await expect(card('Power Rack 75x75 mm 11 SWG')).toBeVisible();
    await filters.getByLabel('Ceiling, m').fill('2.3');
    await expect(card('Power Rack 75x75 mm 11 SWG')).toHaveCount(0);
    await filters.getByLabel('Ceiling, m').fill('3.2');
    await filters.getByLabel('Room depth, m').fill('4');
    await expect(card('Power Rack 75x75 mm 11 SWG')).toBeVisible();
    await filters.getByRole('checkbox', { name: 'Goes with what I own' }).check();
    await filters.getByLabel('Add something you own').selectOption('Olympic Barbell 7 ft 20 kg');
    await expect(card('Rubber Tri-Grip Plates 28 mm (pair)')).toHaveCount(0);
    await expect(card('Cast Iron Olympic Plates')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove filter Goes with what I own' }).click();
    await expect(card('Rubber Tri-Grip Plates 28 mm (pair)')).toBeVisible();
  });
  await page.goto('/product/cotton-lifting-straps-pair');
  await untilHydrated(page);
  await expect(page.locator('#fit')).toHaveCount(0);
});

test('under a low ceiling a product’s page, the filter and the planner say the same, on a phone without an error', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/product/power-rack-75x75-mm-11-swg');
  await untilHydrated(page);
  const panel = page.locator('#fit');
  await panel.scrollIntoViewIfNeeded();
  for (const [label, text] of Object.entries({
    'Room width, m': '3.6',
    'Room depth, m': '3.0',
    'Ceiling, m': '2.4',
  }))
    await panel.getByLabel(label).fill(text);
  await expect(panel.getByRole('status')).toHaveText('Fits, but too low for pull-ups.');
  await expect(panel.getByRole('img', { name: /^Plan to scale/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('link', { name: /(Check|See why)$/ })).toContainText(
    'Fits, but too low for pull-ups.',
  );

  await page.goto('/shop?fits=room');
  await untilHydrated(page);
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Power Rack 75x75 mm 11 SWG')).toBeVisible();
  await expect(card('Vertical Barbell Holder')).toHaveCount(0);

  await page.goto('/planner');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Pull up findings, range and price' }).click();
  const range = page.getByRole('region', { name: 'Our range' });
  const row = range.getByRole('listitem').filter({ hasText: 'Power Rack' });
  await expect(row).toContainText('Fits, but too low for pull-ups');
  await expect(range.getByRole('listitem').filter({ hasText: 'Vertical Barbell Holder' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Add Power Rack to the room' }).click();
  const findings = page.getByRole('region', { name: 'Does everything fit?' });
  await expect(findings.getByRole('status')).toHaveText('Fits, but too low for pull-ups');
  await expect(findings).toContainText(/They need 2,590\smm; you have 2,400\smm\./);
});
