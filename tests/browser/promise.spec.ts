import { randomUUID } from 'node:crypto';
import { promiseWords } from '../../domain/shipping/promise.ts';
import { accessibilityProblems, expect, test, toast } from '../support/browser/admin-page.ts';
import {
  ask,
  field,
  fillAddress,
  openCheckout,
  payOnDelivery,
  placeOrder,
  summary,
} from '../support/browser/filled-cart.ts';
import { fold } from '../support/browser/product-page.ts';

/** No other journey goes there. */
const NOBODY_GOES_TO = '194109';
const REFUSAL = `We do not deliver to ${NOBODY_GOES_TO} yet.`;
const DAYS = /[A-Z][a-z]{2}\s\d+\s[A-Z][a-z]{2} to [A-Z][a-z]{2}\s\d+\s[A-Z][a-z]{2}/;

test('a rack is promised for a day, not sold to where no carrier goes, and the promise and the floor reach the packing slip', async ({
  page,
  admin,
  excuses,
}) => {
  excuses.push(/status of 422/);
  const word = `w${randomUUID().slice(0, 7)}`;
  const { carrier } = (await admin.call('POST', '/shipping/partners', { name: `Carrier ${word}` })) as {
    carrier: { id: string };
  };
  await ask(`update carriers set pincodes_at = now(), pincodes_listed = 1 where id = $1`, [carrier.id]);
  await ask(`insert into carrier_pincodes (carrier_id, pincode, serves) values ($1, $2, false)`, [
    carrier.id,
    NOBODY_GOES_TO,
  ]);
  const email = `${word}@example.in`;

  try {
    await test.step('the product’s page tells the days, or what to do instead', async () => {
      await page.goto('/product/power-rack-75x75-mm-11-swg');
      const delivery = fold(page, 'Delivery');
      await delivery.click();
      const pincode = page.getByRole('textbox', { name: 'Delivery to your pincode' });
      await pincode.fill(NOBODY_GOES_TO);
      await pincode.press('Enter');
      const box = page.locator('.delivery');
      await expect(box.getByRole('alert')).toContainText(REFUSAL);
      await expect(delivery).toContainText(`Not to ${NOBODY_GOES_TO}`);
      await expect(box.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
      await expect(box.locator('.delivery-options')).toHaveCount(0);
      await pincode.fill('560001');
      await pincode.press('Enter');
      await expect(box.getByRole('alert')).toHaveCount(0);
      await expect(box.locator('.delivery-options')).toContainText(DAYS);
      expect(await accessibilityProblems(page, '.delivery')).toEqual([]);
      await page.reload();
      await expect(delivery, 'answered without unfolding').toContainText(DAYS);
      await delivery.click();
      await expect(pincode, 'remembered').toHaveValue('560001');
      await expect(box.locator('.delivery-options')).toContainText(DAYS);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await page.goto('/cart');
      await expect(summary(page)).toContainText(DAYS);
    });

    await test.step('the checkout asks for the floor, and the shop refuses what nobody carries', async () => {
      await openCheckout(page);
      await fillAddress(page, email);
      await page.getByLabel('Floor').selectOption('3rd floor');
      await page.getByRole('checkbox', { name: /lift/ }).check();
      await payOnDelivery(page);
      await field(page, 'Pincode').fill(NOBODY_GOES_TO);
      await expect(summary(page)).toContainText(REFUSAL);
      await placeOrder(page).click();
      await expect(page.locator('.field-error').filter({ hasText: REFUSAL })).toBeVisible();
      await field(page, 'Pincode').fill('560001');
      await expect(summary(page)).toContainText(DAYS);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.reload();
      await expect(page.getByLabel('Floor'), 'kept over a reload').toHaveValue('3');
      await placeOrder(page).click();
      await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
    });

    const [order] = await ask(
      `select id, order_number, promise_first::text as first, promise_last::text as last, floor, has_lift
         from orders where customer_email = $1`,
      [email],
    );
    expect(order).toMatchObject({ floor: 3, has_lift: true });
    const days = promiseWords(order as { first: string; last: string });
    await expect(page.getByText(`Delivery: ${days}`)).toContainText('3rd floor, with a lift');
    await page.goto(`/order-success/${order?.id}`);
    await expect(page.getByText(`Delivery: ${days}`)).toBeVisible();

    await test.step('the back-office has it on the order and on the slip', async () => {
      await admin.open(`/admin/orders/RR-${order?.order_number}`);
      const deliverTo = page.getByRole('region', { name: 'Deliver to' });
      await expect(deliverTo).toContainText(`Promised ${days}`);
      await expect(deliverTo).toContainText('3rd floor, with a lift');
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await page.getByRole('button', { name: 'Print packing slip' }).click();
      await expect(page.locator('.packing-slip')).toContainText(days);
      await expect(page.locator('.packing-slip')).toContainText('3rd floor, with a lift');
      await expect(page.locator('.packing-slip')).toContainText('3 boxes: 235 × 30 × 20 cm, 60 kg; 140 ×');
      await expect(page.locator('.packing-slip tfoot')).toContainText('1 piece in 3 boxes');
    });

    await test.step('a list is imported as a whole, or refused with its rows', async () => {
      await page.goto('/admin/shipping?view=carriers');
      const row = page.locator('.data-table tbody').getByRole('row').filter({ hasText: word });
      await row.getByRole('button', { name: 'Everywhere except 1' }).click();
      const dialog = page.getByRole('dialog');
      const choose = (text: string) =>
        dialog.locator('input[type=file]').setInputFiles({
          name: 'pincodes.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(text),
        });
      await choose(`Pincode,Serviceable\n${NOBODY_GOES_TO},no\n1941,yes\n`);
      await dialog.getByRole('button', { name: 'Import' }).click();
      await expect(dialog.locator('.dialog-failure')).toContainText('Row 3: “1941” is not a pincode.');
      expect(await accessibilityProblems(page)).toEqual([]);
      await choose(`Pincode,Serviceable,Days Min,Days Max\n${NOBODY_GOES_TO},yes,9,12\n`);
      await dialog.getByRole('button', { name: 'Import' }).click();
      await expect(toast(page, 'Pincodes imported successfully')).toBeVisible();
      await expect(row).toContainText('Everywhere');
      await page.getByRole('button', { name: 'Promises' }).click();
      const states = page.getByRole('region', { name: 'By State' }).first();
      await expect(states.getByRole('row').filter({ hasText: 'Karnataka' })).toBeVisible();
      await page.getByLabel('Ordered from').fill('2020-01-01');
      await page.getByLabel('to', { exact: true }).fill('2020-01-31');
      await expect(page.getByText('No orders with a promised date in this period.')).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  } finally {
    await ask('delete from carriers where id = $1', [carrier.id]);
  }
});
