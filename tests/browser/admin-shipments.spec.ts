import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  type Admin,
  accessibilityProblems,
  expect,
  failing,
  placeOrder,
  test,
  toast,
  tryAgain,
} from '../support/browser/admin-page.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

const row = (page: Page, words: string) =>
  page.locator('.data-table tbody').getByRole('row').filter({ hasText: words });
const dialog = (page: Page) => page.getByRole('dialog');
async function addCarrier(
  admin: Admin,
  name: string,
  rule: object = {},
): Promise<{ id: string; name: string }> {
  const { carrier } = (await admin.call('POST', '/shipping/partners', {
    name,
    trackingUrl: 'https://lorry.example/track?n={tracking}',
    ...rule,
  })) as { carrier: { id: string; name: string } };
  return carrier;
}

test('a shipment is made for an order and moved on, and its order follows', async ({
  page,
  admin,
  complaints,
  excuses,
}) => {
  excuses.push(/status of (409|404)/, /api\/orders\/RR-/);
  const word = `w${randomUUID().slice(0, 7)}`;
  const carrier = await addCarrier(admin, `Carrier ${word}`);
  const { id, number } = await placeOrder(`Parcel ${word}`);
  await page.setViewportSize(WIDE);
  await admin.open('/admin/shipping');
  await page.getByRole('button', { name: 'Create shipment' }).click();
  const create = dialog(page).getByRole('button', { name: 'Create shipment' });
  await create.click();
  await expect(dialog(page).locator('.field-error')).toHaveText('Order number is required');
  await dialog(page).getByLabel('Order number').fill('RR-999999999');
  await create.click();
  await expect(dialog(page).locator('.field-error')).toHaveText('There’s no order with this number');
  await dialog(page).getByLabel('Order number').fill(number.toLowerCase());
  await expect(dialog(page).locator('.field-error'), 'said of another number').toHaveCount(0);
  await expect(dialog(page)).toContainText(new RegExp(`Parcel ${word}, Nashik, Maharashtra · pending · ₹`));
  await dialog(page).getByRole('combobox', { name: 'Carrier' }).selectOption(carrier.name);
  await dialog(page).getByLabel('Tracking number').fill(`T-${word}`);
  await dialog(page).getByLabel('Weight').fill('42.5');
  await dialog(page).getByLabel('Carrier’s charge').fill('906.25');
  expect(await accessibilityProblems(page)).toEqual([]);
  const mend = await failing(page, complaints, '**/api/shipping/shipments', 'POST');
  await create.click();
  await expect(toast(page, 'Failed to create the shipment')).toBeVisible();
  await expect(dialog(page).getByLabel('Tracking number')).toHaveValue(`T-${word}`);
  await mend();
  await create.click();
  await expect(toast(page, 'Shipment created successfully')).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search by tracking number, order or customer' });
  for (const words of [`t-${word}`, `parcel ${word}`, number]) {
    await search.fill(words);
    await expect(page.locator('.data-table tbody tr')).toHaveCount(1);
    await expect(row(page, number)).toContainText(
      /Parcel.*Carrier.*T-.*Pending.*42\.5.kg.*₹906\.25.*Not yet/,
    );
  }
  const link = page.getByRole('link', { name: `Track ${number}, T-${word} on carrier’s site` });
  await expect(link).toHaveAttribute('href', `https://lorry.example/track?n=T-${word}`);
  await page.getByLabel('Status', { exact: true }).selectOption('Delivered');
  await expect(page.getByText('No shipments found')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Create shipment' }).click();
  await dialog(page).getByLabel('Order number').fill(number);
  await dialog(page).getByRole('combobox', { name: 'Carrier' }).selectOption(carrier.name);
  await dialog(page).getByLabel('Tracking number').fill(`T-${word}`);
  await create.click();
  await expect(dialog(page).locator('.field-error')).toHaveText(
    /already has a shipment with this tracking number/,
  );
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `Update ${number}, T-${word}` }).click();
  const consequence = dialog(page).locator('.shipment-consequence');
  await expect(consequence).toHaveText(`Order ${number} stays pending.`);
  await dialog(page).getByLabel('Status').selectOption('Picked up');
  await expect(consequence).toHaveText(
    `Order ${number} goes from pending to shipped, and the customer gets an e-mail.`,
  );
  await dialog(page).getByLabel('Location').fill('Nashik');
  await dialog(page).getByLabel('Note').fill('Two men <b>needed</b>');
  const { data: shipments } = (await admin.call('GET', `/shipping/shipments?search=T-${word}`)) as {
    data: { id: string }[];
  };
  await admin.call('PATCH', `/shipping/shipments/${shipments[0]?.id}/status`, {
    status: 'PENDING',
    note: 'Label printed',
  });
  const saveStatus = dialog(page).getByRole('button', { name: 'Save shipment' });
  await saveStatus.click();
  await expect(dialog(page).getByText('Someone else changed this.')).toBeVisible();
  await expect(dialog(page).getByLabel('Note'), 'what was typed stays').toHaveValue('Two men <b>needed</b>');
  const reload = dialog(page).getByRole('button', { name: 'Show the latest version' });
  page.once('dialog', (question) => question.dismiss());
  await reload.click();
  await expect(dialog(page).getByLabel('Note'), 'and until somebody says so').toHaveValue(/needed/);
  await expect(dialog(page).getByRole('region', { name: 'History' })).toContainText('Label printed');
  await expect(dialog(page).getByLabel('Status')).toHaveValue('PICKED_UP');
  await saveStatus.click();
  await expect(toast(page, 'Shipment status updated successfully')).toBeVisible();
  await expect(row(page, number)).toContainText(/Picked up.*Nashik/);
  expect(await admin.call('GET', `/orders/${id}`)).toMatchObject({
    order: { status: 'SHIPPED', tracking_id: `T-${word}` },
  });

  const heal = await failing(page, complaints, '**/api/shipping/shipments?*');
  await search.fill(word);
  await expect(toast(page, 'Failed to load the shipments')).toBeVisible();
  await expect(row(page, number), 'what was there stays').toBeVisible();
  await heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.list-failure')).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: `Update ${number}` }).click();
  await dialog(page).getByLabel('Status').selectOption('Delivered');
  await expect(consequence).toHaveText(`Order ${number} goes from shipped to delivered.`);
  await expect(dialog(page)).toContainText('Nashik: Two men <b>needed</b>');
  page.once('dialog', (question) => void question.accept());
  await dialog(page)
    .getByRole('link', { name: `Order ${number}` })
    .click();
  await expect(page).toHaveURL(`/admin/orders/${number}`);
});

