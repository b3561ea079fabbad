import { accessibilityProblems, expect, failing, test, tryAgain } from '../support/browser/admin-page.ts';
import { filter, HOSTILE, row, told, WIDE, withoutEvents } from '../support/browser/inbox-page.ts';
import { placeOrder } from '../support/browser/placed-order.ts';
import { query } from '../support/shop-process.ts';

test('reviews are published, mails that were given up are sent again, and both are in the audit log', async ({
  page,
  admin,
  complaints,
}) => {
  // Names of its own, also for a second try.
  const word = crypto.randomUUID().slice(0, 8);
  const [reader, address] = [`Maya ${word}`, `given.up.${word}@example.in`];
  const database = process.env.SHOP_DATABASE_URL ?? '';
  await query(
    database,
    `insert into reviews (id, product_id, user_name, rating, comment, date)
     values ($1, '1', $2, 4, $3, '2026-03-04')`,
    [crypto.randomUUID(), reader, HOSTILE],
  );
  await query(
    database,
    `insert into outbox (kind, dedupe_key, status, attempts, last_error, payload)
     values ('mail', $1, 'dead', 8, '550 unknown', $2)`,
    [crypto.randomUUID(), { to: address, subject: 'Given up', text: 'x', html: '<p>x</p>' }],
  );
  await withoutEvents(page);
  await page.setViewportSize(WIDE);
  await admin.open(`/admin/reviews?search=maya+${word}`);
  const review = row(page, reader);
  await expect(review).toContainText(HOSTILE);
  await expect(review, 'the day on which it was written, not stored').toContainText('4 March 2026');
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
  await tryAgain(page, mend);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mail');
  await page.getByRole('searchbox').fill(`given.up.${word}@`);
  await expect(page).toHaveURL(/%40$/);
  const mail = row(page, address);
  await expect(mail).toContainText(/Given up.*550 unknown/);
  expect(await accessibilityProblems(page)).toEqual([]);
  mend = await failing(page, complaints, '**/api/mail?*');
  await page.getByRole('searchbox').fill(`given.up.${word}@example`);
  await expect(page).toHaveURL(/%40example$/);
  await told(page, 'Failed to load mail');
  await expect(mail, 'what was there stays').toBeVisible();
  await tryAgain(page, mend);
  await expect(page.locator('.list-failure')).toHaveCount(0);
  mend = await failing(page, complaints, '**/api/mail/*/retry', 'POST');
  await mail.getByRole('button').click();
  await told(page, 'Failed to send the mail again');
  await mend();
  await mail.getByRole('button').click();
  await told(page, 'We’ll send the mail again');
  await expect(mail.getByRole('button', { name: /^Send again/ })).toHaveCount(0);

  await sidebar.getByText('Audit log').click();
  await filter(page, 'Type').selectOption('Review');
  await expect(page).toHaveURL('/admin/audit-log?entity=review');
  await expect(row(page, `deleted the review by ${reader}`)).toContainText('fields');
  await expect(
    row(page, `changed the status of the review by ${reader} from pending to rejected`),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  mend = await failing(page, complaints, '**/api/audit-log?*');
  await filter(page, 'Type').selectOption('Mail');
  await told(page, 'Failed to load the audit log');
  await expect(row(page, 'deleted the review').first(), 'what was there stays').toBeVisible();
  await mend();
});

test('an order that was placed in the shop has its confirmation on the Mail screen, under its number, where it is read while mail is not set up', async ({
  page,
  admin,
  complaints,
  request,
}) => {
  const order = await placeOrder(request, { paymentMethod: 'cod', couponCode: undefined });
  await page.setViewportSize(WIDE);
  await admin.open('/admin/mail');
  await page.getByRole('searchbox').fill(`RR-${order.order_number}`);
  const mail = row(page, order.shipping_address.email);
  await expect(mail).toContainText(`Your order RR-${order.order_number} at `);
  await expect(row(page, `New order RR-${order.order_number}`), 'the owner’s').toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);

  const mend = await failing(page, complaints, '**/api/mail/*', 'GET');
  // It is read once it was kept, which the list does not say by itself.
  const read = mail.getByRole('button', { name: /^Read / });
  await expect(async () => {
    if (!(await read.isVisible())) await page.getByRole('button', { name: 'Refresh' }).click();
    await read.click({ timeout: 1000 });
  }).toPass();
  const dialog = page.getByRole('dialog', { name: `Your order RR-${order.order_number} at ` });
  await expect(dialog.getByText('We couldn’t load the mail.')).toBeVisible();
  await tryAgain(dialog, mend);
  await expect(dialog).toContainText(`Thank you for your order RR-${order.order_number}`);
  expect(await accessibilityProblems(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^mail-\d+\.eml$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(read).toBeFocused();
});
