import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  type Admin,
  accessibilityProblems,
  expect,
  failing,
  test,
  toast,
  tryAgain,
} from '../support/browser/admin-page.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

// Two journeys through whole screens; a machine that is busy with others needs its time for them.
test.describe.configure({ timeout: 90_000 });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const failure = (page: Page) => dialog(page).locator('.dialog-failure');
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

interface Stored {
  readonly id: string;
  readonly version: number;
}

async function found(admin: Admin, plural: 'coupons' | 'discounts', search: string): Promise<Stored[]> {
  const reply = (await admin.call('GET', `/${plural}?search=${search}`)) as { data: Stored[] };
  return reply.data;
}

test('a coupon is made, explained as one types, changed beside somebody else, switched off and deleted', async ({
  page,
  admin,
  complaints,
  excuses,
}) => {
  // Refusals of the shop stand in the browser's log as well.
  excuses.push(/status of 409/);
  const word = randomUUID().slice(0, 8).toUpperCase();
  const code = `T-${word}`;
  const name = `Festival <img src=x onerror=alert(1)> ${word}`;
  const validated = async () => {
    const data = { code: code.toLowerCase(), order_amount: 8000 };
    return (await (await page.request.post('/api/coupons/validate', { data })).json()).message;
  };
  await page.setViewportSize(WIDE);
  await admin.open('/admin/coupons');
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['Coupon', 'Discount', 'Period', 'Uses', 'Saved', 'Status', 'Active', 'Actions'],
  ]);
  await expect(row(page, 'WELCOME10')).toContainText('10% off orders from ₹1,000, at most ₹500');
  await expect(page.getByText('Saved by customers')).toBeVisible();

  try {
    await page.getByRole('button', { name: 'Add Coupon' }).click();
    const save = page.getByRole('button', { name: 'Add coupon', exact: true });
    const meaning = page.getByRole('region', { name: 'What it means' });
    await save.click();
    for (const words of ['Code is required', 'Name is required', 'Value must be more than 0'])
      await expect(dialog(page).getByText(words, { exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('textbox', { name: 'Code' })).toBeFocused();
    await expect(meaning).toContainText('Fill in the fields to see it here');

    await dialog(page).getByRole('textbox', { name: 'Code' }).fill('welcome10');
    await dialog(page).getByLabel('Name').fill(name);
    await dialog(page).getByLabel('Percent off (%)').fill('12.5');
    await expect(meaning).toContainText('12.5% off any order');
    await dialog(page).getByLabel('Minimum order (₹)').fill('1,000');
    await dialog(page).getByLabel('Maximum discount (₹)').fill('500');
    await dialog(page).getByLabel('Ends').fill('2099-11-16T00:00');
    await dialog(page).getByLabel('Uses per customer').fill('1');
    await expect(meaning).toContainText('12.5% off orders from ₹1,000, at most ₹500');
    await expect(meaning).toContainText(/Until 15 November 2099.*Once per customer/);
    await expect(meaning.getByRole('row', { name: '₹5,000' })).toContainText('₹500');
    await dialog(page).getByLabel('Type').selectOption('Free shipping');
    await expect(meaning).toContainText('Free shipping on orders from ₹1,000');
    await expect(dialog(page).getByLabel('Percent off (%)')).toBeHidden();
    await dialog(page).getByLabel('Type').selectOption('Percentage');
    await expect(dialog(page).getByLabel('Percent off (%)'), 'nothing typed is lost').toHaveValue('12.5');
    await save.click();
    await expect(dialog(page).getByText('There’s already a coupon with this code')).toBeVisible();
    await expect(dialog(page).getByRole('textbox', { name: 'Code' })).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);

    await dialog(page).getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
    let mend = await failing(page, complaints, '**/api/coupons', 'POST');
    await save.click();
    await expect(failure(page)).toHaveText('The server is in trouble');
    await expect(toast(page, 'Failed to save coupon')).toBeVisible();
    await mend();
    await save.click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(toast(page, 'Coupon created successfully')).toBeVisible();
    await expect(row(page, code), 'hostile text is text').toContainText(name);
    await expect(row(page, code)).toContainText(/Until 15 November 2099.*Active/);
    expect(await validated()).toBe('You saved ₹500 with this coupon!');

    await page.getByRole('button', { name: `Edit ${code}` }).click();
    const [stored] = await found(admin, 'coupons', code);
    const theirs = { code, name, type: 'percentage', value: 20, minAmount: 1000, maxDiscount: 500 };
    await admin.call('PUT', `/coupons/${stored?.id}`, theirs);
    await dialog(page).getByLabel('Percent off (%)').fill('15');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(failure(page)).toContainText('Someone else changed this.');
    await expect(dialog(page).getByText('Someone else saved: 20')).toBeVisible();
    await expect(dialog(page).getByLabel('Percent off (%)'), 'the own words stay').toHaveValue('15');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, code)).toContainText('15% off orders from ₹1,000');

    const active = page.getByRole('switch', { name: `${code} is active` });
    mend = await failing(page, complaints, '**/api/coupons/*', 'PUT');
    await active.click();
    await expect(toast(page, 'Failed to update coupon')).toBeVisible();
    await expect(active).toBeChecked();
    await mend();
    await active.click();
    await expect(active).not.toBeChecked();
    await expect(row(page, code)).toContainText('Inactive');
    expect(await validated()).toBe('This coupon is no longer active');

    await page
      .getByRole('group', { name: 'Filter by status' })
      .getByRole('button', { name: 'Inactive' })
      .click();
    await expect(page).toHaveURL('/admin/coupons?status=inactive');
    await page.getByRole('searchbox').fill(word);
    await expect(page).toHaveURL(`/admin/coupons?status=inactive&search=${word}`);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.setViewportSize(PHONE);
    expect(await fits(page)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: `Delete ${code}` }).click();
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No coupons found')).toBeVisible();
    expect(await found(admin, 'coupons', code)).toEqual([]);
  } finally {
    for (const { id } of await found(admin, 'coupons', code)) await admin.call('DELETE', `/coupons/${id}`);
  }
});