test('the cheapest carrier that keeps the promise is chosen, and its bill is compared with what was charged', async ({
  page,
  admin,
  complaints,
}) => {
  const word = `q${randomUUID().slice(0, 7)}`;
  const carriers = await Promise.all([
    // Two bars of 220 cm: 100 + 44 × 5 + 2 × 50 are ₹420.
    addCarrier(admin, `Quick ${word}`, { volumeDivisor: 5000, overLengthCm: 180, overLengthCharge: 50 }),
    addCarrier(admin, `Slow ${word}`),
    addCarrier(admin, `Small ${word}`, { longestBoxCm: 100 }),
  ]);
  const [quick, slow] = carriers.map(({ id }) => id);
  const rate = { zone: 'national', baseAmount: 100, perKgAmount: 5, minDays: 1, maxDays: 1 };
  await admin.call('POST', '/shipping/rates', { ...rate, carrierId: quick });
  await admin.call('POST', '/shipping/rates', { ...rate, carrierId: slow, perKgAmount: 0, maxDays: 30 });
  const { id, number } = await placeOrder(`Freight ${word}`);
  await page.setViewportSize(WIDE);
  await admin.open('/admin/shipping');
  await page.getByRole('button', { name: 'Create shipment' }).click();
  const mend = await failing(page, complaints, '**/api/shipping/orders/*/quotes');
  await dialog(page).getByLabel('Order number').fill(number);
  await expect(dialog(page).getByText('We couldn’t compare the carriers.')).toBeVisible();
  await tryAgain(dialog(page), mend);

  const quotes = dialog(page).getByRole('region', { name: 'Quotes' });
  const choice = (name: string) => quotes.getByRole('radio', { name: new RegExp(`${name} ${word}`) });
  const carrier = dialog(page).getByRole('combobox', { name: 'Carrier' });
  const charge = dialog(page).getByLabel('Carrier’s charge');
  await expect(quotes).toContainText(/Prices for the whole order: 2 boxes, 44.kg/);
  await expect(quotes).toContainText(
    new RegExp(`Quick ${word}, standard₹420Cheapest in time for .*2 boxes over 180.cm: ₹100`),
  );
  await expect(quotes).toContainText(new RegExp(`Slow ${word}, standard₹100.*days late`));
  await expect(quotes).toContainText(new RegExp(`Small ${word} takes boxes up to 100.cm`));
  await expect(choice('Quick')).toBeChecked();
  await expect(carrier).toHaveValue(quick ?? '');
  await expect(charge).toHaveValue('420');
  await expect(dialog(page).getByLabel('Weight (kg)')).toHaveValue('44');
  await expect(dialog(page).getByLabel('Expected on')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await choice('Quick').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice('Slow')).toBeChecked();
  await expect(carrier).toHaveValue(slow ?? '');
  await expect(charge).toHaveValue('100');
  await quotes.getByRole('radio', { name: /^Own delivery/ }).check();
  await expect(carrier).toHaveValue('');
  await carrier.selectOption(`Quick ${word}`);
  await expect(choice('Quick'), 'the choice follows the fields').toBeChecked();
  await choice('Slow').check();
  await choice('Quick').check();
  await expect(charge).toHaveValue('420');
  await dialog(page).getByRole('button', { name: 'Create shipment' }).click();
  await expect(toast(page, 'Shipment created successfully')).toBeVisible();

  await page.setViewportSize(WIDE);
  await expect(row(page, number)).toContainText(/₹420.*quoted, ₹680 margin/);
  await page.getByRole('button', { name: `Update ${number}` }).click();
  await dialog(page).getByLabel('Status').selectOption('Picked up');
  const bill = dialog(page).getByLabel('Carrier’s bill (₹)');
  await expect(bill).toHaveAccessibleDescription('Quoted ₹420.');
  await bill.fill('13l0');
  await dialog(page).getByRole('button', { name: 'Save shipment' }).click();
  await expect(dialog(page).locator('.field-error')).toHaveText('The bill must be a number');
  await bill.fill('1310');
  await dialog(page).getByRole('button', { name: 'Save shipment' }).click();
  await expect(row(page, number)).toContainText(/₹1,310.*Bill 212% above the quote.*₹210 lost/);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('region', { name: 'Shipment', exact: true })).toContainText(
    'Charged ₹1,100, paid ₹1,310: ₹210 lost',
  );
  await page.goto('/admin/shipping?view=promises');
  const freight = page.getByRole('region', { name: 'Freight' });
  await expect(freight.getByRole('row').filter({ hasText: `Quick ${word}` })).toContainText(
    /1 bill far from the quote.*₹1,100.*₹1,310.*₹210 lost/,
  );
  expect(await admin.call('GET', `/shipping/orders/${id}/shipments`)).toMatchObject({
    data: [{ cost: 1310, quotedCost: 420, charged: 1100, weightKg: 44 }],
  });
  for (const each of carriers) await admin.call('PUT', `/shipping/partners/${each.id}`, { isActive: false });
});
