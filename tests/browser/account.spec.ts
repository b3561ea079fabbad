import type { Page } from '@playwright/test';
import { mailedLink, newEmail, PASSWORD, registerShopper, signInAs } from '../support/browser/shopper.ts';
import { accessibilityProblems, expect, test, untilHydrated } from '../support/browser/watched-page.ts';
import { ADMIN } from '../support/shop-process.ts';

const REFUSED = /status of (400|401|409|422|500)/;
const form = (page: Page, name: string) => page.getByRole('form', { name });
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));

test('a guest who wants the account is sent to sign in, creates one and comes back to where they came from; cart and wishlist come along [2.route.17] [2.route.28] [2.admin.7] [6.2] [6.4] [8.auth.1] [8.auth.3] [8.auth.8]', {
  tag: '@journey',
}, async ({ page, request, excuses }) => {
  excuses.push(REFUSED);
  expect(await (await request.get('/account')).text()).toContain('Loading your account...');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/category/barbells');
  await untilHydrated(page);
  const bar = page.getByRole('article').filter({ hasText: 'Olympic Barbell 7' });
  await bar.getByRole('button', { name: /wishlist/ }).click();
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await page.keyboard.press('Escape');
  const kept = () =>
    page.evaluate(() => ['guest-cart', 'guest-wishlist'].map((key) => localStorage.getItem(key)));
  const record = expect.stringContaining('"productId":"1"');
  await expect.poll(kept).toEqual([record, record]);

  await page.goto('/account?from=https://evil.example');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const signIn = form(page, 'Sign in');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByLabel('E-mail')).toHaveAccessibleDescription('Email is required');
  await expect(signIn.getByLabel('E-mail')).toBeFocused();
  await signIn.getByLabel('E-mail').fill(ADMIN.email);
  await signIn.getByLabel('Password', { exact: true }).fill('not this one');
  await signIn.getByRole('button', { name: 'Show password' }).click();
  await expect(signIn.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByRole('alert')).toHaveText('Login failed');
  await expect(signIn.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'The e-mail or password isn’t correct',
  );
  await expect(signIn.getByLabel('E-mail')).toHaveValue(ADMIN.email);
  expect(await token(page)).toBeNull();

  await page.getByRole('link', { name: 'Create account' }).click();
  const create = form(page, 'Create account');
  await create.getByLabel('Name').fill('Meera Joshi');
  await create.getByLabel('E-mail').fill(newEmail('meera'));
  await create.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, json: {} }));
  await create.getByRole('button', { name: 'Create account' }).click();
  await expect(create.getByRole('alert')).toHaveText('Registration failed');
  await page.unroute('**/api/auth/register');
  await create.getByLabel('E-mail').fill(newEmail('meera'));
  await create.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/account\?from=/);
  await expect(page.getByText('Signed in as Meera Joshi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const wishes = async () => {
    const authorization = `Bearer ${await token(page)}`;
    const reply = await request.get('/api/wishlist', { headers: { authorization } });
    return (await reply.json()).data.map((item: { productId: string }) => item.productId);
  };
  await expect.poll(wishes).toEqual(['1']);
  expect(await kept()).toEqual([null, null]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Account of Meera Joshi' })).toBeVisible();
});

test('creating an account with an address that has one leads to sign in or to a new password, and brings the address along', async ({
  page,
  request,
  excuses,
}) => {
  excuses.push(REFUSED);
  const email = newEmail('twice');
  await registerShopper(request, email);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/account?back=here');
  await page.getByRole('link', { name: 'Create account' }).click();
  const create = form(page, 'Create account');
  await create.getByLabel('Name').fill('Meera Joshi');
  await create.getByLabel('E-mail').fill(email);
  await create.getByLabel('Password', { exact: true }).fill('another password');
  await create.getByRole('button', { name: 'Create account' }).click();
  const refusal = create.getByRole('alert');
  await expect(refusal).toHaveText(
    'An account with this e-mail already exists. Sign in, or reset your password.',
  );
  await expect(create.getByLabel('Name')).toHaveValue('Meera Joshi');
  expect(await accessibilityProblems(page)).toEqual([]);

  await refusal.getByRole('link', { name: 'reset your password' }).click();
  await expect(form(page, 'Forgotten password').getByLabel('E-mail')).toHaveValue(email);
  await page.goBack();
  await create.getByLabel('Name').fill('Meera Joshi');
  await create.getByLabel('E-mail').fill(email);
  await create.getByLabel('Password', { exact: true }).fill('another password');
  await create.getByRole('button', { name: 'Create account' }).click();
  await refusal.getByRole('link', { name: 'Sign in' }).click();
  const signIn = form(page, 'Sign in');
  await expect(signIn.getByLabel('E-mail')).toHaveValue(email);
  await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/account\?back=here$/);
});

