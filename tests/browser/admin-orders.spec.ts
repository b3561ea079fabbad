import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  accessibilityProblems,
  changesOf,
  expect,
  failing,
  placeOrder,
  test,
  toast,
  tryAgain,
} from '../support/browser/admin-page.ts';
import {
  glimpsesOf,
  PHONE,
  questionsOf,
  row,
  TABLET,
  WIDE,
  withoutEvents,
} from '../support/browser/inbox-page.ts';

const tile = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter by status' }).getByRole('button', { name });

/** What stands before the two states on a phone, where no column has a head. */
const labelsOf = (page: Page, number: string) =>
  row(page, number)
    .locator('.order-cell-status, .order-cell-payment')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));

test('orders are found, filtered and changed in place [2.backoffice.6] [2.backoffice.7] [2.backoffice.8] [2.backoffice.10] [4.order.7] [4.order.8] [8.admin.5] [8.admin.6]', {
  tag: '@journey',
}, async ({ page, admin, complaints }) => {
  const people = 'Ferro Finder';
  const first = await placeOrder(people);
  const second = await placeOrder(people);
  await placeOrder('Somebody Else');
  await page.setViewportSize(WIDE);
  await withoutEvents(page);
  await admin.open('/admin/orders');
  await expect(tile(page, 'Pending')).toHaveAccessibleName(/^\d+ Pending$/);
  expect(await page.getByRole('group', { name: 'Filter by status' }).getByRole('button').count()).toBe(6);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Select page',
    'Order',
    'Customer',
    'City',
    'Items',
    'Total',
    'Order status',
    'Payment',
    'Date',
    'Actions',
  ]);

  const search = page.getByRole('searchbox', { name: 'Search by order id or customer' });
  await search.fill('ferro finder');
  await expect(page).toHaveURL('/admin/orders?search=ferro+finder');
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(row(page, first.number)).toContainText(
    /Ferro Finder.*₹[\d,]+.*Cash.*On delivery.*₹[\d,]+ to collect/,
  );
  expect(await accessibilityProblems(page)).toEqual([]);

  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByLabel(`Status of ${first.number}`).selectOption('Delivered');
  expect((await sent).postDataJSON()).toEqual({ status: 'DELIVERED', from: 'PENDING' });
  await expect(toast(page, 'Order status updated successfully')).toBeVisible();
  await expect(page.getByLabel(`Status of ${first.number}`)).toHaveClass(/status-green/);
  const questions = questionsOf(page, [false, true]);
  await page.getByLabel(`Status of ${second.number}`).selectOption('Cancelled');
  await expect(page.getByLabel(`Status of ${second.number}`), 'a No changes nothing').toHaveValue('PENDING');
  await page.getByLabel(`Status of ${second.number}`).selectOption('Cancelled');
  expect(questions).toEqual(
    Array(2).fill(
      `confirm: Cancel order ${second.number}?\n\nThe items go back into stock, and we e-mail the customer.`,
    ),
  );
  await expect(page.getByLabel(`Status of ${second.number}`)).toHaveClass(/status-red/);
  await expect(tile(page, 'Delivered')).toHaveAccessibleName('1 Delivered');

  await tile(page, 'Delivered').click();
  await expect(page).toHaveURL('/admin/orders?search=ferro+finder&status=DELIVERED');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue('DELIVERED');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name of the view').fill('Ferro, delivered');
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: 'Ferro, delivered' });
  await expect(view).toHaveAttribute('aria-current', 'true');
  await tile(page, 'Delivered').click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await view.click();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.reload();
  await expect(view, 'a view is kept').toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Delete view Ferro, delivered' }).click();
  await expect(view).toHaveCount(0);
  await tile(page, 'Delivered').click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.goBack();
  await expect(page.locator('tbody tr'), 'the back button undoes a filter').toHaveCount(1);
  await page.getByRole('combobox', { name: 'Payment', exact: true }).selectOption({ value: 'PENDING' });
  await expect(page).toHaveURL(/payment_status=PENDING/);
  await search.pressSequentially(' and more');
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back(), 20);
  });
  await expect(page).toHaveURL('/admin/orders?search=ferro+finder');
  await expect(search, 'two steps back leave what was being typed').toHaveValue('ferro finder');
  // Longer than the pause after which the typed would be searched for.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/admin/orders?search=ferro+finder');
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Cancelled');
  await expect(row(page, second.number)).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/admin/orders');
  await expect(search).toHaveValue('');
  await search.fill(first.number);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await search.fill(first.id);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await search.fill('nobody at all');
  await expect(page.getByText('No orders found')).toBeVisible();
  await search.fill('ferro finder');
  await expect(page.locator('tbody tr')).toHaveCount(2);

  let mend = await failing(page, complaints, '**/api/orders/*/status', 'PATCH');
  await page.getByLabel(`Status of ${first.number}`).selectOption('Pending');
  await expect(toast(page, 'Failed to update order status')).toBeVisible();
  await expect(page.getByLabel(`Status of ${first.number}`)).toHaveValue('DELIVERED');
  await mend();
  mend = await failing(page, complaints, '**/api/orders?*');
  await search.fill('ferro');
  await expect(toast(page, 'Failed to fetch orders')).toBeVisible();
  await expect(row(page, first.number), 'what was there stays').toBeVisible();
  await tryAgain(page, mend);
  await expect(page.locator('.list-failure')).toHaveCount(0);

  for (const size of [TABLET, PHONE]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    const hidden = await page
      .locator('.orders-table .table-box.table-in-page')
      .evaluate((table) => table.scrollWidth - table.clientWidth);
    expect(hidden, `the table fits into ${size.width}`).toBe(0);
    await expect(row(page, first.number).getByText('Cash')).toBeVisible();
    await expect(row(page, first.number).locator('.badge')).toHaveText('On delivery');
    await expect(page.getByLabel(`Order status of ${first.number}`)).toBeVisible();
    await expect
      .poll(() => labelsOf(page, first.number), 'each state says whose it is')
      .toEqual(size === PHONE ? ['"Order status"', '"Payment"'] : ['none', 'none']);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(page.getByRole('combobox', { name: 'Payment', exact: true })).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('tbody tr').first()).toBeInViewport({ ratio: 1 });
  await filters.click();
  await page.getByRole('combobox', { name: 'Payment', exact: true }).selectOption({ value: 'PENDING' });
  await expect(filters).toHaveAccessibleName('Filters, 1 set');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('button', { name: 'Clear Filters' }), 'takes no row').toBeHidden();
  await expect(filters).toHaveAccessibleName('Filters');
});

