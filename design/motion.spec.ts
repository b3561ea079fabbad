import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../tests/support/browser/watched-page.ts';
import { openDesignPage, part } from './open-design-page.ts';

const STEP_PX = 320;

/** The endless strips of the page would take most of the processor while the carousel glides. */
async function openWithStillStrips(page: Page): Promise<void> {
  await openDesignPage(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.pause();
  });
}

test.describe('the carousel', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

  const parts = (page: Page) => ({
    list: page.getByRole('list', { name: 'Categories' }),
    previous: page.getByRole('button', { name: 'Previous categories' }),
    next: page.getByRole('button', { name: 'Next categories' }),
  });

  /** The place at which a scroll has come to rest. */
  async function restOf(list: Locator): Promise<number> {
    return list.evaluate(async (box) => {
      let before = Number.NaN;
      for (let still = 0; still < 12; still = box.scrollLeft === before ? still + 1 : 0) {
        before = box.scrollLeft;
        await new Promise(requestAnimationFrame);
      }
      return box.scrollLeft;
    });
  }

  const endOf = (list: Locator) => list.evaluate((box) => box.scrollWidth - box.clientWidth);

  test('moves 320 px with each click of an arrow, there and back, on a phone and on a desk', async ({
    page,
  }) => {
    await openWithStillStrips(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { list, previous, next } = parts(page);
      await list.evaluate((box) => box.scrollTo({ left: 0, behavior: 'instant' }));
      expect(await restOf(list)).toBe(0);
      await next.click();
      expect(await restOf(list)).toBe(STEP_PX);
      await next.click();
      expect(await restOf(list)).toBe(2 * STEP_PX);
      await previous.click();
      expect(await restOf(list)).toBe(STEP_PX);
      await next.dblclick();
      expect(await restOf(list), 'two whole steps for two quick clicks').toBe(
        Math.min(3 * STEP_PX, await endOf(list)),
      );
    }
  });

  test('disables the arrow that leads nowhere without taking the focus, and steps back from an end where no tile begins', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openWithStillStrips(page);
    await expect(part(page, 'Short carousel').locator('.carousel-arrows')).toBeHidden();
    const { list, previous, next } = parts(page);
    const end = await endOf(list);
    expect(end % STEP_PX).not.toBe(0);
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
    await next.focus();
    for (let at = 0; at < end; at = await restOf(list)) await page.keyboard.press('Enter');
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
    await expect(next).toBeFocused();
    await previous.click();
    expect(await restOf(list)).toBe(end - STEP_PX);
  });

  test('scrolls by the arrow keys, and jumps instead of gliding for those who asked for less motion', async ({
    page,
  }) => {
    await openWithStillStrips(page);
    const { list, next } = parts(page);
    await list.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => list.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moved = await next.evaluate(
      (arrow, box) => {
        if (box === null) return Number.NaN;
        box.scrollLeft = 0;
        (arrow as HTMLElement).click();
        return box.scrollLeft;
      },
      await list.elementHandle(),
    );
    expect(moved).toBe(STEP_PX);
  });
});

test.describe('the marquee', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

  const motion = (strip: Locator) =>
    strip.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => ({
        seconds: Number(animation.effect?.getComputedTiming().duration) / 1000,
        state: animation.playState,
      })),
    );
  const both = (seconds: number, state: string) => [
    { seconds, state },
    { seconds, state },
  ];

  test('takes 20 s for the logos and 30 s for the videos, without a gap, and stands still under the mouse', async ({
    page,
  }) => {
    await openDesignPage(page);
    const strip = part(page, 'Clients');
    expect(await motion(strip)).toEqual(both(20, 'running'));
    expect(await motion(part(page, 'Videos'))).toEqual(both(30, 'running'));
    const gap = await strip.evaluate((element) => {
      const [first, copy] = [...element.children].map((round) => round.getBoundingClientRect());
      const isFilled = (first?.width ?? 0) >= element.clientWidth;
      return isFilled ? Math.abs((copy?.left ?? 0) - (first?.right ?? 0)) : Number.NaN;
    });
    expect(gap).toBeLessThan(1);
    await strip.hover();
    expect(await motion(strip)).toEqual(both(20, 'paused'));
    await page.mouse.move(0, 0);
    expect(await motion(strip)).toEqual(both(20, 'running'));
  });

  test('stands still while it has the focus, and reads and shows each of its links once', async ({
    page,
  }) => {
    await openDesignPage(page);
    const clients = part(page, 'Clients');
    await clients.focus();
    expect(await motion(clients)).toEqual(both(20, 'paused'));

    const videos = part(page, 'Videos');
    await page.keyboard.press('Tab');
    await expect(videos).toBeFocused();
    expect(await motion(videos)).toEqual(both(30, 'paused'));
    const links = videos.getByRole('link');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Tab');
    expect(await videos.evaluate((strip) => strip.contains(document.activeElement))).toBe(false);
    expect(await motion(videos)).toEqual(both(30, 'running'));
  });

  test('does not move at all for those who asked for less motion, and shows all of it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 900 });
    await openDesignPage(page);
    const strip = part(page, 'Clients');
    expect(await motion(strip)).toEqual([]);
    for (const name of ['Ironyard', 'Pushkar Fitness']) {
      const client = strip.getByText(name).filter({ visible: true });
      await client.scrollIntoViewIfNeeded();
      await expect(client).toBeInViewport({ ratio: 1 });
    }
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await expect.poll(moving).toBe(0);
  });
});
