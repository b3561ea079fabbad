import { fillCart } from '../support/browser/filled-cart.ts';
import { expect, test, untilHydrated } from '../support/browser/watched-page.ts';

const CATEGORIES = [
  'Barbells',
  'Dumbbells',
  'Racks',
  'Benches',
  'Weight Plates',
  'Accessories',
  'Combo Offers',
];
const WIDE = { width: 1440, height: 900 };
const LAPTOP = { width: 1100, height: 800 };
const PHONE = { width: 360, height: 780 };

test('the header is fixed and orange, with the logo, every page but others, search, wishlist and account; it changes after 20 pixels, and the way back up comes after 300 [2.layout.1] [2.layout.2] [2.layout.4] [2.layout.7] [2.layout.26] [9.limits.10]', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/');
  await untilHydrated(page);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'fixed');
  await expect(header).toHaveCSS('background-color', 'rgb(255, 106, 0)');
  await expect(header.getByRole('link', { name: 'Rack & Rep, home' })).toBeVisible();
  const names = await header.locator('nav a:visible').allInnerTexts();
  const words = names.map((name) => name.replace(/\s*\d+$/, '').toLowerCase());
  expect(words).toEqual([
    'home',
    'shop',
    'about us',
    'contact us',
    ...CATEGORIES.map((name) => name.toLowerCase()),
  ]);
  for (const [name, to] of [
    ['Shop', '/shop'],
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
    ['Account', '/account'],
    ['Wishlist, 0 items', '/wishlist'],
  ] as const)
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  await expect(header.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'false');

  await page.evaluate(() => window.scrollTo(0, 20));
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(toTop).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 301));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => window.scrollTo(0, 900));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width, height });

  await page
    .getByRole('button', { name: /Add .* to wishlist/ })
    .first()
    .click();
  await expect(header.getByRole('link', { name: 'Wishlist, 1 item' })).toContainText('1');
});

