import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/admin-page.ts';
import { type HostileShop, openHostileShop } from '../support/browser/hostile-shop.ts';
import { hostile, MARK, standsFirm, TABLET, WIDE } from '../support/browser/hostile-text.ts';
import { embeddedDatabaseUrl, query } from '../support/shop-process.ts';

const PHONE = { width: 360, height: 780 };

/** With every dialog that can be opened there. */
const SCREENS: readonly (readonly [path: string, ...opened: RegExp[]])[] = [
  ['/admin'],
  ['/admin/products?search=mallory', /^Edit /, /^Change prices/, /^Import CSV/],
  ['/admin/categories?search=mallory', /^Edit /],
  ['/admin/coupons?search=mallory', /^Edit /],
  ['/admin/discounts?search=mallory', /^Edit /, /^Delete /],
  ['/admin/shipping', /^Update /],
  ['/admin/shipping?view=rates', /^Edit /],
  ['/admin/shipping?view=carriers', /^Edit /],
  ['/admin/orders', /^View /],
  ['/admin/reviews?search=mallory', /^Delete /],
  ['/admin/administrators', /^Withdraw /],
  ['/admin/settings'],
  ['/admin/mail?search=mallory', /^Read /],
  ['/admin/audit-log?entity=product'],
];

test('whatever administrators type or import is text in the admin, in the shop, in mails and on invoices', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const shop = await openHostileShop();
  try {
    await page.addInitScript((token) => localStorage.setItem('authToken', token), shop.token);
    await page.setViewportSize(WIDE);
    for (const [path, ...opened] of SCREENS) {
      // A step back that a closed dialog has begun may cut the next page off.
      await expect(async () => {
        await page.goto(shop.url + path, { waitUntil: 'commit' });
      }).toPass();
      if (path.startsWith('/admin/audit-log')) await page.locator('summary').first().click();
      if (path === '/admin/settings')
        await expect(page.getByLabel('Store name')).toHaveValue(new RegExp(`^${MARK}`));
      else await expect(shown(page), path).toBeVisible();
      await standsFirm(page, path);
      for (const name of opened) {
        await page.getByRole('button', { name }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        if (name.test('Change prices')) await previewPrices(page);
        if (name.test('Import CSV')) await importFile(page, shop);
        // It is read when it is opened.
        if (path.startsWith('/admin/mail'))
          await expect(page.getByRole('dialog')).toContainText('<img src=x onerror');
        await standsFirm(page, `${path} ${name}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        // A dialog with an address of its own steps back.
        await expect(page).toHaveURL(shop.url + path);
      }
    }
    const order = `/order-success/${shop.orderId}`;
    for (const path of ['/', `/product/${shop.product}`, `/category/${shop.category}`, '/contact', order]) {
      await page.goto(shop.url + path);
      await expect(shown(page), path).toBeVisible();
      await standsFirm(page, path, [PHONE, TABLET, WIDE]);
    }

    const invoice = await page.request.get(`${shop.url}/api/orders/${shop.orderId}/invoice`);
    expect(invoice.headers()['content-disposition']).toMatch(/^inline; filename="[\w-]+\.pdf"$/);
    expect((await invoice.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await expect.poll(async () => (await mailsIn(shop)).length).toBeGreaterThan(1);
    for (const html of await mailsIn(shop)) {
      expect(html).toContain('&lt;img src=');
      expect(html).not.toContain('<img src=x');
    }
  } finally {
    await page.goto('/favicon.svg');
    await shop.close();
  }
});

/** In a heading, a cell or a field. */
const shown = (page: Page) => page.locator('main').getByText(MARK).filter({ visible: true }).first();

async function previewPrices(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Amount').last().fill('5');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('row').filter({ hasText: MARK }).first()).toBeVisible();
}

/** A file whose name and cells are hostile: as it would change the products, and with a mistake in it. */
async function importFile(page: Page, shop: HostileShop): Promise<void> {
  const token = { authorization: `Bearer ${shop.token}` };
  const exported = await page.request.get(`${shop.url}/api/products/export?search=mallory`, {
    headers: token,
  });
  const csv = await exported.text();
  for (const text of [csv.replaceAll('Mallory', 'Mallory the second'), csv.replaceAll('99000', MARK)]) {
    const file = { name: `${hostile(120)}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
    await expect(page.locator('.import-outcome')).toBeVisible();
    await standsFirm(page, 'the import');
  }
}

/** The mails as pages. */
async function mailsIn({ dataDir }: HostileShop): Promise<string[]> {
  const mails = await query(
    embeddedDatabaseUrl(dataDir),
    `select kept_mail ->> 'html' as html from outbox where kept_mail is not null`,
  );
  return mails.map(({ html }) => String(html));
}
