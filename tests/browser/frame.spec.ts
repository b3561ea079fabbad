import { expect, test, untilHydrated } from './watched-page.ts';

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

test.describe('the header', () => {
  test('is fixed and orange, with the logo [2.layout.1]', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('position', 'fixed');
    await expect(header).toHaveCSS('background-color', 'rgb(255, 106, 0)');
    await expect(header.getByRole('link', { name: 'Rack & Rep, home' })).toBeVisible();
  });

  test('links to Home, Shop, every category but others, About Us and Contact Us [2.layout.2]', async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/');
    const names = await page.getByRole('banner').locator('nav a:visible').allInnerTexts();
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
    ] as const)
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        to,
      );
  });

  test('shows the first three categories and About on a laptop, the rest under More [2.layout.3]', async ({
    page,
  }) => {
    await page.setViewportSize(LAPTOP);
    await page.goto('/');
    await untilHydrated(page);
    const visible = await page.getByRole('banner').locator('nav a:visible').allInnerTexts();
    expect(visible.map((name) => name.toLowerCase())).toEqual([
      'home',
      'shop',
      'barbells',
      'dumbbells',
      'racks',
      'about us',
    ]);
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('link', { name: 'Benches' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benches');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeHidden();
  });

  test('has a search toggle, the wishlist with its count and the account link [2.layout.4]', async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/');
    await untilHydrated(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'false');
    await expect(header.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    await expect(header.getByRole('link', { name: 'Wishlist, 0 items' })).toHaveAttribute(
      'href',
      '/wishlist',
    );
    await page
      .getByRole('button', { name: /Add .* to wishlist/ })
      .first()
      .click();
    await expect(header.getByRole('link', { name: 'Wishlist, 1 item' })).toContainText('1');
  });

  test('changes after 20 pixels of scrolling [2.layout.7, 9.limits.10]', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    const header = page.getByRole('banner');
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect(header).toHaveCSS('box-shadow', 'none');
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect(header).not.toHaveCSS('box-shadow', 'none');
  });

  test('opens a menu with everything on a phone, which closes on the way to a page [2.layout.6, 2.layout.13]', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    for (const name of ['Home', 'Shop', 'About Us', 'Contact Us', 'Account', ...CATEGORIES])
      await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    await menu.getByRole('link', { name: /^Racks/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Racks');
    await expect(menu).toBeHidden();
  });
});

test.describe('search', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  for (const [text, found] of [
    ['quick-lock', 'Quick-Lock Barbell Collars (pair)'],
    ['combo-offers', 'Home Strength Combo'],
    ['needle bearings', 'Olympic Barbell 7 ft 20 kg'],
  ] as const) {
    test(`finds "${text}" by name, category or description [2.layout.8]`, async ({ page }) => {
      await page.getByRole('combobox').fill(text);
      await expect(page.getByRole('option').filter({ hasText: found })).toBeVisible();
    });
  }

  test('asks the server nothing while one types [1.23]', async ({ page }) => {
    await page.getByRole('combobox').fill('bar');
    await expect(page.getByRole('option').first()).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('combobox').pressSequentially('bell');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(requests.filter((url) => !/\.(webp|avif|svg)$/.test(url))).toEqual([]);
  });

  test('shows at most 5 suggestions [2.layout.9]', async ({ page }) => {
    await page.getByRole('combobox').fill('a');
    await expect(page.getByRole('option')).toHaveCount(5);
  });

  test('goes to the picked product, by mouse and by keyboard [2.layout.10]', async ({ page }) => {
    await page.getByRole('combobox').fill('power rack');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/product\/power-rack-75x75-mm-11-swg$/);
    await expect(page.getByRole('combobox')).toBeHidden();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('bicep');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\/olympic-bicep-straight-bar-4-ft$/);
  });

  test('submits the trimmed query to the results page [2.layout.11]', async ({ page }) => {
    await page.getByRole('combobox').fill('  no such thing & more ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=no%20such%20thing%20%26%20more$/);
  });

  test('ignores an empty or blank query [2.layout.12]', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').fill('   ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('combobox')).toBeVisible();
  });
});

test.describe('the footer and the floating buttons', () => {
  test('the footer has social links, policy links and contact details [2.layout.24]', async ({ page }) => {
    await page.goto('/');
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
  });

  test('the footer links to seven categories, not to others [2.layout.25]', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link');
    await expect(links).toHaveText(CATEGORIES);
  });

  test('a button to the top appears after 300 pixels [2.layout.26, 9.limits.10]', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 301));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a chat link goes to the business number [2.layout.27]', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Chat/ })).toHaveAttribute(
      'href',
      'https://wa.me/919000000000',
    );
  });

  test('a quick-contact form checks, sends and leads to the thank-you page [2.layout.28]', async ({
    page,
  }) => {
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Quick contact' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Name').fill('Asha Kulkarni');
    await dialog.getByLabel('E-mail').fill('asha@gym.example');
    await dialog.getByLabel('Phone').fill('9876543210');
    await dialog.getByLabel('Subject').fill('A rack for a low ceiling');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent Successfully!');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
      event: 'form_submit',
      form_type: 'quick-contact',
    });
  });

  for (const path of ['/admin', '/admin/orders'])
    test(`header, footer and floating buttons are hidden on ${path} [2.layout.29]`, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      for (const part of [
        page.getByRole('banner'),
        page.getByRole('contentinfo'),
        page.getByRole('complementary'),
      ])
        await expect(part).toHaveCount(0);
    });
});

test('every change of the path scrolls smoothly to the top [2.route.21]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(WIDE);
  await page.goto('/');
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

test('a stored token is checked when the shop opens, and a false one is dropped [2.route.23]', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seen') !== null) return;
    sessionStorage.setItem('seen', 'yes');
    localStorage.setItem('authToken', 'x'.repeat(43));
  });
  const asked = page.waitForRequest('**/api/auth/user-profile');
  await page.goto('/');
  expect((await asked).headers().authorization).toBe(`Bearer ${'x'.repeat(43)}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  // The browser itself reports the refusal; it is what was asked for here.
  expect(complaints.every((words) => /status of 401/.test(words))).toBe(true);
  complaints.length = 0;
});

test('a message that could not be sent is told in a toast at the top right [2.route.22]', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Quick contact' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of [
    ['Name', 'Asha Kulkarni'],
    ['E-mail', 'asha@gym.example'],
    ['Phone', '9876543210'],
    ['Subject', 'A rack'],
  ] as const)
    await dialog.getByLabel(label).fill(text);
  await page.route('**/api/contact-us', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<p>busy</p>' }),
  );
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  const toast = page.getByText('Failed to send message. Please try again.');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x ?? 0).toBeGreaterThan(width / 2);
  expect(box?.y ?? height).toBeLessThan(height / 3);
  await expect(dialog.getByLabel('Subject'), 'what was typed stays').toHaveValue('A rack');
});
