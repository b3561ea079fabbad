import { rmSync } from 'node:fs';
import { findFreePort } from '../../server/db/embedded/free-port.ts';
import { accessibilityProblems, expect, failing, test, tryAgain } from '../support/browser/admin-page.ts';
import {
  filter,
  HOSTILE,
  item,
  PHONE,
  questionsOf,
  search,
  TABLET,
  told,
  WIDE,
  withoutEvents,
  write,
} from '../support/browser/inbox-page.ts';
import { startMailServer } from '../support/mail.ts';
import { ADMIN, openShop, temporaryFolder } from '../support/shop-process.ts';

test('contact messages are found, read, answered and deleted [2.messages.1] [2.messages.2] [2.messages.3] [2.messages.5] [2.messages.6] [2.messages.7] [2.messages.8] [5.admin.10] [8.admin.1] [8.admin.2] [8.admin.3]', {
  tag: '@journey',
}, async ({ page, admin, complaints }) => {
  // A long way, and the first of its worker: on a busy machine it needs most of the usual half minute.
  test.setTimeout(60_000);
  const long = `Forty square metres. ${'We lift on Mondays and rest on Sundays. '.repeat(20)}`;
  await write(admin, '/contact-us', {
    name: 'Inbox Asha',
    email: 'inbox.asha@example.in',
    phone: '9876543210',
    subject: 'A gym for our school',
    message: long,
  });
  await write(admin, '/contact-us', {
    name: HOSTILE,
    email: 'inbox.hostile@example.in',
    subject: HOSTILE,
    message: HOSTILE,
  });
  await withoutEvents(page);
  await page.setViewportSize(WIDE);
  await admin.open('/admin/contact-us?search=inbox.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact messages');
  await expect(page.locator('.message')).toHaveCount(2);
  const asha = item(page, 'Inbox Asha');
  await expect(asha).toContainText(
    /inbox\.asha@example\.in.*98765.*A gym for our school.*\d{1,2} \w+ \d{4}\s*\d{1,2}:\d\d [ap]m/,
  );
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
  const found = page.waitForResponse(/\/api\/contacts\?.*search=a(\+|%20)gym/);
  await search(page).fill('a gym for our school');
  await expect(page).toHaveURL(/search=a\+gym/);
  await found;
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

test('diagnostics show why no messages come [2.messages.4]', { tag: '@journey' }, async ({
  page,
  admin,
  complaints,
}) => {
  await admin.open('/admin/contact-us?search=nothing-like-it');
  const info = page.getByRole('region', { name: 'Debug info' });
  // Only with the list's answer does what stands below it keep its place.
  await expect(page.getByText('No contacts found')).toBeVisible();
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

test('enquiries are handled like contact messages, in lower case [5.admin.11] [2.adminenq.1] [2.adminenq.2] [8.admin.13] [8.admin.14] [8.admin.15]', {
  tag: '@journey',
}, async ({ page, admin, complaints }) => {
  await write(admin, '/enquiries', {
    name: 'Enquirer Ravi',
    email: 'enquirer.ravi@example.in',
    phone: '9876543210',
    subject: 'Enquiry about a rack',
    message: 'Does it fit under 2.2 m?',
    product_id: '1',
  });
  await write(admin, '/enquiries', {
    name: 'Enquirer Meena',
    email: 'enquirer.meena@example.in',
    subject: HOSTILE,
  });
  await withoutEvents(page);
  await page.setViewportSize(WIDE);
  await admin.open('/admin/enquiries?search=enquirer.');
  await page.setViewportSize(TABLET);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries');
  const ravi = item(page, 'Enquirer Ravi');
  await expect(ravi).toContainText(
    /enquirer\.ravi@.*98765.*Enquiry about a rack.*fit under.*Olympic Barbell.*Product ID 1/,
  );
  await expect(item(page, 'Enquirer Meena')).toContainText(HOSTILE);
  await expect(item(page, 'Enquirer Meena')).not.toContainText('Product ID');
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
  await expect(details).toContainText(/Product\s*Olympic Barbell.*Product ID\s*1/s);
  await expect(details).toContainText('Does it fit under 2.2 m?');
  await details.getByRole('button', { name: 'Close' }).click();

  mend = await failing(page, complaints, '**/api/enquiries?*');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await told(page, 'Failed to load enquiries');
  await expect(ravi).toBeVisible();
  await tryAgain(page, mend);
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

test('a message is read when it is opened and answered from its screen, by a mail that is sent once', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const mailServer = await startMailServer();
  const dataDir = temporaryFolder();
  const shop = await openShop({
    port: await findFreePort(dataDir),
    dataDir,
    env: {
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SMTP_URL: mailServer.url,
    },
  });
  try {
    const post = async (path: string, body: object) =>
      (await (await page.request.post(`${shop.url}/api${path}`, { data: body })).json()) as {
        data: { token: string; referenceId: string };
      };
    const { token } = (await post('/auth/admin-login', ADMIN)).data;
    const { referenceId } = (
      await post('/contact-us', {
        name: 'Asha Rao',
        email: 'asha@example.in',
        subject: 'A low ceiling',
        message: 'Which rack fits under two metres?',
      })
    ).data;
    await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
    await page.setViewportSize(WIDE);
    await page.goto(`${shop.url}/admin/contact-us`);
    const tabs = page.getByRole('navigation', { name: 'Inbox' });
    const waiting = page.getByRole('link', { name: /^Contact messages 1 waiting/ });
    await expect(tabs).toHaveText('Contact messages1 newContact forms1 in all');
    await expect(waiting).toBeVisible();

    await page.getByRole('button', { name: /^View CONTACT/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Message from Asha Rao' });
    const status = dialog.getByRole('combobox', { name: /^Status of/ });
    await expect(status, 'opened is read').toHaveValue('READ');
    await expect(waiting, 'the badge falls').toHaveCount(0);
    await expect(tabs).toContainText('0 new');

    const send = dialog.getByRole('button', { name: 'Send reply' });
    await send.click();
    await expect(dialog.getByText('Write your reply first')).toBeVisible();
    const reply = dialog.getByLabel('Your reply');
    await expect(reply).toBeFocused();
    await reply.fill('x'.repeat(5001));
    await send.click();
    await expect(dialog.getByText('The reply must be at most 5000 characters')).toBeVisible();
    await reply.fill('The compact rack does.\nBcc: all@example.in');
    const questions = questionsOf(page, [false]);
    await page.keyboard.press('Escape');
    await expect(reply, 'nothing typed is lost').toHaveValue(/^The compact rack/);
    expect(questions).toHaveLength(1);
    await send.dblclick();
    await told(page, 'Reply is on its way');
    await expect(status).toHaveValue('REPLIED');
    const replies = dialog.getByRole('region', { name: 'Replies' });
    await expect(replies.getByRole('listitem')).toHaveCount(1);
    await expect(replies).toContainText(/The compact rack does\.\s+Bcc: all@example\.in/);
    await expect(replies.getByText('Sent', { exact: true })).toBeVisible();
    await expect(reply).toHaveValue('');
    expect(await accessibilityProblems(page)).toEqual([]);

    const sent = mailServer.received.filter(({ raw }) => raw.includes('The compact rack does.'));
    expect(sent.map(({ to }) => to)).toEqual([['asha@example.in']]);
    const [head = '', ...parts] = sent[0]?.raw.split('\r\n\r\n') ?? [];
    expect(head).toContain('Reply-To: sales@rackandrep.example');
    expect(head).toContain(`Subject: Re: A low ceiling [${referenceId}]`);
    expect(head).not.toMatch(/bcc|auto-submitted/i);
    // Quoted-printable: a long line goes on after an equals sign.
    expect(parts.join().replaceAll('=\r\n', '')).toContain('> Which rack fits under two metres?');

    await page.reload();
    await tabs.getByRole('link', { name: /^Contact forms/ }).click();
    await expect(page).toHaveURL(`${shop.url}/admin/contacts`);
    await page.getByRole('button', { name: /^View CONTACT/ }).click();
    await expect(dialog.getByRole('region', { name: 'Replies' })).toContainText('The compact rack does.');
    await expect(status).toHaveValue('RESPONDED');
    await page.setViewportSize(PHONE);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    const [ravi, tara] = [
      { name: 'Ravi Kumar', email: 'ravi@example.in', subject: 'My order', message: 'Where is it?' },
      { name: 'Tara Nair', email: 'tara@example.in', subject: 'A rack', message: 'Which one?' },
    ];
    await post('/contact-us', ravi);
    await post('/enquiries', tara);
    await page.setViewportSize(WIDE);
    await page.goto(`${shop.url}/admin/messages`);
    await page.getByRole('button', { name: /^View CONTACT/ }).click();
    const first = page.getByRole('dialog', { name: 'Message from Ravi Kumar' });
    await first.getByLabel('Start with a template').selectOption('Ask for the order number');
    await expect(first.getByLabel('Your reply')).toHaveValue(/^Hello Ravi Kumar,[\s\S]*order number/);
    await first.getByRole('button', { name: 'Send reply' }).click();
    await told(page, 'Reply is on its way');
    await first.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('dialog', { name: 'Message from Tara Nair' })).toContainText('Which one?');
    await expect(page.locator('.message'), 'what was answered waits no more').toHaveCount(1);
  } finally {
    // It still listens for events.
    await page.close();
    await shop.stop();
    await mailServer.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
