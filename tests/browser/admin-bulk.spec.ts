import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Admin, accessibilityProblems, expect, test, toast } from '../support/browser/admin-page.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };
test.describe.configure({ timeout: 60_000 });

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

interface Made {
  readonly id: string;
  readonly slug: string;
}

async function addPlates(admin: Admin, name: string, more: object = {}): Promise<Made> {
  const { product } = (await admin.call('POST', '/products', {
    name,
    category: 'weight-plates',
    price: 1000,
    salePrice: 900,
    shortDescription: 'Iron',
    description: 'Cast iron',
    images: '/images/placeholder.svg',
    ...more,
  })) as { product: Made };
  return product;
}

test('prices of many products are previewed and changed at once, and the shop follows', async ({
  page,
  admin,
}) => {
  const word = randomUUID().slice(0, 8);
  const weightVariants = [{ weight: '10 kg', price: 2000, weightOptions: [{ weight: 'Grey', price: 2200 }] }];
  const plates = await addPlates(admin, `Plates ${word}`, { weightVariants });
  const cheap = await addPlates(admin, `Cheap plates ${word}`, { price: 901, salePrice: 900 });
  try {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/products?search=${word}`);
    await page.getByRole('checkbox', { name: `Select Plates ${word}` }).check();
    await expect(button(page, 'Clear 1 selected')).toBeVisible();
    await button(page, 'Change prices').click();
    const change = (price: string) => dialog(page).getByRole('group', { name: price }).getByLabel('Amount');
    const scope = dialog(page).getByLabel('Products');
    await expect(scope.locator('option')).toContainText([
      'The selected product',
      'All 2 that match the filters',
      'All products',
    ]);
    await scope.selectOption('All 2 that match the filters');
    await button(page, 'Preview').click();
    await expect(dialog(page).getByText('Enter an amount above 0')).toBeVisible();
    await expect(change('Sale price')).toBeFocused();
    await dialog(page).getByLabel('Sale price', { exact: true }).selectOption('No change');
    await dialog(page).getByLabel('List price', { exact: true }).selectOption('Decrease by');
    await change('List price').fill('5');
    await dialog(page).getByLabel('Rounding').selectOption('Ending in 9');
    await button(page, 'Preview').click();
    await expect(dialog(page).locator('.price-outcome p')).toHaveText(
      '1 product changes, 1 can’t have these prices.',
    );
    await expect(dialog(page).getByRole('row', { name: 'The sale price must be below' })).toContainText(
      `Cheap plates ${word}`,
    );
    await expect(dialog(page).getByRole('row', { name: '10 kg / Grey' })).toContainText('₹2,200 ₹2,089');
    await expect(button(page, 'Change 2 products')).toBeDisabled();
    expect(await accessibilityProblems(page)).toEqual([]);
    await button(page, 'Leave out the one that can’t change').click();
    await button(page, 'Change 1 product').click();
    await expect(toast(page, 'Prices of 1 product changed')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('row', { name: `Edit Plates ${word}` })).toContainText('₹2,089');
    expect(await (await page.request.get(`/product/${plates.slug}`)).text()).toMatch(/1,899|2,089/);

    await button(page, `Edit Plates ${word}`).click();
    await dialog(page).getByRole('button', { name: 'Add an option to 10 kg' }).click();
    const option = dialog(page).getByRole('group', { name: '10 kg / option 2' });
    await option.getByLabel('Option', { exact: true }).fill('Black');
    await dialog(page)
      .getByRole('group', { name: '10 kg / Black' })
      .getByLabel('Price', { exact: true })
      .fill('2500');
    await button(page, 'Save changes').click();
    await expect(dialog(page)).toHaveCount(0);
    const { product } = (await admin.call('GET', `/products/${plates.id}`)) as { product: object };
    expect(product).toMatchObject({
      weightVariants: [
        {
          weightOptions: [
            { weight: 'Grey', price: 2089 },
            { weight: 'Black', price: 2500 },
          ],
        },
      ],
    });
  } finally {
    for (const { id } of [plates, cheap]) await admin.call('DELETE', `/products/${id}`);
  }
});

test('products are exported, changed in a file and imported again, all of it or nothing', async ({
  page,
  admin,
  excuses,
}) => {
  const word = randomUUID().slice(0, 8);
  const colorVariants = [{ color: 'Grey', price: 1000, salePrice: 900 }, { color: 'Black' }];
  const plates = await addPlates(admin, `Plates ${word}`, { colorVariants });
  try {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/products?search=${word}`);
    await page.setViewportSize(PHONE);
    await expect(page.getByText(`Plates ${word}`).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await button(page, 'Export CSV').click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
    const file = await readFile(await saved.path(), 'utf8');
    expect(file).toContain(`Plates ${word}`);

    await button(page, 'Import CSV').click();
    const choose = (text: string) =>
      dialog(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose(file);
    await expect(dialog(page).getByText('1 stays as it is.')).toBeVisible();
    await expect(button(page, 'Import')).toBeDisabled();
    await choose(file.replace(',1000,900,', ',1000,1200,'));
    await expect(dialog(page).getByText('Row 2, sale price: must be below the list price')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    const changed = file.replace(',1000,900,', ',1000,850,').replace('Cast iron', 'Cast <b>iron</b>');
    await choose(changed);
    await expect(dialog(page).getByText('1 changes.')).toBeVisible();
    await expect(dialog(page).getByRole('listitem')).toHaveText(
      `Plates ${word} (row 2) will cost ₹850.No change: Grey ₹900`,
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect(dialog(page).locator('tr').filter({ hasText: 'Sale Price' })).toContainText(/900.*850/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    // Other tests change products meanwhile: an import is refused then, and its file is to be checked again.
    excuses.push(/409 \(Conflict\)/, /The products have changed since/);
    await expect(async () => {
      await choose(changed);
      await button(page, 'Import 1 product').click();
      await expect(toast(page, '1 product imported')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page.getByText('₹850')).toBeVisible();
    const { product } = (await admin.call('GET', `/products/${plates.id}`)) as { product: object };
    expect(product).toMatchObject({ salePrice: 850, description: 'Cast <b>iron</b>' });
  } finally {
    await admin.call('DELETE', `/products/${plates.id}`);
  }
});
