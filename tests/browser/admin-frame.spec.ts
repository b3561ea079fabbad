import {
  accessibilityProblems,
  expect,
  failing,
  placeOrder,
  test,
  toast,
} from '../support/browser/admin-page.ts';
import { glimpsesOf, withoutEvents } from '../support/browser/inbox-page.ts';
import { untilHydrated } from '../support/browser/watched-page.ts';
import { ADMIN, query } from '../support/shop-process.ts';

/** Those of the specification, in its order; before its kinds of messages all that wait for an answer. */
const SCREENS = [
  ['Dashboard', '/admin'],
  ['Products', '/admin/products'],
  ['Categories', '/admin/categories'],
  ['Orders', '/admin/orders'],
  ['Customers', '/admin/customers'],
  ['Messages to answer', '/admin/messages'],
  ['Contact messages', '/admin/contact-us'],
  ['Enquiries', '/admin/enquiries'],
  ['Settings', '/admin/settings'],
] as const;

/** Each follows its group's entries of the specification. */
const FURTHER = {
  Catalogue: ['Coupons', 'Discounts'],
  Sales: ['Claims', 'Shipping'],
  Money: ['Money in', 'Books'],
  Inbox: ['Reviews'],
  Shop: ['Mail', 'Administrators', 'Audit log'],
};

test('a visitor of the admin signs in and comes to the page they wanted [2.route.18] [8.auth.2] [8.auth.11] [2.admin.1] [2.admin.2] [2.admin.3] [2.admin.6] [2.admin.7] [2.admin.8] [8.auth.12]', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/orders?status=PENDING');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password');
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  expect(await accessibilityProblems(page)).toEqual([]);

  await button.click();
  await expect(email).toBeFocused();
  await expect(page.locator('.field-error')).toHaveCount(2);

  await email.fill(ADMIN.email);
  await password.fill('wrong, but long enough');
  await button.click();
  await expect(toast(page, 'Admin login failed')).toBeVisible();
  await expect(password).toHaveValue('wrong, but long enough');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  // The browser's own words may come after the toast.
  await expect.poll(() => complaints).toEqual([expect.stringMatching(/status of 401/)]);
  complaints.splice(0);

  const mend = await failing(page, complaints, '**/api/auth/admin-login', 'POST');
  await button.click();
  await expect(toast(page, 'The server is in trouble')).toBeVisible();
  await expect(password).toHaveValue('wrong, but long enough');
  await mend();

  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/auth/admin-login', async (route) => {
    await held;
    await route.fallback();
  });
  await password.fill(ADMIN.password);
  await password.press('Enter');
  await expect(page.getByText('Signing in...')).toBeVisible();
  goOn();
  await expect(page).toHaveURL('/admin/orders?status=PENDING');
  await expect(toast(page, 'Admin login successful')).toBeVisible();
  await page.unroute('**/api/auth/admin-login');

  // What is still being asked when the session ends would be refused.
  const answered = ['**/api/dashboard?*', '**/api/dashboard/waiting', '**/api/dashboard/events'].map(
    (address) => page.waitForResponse(address),
  );
  await page.goto('/admin/login');
  await expect(page, 'who is signed in goes on to the dashboard').toHaveURL('/admin');
  await Promise.all(answered);
  await expect(page.locator('#sheet'), 'the shop’s sheet is not in the admin').toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('#sheet')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
});

test('a link from the admin to the shop loads its page, with its sheet', async ({ page, admin }) => {
  for (const from of ['/admin', '/admin/orders']) {
    await admin.open(from);
    await page.getByRole('link', { name: 'View shop' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('#sheet')).toHaveCount(1);
    // Not by the reload of a page that had come without its looks.
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .map((entry) => (entry as PerformanceNavigationTiming).type),
      ),
    ).toEqual(['navigate']);
  }
});

