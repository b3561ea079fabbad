import { accessibilityProblems, expect, failing, test, toast } from '../support/browser/admin-page.ts';
import { withoutEvents } from '../support/browser/inbox-page.ts';
import { mailedLink, newEmail, PASSWORD, registerShopper } from '../support/browser/shopper.ts';
import { ADMIN, query } from '../support/shop-process.ts';

const HOSTILE = '<img src=x onerror=alert(1)> Ravi';
const CHOSEN = 'a password of my own';

test('an administrator invites a colleague, who sets a password, signs in, and is out at once when the role is withdrawn', async ({
  page,
  admin,
  browser,
  complaints,
  excuses,
}) => {
  excuses.push(/status of (401|403|422)/);
  const email = newEmail('colleague');
  await page.setViewportSize({ width: 1440, height: 900 });
  await admin.open('/admin/administrators');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administrators');
  const own = page.getByRole('row').filter({ hasText: ADMIN.email });
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  await expect(own.getByRole('button'), 'nobody withdraws the own role').toHaveCount(0);
  await expect(page.getByText('Only another owner can change or remove your role')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite an administrator' });
  const password = dialog.getByLabel('Your password', { exact: true });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill(HOSTILE);
  await dialog.getByLabel('E-mail').fill(email);
  const role = dialog.getByLabel('Role');
  await expect(role, 'the role that may do least').toHaveValue('packer');
  await role.selectOption('Manager');
  await expect(role).toHaveAccessibleDescription(/^Managers run the shop/);
  await password.fill('not this one');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(password).toHaveAccessibleDescription(/^Your password isn’t correct/);
  await expect(password).toBeFocused();
  await password.fill(ADMIN.password);
  const mend = await failing(page, complaints, '**/api/administrators', 'POST');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.locator('.dialog-failure')).toContainText('The server is in trouble');
  await mend();
  await expect(dialog.getByLabel('Name'), 'nothing typed is lost').toHaveValue(HOSTILE);
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(toast(page, `We’ve sent an invitation to ${email}`)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(`${HOSTILE}Invited`);
  await expect(row).toContainText('Manager');
  await expect(row).toContainText('Hasn’t opened the link yet');
  await expect(row).toContainText('Not yet');

  const theirs = await (await browser.newContext()).newPage();
  await withoutEvents(theirs);
  await theirs.goto(await mailedLink(email, '/reset-password'));
  await theirs.getByLabel('New password', { exact: true }).fill(CHOSEN);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs).toHaveURL('/admin/login');
  await expect(toast(theirs, 'Your new password is set. Please sign in.')).toBeVisible();
  await theirs.getByLabel('E-mail').fill(email);
  await theirs.getByLabel('Password', { exact: true }).fill(CHOSEN);
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(theirs).toHaveURL('/admin');
  // The dashboard asks by itself; on this screen nothing is asked until somebody goes on.
  const sidebar = theirs.getByRole('navigation', { name: 'Back-office' });
  await sidebar.getByRole('link', { name: 'Reviews' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Reviews');

  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(row).not.toContainText('Invited');
  await row.getByRole('button', { name: 'Withdraw' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this administrator?' });
  await expect(question).toContainText('signed out on every device');
  await question.getByLabel('Your password', { exact: true }).fill(ADMIN.password);
  expect(await accessibilityProblems(page)).toEqual([]);
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'is no longer an administrator')).toBeVisible();
  await expect(row).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Audit log' }).click();
  await expect(theirs).toHaveURL('/admin/login');
  await theirs.context().close();
});

test('a shopper who is invited stays one until a strong password was chosen through the link', async ({
  page,
  admin,
  browser,
  request,
}) => {
  const email = newEmail('shopper');
  await registerShopper(request, email);
  const database = process.env.SHOP_DATABASE_URL ?? '';
  await query(database, 'update users set email_verified_at = now() where email = $1', [email]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await admin.open('/admin/administrators');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite an administrator' });
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(
    /once they open it and set a password\. Until then, their shopper account stays the same/,
  );
  await dialog.getByLabel('Name').fill('Meera');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Your password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(toast(page, `We’ve sent an invitation to ${email}`)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Meera JoshiInvited');
  await expect(row).toContainText('Hasn’t opened the link yet');
  expect(await accessibilityProblems(page)).toEqual([]);

  const theirs = await (await browser.newContext()).newPage();
  const signIn = async (password: string) => {
    await theirs.getByLabel('E-mail').fill(email);
    await theirs.getByLabel('Password', { exact: true }).fill(password);
    await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await theirs.goto('/admin/login');
  await signIn(PASSWORD);
  await expect(theirs.getByText('Admin login failed')).toBeVisible();
  await theirs.goto(await mailedLink(email, '/reset-password'));
  const chosen = theirs.getByLabel('New password', { exact: true });
  await expect(chosen).toHaveAccessibleDescription('At least 12 characters.');
  await chosen.fill('Password@1234');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(chosen).toHaveAccessibleDescription(/too easy to guess/);
  await chosen.fill(CHOSEN);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs).toHaveURL('/admin/login');
  await signIn(CHOSEN);
  await expect(theirs).toHaveURL('/admin');
  await theirs.context().close();
  await page.reload();
  await expect(row).not.toContainText('Invited');
});