test('the header shows three categories and About on a laptop, the rest under More; a phone gets a menu with everything, which closes on the way to a page [2.layout.3] [2.layout.6] [2.layout.13]', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto('/contact');
  await untilHydrated(page);
  const header = page.getByRole('banner');
  const visible = await header.locator('nav a:visible').allInnerTexts();
  expect(visible.map((name) => name.toLowerCase())).toEqual([
    'home',
    'shop',
    'barbells',
    'dumbbells',
    'racks',
    'about us',
  ]);
  await page.getByText('More', { exact: true }).click();
  await expect(header.getByRole('link', { name: 'Room Planner' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Plate Calculator' })).toBeVisible();
  await page.getByRole('link', { name: 'Benches' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benches');
  await expect(header.getByRole('link', { name: 'Contact Us' })).toBeHidden();

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  for (const name of [
    'Home',
    'Shop',
    'Room Planner',
    'Plate Calculator',
    'About Us',
    'Contact Us',
    'Account',
    ...CATEGORIES,
  ])
    await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await menu.getByRole('link', { name: /^Racks/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Racks');
  await expect(menu).toBeHidden();
});

test('the menu and a cart of three digits are inside a screen of 320 and of 280 pixels, and at 320 no page scrolls sideways', async ({
  page,
}) => {
  await fillCart(page, [
    ['1', 99],
    ['13', 99, '20 kg pair'],
  ]);
  for (const width of [320, 280])
    for (const path of ['/', '/product/olympic-barbell-7-ft-20-kg', '/cart', '/checkout'])
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(path);
        await untilHydrated(page);
        const header = page.getByRole('banner');
        for (const name of ['Search', 'Menu', 'Cart, 198 items']) {
          const box = await header.getByRole('button', { name, exact: true }).boundingBox();
          expect(box?.x ?? -1, name).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? width), name).toBeLessThanOrEqual(width);
          expect(box?.width ?? 0, name).toBeGreaterThanOrEqual(24);
        }
        await expect(header.getByRole('link', { name: 'Rack & Rep, home' })).toBeInViewport({ ratio: 1 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(320);
      });
});

test('a cart of three digits is inside a laptop of 1024 pixels, and the words beside the logo leave it free', async ({
  page,
}) => {
  await fillCart(page, [
    ['1', 99],
    ['13', 99, '20 kg pair'],
  ]);
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.goto('/about');
  await untilHydrated(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Cart, 198 items' })).toBeInViewport({ ratio: 1 });
  const logo = await header.getByRole('link', { name: 'Rack & Rep, home' }).boundingBox();
  const words = await header.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((logo?.x ?? 0) + (logo?.width ?? 1024) + 8).toBeLessThanOrEqual(words?.x ?? 0);
});

test('the footer has social links, policies, contact details and seven categories; a button leads to the chat [2.layout.24] [2.layout.25] [2.layout.27]', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Instagram', 'YouTube', 'Facebook'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  for (const [name, to] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Shipping Policy', '/shipping-policy'],
    ['Return and Replacement Policy', '/return-refund-policy'],
    ['Terms and Conditions', '/terms-and-conditions'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', to);
  await expect(footer.getByRole('link', { name: 'sales@rackandrep.example' })).toBeVisible();
  await expect(footer.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute(
    'href',
    'tel:+919000000000',
  );
  await expect(footer).toContainText('Nashik, Maharashtra');
  const links = page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link');
  await expect(links).toHaveText(CATEGORIES);
  await expect(page.getByRole('link', { name: /Chat/ })).toHaveAttribute(
    'href',
    'https://wa.me/919000000000',
  );
});

test('a quick-contact form checks, tells in a toast at the top right when sending failed, sends and leads to the thank-you page [2.layout.28] [2.route.22]', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/about');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Quick contact' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (const [label, text] of [
    ['Name', 'Asha Kulkarni'],
    ['E-mail', 'asha@gym.example'],
    ['Phone', '9876543210'],
    ['Subject', 'A rack for a low ceiling'],
  ] as const)
    await dialog.getByLabel(label).fill(text);

  await page.route(
    '**/api/contact-us',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>busy</p>' }),
    { times: 1 },
  );
  await send.click();
  const toast = page.getByText('Failed to send message. Please try again.');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x ?? 0).toBeGreaterThan(width / 2);
  expect(box?.y ?? height).toBeLessThan(height / 3);
  await expect(dialog.getByLabel('Subject'), 'what was typed stays').toHaveValue('A rack for a low ceiling');

  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent Successfully!');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
    event: 'form_submit',
    form_type: 'quick-contact',
  });
});

test('header, footer and floating buttons are hidden in the admin [2.layout.29]', {
  tag: '@journey',
}, async ({ page }) => {
  for (const path of ['/admin', '/admin/orders']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  }
});

test('every change of the path scrolls smoothly to the top [2.route.21]', { tag: '@journey' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(WIDE);
  await page.goto('/about');
  await untilHydrated(page);
  await page.evaluate(() => {
    const original = window.scrollTo.bind(window);
    Object.assign(window, { scrolls: [] });
    window.scrollTo = ((options: ScrollToOptions) => {
      (window as unknown as { scrolls: ScrollToOptions[] }).scrolls.push(options);
      original(options);
    }) as typeof window.scrollTo;
    original(0, 1500);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Racks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Racks');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const scrolls = await page.evaluate(() => (window as unknown as { scrolls: ScrollToOptions[] }).scrolls);
  expect(scrolls).toContainEqual({ top: 0, behavior: 'smooth' });
});

test('a stored token is checked when the shop opens, and a false one is dropped [2.route.23]', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seen') !== null) return;
    sessionStorage.setItem('seen', 'yes');
    localStorage.setItem('authToken', 'x'.repeat(43));
  });
  const asked = page.waitForRequest('**/api/auth/user-profile');
  await page.goto('/about');
  expect((await asked).headers().authorization).toBe(`Bearer ${'x'.repeat(43)}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  // The browser itself reports the refusal; it is what was asked for here.
  expect(complaints.every((words) => /status of 401/.test(words))).toBe(true);
  complaints.length = 0;
});

test('in test mode every page says above its header that no real money moves, also the admin’s', async ({
  page,
  request,
}) => {
  const words = 'Test mode: no real money is charged';
  const strip = page.getByRole('region', { name: 'Test payments' }).filter({ hasText: words });
  for (const size of [PHONE, LAPTOP, WIDE])
    await test.step(`${size.width} px wide`, async () => {
      await page.setViewportSize(size);
      for (const path of ['/', '/shop', '/product/1', '/cart', '/no-such-page']) {
        await page.goto(path);
        await expect(strip).toBeVisible();
        const [above, header] = await Promise.all([
          strip.boundingBox(),
          page.getByRole('banner').boundingBox(),
        ]);
        expect(above).toMatchObject({ x: 0, y: 0, width: size.width });
        expect(header?.y).toBe(above?.height);
      }
      await page.goto('/admin/login');
      await expect(strip).toBeVisible();
    });
  expect(await (await request.get('/checkout')).text()).toContain(`>${words}</section>`);
});
