import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { accessibilityProblems, expect, placeOrder, test } from '../support/browser/admin-page.ts';
import { PHONE, row, TABLET, WIDE, withoutEvents } from '../support/browser/inbox-page.ts';

test.describe.configure({ timeout: 90_000 });

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes);
  return (await extractText(pdf)).text.map((text) => text.replace(/\s+/g, ' '));
}

test('twelve ticked orders are confirmed, shipped and printed, slips and invoices as one document each', async ({
  page,
  admin,
}) => {
  const buyer = `Pile ${randomUUID().slice(0, 7)}`;
  const orders = [];
  for (let count = 0; count < 12; count += 1) orders.push(await placeOrder(buyer));
  const unpaid = await placeOrder(buyer, { paymentMethod: 'online' });
  const numbers = orders.map(({ number }) => number);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.setViewportSize(WIDE);
  await withoutEvents(page);
  await admin.open(`/admin/orders?search=${buyer.replace(' ', '+')}`);
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const all = page.getByRole('checkbox', { name: 'Select page' });
  await page.getByRole('checkbox', { name: `Select ${numbers[3]}`, exact: true }).check();
  await expect(bar).toContainText(/1 selected.*1 pending/);
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await page.setViewportSize(PHONE);
  await page.getByText('Select page', { exact: true }).click();
  await expect(bar).toContainText(/13 selected.*13 pending/);
  await expect(bar.getByRole('button', { name: /invoice/ })).toHaveCount(0);
  for (const size of [PHONE, TABLET, WIDE]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    expect(await accessibilityProblems(page)).toEqual([]);
  }

  await bar.getByRole('button', { name: 'Confirm 12' }).click();
  const question = page.getByRole('dialog', { name: 'Mark 12 pending orders as confirmed?' });
  await expect(question).toContainText('12 are cash on delivery');
  await expect(question).toContainText(new RegExp(`1 pending order is not paid.*${unpaid.number}`));
  await question.getByRole('button', { name: 'Mark 12 as confirmed' }).click();
  // Twelve transactions, one after the other.
  await expect(page.getByText('12 of 12 updated.')).toBeVisible({ timeout: 20_000 });
  await expect(bar, 'what moved is unticked').toContainText('1 selected');
  await all.check();
  await bar.getByRole('button', { name: 'Ship 12' }).click();
  await page.getByRole('button', { name: 'Mark 12 as shipped' }).click();
  const result = page.locator('.bulk-bar');
  await expect(result.getByRole('button', { name: 'Print 12 slips' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel(`Order status of ${numbers[0]}`, { exact: true })).toHaveValue('SHIPPED');

  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Print 12 invoices' }).click();
  const invoices = await pagesOf(new Uint8Array(readFileSync(await (await download).path())));
  expect(invoices).toHaveLength(12);
  for (const number of numbers)
    expect(invoices.filter((text) => new RegExp(`${number}(?!\\d)`).test(text))).toHaveLength(1);

  await result.getByRole('button', { name: 'Print 12 slips' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  const slips = await pagesOf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(slips).toHaveLength(12);
  for (const number of numbers)
    expect(slips.filter((text) => new RegExp(`${number}(?!\\d)`).test(text))).toHaveLength(1);
  expect(slips[0]).toContain('Collect ₹24,698');
  expect(slips[0]).toMatch(/\d+\skg/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(result).toHaveCount(0);
});

test('an order is found by any of its names, sorted, and opened by its address with its next step', async ({
  page,
  admin,
  excuses,
}) => {
  excuses.push(/status of 404/, /api\/orders\/RR-99999999/);
  const buyer = `Opener ${randomUUID().slice(0, 7)}`;
  const sought = buyer.replace(' ', '+');
  const { id, number } = await placeOrder(buyer);
  const other = await placeOrder(buyer);
  await page.setViewportSize(WIDE);
  await withoutEvents(page);
  await admin.open(`/admin/orders?search=${sought}&sort=order&period=today`);
  await expect(page.locator('tbody tr .row-name')).toHaveText([number, other.number]);
  await expect(page.getByRole('columnheader', { name: 'Order', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByRole('combobox', { name: 'Date' })).toHaveValue('today');
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(page).toHaveURL(/sort=-order/);
  await expect(page.locator('tbody tr .row-name')).toHaveText([other.number, number]);
  const search = page.getByRole('searchbox', { name: 'Search by order id or customer' });
  for (const words of [number.replace('RR-', '#'), number.toLowerCase().replace('-', ''), number]) {
    await search.fill(words);
    await expect(page.locator('tbody tr .row-name')).toHaveText([number]);
  }

  await page.goto(`/admin/orders/${number}?search=${sought}`);
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(details.locator('.order-line img')).toBeVisible();
  await details.getByRole('button', { name: `Previous order, ${other.number}` }).click();
  await expect(page).toHaveURL(`/admin/orders/${other.number}?search=${sought}`);
  await page.goBack().catch(() => undefined);
  await page.goto(`/admin/orders/${number}?search=${sought}`);
  const next = details.getByRole('region', { name: 'Next step' });
  for (const [step, after] of [
    ['Confirm order', 'Order confirmed'],
    ['Ship order', 'Order shipped'],
    ['Mark delivered', 'Order delivered'],
  ] as const) {
    await next.getByRole('button', { name: step }).click();
    await expect(details.locator('.order-facts')).toContainText(after);
  }
  page.once('dialog', (question) => void question.accept());
  await next.getByRole('button', { name: 'Record cash' }).click();
  await expect(next).toContainText('All done');
  await expect(details.getByRole('region', { name: 'Payment', exact: true })).toContainText(
    /Due on delivery₹0/,
  );
  for (const size of [PHONE, TABLET, WIDE]) {
    await page.setViewportSize(size);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await details.getByRole('button', { name: 'Close' }).dblclick();
  await expect(page).toHaveURL(`/admin/orders?search=${sought}`);
  await row(page, number).getByRole('link', { name: number }).click();
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/orders?search=${sought}`);

  await page.goto('/admin/orders/RR-99999999');
  const unknown = page.getByRole('dialog', { name: 'No order RR-99999999' });
  await unknown.getByRole('button', { name: 'Show all orders' }).click();
  await expect(page).toHaveURL('/admin/orders');
  const { data } = (await admin.call('GET', `/orders/${id}`)) as { data: { payment_status: string } };
  expect(data.payment_status).toBe('PAID');
});
