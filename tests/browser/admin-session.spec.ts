import type { Page } from '@playwright/test';
import { expect, placeOrder, test, toast } from '../support/browser/admin-page.ts';
import { told, WIDE, withoutEvents } from '../support/browser/inbox-page.ts';
import { ADMIN, query } from '../support/shop-process.ts';

const ENDED = 'Your session has ended. Please sign in again.';
const UNSAVED = 'Your session has ended. Sign in again in another tab, then save here.';

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A session of its own, which may end without the others. */
async function openOwn(page: Page, address: string): Promise<void> {
  await page.setViewportSize(WIDE);
  await withoutEvents(page);
  await page.goto(address);
  await signIn(page);
  await told(page, 'Admin login successful');
}

const endSession = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('authToken')}` },
    }),
  );

test('the login says that the session has ended, but not after signing out or on a first visit', async ({
  page,
  excuses,
}) => {
  excuses.push(/status of 401/);
  await page.goto('/admin/customers');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(ENDED)).toHaveCount(0);
  await openOwn(page, '/admin/contacts');
  await page.getByRole('button', { name: 'Clear Auth and Re-login' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(ENDED), 'it was asked for').toHaveCount(0);
  await signIn(page);
  await expect(page).toHaveURL('/admin/contacts');

  const tab = await page.context().newPage();
  await tab.goto('/admin/orders');
  await tab.getByRole('button', { name: 'Sign Out' }).click();
  await expect(tab).toHaveURL('/login');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(ENDED)).toBeVisible();
  await page.reload();
  await expect(page.getByText(ENDED)).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL('/admin/contacts');

  // A dialog in which nothing was typed holds nobody.
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await endSession(page);
  await tab.evaluate(() => localStorage.removeItem('authToken'));
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(ENDED)).toBeVisible();
});

test('what was typed outlives the session: signed in again in another tab, it is saved', async ({
  page,
  excuses,
}) => {
  excuses.push(/status of 401/);
  const { number } = await placeOrder('Session Keeper');
  const address = '/admin/orders?search=session+keeper';
  await openOwn(page, address);
  await page.getByRole('button', { name: `Edit ${number}` }).click();
  const notes = page.getByLabel('Admin notes');
  const save = page.getByRole('button', { name: 'Save changes' });
  await notes.fill('Call before the delivery');
  await endSession(page);
  for (const time of ['first', 'second']) {
    await save.click();
    await expect(toast(page, UNSAVED), time).toHaveCount(1);
    await expect(page).toHaveURL(address);
    await expect(notes).toHaveValue('Call before the delivery');
    if (time === 'first') await toast(page, UNSAVED).getByRole('button', { name: 'Dismiss' }).click();
  }

  const opened = page.context().waitForEvent('page');
  await toast(page, UNSAVED).getByRole('button', { name: 'Sign in', exact: true }).click();
  const tab = await opened;
  await signIn(tab);
  await expect(tab).toHaveURL('/admin');
  await expect(toast(page, UNSAVED)).toHaveCount(0);
  await expect(notes).toHaveValue('Call before the delivery');
  await save.click();
  await expect(toast(page, 'Order updated successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: `Edit ${number}` }).click();
  await notes.fill('Never mind');
  await tab.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, UNSAVED)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page, 'nothing is held any more').toHaveURL('/admin/login');
  await expect(page.getByText(ENDED)).toBeVisible();
});

test('money moves after the password was typed once more, and what was asked for goes on by itself', async ({
  page,
  excuses,
}) => {
  excuses.push(/status of (403|422)/);
  const { number } = await placeOrder('Careful Payer');
  await openOwn(page, '/admin/orders?search=careful+payer');
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  await query(
    process.env.SHOP_DATABASE_URL ?? '',
    `update sessions set password_at = now() - interval '16 minutes' where token_hash = sha256($1::bytea)`,
    [token],
  );
  await page.goto('/admin/orders?search=careful+payer');
  await page.getByRole('button', { name: `View ${number}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  await details.getByRole('button', { name: 'More' }).click();
  await details.getByRole('button', { name: 'Edit order' }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${number}` });
  await edit.getByLabel('Payment status').selectOption('PAID');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('dialog', { name: 'Enter your password' });
  await question.getByLabel('Your password', { exact: true }).fill('not this one');
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    /Your password isn’t correct/,
  );
  await question.getByLabel('Your password', { exact: true }).fill(ADMIN.password);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toHaveCount(0);
  await expect(edit).toHaveCount(0);
  await expect(details.locator('.order-facts')).toContainText('Paid');
});