test('a filter in another letter case is shown as it is applied', async ({ page, admin }) => {
  const { number } = await placeOrder('Letter Caser');
  await page.setViewportSize(WIDE);
  await admin.open('/admin/orders?search=letter+caser&status=pending&payment_status=Pending');
  await expect(row(page, number)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue('PENDING');
  await expect(page.getByRole('combobox', { name: 'Payment', exact: true })).toHaveValue('PENDING');
  await expect(tile(page, 'Pending')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Confirm All Pending' })).toBeEnabled();
  await tile(page, 'Pending').click();
  await expect(page, 'chosen again, it is taken away').not.toHaveURL(/[?&]status=/);
  await admin.open('/admin/mail?status=SENT');
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue('sent');
});

test('a message says that orders could not be loaded, even after the event stream has failed', async ({
  page,
  admin,
  complaints,
}) => {
  const mend = await failing(page, complaints, '**/api/dashboard/events');
  const streamFailed = page.waitForResponse('**/api/dashboard/events');
  await page.route('**/api/orders?*', async (route) => {
    await streamFailed;
    await route.fulfill({ status: 500, json: { success: false, error: 'The server is in trouble' } });
  });
  await admin.open('/admin/orders');
  await expect(toast(page, 'Failed to fetch orders')).toBeVisible();
  await mend();
});

test('all pending orders in view are confirmed at once, then shipped, and exported [2.backoffice.9] [4.order.9] [4.order.10] [5.admin.14] [5.admin.15]', {
  tag: '@journey',
}, async ({ page, admin, complaints }) => {
  const orders = [await placeOrder('Bulk Buyer'), await placeOrder('Bulk Buyer')];
  const other = await placeOrder('Bulkless Person');
  await admin.open('/admin/orders?search=bulk+buyer');
  const asked = (sentence: string) => page.getByRole('dialog', { name: sentence });
  const confirm = page.getByRole('button', { name: 'Confirm All Pending' });
  const ship = page.getByRole('button', { name: 'Ship All Confirmed' });
  await expect(confirm).toBeEnabled();
  await expect(ship).toBeDisabled();
  await confirm.click();
  const question = asked('Mark 2 pending orders as confirmed?');
  await expect(question).toContainText(/2 are cash on delivery, ₹[\d,]+ to collect/);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.locator('.bulk-bar'), 'a No changes nothing').toHaveCount(0);

  const yes = page.getByRole('button', { name: /^Mark 2 as / });
  const mend = await failing(page, complaints, '**/api/orders/status', 'PATCH');
  await confirm.click();
  await yes.click();
  await expect(page.locator('.bulk-bar')).toContainText(
    `2 failed: ${orders[1]?.number}, The server is in trouble`,
  );
  await expect(toast(page, 'Failed to update order status')).toBeVisible();
  await mend();
  await confirm.click();
  await yes.click();
  await expect(page.getByText('2 of 2 updated.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Confirming pending orders' })).toHaveAttribute(
    'value',
    '2',
  );
  await expect(tile(page, 'Confirmed')).toHaveAccessibleName('2 Confirmed');

  await page.setViewportSize(PHONE);
  await expect(ship).toBeHidden();
  const more = page.getByRole('button', { name: 'More actions' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(confirm, 'none is pending any more').toBeDisabled();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(ship).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ship).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await ship.click();
  await expect(asked('Mark 2 confirmed orders as shipped?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more, 'the question gives the focus back').toBeFocused();
  await more.click();
  await ship.click();
  await page.getByRole('button', { name: 'Ship 2' }).click();
  await expect(tile(page, 'Shipped')).toHaveAccessibleName('2 Shipped', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize(WIDE);
  const heal = await failing(page, complaints, '**/api/orders/export*');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await toast(page, 'Failed to export orders').getByRole('button').click();
  await heal();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const csv = readFileSync(await file.path(), 'utf8');
  expect(orders.every(({ number }) => csv.includes(`${number},`))).toBe(true);
  expect(csv).not.toContain('Bulkless');
  const { data } = (await admin.call('GET', `/orders/${other.id}`)) as { data: { status: string } };
  expect(data.status, 'what was not in view stays').toBe('PENDING');
});

test('online orders that nobody paid are left out of a bulk change, and one moves on for a reason', async ({
  page,
  admin,
  excuses,
}) => {
  excuses.push(/status of 409/);
  const cash = await placeOrder('Mixed Payers');
  const unpaid = await placeOrder('Mixed Payers', { paymentMethod: 'online' });
  const questions: string[] = [];
  let answer: string | undefined;
  page.on('dialog', (dialog) => {
    questions.push(`${dialog.type()}: ${dialog.message()}`);
    return answer === undefined ? dialog.accept() : dialog.accept(answer);
  });
  await page.setViewportSize(WIDE);
  await admin.open('/admin/orders?search=mixed+payers');
  const confirm = page.getByRole('button', { name: 'Confirm All Pending' });
  await confirm.click();
  const question = page.getByRole('dialog', { name: 'Mark 1 pending order as confirmed?' });
  await expect(question).toContainText('1 pending order is not paid and will be skipped');
  await expect(question.getByRole('listitem')).toContainText([
    /RR-.*Mixed Payers.*Online Payment, not paid.*₹/,
  ]);
  await question.getByRole('button', { name: 'Mark 1 as confirmed' }).click();
  await expect(page.locator('.bulk-bar')).toContainText('1 of 1 updated.');
  await expect(page.getByLabel(`Status of ${cash.number}`)).toHaveValue('CONFIRMED');
  const status = page.getByLabel(`Status of ${unpaid.number}`);
  await expect(status).toHaveValue('PENDING');
  await page.getByRole('button', { name: 'Close' }).click();
  await confirm.click();
  await expect(toast(page, 'Nothing to change: 1 online order isn’t paid yet.')).toBeVisible();

  answer = ' ';
  await status.selectOption('Confirmed');
  await expect(toast(page, 'Please give a reason. The order hasn’t changed.')).toBeVisible();
  await expect(status).toHaveValue('PENDING');
  answer = 'Paid by cheque';
  await status.selectOption('Confirmed');
  await expect(status).toHaveClass(/status-blue/);
  expect(questions.at(-1)).toContain(
    `prompt: Order ${unpaid.number} was placed online and isn’t paid. Why are you moving it ahead?`,
  );
  await expect
    .poll(() => changesOf(admin, 'order', unpaid.id))
    .toEqual([{ status: 'CONFIRMED', reason: 'Paid by cheque' }]);

  await page.getByRole('button', { name: `Edit ${unpaid.number}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${unpaid.number}` });
  await expect(edit.getByLabel('Reason')).toHaveCount(0);
  await edit.getByLabel('Status', { exact: true }).selectOption('SHIPPED');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText('Reason is required')).toBeVisible();
  expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
  await edit.getByLabel('Reason').fill('The cheque is here');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(status).toHaveValue('SHIPPED');
  await page.getByRole('button', { name: `View ${unpaid.number}` }).click();
  await expect(page.getByRole('dialog')).toContainText('The cheque is here');
});

test('after the last order of the last page has moved on, the list shows the new last page', async ({
  page,
  admin,
}) => {
  const [oldest, second] = [await placeOrder('Lastpage Leaver'), await placeOrder('Lastpage Leaver')];
  for (let more = 0; more < 3; more += 1) await placeOrder('Lastpage Leaver');
  const glimpses = await glimpsesOf(page, /No orders found|(3–2|5–4|6–5) of/);
  await withoutEvents(page);
  const view = '/admin/orders?search=lastpage+leaver&status=PENDING&limit=2';
  const shown = page.locator('.list-pager p');
  await admin.open(view);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(shown).toHaveText('3–4 of 5');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(shown).toHaveText('5–5 of 5');
  await expect(page).toHaveURL(/after=/);
  const visited = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: `Delete ${oldest.number}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(shown).toHaveText('3–4 of 4');
  await expect(page).toHaveURL(`${view}&before=end&page=2`);
  await expect(row(page, second.number)).toBeVisible();

  for (const left of ['3–3 of 3', '1–2 of 2']) {
    await page
      .getByRole('combobox', { name: /^Order status of / })
      .last()
      .selectOption('Delivered');
    await expect(shown).toHaveText(left);
  }
  await page.goBack();
  await expect(page, 'the page before is empty too by now').toHaveURL(view);
  await expect(shown).toHaveText('1–2 of 2');
  expect(await page.evaluate(() => history.length), 'no empty page is in the history').toBe(visited);
  expect(glimpses).toEqual([]);
});

test('customers are a list to read and search, with their orders [2.backoffice.12] [2.backoffice.13]', {
  tag: '@journey',
}, async ({ page, admin, complaints }) => {
  const { number } = await placeOrder('Custom Reader');
  await page.setViewportSize(WIDE);
  await admin.open('/admin/customers');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Customer',
    'Contact',
    'Location',
    'Orders',
    'Total Spent',
    'Joined',
  ]);
  const search = page.getByRole('searchbox', { name: 'Search by name, e-mail or phone' });
  for (const words of ['custom reader', 'CUSTOM.READER@']) {
    await search.fill(words);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(row(page, 'Custom Reader')).toContainText(
      /custom\.reader@example\.in.*Nashik, Maharashtra.*₹/,
    );
  }
  await page.getByRole('link', { name: 'Custom Reader' }).click();
  await expect(page).toHaveURL(/\/admin\/customers\/guest-[0-9a-f]{24}\?/);
  const opened = page.getByRole('dialog', { name: 'Custom Reader' });
  await expect(opened.getByRole('link', { name: number })).toBeVisible();
  await expect(opened).toContainText('Custom Reader, 12 MG Road, College Road, Nashik, Maharashtra 422001');
  expect(await accessibilityProblems(page)).toEqual([]);
  const note = opened.getByLabel('Note for your team');
  await note.fill('Calls on Sundays');
  await opened.getByRole('button', { name: 'Save note' }).click();
  await expect(toast(page, 'Customer updated successfully')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Calls on Sundays');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/customers\?search=/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^customers-.*\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('\nCustom Reader,custom.reader@example.in,');
  const mend = await failing(page, complaints, '**/api/customers?*');
  await search.fill('98765');
  await expect(page.getByText('This may be out of date.')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await tryAgain(page, mend);
  await expect(row(page, 'Custom Reader')).toBeVisible();
});