test('the badges of the sidebar stand whole in one column, however much waits', async ({ page, admin }) => {
  await page.route('**/api/dashboard/waiting', (route) =>
    route.fulfill({
      json: { success: true, data: { orders: 1200, claims: 7, contacts: 120, enquiries: 48, reviews: 3 } },
    }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await admin.open('/admin/settings');
  const badges = page.locator('.admin-side .sidebar-count');
  await expect(badges).toHaveText(['99+ waiting', '7 waiting', '99+ waiting', '48 waiting', '3 waiting']);
  const places = await badges.evaluateAll((elements) =>
    elements.map((element) => {
      const { right, width } = element.getBoundingClientRect();
      const text = document.createRange();
      text.selectNode(element.firstChild as Node);
      return { right: Math.round(right), room: width - text.getBoundingClientRect().width };
    }),
  );
  expect(new Set(places.map(({ right }) => right)).size, JSON.stringify(places)).toBe(1);
  for (const { room } of places) expect(room, 'with its padding').toBeGreaterThanOrEqual(10 - 0.5);
});

test('an administrator who signs in at the shop comes to the admin and is greeted there', async ({
  page,
}) => {
  await page.goto('/login');
  await untilHydrated(page);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(toast(page, 'Login successful')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(toast(page, 'Login successful')).toHaveCount(0);
});

test('the admin has a sidebar and nothing of the shop around it, and each entry leads to its screen [1.18] [6.7] [1.4] [2.admin.4] [2.admin.5]', {
  tag: '@journey',
}, async ({ page, admin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await admin.open('/admin');
  const sidebar = page.getByRole('navigation', { name: 'Back-office' });
  const entries = await sidebar
    .locator('a:has(svg)')
    .evaluateAll((links) =>
      links.map((link) => [link.childNodes[1]?.textContent, link.getAttribute('href')]),
    );
  expect(entries).toEqual([...SCREENS, ['Sign-in & security', '/admin/security'], ['View shop', '/']]);
  for (const [group, names] of Object.entries(FURTHER)) {
    const links = sidebar.getByRole('list', { name: group }).locator('a:not(:has(svg))');
    expect(await links.evaluateAll((all) => all.map((link) => link.firstChild?.textContent))).toEqual(names);
  }
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  const refused: string[] = [];
  page.on('response', (reply) => {
    if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.url()}`);
  });
  for (const name of [...Object.values(FURTHER).flat(), ...SCREENS.map(([screen]) => screen)]) {
    const entry = sidebar.getByRole('link', { name }).first();
    const answered = page.waitForResponse(/\/api\/(?!dashboard\/(?:waiting|events))/);
    await entry.click();
    await expect(page).toHaveURL((await entry.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await answered;
  }
  expect(refused).toEqual([]);
  for (const shoppers of ['.site-header', '.site-footer', '.edge-tabs'])
    await expect(page.locator(shoppers)).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 780 });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Customers' }).click();
  await expect(page).toHaveURL('/admin/customers');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');

  await page.goto('/admin/nothing-here');
  await expect(page.getByText('There’s no page at this address.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/admin');
});

test('a shopper is sent to the admin login and told why; until that is known, a spinner turns [2.route.19] [2.route.20] [8.admin.19] [2.admin.9] [2.admin.10]', {
  tag: '@journey',
}, async ({ page, request }) => {
  const registered = await request.post('/api/auth/register', {
    data: { name: 'Meera Joshi', email: `meera.${Date.now()}@example.in`, password: 'barbell and plates' },
  });
  const { authorization } = await registered.json();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/auth/user-profile', async (route) => {
    await held;
    await route.fallback();
  });
  await page.addInitScript((token) => localStorage.setItem('authToken', token), authorization.token);
  await page.goto('/admin/customers');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(page.locator('.admin-spinner')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  goOn();
  await expect(page).toHaveURL('/admin/login');
  await expect(
    page.getByRole('alert').filter({ hasText: 'You must be an admin to access that page.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  for (const [, path] of [...SCREENS, ['', '/admin/contacts']] as const) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/admin/login');
  }
});

test('a page behind the end of a list leads to its last page, with all that filters', async ({
  page,
  admin,
}) => {
  for (const name of ['Asha Theend', 'Ravi Theend']) {
    const { id } = await placeOrder(name);
    await admin.call('PATCH', `/orders/${id}/status`, { status: 'CONFIRMED' });
    await query(
      process.env.SHOP_DATABASE_URL ?? '',
      `insert into outbox (kind, dedupe_key, status, payload) values ('mail', gen_random_uuid(), 'dead', $1)`,
      [{ to: 'theend@example.in', subject: name, text: 'x', html: '<p>x</p>' }],
    );
  }
  await withoutEvents(page);
  // A page that no list here has.
  const glimpses = await glimpsesOf(page, /No [a-z ]+ (found|yet)|Products0 products|Page 9,?999/);
  const shown = page.locator('.list-pager p');
  const lists = [
    ['/admin/orders?search=theend&limit=1&page=9999', /search=theend&limit=1&before=end&page=\d+$/],
    ['/admin/orders?search=theend&limit=1&page=9999&after=1_a', /search=theend&limit=1&before=end&page=\d+$/],
    ['/admin/orders?search=theend&before=9999999999999_z&page=7', /search=theend$/],
    ['/admin/customers?limit=1&page=9999', /\?limit=1&page=\d{1,3}$/],
    ['/admin/mail?limit=1&page=9999', /\?limit=1&page=\d{1,3}$/],
    ['/admin/audit-log?limit=1&page=9999', /\?limit=1&page=\d{1,3}$/],
    ['/admin/products?limit=20&page=9999', /\?limit=20&page=3$/],
  ] as const;
  for (const [address, end] of lists) {
    await admin.open(address);
    await expect(page).toHaveURL(end);
    await expect(shown).toHaveText(/^\d+–\d+ of \d+$/);
    const [first = 0, last = 0, total = 0] = ((await shown.textContent()) ?? '').split(/\D+/).map(Number);
    // Others add rows meanwhile, before these.
    expect(first <= last && last <= total, `${first}–${last} of ${total}`).toBe(true);
    await expect(page.locator('tbody tr').first()).toBeVisible();
  }
  await admin.open('/admin/categories?limit=5&page=9');
  await expect(page).toHaveURL('/admin/categories?limit=5&page=2');
  await expect(page.locator('tbody tr').nth(2)).toBeVisible();
  await admin.open('/admin/administrators?page=9');
  await expect(page.locator('tbody tr').first()).toContainText(ADMIN.email);
  expect(glimpses).toEqual([]);

  await admin.open('/admin/customers?search=nobody+at+all&page=3');
  await expect(page).toHaveURL('/admin/customers?search=nobody+at+all');
  await expect(page.getByText('No customers found')).toBeVisible();
});

test('a server that answers every page of a list empty is not asked for ever', async ({ page, admin }) => {
  await withoutEvents(page);
  let asked = 0;
  await page.route('**/api/mail?*', (route) => {
    asked += 1;
    const pagination = { page: 9, limit: 20, total: 54, pages: 3 };
    return route.fulfill({ json: { success: true, data: [], pagination } });
  });
  await admin.open('/admin/mail?status=dead&page=9');
  await expect(page.getByText('No mail found')).toBeVisible();
  await expect(page).toHaveURL('/admin/mail?status=dead');
  await expect(page.locator('.list-pager p')).toHaveText('0 of 54');
  expect(asked).toBe(3);
});