test('the account: a proven address, profile, addresses, password and the way out; failures keep what was typed [2.route.25] [6.5] [8.auth.5] [8.auth.6] [8.auth.9]', {
  tag: '@journey',
}, async ({ page, request, excuses }) => {
  excuses.push(REFUSED);
  const email = newEmail('asha');
  await signInAs(page, await registerShopper(request, email));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/account');
  const notice = page.getByRole('region', { name: 'E-mail address not confirmed' });
  await expect(notice).toContainText(email);
  expect(await accessibilityProblems(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Send a new link' }).click();
  await expect(notice).toContainText('We’ve sent a new link to your e-mail address');

  const profile = form(page, 'Profile');
  await page.route('**/api/users/profile/*', (route) => route.fulfill({ status: 500, body: '' }));
  await profile.getByLabel('Name').fill('Asha Rao-Kulkarni');
  await profile.getByLabel('Phone').fill('12');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByLabel('Phone')).toHaveAccessibleDescription('Please enter a valid phone number');
  await profile.getByLabel('Phone').fill('98765 43210');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByRole('alert')).toHaveText('Failed to update profile');
  await expect(profile.getByLabel('Name')).toHaveValue('Asha Rao-Kulkarni');
  await page.unroute('**/api/users/profile/*');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account of Asha Rao-Kulkarni' })).toBeVisible();

  await page.getByRole('button', { name: 'Add address' }).click();
  const address = form(page, 'Add address');
  await address.getByLabel('Pincode').fill('560001');
  await expect(address.getByLabel('State')).toHaveValue('Karnataka');
  await address.getByLabel('City').fill('Bengaluru');
  await address.getByRole('button', { name: 'Save' }).click();
  await expect(address.getByLabel('Address')).toHaveAccessibleDescription(
    'Please enter a complete address (minimum 10 characters)',
  );
  await address.getByLabel('Address').fill('7 Shivneri Apartments');
  await address.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.address-book li')).toContainText('Bengaluru, Karnataka 560001');

  const password = form(page, 'Password');
  await password.getByLabel('Current password', { exact: true }).fill('not this one');
  await password.getByLabel('New password', { exact: true }).fill('thirteen plates');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByRole('alert')).toHaveText('Failed to change password');
  await expect(password.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'Your current password isn’t correct',
  );
  await password.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password changed successfully')).toBeVisible();

  await page.goto(await mailedLink(email, '/verify-email'));
  await expect(page.getByText(`Thank you. ${email} is confirmed.`)).toBeVisible();
  await page.getByRole('link', { name: /^Account of / }).click();
  await expect(profile).toContainText('Confirmed. You use it to sign in.');
  await expect(notice).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('order-storage', '{"state":{}}'));
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  const left = () =>
    page.evaluate(() =>
      ['authToken', 'auth-storage', 'order-storage'].map((key) => localStorage.getItem(key)),
    );
  expect(await left()).toEqual([null, null, null]);
});

test('a forgotten password is set anew through a mailed link, and signs out on all devices [2.route.29]', {
  tag: '@journey',
}, async ({ page, request, excuses }) => {
  excuses.push(REFUSED);
  const email = newEmail('ravi');
  const elsewhere = await registerShopper(request, email);
  await page.goto('/login#forgotten-password');
  await untilHydrated(page);
  const forgotten = form(page, 'Forgotten password');
  await forgotten.getByLabel('E-mail').fill(email);
  await forgotten.getByRole('button', { name: 'Send link' }).click();
  await expect(forgotten.getByRole('status')).toContainText(
    'If there’s an account with this e-mail address, we’ve sent it a link to set a new password',
  );
  await page.goto(await mailedLink(email, '/reset-password'));
  await untilHydrated(page);
  const reset = form(page, 'Set a new password');
  await reset.getByLabel('New password', { exact: true }).fill('short');
  await reset.getByRole('button', { name: 'Set password' }).click();
  await expect(reset.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 8 characters/,
  );
  const link = page.url();
  await reset.getByLabel('New password', { exact: true }).fill('fourteen plates');
  await reset.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, 'Your new password is set. Please sign in.')).toBeVisible();
  const headers = { authorization: `Bearer ${elsewhere}` };
  expect((await request.get('/api/auth/user-profile', { headers })).status()).toBe(401);
  await form(page, 'Sign in').getByLabel('E-mail').fill(email);
  await form(page, 'Sign in').getByLabel('Password', { exact: true }).fill('fourteen plates');
  await form(page, 'Sign in').getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page, 'Login successful')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);

  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(toast(page, 'You’re signed out on all devices')).toBeVisible();
  await page.goto(link);
  await untilHydrated(page);
  await reset.getByLabel('New password', { exact: true }).fill('fifteen plates');
  await reset.getByRole('button', { name: 'Set password' }).click();
  await expect(reset.getByRole('alert')).toHaveText(
    'This link is no longer valid. Please request a new one.',
  );
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

test('a session that has run out leads to the login, and a wishlist that cannot be fetched is only warned about [8.auth.4] [8.auth.7] [8.auth.10]', {
  tag: '@journey',
}, async ({ page, request, complaints, excuses }) => {
  excuses.push(REFUSED, /Failed to fetch wishlist/);
  await signInAs(page, 'x'.repeat(43));
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Failed to get current user')).toBeVisible();
  expect(await token(page)).toBeNull();

  const email = newEmail('wish');
  await registerShopper(request, email);
  await page.route('**/api/wishlist', (route) => route.fulfill({ status: 500, body: '' }));
  await form(page, 'Sign in').getByLabel('E-mail').fill(email);
  await form(page, 'Sign in').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form(page, 'Sign in').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect.poll(() => complaints.some((text) => text.includes('Failed to fetch wishlist'))).toBe(true);
  await expect(page.locator('.toast-error')).toHaveCount(0);
});
