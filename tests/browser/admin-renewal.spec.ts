import type { BrowserContext, Page } from '@playwright/test';
import { expect, placeOrder, test, toast } from '../support/browser/admin-page.ts';
import { WIDE, withoutEvents } from '../support/browser/inbox-page.ts';
import { ADMIN, query } from '../support/shop-process.ts';

const ENDED = 'Your session has ended. Please sign in again.';
const UNSAVED = 'Your session has ended. Sign in again in another tab, then save here.';
// The clock is the whole context's.
test.use({ hasOwnContext: true });
// A call that is under way when the clock jumps waits too long by it.
test.beforeEach(({ excuses }) => void excuses.push(/^Failed to fetch wishlist|could not be loaded: Unable/));

const REFRESH = '**/api/auth/refresh';

/** A session of its own, on a clock that can be moved on. */
async function openOwn(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.setViewportSize(WIDE);
  await withoutEvents(page);
  await page.goto(address);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page, 'Admin login successful')).toBeVisible();
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') ?? '');

const isRenewal = (reply: { url(): string }) => reply.url().endsWith('/api/auth/refresh');

/** An order that is being edited, with a note that is not saved yet. */
async function typeNote(page: Page, customer: string): Promise<void> {
  const { number } = await placeOrder(customer);
  await openOwn(page, `/admin/orders?search=${customer.toLowerCase().replaceAll(' ', '+')}`);
  await page.getByRole('button', { name: `Edit ${number}` }).click();
  await page.getByLabel('Admin notes').fill('Call before the delivery');
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const isSaving = (reply: { request(): { method(): string } }) => reply.request().method() === 'PUT';

test('a page that is open for more than half an hour has a new token, and goes on with it', async ({
  page,
  request,
}) => {
  await openOwn(page, '/admin/products');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const renewals: string[] = [];
  page.on('request', (asked) => isRenewal(asked) && renewals.push(asked.url()));
  const first = await tokenOf(page);
  await page.clock.fastForward('29:00');
  expect(renewals).toEqual([]);
  const renewed = page.waitForResponse(isRenewal);
  await page.clock.fastForward('02:00');
  expect((await renewed).status()).toBe(200);
  await expect.poll(() => tokenOf(page)).not.toBe(first);
  const old = await request.get('/api/auth/user-profile', { headers: { authorization: `Bearer ${first}` } });
  expect(old.status()).toBe(401);
  await page.getByRole('link', { name: 'Categories' }).click();
  await expect(page).toHaveURL('/admin/categories');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const second = await tokenOf(page);
  await page.clock.fastForward('30:00');
  await expect.poll(() => tokenOf(page), 'and again half an hour later').not.toBe(second);
});

test('what is saved while the token is being renewed is refused at first, and sent again without a question', async ({
  page,
  excuses,
}) => {
  excuses.push(/status of 401/);
  await typeNote(page, 'Renewed Meanwhile');
  const answered = heldAnswer(page);
  await page.clock.fastForward('31:00');
  await answered.isHeld;
  const refused = page.waitForResponse(isSaving);
  await save(page);
  expect((await refused).status(), 'the shop has voided the old token').toBe(401);
  const accepted = page.waitForResponse(isSaving);
  answered.release();
  expect((await accepted).status()).toBe(200);
  await expect(toast(page, 'Order updated successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is saved while two tabs renew the token at the same moment is sent again, too', async ({
  page,
  context,
  excuses,
}) => {
  excuses.push(/status of 401/);
  await typeNote(page, 'Renewed Twice');
  const tab = await context.newPage();
  await withoutEvents(tab);
  await tab.goto('/admin/customers');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Customers');
  const answered = heldAnswer(context);
  await page.clock.fastForward('31:00');
  await answered.isHeld;
  const refused = page.waitForResponse(isSaving);
  await save(page);
  expect((await refused).status()).toBe(401);
  answered.release();
  await expect(toast(page, 'Order updated successfully')).toBeVisible();
  await tab.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(tab.getByRole('row').nth(1)).toBeVisible();
});

test('an administrator sees at once that the session cannot be renewed, and loses nothing typed', async ({
  page,
  excuses,
}) => {
  excuses.push(/status of 401/);
  await typeNote(page, 'Never Renewed');
  await expire(await tokenOf(page));
  await page.clock.fastForward('31:00');
  await expect(toast(page, UNSAVED)).toBeVisible();
  const notes = page.getByLabel('Admin notes');
  await expect(notes).toHaveValue('Call before the delivery');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(ENDED)).toBeVisible();
});

test('a shop that does not answer a renewal signs nobody out, and is asked again', async ({
  page,
  excuses,
}) => {
  excuses.push(/ERR_FAILED|status of 500/);
  await typeNote(page, 'Renewed Later');
  const first = await tokenOf(page);
  await page.route(REFRESH, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/auth/refresh'));
  await page.clock.fastForward('31:00');
  await failed;
  await page.unroute(REFRESH);
  await expect(page.getByLabel('Admin notes')).toHaveValue('Call before the delivery');
  expect(await tokenOf(page)).toBe(first);
  await page.clock.fastForward('30:00');
  await expect.poll(() => tokenOf(page)).not.toBe(first);
  await save(page);
  await expect(toast(page, 'Order updated successfully')).toBeVisible();
});

/** The shop renews the token, and its answer is long on the way. */
function heldAnswer(place: Page | BrowserContext) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isHeld = new Promise<void>((resolve) => {
    void place.route(REFRESH, async (route) => {
      const response = await route.fetch();
      resolve();
      await released;
      await route.fulfill({ response });
    });
  });
  return { isHeld, release };
}

/** As if twelve hours had gone by without a renewal. */
const expire = (token: string) =>
  query(
    process.env.SHOP_DATABASE_URL ?? '',
    'update sessions set expires_at = now() where token_hash = sha256($1::bytea)',
    [token],
  );
