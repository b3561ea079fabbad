import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  accessibilityProblems,
  changesOf,
  expect,
  failing,
  test,
  tryAgain,
} from '../support/browser/admin-page.ts';
import {
  filter,
  HOSTILE,
  item,
  row,
  search,
  TABLET,
  told,
  WIDE,
  withoutEvents,
  write,
} from '../support/browser/inbox-page.ts';
import { ADMIN } from '../support/shop-process.ts';

test('contact forms are paged, filtered, edited, deleted and exported [2.forms.1] [2.forms.2] [2.forms.3] [2.forms.5] [4.contact.9] [8.admin.9] [8.admin.10] [8.admin.11] [8.admin.12] [9.limits.5]', {
  tag: '@journey',
}, async ({ page, admin, complaints }) => {
  // A name of its own, also for a second try.
  const word = `formful.${randomUUID().slice(0, 8)}`;
  const places = Array.from({ length: 21 }, (_, index) => index + 1);
  const forms = places.map((place) => ({
    name: `Formful ${place}`,
    email: `${word}@example.in`,
    subject: place === 21 ? '=HYPERLINK("x")' : `Form number ${place}`,
    message: HOSTILE,
    type: place === 21 ? 'SALES' : 'SUPPORT',
  }));
  for (const form of forms) await write(admin, '/contact-us', form);
  await withoutEvents(page);
  await page.setViewportSize(WIDE);
  const asked = page.waitForRequest(/\/api\/contacts\?/);
  await admin.open(`/admin/contacts?search=${word}@`);
  expect((await asked).url()).toContain('limit=20');
  await expect(page.locator('tbody tr')).toHaveCount(20);
  await expect(page.getByText('1–20 of 21')).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await filter(page, 'Type').selectOption('SALES');
  const form = row(page, 'Formful 21');
  await expect(form, 'a filter leads to the first page').toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const status = form.getByRole('combobox', { name: /^Status of/ });
  await expect(status.locator('option')).toHaveText(['NEW', 'READ', 'RESPONDED', 'CLOSED']);
  let mend = await failing(page, complaints, '**/api/contacts/*', 'PUT');
  await status.selectOption('CLOSED');
  await told(page, 'Failed to update status');
  await expect(status).toHaveValue('NEW');
  await form.getByRole('button', { name: /^Edit / }).click();
  const edit = page.getByRole('dialog', { name: /^Edit CONTACT-/ });
  await edit.getByLabel('Type').selectOption('COMPLAINT');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await told(page, 'Failed to update contact form');
  await expect(edit.getByLabel('Type'), 'what was chosen stays').toHaveValue('COMPLAINT');
  await mend();
  await edit.getByLabel('Type').selectOption('SALES');
  await edit.getByLabel('Status').selectOption('READ');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await told(page, 'Contact form updated successfully');
  await expect(status).toHaveValue('READ');
  await status.selectOption('RESPONDED');
  await told(page, 'Status updated successfully');
  await filter(page, 'Status').selectOption('RESPONDED');
  await expect(page).toHaveURL(/status=RESPONDED/);
  await expect(page.locator('tbody tr')).toHaveCount(1);

  await form.getByRole('button', { name: /^View / }).click();
  const details = page.getByRole('dialog', { name: 'Message from Formful 21' });
  await expect(details).toContainText(HOSTILE);
  await expect(details).toContainText(/Type\s*SALES/);
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^contact-forms-\d{4}-\d\d-\d\d\.csv$/);
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv.slice(1)).toMatch(/^Name,Email,Phone,Subject,Type,Status,Message,Created At\r\nFormful 21,/);
  expect(csv, 'no spreadsheet runs it').toContain(`"'=HYPERLINK(`);
  expect(csv).not.toContain('Formful 20');

  mend = await failing(page, complaints, '**/api/contacts?*');
  await filter(page, 'Type').selectOption('All types');
  await told(page, 'Failed to fetch contact forms');
  await expect(form).toBeVisible();
  await tryAgain(page, mend);

  const inbox = page.waitForRequest(/\/api\/contacts\?.*limit=1000/);
  await page.getByRole('navigation', { name: 'Back-office' }).getByText('Contact messages').click();
  await inbox;
  await filter(page, 'Status').selectOption('REPLIED');
  await search(page).fill(`${word}@`);
  await expect(page).toHaveURL(/contact-us\?status=REPLIED&search=formful/);
  await expect(page.locator('.message'), 'the same record under the other word').toHaveCount(1);
  await expect(item(page, 'Formful 21').getByRole('combobox')).toHaveValue('REPLIED');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/contacts\?.*status=RESPONDED/);

  await form.getByRole('button', { name: /^Delete / }).click();
  const question = page.getByRole('dialog', { name: /^Delete CONTACT-\w+\?$/ });
  mend = await failing(page, complaints, '**/api/contacts/*', 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Failed to delete contact form');
  await mend();
  await question.getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Contact form deleted successfully');
  await expect(page.getByText('No contact forms found')).toBeVisible();
});

