import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, placeOrder, test, toast } from '../support/browser/admin-page.ts';
import { newEmail } from '../support/browser/shopper.ts';
import { ADMIN, query } from '../support/shop-process.ts';

const WIDTHS = [360, 768, 1440];

/** Documents are dated the day they are issued, so those of this journey are moved to a month that is over. */
async function issueIn(month: string, ids: readonly string[]): Promise<void> {
  const day = `${month}-15T06:30:00.000Z`;
  const database = process.env.SHOP_DATABASE_URL ?? '';
  await query(database, 'alter table invoices disable trigger append_only');
  await query(
    database,
    `update invoices set issued_at = $1::timestamptz,
            document = jsonb_set(document, '{issuedAt}', to_jsonb($1::text))
      where order_id = any ($2)`,
    [day, ids],
  );
  await query(database, 'alter table invoices enable trigger append_only');
}

async function expectCalm(page: Page): Promise<void> {
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide, 'the page scrolls sideways').toBe(false);
  expect(await accessibilityProblems(page)).toEqual([]);
}

/** The accountant reads the month and takes its files, and finds nothing that changes it. */
async function expectReadOnly(page: Page, month: string): Promise<void> {
  const email = newEmail('accountant');
  await query(
    process.env.SHOP_DATABASE_URL ?? '',
    `insert into users (name, email, role, admin_role, password_hash, email_verified_at)
     select 'Nilesh', $1, 'ADMIN', 'accountant', password_hash, now() from users where email = $2`,
    [email, ADMIN.email],
  );
  const reply = await page.request.post('/api/auth/admin-login', { data: { ...ADMIN, email } });
  const { data } = await reply.json();
  const own = await page.context().browser()?.newContext();
  const other = await own?.newPage();
  if (other === undefined) throw new Error('No window for the accountant');
  await other.addInitScript((token) => localStorage.setItem('authToken', token), data.token);
  await other.goto(new URL(`/admin/books?month=${month}`, page.url()).href);
  await expect(other.getByText('An owner enters the ARN.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'GSTR-1 workbook, Excel' })).toBeEnabled();
  for (const name of ['Mark as filed', 'Download anyway, with a reason', /^Lock/])
    await expect(other.getByRole('button', { name })).toHaveCount(0);
  await own?.close();
}

test(
  'a month is checked, its GSTR-1 downloaded, compared with the portal, filed with its ARN and locked',
  {
    tag: '@journey',
  },
  async ({ page, admin }, { retry }) => {
    // A second try finds the first month locked.
    const [month, name, filed, arn] =
      retry === 0
        ? ['2026-02', 'February 2026', '2026-03-10', 'AA270226048213']
        : ['2026-01', 'January 2026', '2026-02-10', 'AA270126048213'];
    const orders = [
      await placeOrder('Books One'),
      await placeOrder('Books Two', { state: 'Karnataka', quantity: 3 }),
      await placeOrder('Books Three', { state: 'Gujarat' }),
    ];
    for (const { id } of orders) await admin.call('PATCH', `/orders/${id}/status`, { status: 'SHIPPED' });
    await admin.call('PATCH', `/orders/${orders[2]?.id}/status`, { status: 'CANCELLED' });
    await issueIn(
      month,
      orders.map(({ id }) => id),
    );

    await admin.open(`/admin/books?month=${month}`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    // Other journeys use numbers in between, and the shop may have no GSTIN yet: an owner says why the files may leave.
    const json = page.getByRole('button', { name: 'GSTR-1 for the portal, JSON' });
    if (await json.isDisabled()) {
      await page.getByRole('button', { name: 'Download anyway, with a reason' }).click();
      await page.getByLabel('Why may the files leave').fill('The other numbers are in the running month.');
      await page.getByRole('button', { name: 'Allow the files' }).click();
      await expect(toast(page, 'You can download the files now')).toBeVisible();
      // The link to this dialog goes, and what stands below moves up.
      await expect(json).toBeEnabled();
    }

    await page.getByRole('button', { name: /Show \d+ documents: All other consumers/ }).click();
    const documents = page.getByRole('region', { name: 'Documents: All other consumers' });
    await expect(documents.getByRole('link', { name: /^RR\// })).toHaveCount(3);
    await expect(documents.getByText(/place of supply 29 Karnataka/)).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectCalm(page);
    }

    const saved = page.waitForEvent('download');
    await json.click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^returns_\d+_R1_\w*_offline\.json$/);
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(file).toMatchObject({
      fp: month.replace(/^(\d+)-(\d+)$/, '$2$1'),
      b2cs: [{ pos: '27' }, { pos: '29', sply_ty: 'INTER' }],
    });

    const ours = await page
      .getByRole('row', { name: /3\.1\(a\) IGST/ })
      .getByRole('cell')
      .first()
      .textContent();
    const portal = page.getByLabel('Portal shows, 3.1(a) IGST');
    await portal.fill(ours?.replace(/[^\d.,]/g, '') ?? '');
    await expect(page.getByRole('row', { name: /3\.1\(a\) IGST/ })).toContainText('Same');
    await portal.fill('1');
    await expect(page.getByRole('row', { name: /3\.1\(a\) IGST/ })).toContainText('−');

    await expectReadOnly(page, month);

    await page.getByLabel('ARN from the portal').fill(arn);
    await page.getByLabel('Filed on').fill(filed);
    await page.getByRole('button', { name: 'Mark as filed' }).click();
    await expect(page.getByText('An ARN has 15 letters and digits')).toBeVisible();
    await page.getByLabel('ARN from the portal').fill(`${arn.toLowerCase()}k`);
    await page.getByRole('button', { name: 'Mark as filed' }).click();
    await expect(page.getByText(`ARN ${arn}K`)).toBeVisible();
    await page.getByRole('button', { name: `Lock ${name}` }).click();
    await page.getByRole('button', { name: 'Lock the month' }).click();
    await expect(page.getByRole('heading', { name: 'Filed and locked' })).toBeVisible();
    await expectCalm(page);
  },
);
