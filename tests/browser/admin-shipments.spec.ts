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
} from '../support/browser/admin-page.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

const row = (page: Page, words: string) =>
  page.locator('.data-table tbody').getByRole('row').filter({ hasText: words });
const dialog = (page: Page) => page.getByRole('dialog');
async function addCarrier(admin: Admin, name: string): Promise<{ id: string; name: string }> {
  const { carrier } = (await admin.call('POST', '/shipping/partners', {
    name,
    trackingUrl: 'https://lorry.example/track?n={tracking}',
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
  await dialog(page).getByLabel('Carrier', { exact: false }).first().selectOption(carrier.name);
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
  await dialog(page).getByLabel('Carrier', { exact: false }).first().selectOption(carrier.name);
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
    `Order ${number} goes from pending to shipped, and the customer gets a mail about it.`,
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
  const saveStatus = dialog(page).getByRole('button', { name: 'Save status' });
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