test('who edits a contact form that a colleague closes meanwhile is told, and keeps what was chosen', async ({
  page,
  admin,
  excuses,
}) => {
  excuses.push(/status of 409/);
  const word = `clash.${randomUUID().slice(0, 8)}`;
  const sent = { name: 'Clash', email: `${word}@example.in`, subject: 'Two answer at once' };
  const { contact } = (await write(admin, '/contact-us', sent)) as { contact: { id: string } };
  await withoutEvents(page);
  await page.setViewportSize(WIDE);
  await admin.open(`/admin/contacts?search=${word}@`);
  await row(page, 'Clash')
    .getByRole('button', { name: /^Edit / })
    .click();
  const edit = page.getByRole('dialog', { name: /^Edit CONTACT-/ });
  await edit.getByLabel('Type').selectOption('SALES');

  const colleague = await page.context().newPage();
  await colleague.goto(`/admin/contacts?search=${word}@`);
  await row(colleague, 'Clash')
    .getByRole('combobox', { name: /^Status of/ })
    .selectOption('CLOSED');
  await told(colleague, 'Status updated successfully');
  await colleague.close();

  const save = edit.getByRole('button', { name: 'Save changes' });
  await save.click();
  await told(page, 'Failed to update contact form');
  await expect(edit.locator('.dialog-failure')).toContainText('Someone else changed this.');
  await expect(edit.getByText('Someone else saved: CLOSED')).toBeVisible();
  await expect(edit.getByText('Someone else saved')).toHaveCount(1);
  await expect(edit.getByLabel('Type'), 'what was chosen stays').toHaveValue('SALES');
  expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
  await edit.getByLabel('Status').selectOption('CLOSED');
  await expect(edit.getByText('Someone else saved'), 'as they have it').toHaveCount(0);
  await edit.getByLabel('Status').selectOption('READ');
  await save.click();
  await told(page, 'Contact form updated successfully');
  await expect(row(page, 'Clash')).toContainText('SALES');
  expect(await changesOf(admin, 'contact', contact.id), 'the log has both').toEqual([
    { status: 'CLOSED' },
    { status: 'READ', type: 'SALES' },
  ]);

  await row(page, 'Clash')
    .getByRole('button', { name: /^Edit / })
    .click();
  await edit.getByLabel('Type').selectOption('SUPPORT');
  await admin.call('PUT', `/contacts/${contact.id}`, { status: 'NEW', type: 'COMPLAINT' });
  await save.click();
  await told(page, 'Failed to update contact form');
  await expect(edit.getByText('Someone else saved: COMPLAINT')).toBeVisible();
  page.once('dialog', (question) => question.accept());
  await edit.getByRole('button', { name: 'Show the latest version' }).click();
  await expect(edit.getByLabel('Type')).toHaveValue('COMPLAINT');
  await expect(edit.getByLabel('Status')).toHaveValue('NEW');
  await save.click();
  await told(page, 'Contact form updated successfully');
});

test('contact forms are changed by administrators alone, who can sign in anew [2.forms.4] [5.admin.13]', {
  tag: '@journey',
}, async ({ page, admin }) => {
  const { data } = (await admin.call('POST', '/auth/admin-login', ADMIN)) as { data: { token: string } };
  const word = `tokenless.${randomUUID().slice(0, 8)}`;
  await write(admin, '/contact-us', {
    name: 'Tokenless',
    email: `${word}@example.in`,
    subject: 'Nobody may touch this',
  });
  await withoutEvents(page);
  await page.setViewportSize(TABLET);
  await page.addInitScript((token) => localStorage.setItem('authToken', token), data.token);
  await page.goto(`/admin/contacts?search=${word}@`);
  const form = row(page, 'Tokenless');
  const status = form.getByRole('combobox', { name: /^Status of/ });
  await expect(status).toHaveValue('NEW');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TABLET.width);

  await page.evaluate(() => localStorage.removeItem('authToken'));
  await status.selectOption('CLOSED');
  await told(page, 'Please log in as admin to perform this action');
  await expect(status).toHaveValue('NEW');
  await form.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Please log in as admin to perform this action');
  await expect(form).toBeVisible();

  await page.evaluate((token) => localStorage.setItem('authToken', token), data.token);
  await page.getByRole('button', { name: 'Clear Auth and Re-login' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});
