import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADMIN, query } from '../shop-process.ts';
import { accessibilityProblems, expect, failing, type Office, test, toast } from './office-page.ts';

const WIDE = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 360, height: 780 };
const HOSTILE = '<img src=x onerror="document.title=1"> {{7*7}} ‮abc';

const item = (page: Page, words: string) => page.locator('.message').filter({ hasText: words });
const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });
const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search by name, e-mail, subject or message' });
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

const write = (office: Office, path: string, message: object) => office.call('POST', path, message);

/** A toast says so, and is put away. */
async function told(page: Page, text: string): Promise<void> {
  await toast(page, text).getByRole('button').click();
  await expect(toast(page, text)).toHaveCount(0);
}

/** Answers the browser's own questions as told, and keeps them. */
function questionsOf(page: Page, answers: boolean[]): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(`${dialog.type()}: ${dialog.message()}`);
    return answers.shift() ? dialog.accept() : dialog.dismiss();
  });
  return questions;
}

test('contact messages are found, read, answered and deleted [2.messages.1] [2.messages.2] [2.messages.3] [2.messages.5] [2.messages.6] [2.messages.7] [2.messages.8] [5.admin.10] [8.admin.1] [8.admin.2] [8.admin.3]', async ({
  page,
  office,
  complaints,
}) => {
  // A long way, and the first of its worker: on a busy machine it needs most of the usual half minute.
  test.setTimeout(60_000);
  const long = `Forty square metres. ${'We lift on Mondays and rest on Sundays. '.repeat(20)}`;
  await write(office, '/contact-us', {
    name: 'Inbox Asha',
    email: 'inbox.asha@example.in',
    phone: '9876543210',
    subject: 'A gym for our school',
    message: long,
  });
  await write(office, '/contact-us', {
    name: HOSTILE,
    email: 'inbox.hostile@example.in',
    subject: HOSTILE,
    message: HOSTILE,
  });
  await page.setViewportSize(WIDE);
  await office.open('/admin/contact-us?search=inbox.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact messages');
  await expect(page.locator('.message')).toHaveCount(2);
  const asha = item(page, 'Inbox Asha');
  await expect(asha).toContainText(/inbox\.asha@example\.in.*98765.*A gym for our school.*\d{4}, \d\d:\d\d/);
  const lines = await asha
    .locator('.message-text')
    .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines), 'a long message takes two lines').toBe(2);
  const hostile = item(page, 'inbox.hostile');
  await expect(hostile.locator('.message-text')).toHaveText(HOSTILE);
  await expect(hostile.locator('img')).toHaveCount(0);
  await expect(hostile.getByRole('link'), 'no phone, no link').toHaveCount(1);
  expect(await accessibilityProblems(page)).toEqual([]);

  const status = asha.getByRole('combobox', { name: /^Status of CONTACT-\w+ from Inbox Asha$/ });
  await expect(status.locator('option')).toHaveText(['NEW', 'READ', 'REPLIED', 'CLOSED']);
  await expect(filter(page, 'Status').locator('option')).toHaveText([
    'All statuses',
    'NEW',
    'READ',
    'REPLIED',
    'CLOSED',
  ]);
  let mend = await failing(page, complaints, '**/api/contacts/*', 'PUT');
  await status.selectOption('CLOSED');
  await told(page, 'Failed to update contact status');
  await expect(status).toHaveValue('NEW');
  await mend();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await status.selectOption('REPLIED');
  expect((await sent).postDataJSON()).toEqual({ status: 'REPLIED' });
  await told(page, 'Contact status updated');
  await filter(page, 'Status').selectOption('REPLIED');
  await expect(page.locator('.message')).toHaveCount(1);

  await asha.getByRole('button', { name: /^View / }).click();
  const details = page.getByRole('dialog', { name: 'Message from Inbox Asha' });
  for (const words of ['inbox.asha@example.in', '98765', 'A gym for our school', long.trim(), ' 2026, '])
    await expect(details).toContainText(words);
  await expect(details.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:inbox\.asha%40example\.in\?subject=Re%3A%20A%20gym%20for%20our%20school%20%5BCONTACT-\w+%5D$/,
  );
  await details.getByRole('combobox', { name: /^Status of/ }).selectOption('READ');
  await expect(details.getByRole('combobox', { name: /^Status of/ }), 'it stays open').toHaveValue('READ');
  await expect(page.locator('.message'), 'it no longer belongs to the view').toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('No contacts found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await search(page).fill('a gym for our school');
  await expect(page).toHaveURL(/search=a\+gym/);
  await expect(page.locator('.data-table')).toHaveAttribute('aria-busy', 'false');
  await expect(asha).toBeVisible();

  mend = await failing(page, complaints, '**/api/contacts?*');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await told(page, 'Failed to load contacts');
  await expect(asha, 'what was there stays').toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.locator('.list-failure')).toHaveCount(0);

  const questions = questionsOf(page, [false, true, true]);
  const remove = asha.getByRole('button', { name: /^Delete / });
  await remove.click();
  expect(questions).toEqual(['confirm: Are you sure you want to delete this contact?']);
  mend = await failing(page, complaints, '**/api/contacts/*', 'DELETE');
  await remove.click();
  await told(page, 'Failed to delete contact');
  await expect(asha).toBeVisible();
  await mend();
  await remove.click();
  await told(page, 'Contact deleted successfully');
  await expect(asha).toHaveCount(0);

  await search(page).fill('inbox.hostile');
  await expect(hostile).toBeVisible();
  for (const size of [TABLET, PHONE]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('diagnostics show why no messages come [2.messages.4]', async ({ page, office, complaints }) => {
  await office.open('/admin/contact-us');
  const info = page.getByRole('region', { name: 'Debug info' });
  await expect(page.locator('summary', { hasText: 'Diagnostics' })).toBeVisible();
  await expect(info).toBeHidden();
  await page.locator('summary', { hasText: 'Diagnostics' }).click();
  await expect(info).toContainText('/api/contacts');
  await expect(info).toContainText(/Token\s*stored/);
  await page.getByRole('button', { name: 'Test API' }).click();
  await expect(info).toContainText(/Test API\s*OK, \d+ messages \(\d+ ms\)/);
  await page.getByRole('button', { name: 'Direct Test' }).click();
  await expect(info).toContainText(/Direct Test\s*HTTP 200, application\/json/);
  const mend = await failing(page, complaints, '**/api/contacts?*');
  await page.getByRole('button', { name: 'Test API' }).click();
  await expect(info).toContainText(/Test API\s*Failed: The server is in trouble/);
  await page.getByRole('button', { name: 'Direct Test' }).click();
  await expect(info).toContainText(/Direct Test\s*HTTP 500/);
  await mend();
});

test('enquiries are handled like contact messages, in lower case [5.admin.11] [2.adminenq.1] [2.adminenq.2] [8.admin.13] [8.admin.14] [8.admin.15]', async ({
  page,
  office,
  complaints,
}) => {
  await write(office, '/enquiries', {
    name: 'Enquirer Ravi',
    email: 'enquirer.ravi@example.in',
    phone: '9876543210',
    subject: 'Enquiry about a rack',
    message: 'Does it fit under 2.2 m?',
    product_id: '1',
  });
  await write(office, '/enquiries', {
    name: 'Enquirer Meena',
    email: 'enquirer.meena@example.in',
    subject: HOSTILE,
  });
  await page.setViewportSize(WIDE);
  await office.open('/admin/enquiries?search=enquirer.');
  await page.setViewportSize(TABLET);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries');
  const ravi = item(page, 'Enquirer Ravi');
  await expect(ravi).toContainText(/enquirer\.ravi@.*98765.*Enquiry about a rack.*fit under.*Product id 1/);
  await expect(item(page, 'Enquirer Meena')).toContainText(HOSTILE);
  await expect(item(page, 'Enquirer Meena')).not.toContainText('Product id');
  expect(await accessibilityProblems(page)).toEqual([]);
  const status = ravi.getByRole('combobox', { name: /^Status of/ });
  await expect(status.locator('option')).toHaveText(['new', 'read', 'replied', 'closed']);
  let mend = await failing(page, complaints, '**/api/enquiries/*', 'PUT');
  await status.selectOption('closed');
  await told(page, 'Failed to update enquiry status');
  await expect(status).toHaveValue('new');
  await mend();
  await status.selectOption('replied');
  await told(page, 'Enquiry status updated');
  await filter(page, 'Status').selectOption('replied');
  await expect(page.locator('.message')).toHaveCount(1);

  await ravi.getByRole('button', { name: 'Enquiry about a rack' }).click();
  const details = page.getByRole('dialog', { name: 'Message from Enquirer Ravi' });
  await expect(details).toContainText(/Product id\s*1/);
  await expect(details).toContainText('Does it fit under 2.2 m?');
  await details.getByRole('button', { name: 'Close' }).click();

  mend = await failing(page, complaints, '**/api/enquiries?*');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await told(page, 'Failed to load enquiries');
  await expect(ravi).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.list-failure')).toHaveCount(0);

  const questions = questionsOf(page, [true, true]);
  mend = await failing(page, complaints, '**/api/enquiries/*', 'DELETE');
  await ravi.getByRole('button', { name: /^Delete / }).click();
  await told(page, 'Failed to delete enquiry');
  expect(questions).toEqual(['confirm: Are you sure you want to delete this enquiry?']);
  await mend();
  await ravi.getByRole('button', { name: /^Delete / }).click();
  await told(page, 'Enquiry deleted successfully');
  await expect(page.getByText('No enquiries found')).toBeVisible();
});

test('contact forms are paged, filtered, edited, deleted and exported [2.forms.1] [2.forms.2] [2.forms.3] [2.forms.5] [4.contact.9] [8.admin.9] [8.admin.10] [8.admin.11] [8.admin.12] [9.limits.5]', async ({
  page,
  office,
  complaints,
}) => {
  const places = Array.from({ length: 21 }, (_, index) => index + 1);
  const forms = places.map((place) => ({
    name: `Formful ${place}`,
    email: 'formful@example.in',
    subject: place === 21 ? '=HYPERLINK("x")' : `Form number ${place}`,
    message: HOSTILE,
    type: place === 21 ? 'SALES' : 'SUPPORT',
  }));
  await Promise.all(forms.map((form) => write(office, '/contact-us', form)));
  await page.setViewportSize(WIDE);
  const asked = page.waitForRequest(/\/api\/contacts\?/);
  await office.open('/admin/contacts?search=formful@');
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
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();

  const inbox = page.waitForRequest(/\/api\/contacts\?/);
  await page.getByRole('navigation', { name: 'Back-office' }).getByText('Contact messages').click();
  expect((await inbox).url()).toContain('limit=1000');
  await filter(page, 'Status').selectOption('REPLIED');
  await search(page).fill('formful@');
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

test('contact forms are changed by administrators alone, who can sign in anew [2.forms.4] [5.admin.13]', async ({
  page,
  office,
}) => {
  const { data } = (await office.call('POST', '/auth/admin-login', ADMIN)) as { data: { token: string } };
  await write(office, '/contact-us', {
    name: 'Tokenless',
    email: 'tokenless@example.in',
    subject: 'Nobody may touch this',
  });
  await page.setViewportSize(TABLET);
  await page.addInitScript((token) => localStorage.setItem('authToken', token), data.token);
  await page.goto('/admin/contacts?search=tokenless@');
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
  await expect(page.getByRole('button', { name: /sign in|log in|login/i })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('reviews are published, mails that were given up are sent again, and both are in the audit log', async ({
  page,
  office,
  complaints,
}) => {
  const database = process.env.SHOP_DATABASE_URL ?? '';
  await query(
    database,
    `insert into reviews (id, product_id, user_name, rating, comment) values ($1, '1', 'Moderated Maya', 4, $2)`,
    [crypto.randomUUID(), HOSTILE],
  );
  await query(
    database,
    `insert into outbox (kind, dedupe_key, status, attempts, last_error, payload)
     values ('mail', $1, 'dead', 8, '550 unknown', $2)`,
    [crypto.randomUUID(), { to: 'given.up@example.in', subject: 'Given up', text: 'x', html: '<p>x</p>' }],
  );
  await page.setViewportSize(WIDE);
  await office.open('/admin/reviews?search=moderated+maya');
  const review = row(page, 'Moderated Maya');
  await expect(review).toContainText(HOSTILE);
  const status = review.getByRole('combobox');
  let mend = await failing(page, complaints, '**/api/reviews/*', 'PATCH');
  await status.selectOption('Published');
  await told(page, 'Failed to update review');
  await expect(status).toHaveValue('pending');
  await mend();
  await status.selectOption('Rejected');
  await told(page, 'Review updated successfully');
  await expect(status).toHaveValue('rejected');
  expect(await accessibilityProblems(page)).toEqual([]);
  mend = await failing(page, complaints, /\/api\/reviews/);
  await filter(page, 'Status').selectOption('Rejected');
  await told(page, 'Failed to load reviews');
  await expect(review, 'what was there stays').toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.list-failure')).toHaveCount(0);
  mend = await failing(page, complaints, '**/api/reviews/*', 'DELETE');
  await review.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Failed to delete review');
  await expect(review).toBeAttached();
  await mend();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Review deleted successfully');
  await expect(page.getByText('No reviews found')).toBeVisible();

  const sidebar = page.getByRole('navigation', { name: 'Back-office' });
  await sidebar.getByText('Mail', { exact: true }).click();
  await page.getByRole('searchbox').fill('given.up@');
  const mail = row(page, 'given.up@example.in');
  await expect(mail).toContainText(/Given up.*550 unknown/);
  expect(await accessibilityProblems(page)).toEqual([]);
  mend = await failing(page, complaints, '**/api/mail?*');
  await page.getByRole('searchbox').fill('given.up@example');
  await told(page, 'Failed to load mail');
  await expect(mail, 'what was there stays').toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.list-failure')).toHaveCount(0);
  mend = await failing(page, complaints, '**/api/mail/*/retry', 'POST');
  await mail.getByRole('button').click();
  await told(page, 'Failed to send the mail again');
  await mend();
  await mail.getByRole('button').click();
  await told(page, 'The mail will be sent again');
  await expect(mail.getByRole('button')).toHaveCount(0);

  await sidebar.getByText('Audit log').click();
  await filter(page, 'Kind').selectOption('Review');
  await expect(page).toHaveURL('/admin/audit-log?entity=review');
  await expect(row(page, 'delete').first()).toContainText('fields');
  await expect(row(page, 'update').filter({ hasText: 'rejected' }).first()).toContainText('pending rejected');
  expect(await accessibilityProblems(page)).toEqual([]);
  mend = await failing(page, complaints, '**/api/audit-log?*');
  await filter(page, 'Kind').selectOption('Mail');
  await told(page, 'Failed to load the audit log');
  await expect(row(page, 'delete').first(), 'what was there stays').toBeVisible();
  await mend();
});
