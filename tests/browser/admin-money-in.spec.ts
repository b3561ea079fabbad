import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, placeOrder, test, toast } from '../support/browser/admin-page.ts';
import { PHONE, TABLET, WIDE } from '../support/browser/inbox-page.ts';
import { bankFile, delhiveryFile } from '../support/money-files.ts';
import { RUNS_ALL } from '../support/rounds.ts';
import { ADMIN, query } from '../support/shop-process.ts';

test.describe.configure({ timeout: 120_000 });

const ask = (sql: string, values: readonly unknown[]) =>
  query(process.env.SHOP_DATABASE_URL ?? '', sql, [...values]);
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
const preview = (page: Page) => region(page, /^Preview: /);
const choose = (page: Page, what: string, name: string, text: string) =>
  page
    .getByLabel(`Choose a file: ${what}`)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function looksRight(page: Page, what: string): Promise<void> {
  for (const size of [PHONE, TABLET, WIDE]) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${what} at ${size.width}`).toBeLessThanOrEqual(size.width);
    if (RUNS_ALL || size === PHONE) expect(await accessibilityProblems(page)).toEqual([]);
  }
}

test('cash of a courier is matched with its file and the bank, and what is left says why', {
  tag: '@journey',
}, async ({ page, admin, excuses }) => {
  excuses.push(/status of 422/);
  const word = randomUUID().slice(0, 7).toUpperCase();
  const awb = (at: number) => `${word}-${at}`;
  const name = `Courier ${word}`;
  const utr = `UTR${word}0001`;
  const { carrier } = (await admin.call('POST', '/shipping/partners', {
    name,
    email: 'cod@courier.example',
  })) as {
    carrier: { id: string };
  };
  const orders: { id: string; number: string }[] = [];
  for (const at of [1, 2, 3]) {
    const order = await placeOrder(`Money ${word} ${at}`);
    const shipment = { orderId: order.id, carrierId: carrier.id, trackingNumber: awb(at) };
    const booked = (await admin.call('POST', '/shipping/shipments', shipment)) as {
      shipment: { id: string };
    };
    for (const status of ['IN_TRANSIT', 'DELIVERED'])
      await admin.call('PATCH', `/shipping/shipments/${booked.shipment.id}/status`, { status });
    const days = [3, 12, 30][at - 1];
    await ask(
      `update shipments set shipped_at = now() - interval '40 days',
              delivered_at = now() - make_interval(days => $2::int) where id = $1`,
      [booked.shipment.id, days],
    );
    orders.push(order);
  }
  const { order } = (await admin.call('GET', `/orders/${orders[0]?.id}`)) as {
    order: { total_amount: number };
  };
  const total = order.total_amount;

  await page.setViewportSize(WIDE);
  await admin.open('/admin/money');
  const owed = region(page, /^Owed to you: ₹/);
  const debtor = owed.getByRole('row').filter({ hasText: name });
  await expect(debtor).toContainText('3 parcels');
  await expect(debtor).toContainText('30 days');
  await expect(debtor.getByRole('img')).toHaveAccessibleName(
    /Not due .*Up to 7 days late .*Over 14 days late/,
  );
  await expect(debtor.getByRole('link', { name: 'Write to them' })).toHaveAttribute('href', /^mailto:cod/);
  await looksRight(page, 'what is owed');

  await test.step('a file that is none of Delhivery’s asks for its columns once', async () => {
    await page.getByLabel('Courier', { exact: true }).selectOption(name);
    await choose(page, 'Courier cash (COD)', 'own.csv', `AWB NO.,Price\r\n${awb(9)},5\r\n`);
    const form = region(page, `What are the columns of ${name}?`);
    await expect(form.getByLabel('AWB')).toHaveValue('AWB NO.');
    await looksRight(page, 'the columns');
    await form.getByLabel('Pays after (days)').fill('7');
    await form.getByRole('button', { name: 'Save columns' }).click();
    await expect(preview(page)).toContainText('No shipment of ours has this number.');
    await preview(page).getByRole('button', { name: 'Discard' }).click();
    await expect(debtor).toContainText('pays after 7 days');
  });

  await test.step('an unreadable row is named, and nothing is saved', async () => {
    const spoilt = delhiveryFile([
      { awb: '5.9E+11', amount: 1 },
      { awb: awb(1), amount: 'x' },
    ]);
    await choose(page, 'Courier cash (COD)', 'spoilt.csv', spoilt);
    await expect(page.getByRole('alert').filter({ hasText: 'spoilt.csv' })).toContainText(
      'Row 2: Waybill Number: “5.9E+11” was shortened',
    );
    await expect(page.getByRole('alert').filter({ hasText: 'spoilt.csv' })).toContainText(
      'Row 3: Amount Payable: “x” is not an amount',
    );
  });

  const file = delhiveryFile([
    { awb: awb(1), amount: total },
    { awb: awb(2), amount: total - 500 },
    { awb: awb(1), amount: total },
    { awb: awb(8), amount: 13499 },
    { amount: -286.4, description: 'Freight charges' },
  ]);
  await test.step('the preview shows three sums and opens on what is to look at', async () => {
    const credit = bankFile([['17-11-2026', `NEFT ${utr} COURIER`, 2 * total - 500 - 286.4]]);
    await choose(page, 'Bank statement', 'bank.csv', credit);
    await preview(page).getByRole('button', { name: 'Save 1 line' }).click();
    await expect(toast(page, 'Saved. One line waits for a match')).toBeVisible();
    await page.getByLabel('UTR of the payout').fill(utr);
    await choose(page, 'Courier cash (COD)', 'delhivery_remittance.csv', file);
    await expect(preview(page)).toContainText('Nothing is saved yet');
    await expect(preview(page)).toContainText('= The same to the paisa');
    const chips = preview(page).getByRole('group', { name: 'Filter by reason' });
    await expect(chips.getByRole('button', { name: 'To look at 4' })).toHaveAttribute('aria-pressed', 'true');
    await expect(
      preview(page)
        .getByRole('row')
        .filter({ hasText: awb(2) }),
    ).toContainText('−500.00');
    await looksRight(page, 'the preview');
    await chips.getByRole('button', { name: 'Twice in file 1' }).click();
    await expect(preview(page)).toContainText('Row 2 has the same number. Counted once.');
  });

  await test.step('saving pays the matched order, and the same file again changes nothing', async () => {
    await preview(page).getByRole('button', { name: 'Save 1 matched line' }).click();
    await expect(toast(page, 'Saved 1 matched line')).toBeVisible();
    await expect(debtor).toContainText('2 parcels');
    const paid = (await admin.call('GET', `/orders/${orders[0]?.id}`)) as {
      order: { payment_status: string };
    };
    expect(paid.order.payment_status).toBe('PAID');
    await choose(page, 'Courier cash (COD)', 'again.csv', file);
    await expect(preview(page)).toContainText('Saving it again changes nothing.');
    await expect(preview(page).getByRole('button', { name: /^Save \d/ })).toBeDisabled();
    await preview(page).getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('what does not match waits, and is accepted by the owner', async () => {
    const open = region(page, 'Not matched');
    await expect(open.getByRole('row').filter({ hasText: awb(8) })).toContainText('Unknown AWB');
    const short = open.getByRole('row').filter({ hasText: awb(2) });
    await short.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(toast(page, 'Accepted')).toBeVisible();
    await expect(short).toHaveCount(0);
    await expect(debtor).toContainText('1 parcel');
    await looksRight(page, 'what waits');
  });
});

test('an accountant sees what is owed and what waits, and no button that changes it', async ({ page }) => {
  const email = `accountant-${randomUUID()}@example.in`;
  await ask(
    `insert into users (name, email, role, admin_role, password_hash, email_verified_at)
     select 'Meera', $1, 'ADMIN', 'accountant', password_hash, now() from users where email = $2`,
    [email, ADMIN.email],
  );
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name: 'Money in' }).click();
  await expect(region(page, 'Not matched')).toBeVisible();
  await expect(page.getByText('Choose', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /Accept|Save/ })).toHaveCount(0);
});
