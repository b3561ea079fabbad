import {
  accessibilityProblems,
  expect,
  readPage,
  test,
  untilHydrated,
} from '../support/browser/watched-page.ts';

const CATEGORIES = ['Barbells', 'Dumbbells', 'Racks', 'Benches', 'Weight Plates', 'Accessories'];

test.describe('the company pages', () => {
  test('About speaks to home gyms, gyms and studios, and shows what we make and for whom [2.pages.1] [2.route.15] [1.1] [1.2] [1.9] [1.19]', {
    tag: '@journey',
  }, async ({ page }) => {
    expect(await readPage(page, '/about')).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made in Nashik');
    await expect(page).toHaveTitle('About Us · Rack & Rep');
    const main = page.getByRole('main');
    await expect(main).toContainText(
      'Rack & Rep builds strength equipment for home gyms, commercial gyms and fitness studios, and ships it across India.',
    );
    await expect(page.getByRole('contentinfo')).toContainText(
      'Strength equipment made in Nashik, Maharashtra, for home gyms, commercial gyms and studios across India.',
    );
    await expect(page.getByRole('region', { name: 'What we promise' }).getByRole('heading')).toHaveText([
      'Made in India',
      'Premium quality',
      'Pan India shipping',
      'Expert support',
      'Warranty of up to 5 years',
    ]);
    for (const name of ['Our mission', 'Our vision'])
      await expect(page.getByRole('region', { name }).getByRole('paragraph')).toBeVisible();
    const cards = page.getByRole('region', { name: 'What we make' }).getByRole('link');
    await expect(cards.locator('b')).toHaveText(CATEGORIES);
    await expect(cards.nth(4)).toHaveAttribute('href', '/category/weight-plates');
    await expect(
      page
        .getByRole('region', { name: 'Clients', exact: true })
        .locator('.marquee-round')
        .first()
        .getByRole('img'),
    ).toHaveCount(5);
    await expect(page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem')).toHaveCount(6);
  });

  test('the shipping and return policies say what the shop promises [2.pages.11] [9.policy.1] [9.policy.4] [9.policy.5] [9.policy.6] [9.policy.7] [9.policy.8] [9.policy.9] [9.policy.11]', {
    tag: '@journey',
  }, async ({ page }) => {
    expect(await readPage(page, '/shipping-policy')).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping Policy');
    await expect(page.getByRole('main')).toContainText(
      'Orders are processed within 1-2 business days and delivered within 7 working days.',
    );
    await expect(page.getByRole('main')).toContainText('we refund the price minus shipping');
    const others = page.getByRole('navigation', { name: 'Other policies' });
    const next = others.getByRole('link', { name: 'Return and Replacement Policy' });
    expect(await readPage(page, (await next.getAttribute('href')) ?? '')).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return and Replacement Policy');
    for (const words of [
      'A replacement is offered for defective or damaged items only.',
      'The replacement is then delivered within 7 working days.',
      'decide on your replacement request within 10-15 days',
      'We don’t offer refunds: all sales are final.',
      'You bear the shipping when you ordered the wrong product.',
      'We bear it when we sent a wrong or defective product, both ways.',
      'A failed delivery: we refund the price minus shipping.',
      'The warranty covers structural damage only',
      'within 30 days of delivery if it is unused',
    ])
      await expect(page.getByRole('main')).toContainText(words);
  });

  test('the terms have 13 sections and a way home, the privacy policy its date [2.pages.10] [2.pages.12] [2.route.16] [9.policy.12]', {
    tag: '@journey',
  }, async ({ page }) => {
    expect(await readPage(page, '/terms-and-conditions')).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveCount(13);
    await expect(main).toContainText('report damage in transit within 7 days');
    await expect(page.getByRole('region', { name: 'Complaints', exact: true })).toContainText(
      'grievance@rackandrep.example',
    );
    const others = page.getByRole('navigation', { name: 'Other policies' });
    await expect(others.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(await readPage(page, '/privacy-policy')).toBe(200);
    await expect(main).toContainText('Last updated June 21, 2024');
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  test('are reached from each other, fit a phone and hold for everybody', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/terms-and-conditions');
    await untilHydrated(page);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: '13. Complaints, law and changes' })
      .click();
    await expect(page).toHaveURL(/#disputes$/);
    await expect(page.locator('#disputes')).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 800 });
    for (const name of [
      'Privacy Policy',
      'Shipping Policy',
      'Return and Replacement Policy',
      'Terms and Conditions',
    ]) {
      await page.getByRole('navigation', { name: 'Other policies' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(360);
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    await page.goto('/about');
    await untilHydrated(page);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

test.describe('when something is not there', () => {
  test('an unknown address answers 404 with a search and ways on [2.route.30]', { tag: '@journey' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const answer = await page.goto('/no/such-page');
    expect(answer?.status()).toBe(404);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found · Rack & Rep');
    const ways = page.getByRole('navigation', { name: 'Other pages' });
    for (const [name, to] of [
      ['Home', '/'],
      ['Shop', '/shop'],
      ['Racks', '/category/racks'],
      ['Contact Us', '/contact'],
    ] as const)
      await expect(ways.getByRole('link', { name })).toHaveAttribute('href', to);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('main').getByRole('searchbox').fill('hex dumbbells');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=hex\+dumbbells$/);
  });

  test('every page that names a return window names 30 days [9.policy.10]', { tag: '@journey' }, async ({
    request,
  }) => {
    const windows: string[] = [];
    for (const path of [
      '/',
      '/about',
      '/contact',
      '/shipping-policy',
      '/return-refund-policy',
      '/terms-and-conditions',
      '/product/power-rack-75x75-mm-11-swg',
    ]) {
      const html = (await (await request.get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, '');
      const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
      windows.push(
        ...(words.match(
          /\b[\d-]+[ -]days? returns?\b|returned within [\d-]+ days|return[^.]{0,40} within [\d-]+ days/gi,
        ) ?? []),
      );
    }
    expect(windows.length).toBeGreaterThanOrEqual(4);
    for (const words of windows) expect(words).toMatch(/\b30[ -]day/);
  });

  test('a page that fails says so in plain words, keeps the frame, and shows no stack [2.route.31]', {
    tag: '@journey',
  }, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/terms-and-conditions');
    await untilHydrated(page);
    await page.route('**/about.data', (route) =>
      route.fulfill({ status: 500, body: 'TypeError: secret at server/about.ts:12:3' }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText(/secret|about\.ts|TypeError/)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    complaints.splice(0);
    await page.unroute('**/about.data');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made in Nashik');
    complaints.splice(0);
  });
});

test.describe('the head of a page', () => {
  const PUBLIC = [
    '/',
    '/shop',
    '/category/racks',
    '/plates',
    '/about',
    '/contact',
    '/privacy-policy',
    '/shipping-policy',
    '/return-refund-policy',
    '/terms-and-conditions',
  ];

  test('every public page has its own title, description, address and picture', async ({
    request,
    baseURL,
  }) => {
    const titles = new Set<string>();
    for (const path of PUBLIC) {
      const html = await (await request.get(path)).text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      expect(title, path).toContain('Rack &amp; Rep');
      titles.add(title);
      expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length, path).toBeGreaterThan(50);
      expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
      const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
      expect((await request.head(picture)).status(), picture).toBe(200);
      expect(html, path).not.toContain('noindex');
    }
    expect(titles.size).toBe(PUBLIC.length);
  });

  test('machines can read who sells here and the answers', async ({ request, baseURL }) => {
    const read = async (path: string): Promise<unknown[]> =>
      [
        ...(await (await request.get(path)).text()).matchAll(
          /<script type="application\/ld\+json">(.*?)<\/script>/gs,
        ),
      ].map(([, json = '']) => JSON.parse(json));
    expect(await read('/')).toContainEqual(
      expect.objectContaining({
        '@type': 'Organization',
        url: `${baseURL}/`,
        email: 'sales@rackandrep.example',
      }),
    );
    expect(await read('/category/racks')).toContainEqual(
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    );
    expect(await read('/contact')).toContainEqual(expect.objectContaining({ '@type': 'FAQPage' }));
  });

  test('private pages and pages that are not there stay out of search engines', async ({ request }) => {
    for (const path of [
      '/contact-thank-you',
      '/search?q=bar',
      '/wishlist',
      '/compare',
      '/compare?ids=21,22',
      '/cart',
      '/nothing',
      '/category/nothing',
    ])
      expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"');
  });
});

test.describe('an address in other letters', () => {
  test('leads to its page, with the question behind it and the id as they are', async ({ request, page }) => {
    for (const [typed, right] of [
      ['/Shop?category=Racks', '/shop?category=Racks'],
      ['/%73hop', '/shop'],
      ['/Category/Racks', '/category/racks'],
      ['/Order-Success/GUEST-aB', '/order-success/GUEST-aB'],
      ['/Admin/Orders', '/admin/orders'],
    ] as const) {
      const reply = await request.get(typed, { maxRedirects: 0 });
      expect(reply.status(), typed).toBe(301);
      expect(reply.headers().location, typed).toBe(right);
    }
    for (const [typed, heading] of [
      ['/About', 'Made in Nashik'],
      ['/CART', 'Your Cart'],
      ['/Product/1', 'Olympic Barbell 7 ft 20 kg'],
      ['/shop//', 'Shop'],
    ] as const) {
      await page.goto(typed);
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 }), typed).toContainText(heading);
    }
    expect((await request.get('/API/health', { maxRedirects: 0 })).status()).toBe(404);
  });
});
