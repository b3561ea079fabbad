import {
  accessibilityProblems,
  expect,
  failing,
  placeOrder,
  test,
  toast,
} from '../support/browser/admin-page.ts';

const PHONE = { width: 360, height: 780 };
const WIDE = { width: 1440, height: 900 };

test('the dashboard shows totals, activity, charts, status, actions and updates [2.dashboard.1] [2.dashboard.2] [2.dashboard.3] [2.dashboard.4] [2.dashboard.6]', {
  tag: '@journey',
}, async ({ page, admin, request }) => {
  await placeOrder('Dash Board', { state: 'Kerala' });
  const message = { name: 'Tara Gill', email: 'tara.gill@example.in', subject: 'Bench for a studio' };
  await request.post('/api/contact-us', { data: { ...message, phone: '9876543210', message: 'Hello' } });
  await page.setViewportSize(WIDE);
  await admin.open('/admin');

  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals.getByText(/^\d+ open$/)).toBeVisible();
  await expect(totals.getByText(/^\d+ new today$/)).toHaveCount(2);
  await expect(totals.getByText(/^[\d,]+ in 30 days/), 'beside its change, if there is one').toHaveCount(4);
  expect(await totals.getByRole('heading').allInnerTexts()).toEqual([
    'Orders',
    'Contacts',
    'Enquiries',
    'Users',
  ]);
  for (const value of await totals.locator('.total-tile-value').allInnerTexts())
    expect(value).toMatch(/^[\d,]+$/);

  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByText(/^Order RR-\d+$/).first()).toBeVisible();
  const sale = activity.getByText(/ placed an order of ₹/).first();
  await expect(sale.locator('bdi'), 'a name that runs backwards leaves the amount alone').toHaveText(
    /^(?!.*placed an order).+$/,
  );
  await activity.getByRole('button', { name: 'Contacts' }).click();
  await expect(activity.getByText('Contact message').first()).toBeVisible();
  await expect(activity.getByText(/^Order RR-/)).toHaveCount(0);

  await expect(page.getByRole('region', { name: 'Quick actions' }).getByRole('link')).toHaveText([
    'Create order',
    'Products',
    'Messages',
    'Enquiries',
    'Reviews',
    'Settings',
  ]);
  await expect(page.getByRole('region', { name: 'Recent updates' }).getByRole('listitem')).toHaveText([
    /^Roles for your team: owner, manager, packer and support\d{1,2} \w+ 2026$/,
    /^Create orders for customers who call, and get an e-mail for each new order\d{1,2} \w+ 2026$/,
    /^The dashboard shows what needs you first\d{1,2} \w+ 2026$/,
    /^New orders and enquiries appear without reloading the page\d{1,2} \w+ 2026$/,
    /^Charts for revenue, best sellers and sales by state\d{1,2} \w+ 2026$/,
    /^Shipments, refunds and invoices in each order\d{1,2} \w+ 2026$/,
    /^Coupons and automatic discounts\d{1,2} \w+ 2026$/,
  ]);

  for (const title of [
    'Ordered and received per day',
    'Sales by state',
    'Orders by status',
    'Best-selling products',
  ])
    await expect(page.getByRole('figure').filter({ hasText: title })).toBeVisible();
  const days = page.getByRole('table', { name: 'Ordered and received per day' }).getByRole('row');
  await expect(days).toHaveCount(31);
  await expect(page.getByRole('table', { name: 'Sales by state' })).toContainText('Kerala');
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL('/admin?days=7');
  await expect(days).toHaveCount(8);

  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.route('**/api/dashboard?*', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    const nothing = { ...body.data, recentActivity: [], series: null, unavailable: ['series'] };
    await route.fulfill({ json: { ...body, data: nothing } });
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(activity.getByText('No recent activity found')).toBeVisible();
  await expect(page.getByText('We couldn’t load the charts.')).toBeVisible();
  await expect(totals.getByText(/^\d+ open$/), 'the rest stays').toBeVisible();
  // News from others may have asked once more meanwhile.
  await page.unrouteAll({ behavior: 'wait' });
});

test('the dashboard says each good word only while it is true, and what it could not load [2.dashboard.5] [8.admin.4]', {
  tag: '@journey',
}, async ({ page, admin, complaints }) => {
  let mail = 'smtp';
  let disk = 'good';
  await page.route('**/api/health', (route) =>
    mail === 'away'
      ? route.abort()
      : route.fulfill({ json: { success: true, database: 'connected', disk, mail, payments: 'live' } }),
  );
  await admin.open('/admin');
  const status = page.getByRole('region', { name: 'System status' }).getByRole('listitem');
  await expect(status).toHaveText([/^API.*Online$/, /^Database.*Connected$/, /^Email Service.*Active$/]);

  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals.getByText(/open$/)).toBeVisible();
  const mend = await failing(page, complaints, '**/api/dashboard?*');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(toast(page, 'Failed to load dashboard data')).toBeVisible();
  await expect(page.getByText('What you see may be out of date.')).toBeVisible();
  await expect(totals.getByText(/open$/), 'what was there stays').toBeVisible();
  await mend();

  mail = 'failing';
  disk = 'full';
  await page
    .getByRole('link', { name: 'Customers' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await page.goBack();
  await expect(status.last()).toHaveText(/^Email Service.*Failing$/);
  await expect(status.nth(1)).toHaveText(/^Database.*no order can be saved.*Disk full$/);
  mail = 'away';
  await page.reload();
  await expect(status.first()).toHaveText(/^API.*Not reachable$/);
  await expect(page.getByText('Connected')).toHaveCount(0);
  complaints.length = 0;
});

test('a new order appears on the dashboard within two seconds, without a reload', async ({ page, admin }) => {
  const connected = page.waitForResponse('**/api/dashboard/events');
  await admin.open('/admin');
  await connected;
  await expect(
    page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').first(),
  ).toBeVisible();
  const { number } = await placeOrder('Live Order');
  await expect(page.getByText(`Order ${number}`)).toBeVisible({ timeout: 2000 });
});
