import { randomUUID } from 'node:crypto';
import { expect, placeOrder, test, troubleWith } from '../support/browser/admin-page.ts';
import { filter, row, told, WIDE } from '../support/browser/inbox-page.ts';
import {
  dialog,
  enter,
  failure,
  find,
  isReadable,
  press,
  ship,
  tryAgain,
  tryAllAgain,
} from '../support/browser/trouble-page.ts';
import { ADMIN, query } from '../support/shop-process.ts';

test('while the server is in trouble, promotions, shipping and administrators stay as they are', async ({
  page,
  admin,
  complaints,
}) => {
  const word = `w${randomUUID().slice(0, 7)}`;
  const code = `T-${word.toUpperCase()}`;
  const terms = { name: `Trouble ${word}`, type: 'percentage', value: 10, isActive: false };
  const made = async (path: string, body: object) =>
    ((await admin.call('POST', path, body)) as { data: { id: string } }).data.id;
  const coupon = await made('/coupons', { ...terms, code });
  const discount = await made('/discounts', terms);
  const carrierId = await made('/shipping/partners', { name: `Lorry ${word}` });
  await admin.call('POST', '/shipping/rates', { carrierId, zone: 'goa', minDays: 1, maxDays: 2 });
  const { id: orderId } = await placeOrder(`Parcel ${word}`);
  await ship(admin, orderId, `T-${word}`);
  const colleague = `${word}@example.in`;
  const database = process.env.SHOP_DATABASE_URL ?? '';
  await query(
    database,
    `insert into users (name, email, role, admin_role, password_hash) values ($1, $2, 'ADMIN', 'owner', 'nobody signs in with this')`,
    [`Colleague ${word}`, colleague],
  );
  try {
    await page.setViewportSize(WIDE);
    await admin.open(`/admin/coupons?search=${code}`);
    const trouble = await troubleWith(page, complaints);
    await expect(row(page, code)).toBeVisible();
    trouble.begin();
    await filter(page, 'Type').selectOption('Percentage');
    await told(page, 'Failed to load coupons');
    await page.getByRole('button', { name: `Delete ${code}` }).click();
    await press(page, 'Delete');
    await told(page, 'Failed to delete coupon');
    await isReadable(page);
    await page.keyboard.press('Escape');
    await expect(row(page, code), 'what was there stays').toBeVisible();

    await enter(page, 'Discounts');
    await told(page, 'Failed to load discounts');
    await expect(page.getByText('We couldn’t load the figures.')).toBeVisible();
    trouble.end();
    await tryAllAgain(page);
    await find(page, word);
    trouble.begin();
    await page.getByRole('switch').click();
    await told(page, 'Failed to update discount');
    await expect(page.getByRole('switch')).not.toBeChecked();
    await page.getByRole('button', { name: `Delete Trouble ${word}` }).click();
    await press(page, 'Delete');
    await told(page, 'Failed to delete discount');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Edit Trouble ${word}` }).click();
    await expect(dialog(page).getByText('We couldn’t load the prices.')).toBeVisible();
    await dialog(page).getByLabel('Name').fill(`Other ${word}`);
    await press(page, 'Save changes');
    await told(page, 'Failed to save discount');
    await expect(dialog(page).getByLabel('Name')).toHaveValue(`Other ${word}`);
    await isReadable(page);
    await press(page, 'Cancel');

    await enter(page, 'Shipping');
    await told(page, 'Failed to load the shipments');
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Couldn’t be loaded');
    trouble.end();
    await tryAgain(page).click();
    await find(page, word);
    await page.getByRole('button', { name: /^Update RR-.*T-/ }).click();
    await dialog(page).getByLabel('Note').fill('Two men needed');
    trouble.begin();
    await press(page, 'Save shipment');
    await told(page, 'Failed to update the shipment');
    await expect(dialog(page).getByLabel('Note')).toHaveValue('Two men needed');
    await isReadable(page);
    await press(page, 'Cancel');
    trouble.end();
    const view = page.getByRole('group', { name: 'View' });
    await view.getByRole('button', { name: 'Carriers' }).click();
    await find(page, word);
    trouble.begin();
    await page.getByRole('switch').click();
    await told(page, 'Failed to update the carrier');
    await expect(page.getByRole('switch')).toBeChecked();
    await filter(page, 'Active').selectOption('Active');
    await told(page, 'Failed to load the carriers');
    await expect(row(page, word)).toBeVisible();
    trouble.end();
    await page.getByRole('link', { name: `Rates of Lorry ${word}` }).click();
    await page.getByRole('button', { name: /^Edit the rate/ }).click();
    await dialog(page).getByLabel('Days to').fill('9');
    trouble.begin();
    await press(page, 'Save changes');
    await told(page, 'Failed to save the rate');
    await expect(dialog(page).getByLabel('Days to')).toHaveValue('9');
    await isReadable(page);
    await press(page, 'Cancel');
    await page.getByLabel('Weight (kg)').fill('12');
    await page.getByRole('button', { name: 'Show prices' }).click();
    await told(page, 'Failed to calculate the price');
    await filter(page, 'Method').selectOption('Standard');
    await told(page, 'Failed to load the rates');
    await expect(row(page, word)).toBeVisible();

    await enter(page, 'Administrators');
    await told(page, 'Failed to load administrators');
    trouble.end();
    await tryAgain(page).click();
    await page.getByRole('button', { name: `Withdraw Colleague ${word}` }).click();
    await dialog(page).getByLabel('Your password', { exact: true }).fill(ADMIN.password);
    trouble.begin();
    await press(page, 'Withdraw');
    await expect(failure(page)).toHaveText('The server is in trouble');
    await expect(row(page, colleague)).toBeAttached();
    trouble.end();
  } finally {
    await query(database, 'delete from users where email = $1', [colleague]);
    await admin.call('DELETE', `/coupons/${coupon}`);
    await admin.call('DELETE', `/discounts/${discount}`);
  }
});
