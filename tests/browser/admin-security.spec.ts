import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accessibilityProblems, expect, test, toast } from '../support/browser/admin-page.ts';
import { PHONE, WIDE } from '../support/browser/inbox-page.ts';
import { newEmail, PASSWORD, registerShopper } from '../support/browser/shopper.ts';
import { query } from '../support/shop-process.ts';

/** An administrator of their own for each journey, so that nobody else meets the second step. */
async function newAdministrator(request: APIRequestContext): Promise<string> {
  const email = newEmail('security');
  await registerShopper(request, email);
  await query(
    process.env.SHOP_DATABASE_URL ?? '',
    `update users set role = 'ADMIN', admin_role = 'packer', email_verified_at = now() where email = $1`,
    [email],
  );
  await query(
    process.env.SHOP_DATABASE_URL ?? '',
    'update sessions set revoked_at = now() where user_id = (select id from users where email = $1)',
    [email],
  );
  return email;
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/admin/login');
}

const codeOf = (secret: Secret, steps: number) =>
  TOTP.generate({ secret, timestamp: Date.now() + steps * 30_000 });

test('an administrator turns on an authenticator app, signs in with a code and a recovery code, and ends the other session', async ({
  page,
  browser,
  request,
  excuses,
}) => {
  excuses.push(/status of (401|422)/);
  const email = await newAdministrator(request);
  await page.setViewportSize(WIDE);
  await page.goto('/admin/login');
  await typePassword(page, email);
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'Sign-in & security' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in & security');
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on the authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await dialog.getByText('Can’t scan it?').click();
  const key = (await dialog.locator('code').textContent()) ?? '';
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  const first = dialog.getByLabel('Code from the app');
  expect(await accessibilityProblems(page)).toEqual([]);
  await first.fill('000 00');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(first).toHaveAccessibleDescription(/Enter the 6 digits/);
  const used = codeOf(secret, 0);
  await first.fill(used);
  await dialog.getByRole('button', { name: 'Turn on' }).click();

  const shown = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(shown.locator('code')).toHaveCount(10);
  const codes = await shown.locator('code').allTextContents();
  expect(await accessibilityProblems(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('rack-and-rep-recovery-codes.txt');
  await shown.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 of 10 left')).toBeVisible();

  await signOut(page);
  await page.setViewportSize(PHONE);
  await typePassword(page, email);
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(await accessibilityProblems(page)).toEqual([]);
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await code.fill(used);
  await submit.click();
  await expect(code).toHaveAccessibleDescription(/This code was already used\. Wait for the next one\./);
  await expect(code).toBeFocused();
  await code.fill(codeOf(secret, 1).replace(/^.{3}/, '$& '));
  await submit.click();
  await expect(page).toHaveURL('/admin');

  const theirs = await (await browser.newContext({ viewport: WIDE })).newPage();
  await theirs.goto('/admin/login');
  await typePassword(theirs, email);
  await theirs.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(theirs.getByLabel('Recovery code')).toBeFocused();
  await theirs.getByLabel('Recovery code').fill((codes[0] ?? '').toUpperCase());
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(theirs).toHaveURL('/admin');

  await page.goto('/admin/security');
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  const sessions = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This one');
  expect(await accessibilityProblems(page)).toEqual([]);
  await sessions.getByRole('button', { name: /^End Chrome/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
  await expect(toast(page, 'Session ended')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(theirs, 'its event stream ends, so it asks again by itself').toHaveURL('/admin/login');
  await expect(theirs.getByText('Your session has ended')).toBeVisible();
  await theirs.context().close();
});

test('a passkey is added, signs in alone, stands in for the password, and is removed', async ({
  page,
  request,
  excuses,
}) => {
  excuses.push(/status of (401|403)/);
  const email = await newAdministrator(request);
  const shop = `http://localhost:${process.env.SHOP_PORT}`;
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname));
  const isLoaded = () => loaded.some((path) => /passkey-sign-in|ask-passkey|second-step-form/.test(path));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await page.setViewportSize(WIDE);
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(toast(page, `Passkeys work only at ${shop}. Please open the shop there.`)).toBeVisible();

  loaded.length = 0;
  await page.goto(`${shop}/admin/login`);
  await typePassword(page, email);
  await expect(page).toHaveURL(`${shop}/admin`);
  await page.goto(`${shop}/admin/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  expect(isLoaded(), 'nothing of passkeys comes before it is needed').toBe(false);
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Office laptop');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByRole('listitem')).toContainText('not used yet');

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${shop}/login`);
  await page.goto(`${shop}/admin/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${shop}/admin`);

  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  await query(
    process.env.SHOP_DATABASE_URL ?? '',
    `update sessions set password_at = now() - interval '16 minutes' where token_hash = sha256($1::bytea)`,
    [token],
  );
  await page.goto(`${shop}/admin/security`);
  await expect(passkeys.getByRole('listitem')).toContainText('last used just now');
  await passkeys.getByRole('button', { name: 'Remove Office laptop' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this passkey?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(toast(page, 'Office laptop removed')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${shop}/login`);
  await page.goto(`${shop}/admin/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(toast(page, 'This passkey wasn’t accepted.')).toBeVisible();
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await typePassword(page, email);
  await expect(page, 'the password is enough again').toHaveURL(`${shop}/admin`);
});
