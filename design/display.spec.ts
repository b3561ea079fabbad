import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../tests/support/browser/watched-page.ts';
import { card, openDesignPage, part } from './open-design-page.ts';

test.describe('a product card', () => {
  test('shows its price, its offer, where it is made, and its heart', async ({ page }) => {
    await openDesignPage(page);
    await test.step('the price range if there is one', async () => {
      const price = card(page, 'Rubber Hex Dumbbells').locator('.price');
      await expect(price).toHaveText('₹950 – ₹66,825 from ₹1,121 incl. GST');
      await expect(price.locator('s')).toHaveCount(0);
    });
    await test.step('the list price struck through beside a sale price, and which is which', async () => {
      const price = card(page, 'Power Rack 75×75 mm 11 SWG').locator('.price');
      await expect(price).toHaveText('Sale price ₹59,999 List price ₹79,999 ₹70,799 incl. GST');
      await expect(price.locator('s')).toHaveText('List price ₹79,999');
    });
    await test.step('just the price without range and sale price', async () => {
      await expect(card(page, 'Olympic Barbell 7 ft 20 kg').locator('.price')).toHaveText(
        '₹9,999 ₹11,799 incl. GST',
      );
    });
    await test.step('MADE IN INDIA on every category except barbells and weight plates', async () => {
      const tag = (within: Locator) => within.getByText('Made in India');
      await expect(tag(card(page, 'Power Rack 75×75 mm 11 SWG'))).toHaveCSS('text-transform', 'uppercase');
      await expect(tag(card(page, 'Rubber Hex Dumbbells'))).toBeVisible();
      await expect(tag(card(page, 'Olympic Barbell 7 ft 20 kg'))).toHaveCount(0);
      const plates = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Bumper' }) });
      await expect(tag(plates)).toHaveCount(0);
    });
    await test.step('a live offer with its end, and neither an ended nor a disabled one', async () => {
      await expect(card(page, 'Wall-Mount').locator('.product-card-offer')).toHaveText(
        '₹1,500 off Offer Live Till 30 November 2026',
      );
      await expect(part(page, 'Product cards').getByText('Offer Live Till')).toHaveCount(1);
      await expect(card(page, 'offer ended')).not.toContainText('₹900 off');
      await expect(card(page, 'offer disabled')).not.toContainText('₹700 off');
    });
    await test.step('a heart that says what it will do and whether it is pressed', async () => {
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
    await test.step('a button that adds to the cart, not when it is out of stock', async () => {
      await card(page, 'Rubber Hex Dumbbells')
        .getByRole('button', { name: 'Add to Cart', exact: true })
        .click();
      await expect(part(page, 'Product cards').getByRole('status')).toHaveText('Added: Rubber Hex Dumbbells');
      await expect(page).toHaveURL(/\/design$/);
      const soldOut = card(page, 'Loadable Dumbbell Handles');
      await expect(soldOut.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
      await expect(soldOut.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
    });
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

  test('stands level with its neighbours, leaves its skeleton nothing to move, and says what it adds', async ({
    page,
  }) => {
    await openDesignPage(page);
    await expect(page.getByText('Best seller number 1')).toBeVisible();
    const specification = card(page, 'Rubber Hex Dumbbells').getByText('12 pairs, 2.5 to 35 kg');
    const plates = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Bumper' }) });
    await expect(
      plates.getByRole('button', { name: 'Add to Cart', exact: true }),
    ).toHaveAccessibleDescription('Rubber Bumper Plates Adds 5 kg × 2');
    await expect(plates.getByRole('link', { name: 'Choose weight' })).toHaveAccessibleDescription(
      'Rubber Bumper Plates',
    );
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(specification).toBeVisible();
      const feet = await part(page, 'Product cards').evaluate((section) =>
        [...section.querySelectorAll('article')].map((article) => ({
          row: Math.round(article.getBoundingClientRect().top),
          price: Math.round(article.querySelector('.price')?.getBoundingClientRect().bottom ?? 0),
          button: Math.round(article.querySelector('.product-card-buy')?.getBoundingClientRect().bottom ?? 0),
        })),
      );
      const rows = new Set(feet.map(({ row }) => row));
      const distinct = (of: 'price' | 'button') => new Set(feet.map((foot) => foot[of])).size;
      expect(distinct('price'), `prices at ${width} px`).toBe(rows.size);
      expect(distinct('button'), `buttons at ${width} px`).toBe(rows.size);
      const [own, skeleton] = await page.evaluate(() =>
        ['[aria-labelledby="display-best"] li:nth-child(2) article', '.skeleton-card'].map((selector) => {
          const element = document.querySelector<HTMLElement>(selector);
          if (element === null) return Number.NaN;
          element.style.height = 'max-content';
          const { height } = element.getBoundingClientRect();
          element.style.removeProperty('height');
          return height;
        }),
      );
      expect(Math.abs((own ?? 0) - (skeleton ?? 99)), `skeleton at ${width} px`).toBeLessThan(1);
    }
  });
});

test('stars, tables, charts, bars and pictures say what they show', async ({ page }) => {
  await openDesignPage(page);
  await test.step('stars say their rating and are filled to the tenth', async () => {
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
  await test.step('a table sets its numbers right and names itself', async () => {
    const table = page.getByRole('table', { name: 'Sizes by weight' });
    await expect(table.getByRole('cell', { name: '₹6,800' })).toHaveCSS('text-align', 'right');
    await expect(table.getByRole('columnheader', { name: 'Price' })).toHaveCSS('text-align', 'right');
    await expect(table.getByRole('rowheader', { name: '20 kg' })).toHaveCSS('text-align', 'left');
  });
  await test.step('a table says so when it has no rows', async () => {
    await expect(page.getByRole('table', { name: 'No sizes' })).toContainText(
      'No size matches these filters',
    );
  });
  await test.step('a chart is read as its finding, with its numbers in a table beside it', async () => {
    const figure = part(page, 'Chart').getByRole('figure');
    await expect(
      figure.getByRole('img', { name: 'Revenue peaks at ₹4,43,940 on 12 November.' }),
    ).toBeVisible();
    await expect(figure.getByRole('table', { name: 'Revenue per day' }).getByRole('row')).toHaveCount(6);
  });
  await test.step('a progress bar says how far it is', async () => {
    const bar = page.getByRole('progressbar', { name: 'Updating orders' });
    await expect(bar).toHaveAttribute('value', '12');
    await expect(bar).toHaveAttribute('max', '40');
  });
  await test.step('a picture waits until it is near, with its place kept', async () => {
    for (const picture of await page.locator('.picture img').all()) {
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
    }
  });
});

test.describe('a picture', () => {
  const breakPicture = (page: Page) =>
    page.route('**/images/products/38/three-quarter-*', (route) =>
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
});

test('on a phone a table scrolls in its own box by keyboard, and the pages of a list fit between two arrows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openDesignPage(page);
  const box = part(page, 'Sizes by weight');
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect(box.getByRole('rowheader', { name: '20 kg' })).toBeInViewport({ ratio: 1 });
  await expect(box.getByRole('columnheader', { name: 'Pair of' })).toHaveCSS('position', 'sticky');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(pages(page).locator('li:visible')).toHaveText(['', 'Page 10 of 20', '']);
});

const pages = (page: Page, name = 'Pages') => page.getByRole('navigation', { name, exact: true });

test('the pages of a list are links, with the current one marked, the far ones left out, and none beyond the ends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesignPage(page);
  const short = pages(page, 'Few pages');
  await expect(short.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  await expect(short.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', /\?page=2$/);
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
  test(`at ${width} px nothing sticks out, and a finger hits every control`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDesignPage(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const small = await page.locator('.display-section').evaluate((section) =>
      [...section.querySelectorAll<HTMLElement>('a, button')]
        .filter((control) => control.checkVisibility() && !control.closest('.product-card-name'))
        .filter(({ offsetWidth, offsetHeight }) => offsetWidth < 44 || offsetHeight < 44)
        .map(({ outerHTML }) => outerHTML),
    );
    expect(small).toEqual([]);
  });
}