test('a discount is aimed at a product, shows its prices before it is saved, and the shop’s page follows', async ({
  page,
  admin,
  complaints,
  excuses,
}) => {
  excuses.push(/status of 409/);
  const word = randomUUID().slice(0, 8);
  const bench = `Garage Bench ${word}`;
  const name = `Bench week <b>${word}</b>`;
  const made = (await admin.call('POST', '/products', {
    name: bench,
    category: 'benches',
    price: 8999,
    shortDescription: 'Holds 300 kg',
    description: 'Steel frame',
    images: '/images/placeholder.svg',
  })) as { product: { id: string; slug: string } };
  const shown = async () => (await page.request.get(`/product/${made.product.slug}`)).text();
  try {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/discounts?search=${word}`);
    await expect(page.getByText('No discounts found')).toBeVisible();
    await page.getByRole('button', { name: 'Add Discount' }).click();
    const save = page.getByRole('button', { name: 'Add discount', exact: true });
    const meaning = page.getByRole('region', { name: 'What it means' });
    await dialog(page).getByLabel('Applies to').selectOption('A category');
    await dialog(page).getByLabel('Percent off (%)').fill('10');
    await save.click();
    for (const words of ['Name is required', 'Please choose a category'])
      await expect(dialog(page).getByText(words, { exact: true })).toBeVisible();
    await dialog(page).getByLabel('Name').fill(name);
    await dialog(page).getByLabel('Category').selectOption('Racks');
    await expect(meaning).toContainText('10% off every product in Racks');
    await expect(meaning.locator('s').first(), 'some prices before and after').toContainText('₹');

    await dialog(page).getByLabel('Applies to').selectOption('One product');
    const picker = dialog(page).getByRole('combobox', { name: 'Product' });
    await picker.fill(word);
    await expect(dialog(page).getByRole('option', { name: bench })).toBeVisible();
    await picker.press('Escape');
    await expect(dialog(page), 'Escape closes the list alone').toBeVisible();
    await picker.press('ArrowDown');
    await expect(dialog(page).getByRole('option', { name: bench })).toBeVisible();
    await picker.press('Enter');
    await expect(picker).toHaveValue(bench);
    await expect(meaning.getByRole('row', { name: bench })).toContainText(/₹8,999.*₹8,099/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await save.click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, word), 'hostile text is text').toContainText(name);
    await expect(row(page, word)).toContainText(new RegExp(`10% off ${bench}.*Always.*Live`));
    expect(await shown(), 'the next load of its page has the price').toContain('8,099');

    const mend = await failing(page, complaints, '**/api/discounts?*');
    await page.getByLabel('Applies to').selectOption('One product');
    await expect(page).toHaveURL(`/admin/discounts?search=${word}&appliesTo=product`);
    await expect(toast(page, 'Failed to load discounts')).toBeVisible();
    await expect(row(page, word), 'what was there stays').toBeVisible();
    await tryAgain(page, mend);
    await expect(page.locator('.list-failure')).toHaveCount(0);

    const [stored] = await found(admin, 'discounts', word);
    const theirs = { name, type: 'fixed', value: 999, appliesTo: 'product', targetId: made.product.id };
    await admin.call('PUT', `/discounts/${stored?.id}`, theirs);
    const active = page.getByRole('switch', { name: `${name} is active` });
    await active.click();
    await expect(toast(page, 'Someone else has changed this discount')).toBeVisible();
    await expect(row(page, word)).toContainText('₹999 off');
    await active.click();
    await expect(active).not.toBeChecked();
    await expect(row(page, word)).toContainText('Inactive');
    expect(await shown(), 'switched off, the price is the old one').not.toContain('8,099');

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await admin.call('PUT', `/discounts/${stored?.id}`, { ...theirs, value: 500, isActive: false });
    await dialog(page).getByLabel('Amount off (₹)').fill('700');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page).getByText('Someone else saved: 500')).toBeVisible();
    const reload = page.getByRole('button', { name: 'Show the latest version' });
    page.once('dialog', (question) => question.dismiss());
    await reload.click();
    await expect(dialog(page).getByLabel('Amount off (₹)'), 'the own words stay').toHaveValue('700');
    page.once('dialog', (question) => question.accept());
    await reload.click();
    await expect(dialog(page).getByLabel('Amount off (₹)')).toHaveValue('500');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No discounts found')).toBeVisible();
  } finally {
    for (const { id } of await found(admin, 'discounts', word))
      await admin.call('DELETE', `/discounts/${id}`);
    await admin.call('DELETE', `/products/${made.product.id}`);
  }
});
