import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems, expect, test, untilHydrated } from './watched-page.ts';

const STEP_PX = 320;

async function openDesignPage(page: Page) {
  await page.goto('/design');
  await untilHydrated(page);
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const card = (page: Page, name: string) =>
  part(page, 'Product cards')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

  for (const width of [360, 1440]) {
    test(`moves 320 px with each click of an arrow, there and back, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openDesignPage(page);
      const { list, previous, next } = parts(page);
      await next.click();
      expect(await restOf(list)).toBe(STEP_PX);
      await next.click();
      expect(await restOf(list)).toBe(2 * STEP_PX);
      await previous.click();
      expect(await restOf(list)).toBe(STEP_PX);
    });
  }

  test('moves 320 px back from its end too, though no tile begins there', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openDesignPage(page);
    const { list, previous, next } = parts(page);
    const end = await endOf(list);
    expect(end % STEP_PX).not.toBe(0);
    while ((await next.getAttribute('aria-disabled')) === 'false') {
      await next.click();
      await restOf(list);
    }
    expect(await restOf(list)).toBe(end);
    await previous.click();
    expect(await restOf(list)).toBe(end - STEP_PX);
  });

  test('takes two whole steps for two quick clicks', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await openDesignPage(page);
    const { list, next } = parts(page);
    await next.dblclick();
    expect(await restOf(list)).toBe(2 * STEP_PX);
  });

  test('disables the arrow that leads nowhere, without taking the focus from it', async ({ page }) => {
    await openDesignPage(page);
    const { list, previous, next } = parts(page);
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
    await next.focus();
    for (let at = 0; at < (await endOf(list)); at = await restOf(list)) await page.keyboard.press('Enter');
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
    await expect(next).toBeFocused();
  });

  test('shows no arrows when everything is in view', async ({ page }) => {
    await openDesignPage(page);
    await expect(part(page, 'Short carousel').locator('.carousel-arrows')).toBeHidden();
  });

  test('scrolls by the arrow keys once it has the focus', async ({ page }) => {
    await openDesignPage(page);
    const { list } = parts(page);
    await list.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => list.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  });

  test('jumps instead of gliding for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDesignPage(page);
    const { list, next } = parts(page);
    const after = await next.evaluate(
      (arrow, box) => {
        (arrow as HTMLElement).click();
        return box?.scrollLeft;
      },
      await list.elementHandle(),
    );
    expect(after).toBe(STEP_PX);
  });
});

test.describe('the marquee', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

  test('takes 20 s for the logos and 30 s for the videos, without end and without a gap', async ({
    page,
  }) => {
    await openDesignPage(page);
    expect(await motion(part(page, 'Clients'))).toEqual(both(20, 'running'));
    expect(await motion(part(page, 'Videos'))).toEqual(both(30, 'running'));
    const gap = await part(page, 'Clients').evaluate((strip) => {
      const [first, copy] = [...strip.children].map((round) => round.getBoundingClientRect());
      const isFilled = (first?.width ?? 0) >= strip.clientWidth;
      return isFilled ? Math.abs((copy?.left ?? 0) - (first?.right ?? 0)) : Number.NaN;
    });
    expect(gap).toBeLessThan(1);
  });

  test('stands still under the mouse and goes on after it', async ({ page }) => {
    await openDesignPage(page);
    const strip = part(page, 'Clients');
    await strip.hover();
    expect(await motion(strip)).toEqual(both(20, 'paused'));
    await page.mouse.move(0, 0);
    expect(await motion(strip)).toEqual(both(20, 'running'));
  });

  test('stands still while it has the focus, and shows the link that has it', async ({ page }) => {
    await openDesignPage(page);
    const clients = part(page, 'Clients');
    await clients.focus();
    expect(await motion(clients)).toEqual(both(20, 'paused'));

    const videos = part(page, 'Videos');
    await page.keyboard.press('Tab');
    await expect(videos).toBeFocused();
    expect(await motion(videos)).toEqual(both(30, 'paused'));
    const links = videos.getByRole('link');
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Tab');
    expect(await videos.evaluate((strip) => strip.contains(document.activeElement))).toBe(false);
    expect(await motion(videos)).toEqual(both(30, 'running'));
  });

  test('reads each of its links once', async ({ page }) => {
    await openDesignPage(page);
    await expect(part(page, 'Videos').getByRole('link')).toHaveCount(5);
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
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
  });
});

test('stars say their rating and are filled to the tenth', async ({ page }) => {
  await openDesignPage(page);
  const stars = part(page, 'Badges, tags and stars');
  for (const [words, filled] of [
    ['4.6 out of 5 stars, 214 reviews', 0.92],
    ['3.5 out of 5 stars, 12 reviews', 0.7],
    ['0.1 out of 5 stars, 1 review', 0.02],
    ['5 out of 5 stars', 1],
    ['No reviews yet', 0],
  ] as const) {
    const row = stars.getByRole('img', { name: words, exact: true });
    await expect(row).toBeVisible();
    const share = await row.evaluate((svg) => {
      const [all, own] = [...svg.children].map((bar) => bar.getBoundingClientRect().width);
      return (own ?? 0) / (all ?? 1);
    });
    expect(share).toBeCloseTo(filled, 5);
  }
});

test.describe('a picture', () => {
  const breakPicture = (page: Page) =>
    page.route('**/images/bumper-plates.webp', (route) =>
      route.fulfill({ contentType: 'image/webp', body: 'not a picture' }),
    );

  test('that does not load gives way to the placeholder, and nothing moves', async ({ page }) => {
    await breakPicture(page);
    await openDesignPage(page);
    const picture = part(page, 'Pictures').getByRole('img', { name: 'Stack of bumper plates' });
    const before = await picture.boundingBox();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', '/images/placeholder.svg');
    const { x, width, height } = (await picture.boundingBox()) ?? {};
    expect({ x, width, height }).toEqual({ x: before?.x, width: before?.width, height: before?.height });
    expect(width).toBe(height);
  });

  test('that failed before the page came alive gives way too', async ({ page }) => {
    await breakPicture(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/design', { waitUntil: 'commit' });
    const picture = part(page, 'Pictures').getByRole('img', { name: 'Stack of bumper plates' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0))
      .toBe(true);
    release();
    await expect(picture).toHaveAttribute('src', '/images/placeholder.svg');
  });

  test('waits until it is near, with its place kept', async ({ page }) => {
    await openDesignPage(page);
    for (const picture of await page.locator('.picture img').all()) {
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
    }
  });
});

test.describe('a product card', () => {
  test('shows the price range if there is one', async ({ page }) => {
    await openDesignPage(page);
    const price = card(page, 'Rubber Hex Dumbbells').locator('.price');
    await expect(price).toHaveText('₹950 – ₹66,825');
    await expect(price.locator('s')).toHaveCount(0);
  });

  test('strikes the list price through beside a sale price, and says which is which', async ({ page }) => {
    await openDesignPage(page);
    const price = card(page, 'Power Rack 75×75 mm 11 SWG').locator('.price');
    await expect(price).toHaveText('Sale price ₹59,999 List price ₹79,999');
    await expect(price.locator('s')).toHaveText('List price ₹79,999');
  });

  test('shows just the price without range and sale price', async ({ page }) => {
    await openDesignPage(page);
    await expect(card(page, 'Olympic Barbell 7 ft 20 kg').locator('.price')).toHaveText('₹9,999');
  });

  test('says MADE IN INDIA on every category except barbells and weight plates', async ({ page }) => {
    await openDesignPage(page);
    const tag = (within: Locator) => within.getByText('Made in India');
    await expect(tag(card(page, 'Power Rack 75×75 mm 11 SWG'))).toHaveCSS('text-transform', 'uppercase');
    await expect(tag(card(page, 'Rubber Hex Dumbbells'))).toBeVisible();
    await expect(tag(card(page, 'Olympic Barbell 7 ft 20 kg'))).toHaveCount(0);
    const plates = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Bumper' }) });
    await expect(tag(plates)).toHaveCount(0);
  });

  test('shows a live offer with its end, and neither an ended nor a disabled one', async ({ page }) => {
    await openDesignPage(page);
    await expect(card(page, 'Wall-Mount').locator('.product-card-offer')).toHaveText(
      '₹1,500 off Offer Live Till 30 November 2026',
    );
    await expect(part(page, 'Product cards').getByText('Offer Live Till')).toHaveCount(1);
    await expect(card(page, 'offer ended')).not.toContainText('₹900 off');
    await expect(card(page, 'offer disabled')).not.toContainText('₹700 off');
  });

  test('adds to the cart from its button, not when it is out of stock', async ({ page }) => {
    await openDesignPage(page);
    await card(page, 'Rubber Hex Dumbbells')
      .getByRole('button', { name: 'Add to Cart', exact: true })
      .click();
    await expect(part(page, 'Product cards').getByRole('status')).toHaveText('Added: Rubber Hex Dumbbells');
    await expect(page).toHaveURL(/\/design$/);
    const soldOut = card(page, 'Loadable Dumbbell Handles');
    await expect(soldOut.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await expect(soldOut.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  });

  test('has a heart that says what it will do and whether it is pressed', async ({ page }) => {
    await openDesignPage(page);
    const barbell = card(page, 'Olympic Barbell 7 ft 20 kg');
    const add = barbell.getByRole('button', { name: 'Add Olympic Barbell 7 ft 20 kg to wishlist' });
    await expect(add).toHaveAttribute('aria-pressed', 'false');
    await add.click();
    const remove = barbell.getByRole('button', { name: 'Remove Olympic Barbell 7 ft 20 kg from wishlist' });
    await expect(remove).toHaveAttribute('aria-pressed', 'true');
    await expect(remove).toBeFocused();
    await remove.click();
    await expect(add).toHaveAttribute('aria-pressed', 'false');
  });

  test('is one link as a whole, with a name of at most three lines', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await openDesignPage(page);
    const long = card(page, 'Heavy-Duty');
    const lines = await long.getByRole('heading').evaluate((name) => {
      return name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight);
    });
    expect(lines).toBeLessThanOrEqual(3.01);
    await card(page, 'Olympic Barbell 7 ft 20 kg').click({ position: { x: 60, y: 60 } });
    await expect(page).toHaveURL(/\/product\/olympic-barbell-7-ft-20-kg$/);
  });

  test('shows its line of specification on wide screens, and its rank among the best sellers', async ({
    page,
  }) => {
    await openDesignPage(page);
    const specification = card(page, 'Rubber Hex Dumbbells').getByText('12 pairs, 2.5 to 35 kg');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(specification).toBeVisible();
    await page.setViewportSize({ width: 360, height: 900 });
    await expect(specification).toBeHidden();
    await expect(page.getByText('Best seller number 1')).toBeVisible();
  });

  for (const width of [360, 768, 1440]) {
    test(`has its price and button level with its neighbours' at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openDesignPage(page);
      const feet = await part(page, 'Product cards').evaluate((section) =>
        [...section.querySelectorAll('article')].map((article) => ({
          row: Math.round(article.getBoundingClientRect().top),
          price: Math.round(article.querySelector('.price')?.getBoundingClientRect().bottom ?? 0),
          button: Math.round(article.querySelector('.product-card-buy')?.getBoundingClientRect().bottom ?? 0),
        })),
      );
      const rows = new Set(feet.map(({ row }) => row));
      const distinct = (of: 'price' | 'button') => new Set(feet.map((foot) => foot[of])).size;
      expect(distinct('price')).toBe(rows.size);
      expect(distinct('button')).toBe(rows.size);
    });

    test(`leaves its skeleton nothing to move at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openDesignPage(page);
      const heights = await page.evaluate(() => {
        const natural = (selector: string) => {
          const element = document.querySelector<HTMLElement>(selector);
          if (element === null) return Number.NaN;
          element.style.height = 'max-content';
          return element.getBoundingClientRect().height;
        };
        return [
          natural('[aria-labelledby="display-best"] li:nth-child(2) article'),
          natural('.skeleton-card'),
        ];
      });
      expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 99))).toBeLessThan(1);
    });
  }
});

test.describe('a table', () => {
  test('scrolls in its own box by keyboard, under its head and beside its names', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await openDesignPage(page);
    const box = part(page, 'Sizes by weight');
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect(box.getByRole('rowheader', { name: '20 kg' })).toBeInViewport({ ratio: 1 });
    await expect(box.getByRole('columnheader', { name: 'Pair of' })).toHaveCSS('position', 'sticky');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('sets its numbers right and names itself', async ({ page }) => {
    await openDesignPage(page);
    const table = page.getByRole('table', { name: 'Sizes by weight' });
    await expect(table.getByRole('cell', { name: '₹6,800' })).toHaveCSS('text-align', 'right');
    await expect(table.getByRole('columnheader', { name: 'Price' })).toHaveCSS('text-align', 'right');
    await expect(table.getByRole('rowheader', { name: '20 kg' })).toHaveCSS('text-align', 'left');
  });

  test('says so when it has no rows', async ({ page }) => {
    await openDesignPage(page);
    await expect(page.getByRole('table', { name: 'No sizes' })).toContainText(
      'No size matches these filters',
    );
  });
});

test.describe('the pages of a list', () => {
  const pages = (page: Page, name = 'Pages') => page.getByRole('navigation', { name, exact: true });

  test('are links, with the current one marked and the far ones left out', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDesignPage(page);
    const long = pages(page);
    await expect(long.locator('li:visible')).toHaveText(['', '1', '…', '9', '10', '11', '…', '20', '']);
    await expect(long.getByRole('link', { name: 'Page 10', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(long.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', /\?page=11$/);
    await long.getByRole('link', { name: 'Previous page' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?page=9$/);
  });

  test('lead no further than the first and the last', async ({ page }) => {
    await openDesignPage(page);
    const short = pages(page, 'Few pages');
    await expect(short.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
    await expect(short.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', /\?page=2$/);
  });

  test('fit a phone as "Page 10 of 20" between two arrows', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await openDesignPage(page);
    await expect(pages(page).locator('li:visible')).toHaveText(['', 'Page 10 of 20', '']);
  });
});

test('a chart is read as its finding, with its numbers in a table beside it', async ({ page }) => {
  await openDesignPage(page);
  const figure = part(page, 'Chart').getByRole('figure');
  await expect(figure.getByRole('img', { name: 'Revenue peaks at ₹4,43,940 on 12 November.' })).toBeVisible();
  await expect(figure.getByRole('table', { name: 'Revenue per day' }).getByRole('row')).toHaveCount(6);
});

test('a progress bar says how far it is', async ({ page }) => {
  await openDesignPage(page);
  const bar = page.getByRole('progressbar', { name: 'Updating orders' });
  await expect(bar).toHaveAttribute('value', '12');
  await expect(bar).toHaveAttribute('max', '40');
});

test('everything can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 900 },
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/design');
  await expect(card(page, 'Wall-Mount')).toContainText('Offer Live Till 30 November 2026');
  await expect(page.getByRole('img', { name: '4.6 out of 5 stars, 214 reviews' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Sizes by weight' })).toContainText('₹11,900');
  await expect(page.getByRole('button', { name: 'Next categories' })).toBeHidden();
  await page.getByRole('list', { name: 'Categories' }).hover();
  await page.mouse.wheel(400, 0);
  await expect(
    page.getByRole('list', { name: 'Categories' }).getByText('Rubber Hex Dumbbells'),
  ).toBeInViewport();
  await card(page, 'Olympic Barbell 7 ft 20 kg').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olympic Barbell 7 ft 20 kg');
  await context.close();
});

test('no style stands in the markup, where the security policy would drop it', async ({ request }) => {
  const html = await (await request.get('/design')).text();
  expect(html).not.toMatch(/\sstyle=/);
});

for (const width of [360, 768, 1440]) {
  test(`at ${width} px nothing shifts, sticks out or troubles axe, and a finger hits every control`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const showFonts = await holdFonts(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          const { dataset } = document.documentElement;
          dataset.shifted = String(Number(dataset.shifted ?? 0) + entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/design', { waitUntil: 'domcontentloaded' });
    await untilHydrated(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) {
      await page.evaluate((to) => scrollTo(0, to), top);
      await page.waitForTimeout(50);
    }
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0))).toBeLessThan(
      0.001,
    );

    await showFonts();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await accessibilityProblems(page)).toEqual([]);
    const small = await page.locator('.display-section').evaluate((section) =>
      [...section.querySelectorAll<HTMLElement>('a, button')]
        .filter((control) => control.checkVisibility() && !control.closest('.product-card-name'))
        .filter(({ offsetWidth, offsetHeight }) => offsetWidth < 44 || offsetHeight < 44)
        .map(({ outerHTML }) => outerHTML),
    );
    expect(small).toEqual([]);
  });
}

/** Without the display face: what moves when it arrives is a matter of the whole page, not of these parts. */
async function holdFonts(page: Page): Promise<() => Promise<unknown>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    release();
    return page.evaluate(() => document.fonts.ready.then(() => document.fonts.size));
  };
}
