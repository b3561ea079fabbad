import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const findings = (page: Page) => page.getByRole('region', { name: 'Does everything fit?' });
const price = (page: Page) => page.getByRole('region', { name: 'Price' });
const onPlan = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Plan of the room/ }).getByRole('button', { name });
const put = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to the room` }).click();

async function setRoom(page: Page, room: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, metres] of Object.entries(room)) {
    await page.getByLabel(label, { exact: true }).fill(metres);
    await page.keyboard.press('Enter');
  }
}

test('a small room refuses what does not fit with the reasons, takes what fits instead, and its link opens the same plan', {
  tag: '@journey',
}, async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/planner');
  await untilHydrated(page);
  await expect(findings(page)).toContainText('Nothing to check yet.');

  await test.step('the power rack stands under 2.4 m; its bar, pull-ups and the press do not fit', async () => {
    await setRoom(page, { Width: '2.4', Depth: '3.0', Ceiling: '2.4', 'Your height': '1.80' });
    await expect(page.getByRole('button', { name: 'Add Power Rack to the room' })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Only what fits this room' }).uncheck();
    await put(page, 'Power Rack');
    await put(page, 'Olympic Barbell 7 ft');
    await expect(onPlan(page, 'Power Rack')).toBeVisible();
    await expect(findings(page)).toContainText(
      /They need 2,590\smm; you have 2,400\smm\. The Power Rack itself fits \(2,310\smm\)\./,
    );
    await expect(findings(page)).toContainText(
      /At 1\.80\sm with plates of 450\smm you need 2,453\smm, 53\smm more than you have\./,
    );
    await expect(findings(page)).not.toContainText('is too high');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('stands with the 5 ft bar are proposed and put in', async () => {
    await expect(findings(page)).toContainText(
      'What fits instead: Adjustable Squat Stands and Olympic Barbell 5 ft',
    );
    await findings(page).getByRole('button', { name: 'Add these, ₹13,498' }).click();
    await expect(onPlan(page, 'Power Rack')).toHaveCount(0);
    await expect(onPlan(page, 'Adjustable Squat Stands')).toBeVisible();
    await expect(price(page)).toContainText('Olympic Barbell 5 ft');
  });

  await test.step('the keyboard moves and turns a product, Undo takes it back, and a reload keeps it', async () => {
    const stands = onPlan(page, 'Adjustable Squat Stands');
    const before = await stands.getAttribute('aria-label');
    await stands.focus();
    await page.keyboard.press('r');
    await expect(stands).not.toHaveAttribute('aria-label', before ?? '');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(stands).toHaveAttribute('aria-label', before ?? '');
    const left = Number(/, ([\d,]+) mm from the left/.exec(before ?? '')?.[1]?.replace(',', ''));
    await stands.focus();
    const key = left >= 50 ? 'ArrowLeft' : 'ArrowRight';
    await page.keyboard.press(key);
    await expect(stands).not.toHaveAttribute('aria-label', before ?? '');
    await page.reload();
    await expect(stands).not.toHaveAttribute('aria-label', before ?? '');
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(page.getByRole('table', { name: 'Products on the floor' })).toContainText(
      'Adjustable Squat Stands',
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
  });

  await test.step('the link opens the same plan in another browser, and a damaged one says so', async () => {
    const stands = await onPlan(page, 'Adjustable Squat Stands').getAttribute('aria-label');
    await page.getByRole('button', { name: 'Share link' }).click();
    await expect(page.locator('.toast')).toContainText('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(onPlan(other, 'Adjustable Squat Stands')).toHaveAttribute('aria-label', stands ?? '');
    await expect(other.getByLabel('Width', { exact: true })).toHaveValue('2.4');
    await expect(price(other)).toContainText('₹13,498');
    await expect(other).toHaveURL(/\/planner$/);
    await other.goto(`${link.slice(0, -4)}AAAA`);
    await expect(other.getByText('This link is damaged')).toBeVisible();
    await expect(findings(other)).toContainText('Nothing to check yet.');
    await elsewhere.close();
  });

  await test.step('everything goes into the cart with one press, and a second press doubles nothing', async () => {
    const cart = page.getByRole('dialog', { name: /^Your Cart/ });
    for (const _press of [1, 2]) {
      await price(page).getByRole('button', { name: 'Add all to cart' }).click();
      await expect(cart).toContainText('₹13,498');
      await cart.getByRole('button', { name: 'Close' }).click();
      await expect(cart).toBeHidden();
    }
  });
});

test('a room is arranged, shown in 3D, and planned for a budget', async ({ page, excuses }) => {
  excuses.push(/GPU stall due to ReadPixels/);
  await page.goto('/planner');
  await untilHydrated(page);
  await setRoom(page, { Width: '5', Depth: '4', Ceiling: '2.6' });
  await put(page, 'Power Rack');
  await put(page, 'Olympic Plate Tree');
  await page.getByRole('button', { name: 'List view' }).click();
  await page.getByLabel('Olympic Plate Tree, mm from the left wall').fill('2000');
  await page.keyboard.press('Enter');
  await page.getByLabel('Olympic Plate Tree, mm from the back wall').fill('500');
  await page.keyboard.press('Enter');
  await expect(findings(page)).toContainText('to solve');
  await page.getByRole('button', { name: 'Arrange for me' }).click();
  await expect(findings(page)).not.toContainText('to solve');

  await test.step('a pointer drags a product, and Undo puts it back', async () => {
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    const tree = onPlan(page, 'Olympic Plate Tree');
    const before = (await tree.getAttribute('aria-label')) ?? '';
    // It stands in the front right corner.
    await tree.scrollIntoViewIfNeeded();
    const box = await tree.locator('.plan-body').boundingBox();
    if (box === null) throw new Error('The plate tree is not drawn');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 160, y - 90, { steps: 5 });
    await page.mouse.up();
    await expect(tree).not.toHaveAttribute('aria-label', before);
    await expect(tree).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tree).toHaveAttribute('aria-label', before);
  });

  await test.step('a bar that one owns is judged with the rack', async () => {
    await findings(page).getByText('Do you own a bar, plates or a rack already?').click();
    const choose = findings(page).getByLabel('Add something you own');
    await choose.selectOption('Olympic Barbell 5 ft 12 kg');
    await expect(findings(page)).toContainText('Olympic Barbell 5 ft 12 kg (yours) and Power Rack');
    await expect(findings(page)).toContainText('the collars hit the posts');
    await findings(page).getByRole('button', { name: 'Remove Olympic Barbell 5 ft 12 kg' }).click();
    await expect(findings(page)).not.toContainText('to solve');
  });

  await test.step('the printed sheet is one page of A4, to scale', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const paper = page.locator('.planner-paper');
    await expect(paper).toContainText('Scale 1:50');
    const floor = await paper.locator('.plan-floor').first().boundingBox();
    // 5 × 4 m are 100 × 80 mm, at 96 pixels to the inch.
    expect((floor?.width ?? 0) / (96 / 25.4)).toBeCloseTo(100, 1);
    expect((floor?.height ?? 0) / (96 / 25.4)).toBeCloseTo(80, 1);
    await expect(paper).toContainText('Olympic Plate Tree');
    await expect(paper).toContainText('Total');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  });

  await page.getByRole('button', { name: '3D view' }).click();
  await expect(page.getByRole('img', { name: /^The room in 3D with 2 products/ })).toHaveAttribute(
    'data-state',
    'shown',
    { timeout: 30_000 },
  );

  await page.getByRole('button', { name: 'Plan for my budget' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan for my budget' });
  await dialog.getByLabel('Budget in rupees, with GST and freight').fill('₹60,000');
  await dialog.getByRole('button', { name: 'Find a set' }).click();
  await expect(dialog).toContainText('below your budget');
  await expect(dialog).toContainText('Left out');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add it to my room' }).click();
  await expect(dialog).toBeHidden();
  await expect(price(page)).not.toContainText('Power Rack');
  await expect(findings(page)).not.toContainText('to solve');
});

test('on a phone a sheet over the plan has three stops, and a finger lifts a product onto the plan', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/planner');
  await untilHydrated(page);
  const sheet = page.locator('.planner-sheet');
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const cdp = await context.newCDPSession(page);

  await test.step('a tap on its handle goes from stop to stop, a pull too', async () => {
    for (const [name, next] of [
      ['Pull up findings, range and price', 'middle'],
      ['Pull them up fully', 'high'],
      ['Put them away', 'low'],
    ] as const) {
      await page.getByRole('button', { name }).tap();
      await expect(sheet).toHaveAttribute('data-stop', next);
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    const handle = await page.locator('.planner-handle').boundingBox();
    const y = (handle?.y ?? 0) + 10;
    await touch('touchStart', 180, y);
    for (const by of [40, 120, 260]) await touch('touchMove', 180, y - by);
    await touch('touchEnd');
    await expect(sheet).toHaveAttribute('data-stop', 'middle');
  });

  await test.step('a finger that rests on a product lifts it, and lets it go on the plan', async () => {
    const row = page.getByRole('region', { name: 'Our range' }).getByRole('listitem').first();
    await row.scrollIntoViewIfNeeded();
    const name = (await row.locator('b').textContent()) ?? '';
    const box = await row.locator('img').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 30];
    await touch('touchStart', x, y);
    await expect(row).toHaveClass(/is-held/);
    await expect(sheet).toHaveAttribute('data-stop', 'low');
    const floor = await page.locator('.plan-floor').first().boundingBox();
    const to = {
      x: (floor?.x ?? 0) + (floor?.width ?? 0) / 2,
      y: (floor?.y ?? 0) + (floor?.height ?? 0) / 2,
    };
    await touch('touchMove', to.x, to.y + 20);
    await touch('touchMove', to.x, to.y);
    await expect(page.locator('.plan-ghost')).toBeVisible();
    await touch('touchEnd');
    await expect(onPlan(page, name)).toHaveAttribute('aria-pressed', 'true');
    const put = await onPlan(page, name).locator('.plan-body').boundingBox();
    expect((put?.x ?? 0) + (put?.width ?? 0) / 2).toBeCloseTo(to.x, -1);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('it falls where the plan takes the focus', async () => {
    await page.getByRole('button', { name: 'Pull up findings, range and price' }).tap();
    await expect(sheet).toHaveAttribute('data-stop', 'middle');
    await page.locator('[data-item]').focus();
    await expect(sheet).toHaveAttribute('data-stop', 'low');
  });

  await test.step('without WebGL the 3D view says so, and the plan is there', async () => {
    await page.getByRole('button', { name: '3D view' }).tap();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('a browser with WebGL');
    await page.getByRole('button', { name: 'Plan', exact: true }).tap();
    await expect(page.locator('[data-item]')).toBeVisible();
  });
  await context.close();
});

test('a plan goes on without a connection', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    baseURL: baseURL ?? '',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/planner');
  await untilHydrated(page);
  await put(page, 'Squat Rack');
  const isCached = () => page.evaluate(async () => (await caches.match('/planner')) !== undefined);
  await expect.poll(isCached, { timeout: 15_000 }).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(onPlan(page, 'Squat Rack')).toBeVisible();
  await put(page, 'Flat Bench');
  await expect(onPlan(page, 'Flat Bench')).toBeVisible();
  await context.close();
});
