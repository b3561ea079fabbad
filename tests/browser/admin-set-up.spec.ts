import { rmSync } from 'node:fs';
import { findFreePort } from '../../server/db/embedded/free-port.ts';
import { expect, test } from '../support/browser/watched-page.ts';
import { startMailServer } from '../support/mail.ts';
import { ADMIN, openShop, type ShopProcess, temporaryFolder } from '../support/shop-process.ts';

const GSTIN = '29ABCCS1234K1Z9';
const ADDRESS = '12 MG Road, Bengaluru, Karnataka 560001';

test('a new shop is set up step by step, each ticked once it is so, and then the list goes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const dataDir = temporaryFolder();
  const port = await findFreePort(dataDir);
  const env = {
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    TEST_DATABASE_URL: '',
  };
  const mail = await startMailServer();
  let shop: ShopProcess | undefined;
  try {
    shop = await openShop({ port, dataDir, env });
    await page.goto(`${shop.url}/admin/login`);
    await page.getByLabel('E-mail').fill(ADMIN.email);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();

    const list = page.getByRole('region', { name: 'Set up your shop' });
    const orange = list.locator('.button-primary');
    await expect(list.getByText('0 of 4 done')).toBeVisible();
    await expect(orange).toHaveText('Enter address');
    await expect(page.getByText('Nothing to do.')).toBeVisible();
    await expect(
      page.getByText('Nothing was ordered in this period.'),
      'an empty chart keeps its axes',
    ).toBeVisible();

    await orange.click();
    await expect(page.getByLabel('Store address')).toBeFocused();
    await page.getByLabel('Store address').fill(ADDRESS);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved successfully!')).toBeVisible();
    await page.goBack();
    await expect(list.getByText('1 of 4 done')).toBeVisible();
    await expect(list.getByText('It must start with 29, the code of your State, Karnataka.')).toBeVisible();
    await expect(orange).toHaveText('Add GSTIN');
    await orange.click();
    await page.getByLabel('GSTIN').fill(GSTIN);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved successfully!')).toBeVisible();
    await page.goBack();
    await expect(list.getByText('2 of 4 done')).toBeVisible();

    await expect(orange).toHaveText('Set up mail');
    await orange.click();
    const help = page.getByRole('dialog', { name: 'Set up mail' });
    await expect(help.getByText('SMTP_URL')).toBeVisible();
    await help.getByRole('button', { name: 'Close' }).click();
    await list.getByRole('button', { name: 'Cash only' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Take cash on delivery only' }).getByText('cod-only'),
    ).toBeVisible();

    await page.goto('about:blank');
    await shop.stop();
    shop = await openShop({
      port,
      dataDir,
      env: { ...env, SMTP_URL: mail.url, PAYMENTS: 'cod-only' },
    });
    const known = page.waitForResponse('**/api/health');
    await page.goto(`${shop.url}/admin`);
    await known;
    await expect(page.getByText('Nothing to do.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'System status' })).toContainText('Active');
    await expect(list).toHaveCount(0);
    // Its dashboard would miss a shop that closes.
    await page.goto('about:blank');
  } finally {
    await shop?.stop();
    await mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
