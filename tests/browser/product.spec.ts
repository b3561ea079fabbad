import type { Page } from '@playwright/test';
import { query } from '../shop-process.ts';
import { accessibilityProblems, expect, test, untilHydrated } from './watched-page.ts';

const database = () => process.env.SHOP_DATABASE_URL ?? '';
const bigPrice = (page: Page) => page.locator('.big-price');
const buyButton = (page: Page, name: 'Add to Cart' | 'Buy Now') =>
  page.locator('.product-buttons').getByRole('button', { name });
const weight = (page: Page, label: string) => page.getByRole('radio', { name: new RegExp(`^${label}`) });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Your Cart/ });

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

/** A change of the catalogue has reached the pages. */
async function openOnce(page: Page, path: string, shows: (page: Page) => Promise<void>) {
  await expect(async () => {
    await page.goto(path);
    await shows(page);
  }).toPass({ timeout: 8000 });
  await untilHydrated(page);
}

test('a product shows its name, its words, its stars and its six pictures, under its slug and under its id [2.route.2] [2.route.3] [2.product.1] [2.product.3] [2.product.4] [2.product.20] [2.product.21] [2.product.22]', async ({
  page,
}) => {
  await open(page, '/product/13');
  await expect(page.getByRole('heading', { level: 1, name: 'Rubber Hex Dumbbells' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/product\/rubber-hex-dumbbells$/,
  );
  await open(page, '/product/rubber-hex-dumbbells');
  await expect(page).toHaveTitle('Rubber Hex Dumbbells · Rack & Rep');
  await expect(page.getByRole('heading', { level: 1, name: 'Rubber Hex Dumbbells' })).toBeVisible();
  await expect(page.locator('.product-short')).toContainText('Sold in pairs from 2.5 to 35 kg.');
  await expect(page.locator('.product-head').getByRole('img', { name: '4.6 out of 5 stars' })).toBeVisible();
  await expect(page.getByRole('link', { name: '5 reviews' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(pictures).toHaveCount(6);
  const boxes = await Promise.all((await pictures.all()).slice(0, 3).map((one) => one.boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[2]?.x).toBe(boxes[0]?.x);
  await expect(pictures.first().locator('img')).toHaveAttribute(
    'alt',
    'Pair of 20 kg rubber hex dumbbells with chrome handles',
  );

  for (const badge of ['Pan India shipping', '5-year warranty', '30-day returns', 'Phone assistance'])
    await expect(page.locator('.product-trust')).toContainText(badge);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Description and Features', 'Specifications', 'Reviews (5)']);
  const shown = page.locator('.tabs-panel:visible');
  await expect(shown).toContainText('the six-sided head stays where you put it');
  await expect(shown).toContainText('Hexagonal heads that do not roll away');
  await tabs.nth(1).click();
  await expect(shown.getByRole('row').first()).toHaveText('Dumbbell typeFixed weight, hexagonal head');
  await expect(shown).toContainText('Warranty2 years');
  await expect(shown).not.toContainText('Hexagonal heads that do not roll away');
  await expect(page.getByRole('list', { name: 'Key points' }).getByRole('listitem')).toHaveCount(4);

  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a picture fills the screen on a click, turns on by keyboard, and closes on a click or by Escape; one that does not load gives way to a placeholder [2.product.2] [8.shopper.23]', async ({
  page,
  complaints,
}) => {
  await open(page, '/product/adjustable-dumbbell-set');
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(pictures).toHaveCount(6);
  await pictures.nth(1).click();
  const overlay = page.getByRole('dialog', { name: /^Picture/ });
  await expect(overlay).toHaveAccessibleName('Picture 2 of 6');
  await expect
    .poll(() => overlay.evaluate((one) => [one.clientWidth, one.clientHeight]))
    .toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
  await page.keyboard.press('ArrowRight');
  await expect(overlay).toHaveAccessibleName('Picture 3 of 6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(overlay).toHaveAccessibleName('Picture 6 of 6');
  expect(await accessibilityProblems(page)).toEqual([]);
  await overlay.getByRole('img').click();
  await expect(overlay).toHaveCount(0);
  await expect(pictures.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);

  const first = pictures.first().locator('img');
  await expect(first).toHaveAttribute('src', /three-quarter-17-5-kg-set/);
  await page.route('**/three-quarter-25-kg-set*', (route) => route.abort());
  await weight(page, '25 kg set').check();
  await expect(first).toHaveAttribute('src', '/images/placeholder.svg');
  await page.unrouteAll();
  await weight(page, '50 kg set').check();
  await expect(first).toHaveAttribute('src', /three-quarter-50-kg-set/);
  expect(complaints.every((text) => /ERR_FAILED/.test(text))).toBe(true);
  complaints.length = 0;
});

test('a weight is chosen from a table of all of them, and price, instalment and address follow [2.product.5] [2.product.10] [2.product.6] [2.product.7] [2.product.8] [2.product.9] [2.product.11] [2.product.12] [2.product.16] [2.product.30] [9.limits.1]', async ({
  page,
}) => {
  await open(page, '/product/rubber-hex-dumbbells?weight=no+such+weight&utm=x');
  await expect(page.getByRole('group', { name: /^Weight/ }).getByRole('radio')).toHaveCount(13);
  await expect(weight(page, '2.5 kg pair')).toBeChecked();
  await expect(weight(page, '35 kg pair')).toBeDisabled();
  await expect(page.getByRole('group', { name: /^Colour/ })).toHaveCount(0);
  await expect(bigPrice(page)).toContainText('₹950');
  await expect(bigPrice(page)).toContainText('Range ₹950 – ₹66,825');

  await weight(page, '20 kg pair').check();
  await expect(bigPrice(page).locator('b')).toHaveText('₹6,800');
  await expect(bigPrice(page).locator('s')).toContainText('₹9,399');
  await expect(bigPrice(page)).toContainText('28% off');
  await expect(bigPrice(page)).toContainText('+ 18 % GST');
  await expect(page.locator('.product-emi')).toContainText('0% EMI for 6 months on the 20 kg pair');
  await expect(page.locator('.product-emi')).toContainText('₹1,133 a month');
  await expect(page.locator('.product-stock')).toHaveText('In Stock');
  expect(new URL(page.url()).search).toBe('?utm=x&weight=20+kg+pair');
  await page.reload();
  await expect(weight(page, '20 kg pair')).toBeChecked();
  await expect(page.getByRole('img', { name: /^Dimension drawing of the 20 kg/ })).toBeVisible();

  const quantity = page.getByRole('group', { name: /^Quantity/ });
  const decrease = quantity.getByRole('button', { name: 'Decrease quantity' });
  await expect(decrease).toHaveAttribute('aria-disabled', 'true');
  await quantity.getByRole('textbox').fill('11');
  await quantity.getByRole('textbox').press('Enter');
  await expect(quantity.getByRole('textbox')).toHaveValue('1');
  await quantity.getByRole('textbox').fill('10');
  await quantity.getByRole('textbox').press('Enter');
  await expect(quantity.getByRole('textbox')).toHaveValue('10');
  await expect(quantity.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await decrease.click();

  await buyButton(page, 'Add to Cart').click();
  await expect(drawer(page)).toHaveAccessibleName('Your Cart (9)');
  await expect(drawer(page)).toContainText('Weight: 20 kg pair');
  const inCart = drawer(page)
    .getByRole('group', { name: /^Quantity/ })
    .getByRole('textbox');
  await expect(inCart).toHaveValue('9');
  await inCart.fill('99');
  await inCart.press('Enter');
  await expect(drawer(page)).toHaveAccessibleName('Your Cart (99)');
});

test('a set with a second choice is sold once both are chosen; what is sold out is not sold [2.product.14] [2.product.15] [2.product.17] [4.contact.7]', async ({
  page,
}) => {
  await open(page, '/product/adjustable-dumbbell-set');
  await weight(page, '50 kg set').check();
  await expect(buyButton(page, 'Add to Cart')).toBeDisabled();
  await expect(buyButton(page, 'Buy Now')).toBeDisabled();
  await expect(page.locator('.product-emi')).toContainText('Select a weight and its plates first');
  await page.getByRole('radio', { name: /^8 x 5 kg/ }).check();
  await expect(page.locator('.product-emi')).toContainText('₹1,417 a month');
  await expect(buyButton(page, 'Add to Cart')).toBeEnabled();
  await buyButton(page, 'Add to Cart').click();
  await expect(drawer(page)).toContainText('50 kg set / 8 x 5 kg + 4 x 1.25 kg plates');

  await open(page, '/product/80');
  await expect(page.locator('.product-stock')).toHaveText('Out of Stock');
  await expect(buyButton(page, 'Add to Cart')).toBeDisabled();
  await expect(buyButton(page, 'Buy Now')).toBeDisabled();
  const facts = async (id: string) => (await (await page.request.get(`/api/products/${id}`)).json()).product;
  expect(await facts('80')).toMatchObject({ inStock: false, featured: false });
  expect(await facts('21')).toMatchObject({ inStock: true, featured: true });

  await query(
    database(),
    `insert into products (id, slug, name, category_id, price) values ('gone', 'gone-plates', 'Gone Plates', 'weight-plates', 100000);
     insert into product_variants (product_id, kind, label, in_stock) values ('gone', 'weight', '5 kg', false)`,
  );
  try {
    await openOnce(page, '/product/gone-plates', (shown) =>
      expect(shown.getByRole('heading', { level: 1 })).toHaveText('Gone Plates', { timeout: 500 }),
    );
    await expect(weight(page, '5 kg')).not.toBeChecked();
    await expect(page.locator('.product-emi')).toContainText('Select a weight first');
    await expect(buyButton(page, 'Add to Cart')).toBeDisabled();
    await expect(page.locator('.product-stock')).toHaveText('Out of Stock');
  } finally {
    await query(database(), `delete from products where id = 'gone'`);
  }
});

test('a rack comes in colours, with a bar and a bench along, and goes to the checkout at once [2.product.13] [2.product.18] [2.product.19] [2.product.26] [9.limits.2]', async ({
  page,
}) => {
  await open(page, '/product/power-rack-75x75-mm-11-swg');
  await expect(page.locator('.product-offer')).toContainText(
    /₹20,000 off\s*Offer Live Till \d{1,2} [A-Z][a-z]+ \d{4}/,
  );
  await expect(page.getByRole('radio', { name: /^Black/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Red/ }).check();
  expect(new URL(page.url()).search).toBe('?color=Red');
  await expect(page.getByRole('list', { name: 'Pictures' }).locator('img').first()).toHaveAttribute(
    'src',
    /three-quarter-red/,
  );
  const along = page.getByRole('group', { name: 'Buy Along With' });
  await expect(along.getByRole('checkbox')).toHaveCount(2);
  await expect(along).toContainText('Option total₹0');
  await along.getByRole('checkbox', { name: /Olympic Barbell 7 ft 20 kg/ }).check();
  await along.getByRole('checkbox', { name: /Adjustable Bench/ }).check();
  await expect(along).toContainText('Option total₹20,998');
  await expect(along).toContainText('Grand total₹80,997');

  const similar = page.getByRole('region', { name: 'You May Also Like' });
  await expect(similar.getByRole('article')).toHaveCount(4);
  await expect(similar).not.toContainText('Power Rack 75x75 mm 11 SWG');
  await expect(similar.getByRole('heading', { level: 3 }).first()).toContainText('Rack');
  expect(await accessibilityProblems(page)).toEqual([]);

  await buyButton(page, 'Buy Now').dblclick();
  await expect(page).toHaveURL('/checkout');
  const cart = await page.evaluate(
    () => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').state.items,
  );
  expect(cart.map((line: Record<string, unknown>) => [line.productId, line.quantity, line.variant])).toEqual([
    ['21', 1, 'Red'],
    ['1', 1, undefined],
    ['30', 1, 'Black'],
  ]);

  await open(page, '/product/olympic-barbell-7-ft-20-kg');
  await expect(page.getByRole('group', { name: 'Buy Along With' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^(Weight|Colour)/ })).toHaveCount(0);
  await expect(bigPrice(page).locator('b')).toHaveText('₹9,999');
  const seen = page.getByRole('region', { name: 'Recently Viewed' });
  await expect(seen.getByRole('article')).toHaveCount(1);
  await expect(seen).toContainText('Power Rack 75x75 mm 11 SWG');
});

test('reviews tell who bought, when, and show pictures; whatever they hold is text [2.product.23] [3.product.18]', async ({
  page,
}) => {
  const script = `</script><script>document.title='taken'</script>`;
  const attack = `${script}<img src=x onerror="document.title='taken'"><b>bold</b>`;
  await query(
    database(),
    `insert into reviews (id, product_id, user_name, rating, comment, verified, status, date)
     values ('hostile', '28', '<i>Mallory</i>', 1, $1, false, 'published', '2026-11-14')`,
    [attack],
  );
  try {
    await openOnce(page, '/product/28', (shown) =>
      expect(shown.locator('.reviews')).toContainText('onerror', { timeout: 500 }),
    );
    const entry = page.locator('.reviews > li').first();
    await expect(entry).toContainText(attack);
    await expect(entry).toContainText('<i>Mallory</i>');
    await expect(entry.locator('img, b b, i')).toHaveCount(0);
    await expect(page).not.toHaveTitle('taken');
  } finally {
    await query(database(), `delete from reviews where id = 'hostile'`);
  }

  await open(page, '/product/power-rack-75x75-mm-11-swg');
  await page.getByRole('link', { name: '4 reviews' }).click();
  await expect(page.getByRole('tab', { name: 'Reviews (4)' })).toHaveAttribute('aria-selected', 'true');
  const first = page.locator('.reviews > li').first();
  await expect(first).toContainText('Rohan Deshpande');
  await expect(first).toContainText('Verified purchase');
  await expect(first).toContainText('4 October 2026');
  await expect(first).toContainText('Every bolt was bagged and labelled');
  await expect(first.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  await expect(first.locator('.review-images img')).toBeVisible();
  await expect(page.locator('.reviews-mean')).toContainText('4.8');
});

test('films run by in thirty seconds and stand still under the mouse, beside a promo film and the feature blocks [2.product.24] [2.product.25] [9.limits.9]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const films = {
    videoUrl: 'https://www.youtube.com/watch?v=promo',
    demoVideoId: 'demo',
    productInsights: ['Put up in an hour', 'Every joint', 'Loaded'].map((title) => ({
      title,
      videoId: title.slice(0, 4),
    })),
  };
  const [before] = await query(database(), `select details from products where id = '25'`);
  await query(database(), `update products set details = details || $1 where id = '25'`, [
    JSON.stringify(films),
  ]);
  try {
    await openOnce(page, '/product/25', (shown) =>
      expect(shown.getByRole('region', { name: 'Films' })).toContainText('Put up in an hour', {
        timeout: 500,
      }),
    );
  } finally {
    await query(database(), `update products set details = $1 where id = '25'`, [
      JSON.stringify(before?.details),
    ]);
  }
  const strip = page.getByRole('region', { name: 'Films' });
  const round = strip.locator('.marquee-round').first();
  await strip.scrollIntoViewIfNeeded();
  await expect(round).toHaveCSS('animation-duration', '30s');
  await page.mouse.move(0, 0);
  await expect(round).toHaveCSS('animation-play-state', 'running');
  await strip.hover();
  await expect(round).toHaveCSS('animation-play-state', 'paused');
  await expect(round.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Film', exact: true }).getByRole('link')).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=promo',
  );
  await expect(page.getByRole('link', { name: /^Watch a demo/ })).toHaveAttribute('href', /watch\?v=demo$/);
  await expect(
    page.getByRole('region', { name: 'Up Close' }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible();

  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Our clients' }).locator('.marquee-round').first()).toHaveCSS(
    'animation-duration',
    '20s',
  );
  await page.getByRole('button', { name: 'Next categories' }).click();
  await expect
    .poll(() =>
      page.getByRole('list', { name: 'Categories' }).evaluate((list) => Math.round(list.scrollLeft)),
    )
    .toBe(320);
});

test('who bought and received a product writes about it, once', async ({ page }) => {
  const email = `reviewer-${Date.now()}@example.in`;
  const account = { name: 'Meera Joshi', email, phone: '9876543210', password: 'a long enough word' };
  const registered = await (await page.request.post('/api/auth/register', { data: account })).json();
  const token: string = registered.authorization.token;
  const address = {
    fullName: 'Meera Joshi',
    email,
    address: '12 Station Road, Camp',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
    phone: '9876543210',
  };
  const placed = await page.request.post('/api/orders', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': email },
    data: {
      items: [{ product_id: '42', quantity: 1 }],
      shipping_address: address,
      billing_address: address,
      payment_method: 'COD',
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  await query(
    database(),
    `update orders set status = 'DELIVERED' where user_id = (select id from users where email = $1)`,
    [email],
  );
  await page.goto('/product/42');
  await page.evaluate((stored) => localStorage.setItem('authToken', stored), token);
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  const form = page.getByRole('form', { name: 'Write a review' });
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form).toContainText('Please give a rating from 1 to 5');
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByRole('textbox', { name: 'Comment' }).fill('Fits, and stays put.');
  await form.getByRole('button', { name: 'Send review' }).click();
  const own = page.getByRole('region', { name: 'Your review' });
  await expect(own).toContainText('Fits, and stays put.');
  await expect(own).toContainText('It will be shown once it has been read.');
  await page.reload();
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await expect(own).toContainText('Fits, and stays put.');
});

test('a pincode tells freight and days, and a share copies the link with the choice in it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/product/rubber-hex-dumbbells?weight=20+kg+pair');
  await expect(weight(page, '20 kg pair')).toBeChecked();
  const pincode = page.getByRole('textbox', { name: 'Delivery to your pincode' });
  await pincode.fill('12');
  await pincode.press('Enter');
  await expect(page.locator('.delivery')).toContainText('Please enter a valid 6 digit pincode');
  await pincode.fill('560001');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('.delivery')).toContainText('Karnataka, 560001');
  await expect(page.locator('.delivery-options')).toContainText('Standard3-7 days₹1,013');
  await expect(page.locator('.delivery-options')).toContainText('Express1-3 days₹1,520');
  await page
    .getByRole('group', { name: /^Quantity/ })
    .getByRole('button', { name: 'Increase quantity' })
    .click();
  await expect(page.locator('.delivery-options')).toContainText('₹2,025');

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
  );
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));
  await page.getByRole('button', { name: 'Share Rubber Hex Dumbbells' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?weight=20\+kg\+pair$/);
});

test('on a phone the price and the button stay in sight, and nothing is too wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/product/rubber-hex-dumbbells');
  const bar = page.getByRole('region', { name: 'Buy', exact: true });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('₹950');
  await expect(bar).toContainText('2.5 kg pair');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityProblems(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(drawer(page)).toHaveAccessibleName('Your Cart (1)');
});

test('a product that is not there is said to be missing, with the way home [2.product.29]', async ({
  page,
}) => {
  const reply = await page.goto('/product/no-such-thing');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
});
