import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';

test('the 3D view shows the product in the round, a drag and a key turn it, and Escape closes it', async ({
  page,
  excuses,
}) => {
  // What Chromium says of itself when it draws without a graphics chip.
  excuses.push(/GPU stall due to ReadPixels/);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/product/cast-iron-kettlebell');
  await untilHydrated(page);
  const weight = page.getByRole('radio', { name: /^16 kg/ });
  await weight.check({ force: true });
  const opener = page.getByRole('button', { name: 'Interactive 3D view' });
  const model = page.waitForRequest(/\/models\//);
  await opener.click();
  expect(new URL((await model).url()).pathname).toBe('/models/49-16-kg.glb');
  const dialog = page.getByRole('dialog', { name: 'Cast Iron Kettlebell, 16 kg' });
  const view = dialog.getByRole('img', { name: /^Cast Iron Kettlebell, 16 kg in 3D/ });
  // A machine without a graphics chip draws with its processor, which it may share.
  await expect(view).toHaveAttribute('data-state', 'shown', { timeout: 30_000 });
  const first = await pixels(view);
  expect(first.contrast).toBeGreaterThan(20);

  const box = await view.boundingBox();
  if (box === null) throw new Error('The canvas has no place');
  await page.mouse.move(box.x + 250, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 130, box.y + 200, { steps: 3 });
  await page.mouse.up();
  await expect
    .poll(async () => difference(first, await pixels(view)), { timeout: 15_000 })
    .toBeGreaterThan(2);
  const turned = await pixels(view);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('+');
  await expect
    .poll(async () => difference(turned, await pixels(view)), { timeout: 15_000 })
    .toBeGreaterThan(2);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a film plays over the page, whole and without a jump, and says so when it cannot be had', async ({
  page,
  excuses,
}) => {
  excuses.push(/Failed to load resource/);
  await page.goto('/product/power-rack-75x75-mm-11-swg');
  await untilHydrated(page);
  const opener = page.getByRole('region', { name: 'Video', exact: true }).getByRole('button');
  await expect(opener.locator('img')).toHaveCSS('object-fit', 'contain');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Power rack, 360° view' });
  const film = dialog.locator('video');
  const before = await film.boundingBox();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true);
  expect(await film.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.route('**/videos/*.mp4', (route) => route.abort());
  await page.getByRole('region', { name: 'Videos' }).getByRole('button').first().click();
  await expect(
    page.getByRole('dialog').getByText('We couldn’t load this video. Please try again later.'),
  ).toBeVisible();
});

interface Pixels {
  readonly grey: Buffer;
  /** How far the brightness strays: an empty stage is all one grey. */
  readonly contrast: number;
}

async function pixels(view: Locator): Promise<Pixels> {
  const picture = sharp(await view.screenshot()).greyscale();
  const { channels } = await picture.clone().stats();
  return { grey: await picture.raw().toBuffer(), contrast: channels[0]?.stdev ?? 0 };
}

/** The mean over all pixels, of 255. */
function difference(one: Pixels, other: Pixels): number {
  const sum = one.grey.reduce((total, level, place) => total + Math.abs(level - (other.grey[place] ?? 0)), 0);
  return sum / one.grey.length;
}
