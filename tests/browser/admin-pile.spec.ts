import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { accessibilityProblems, expect, failing, placeOrder, test } from '../support/browser/admin-page.ts';
import { PHONE, row, TABLET, WIDE, withoutEvents } from '../support/browser/inbox-page.ts';
import { RUNS_ALL } from '../support/rounds.ts';

test.describe.configure({ timeout: 90_000 });

const WIDTHS = RUNS_ALL ? [PHONE, TABLET, WIDE] : [WIDE];

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes);
  return (await extractText(pdf)).text.map((text) => text.replace(/\s+/g, ' '));
}

test('twelve ticked orders are confirmed, shipped with their carriers and numbers, and printed as one document each', async ({
  page,
  admin,
  complaints,
  excuses,
}) => {
  const buyer = `Pile ${randomUUID().slice(0, 7)}`;
  const orders = [];
  for (let count = 0; count < 12; count += 1) orders.push(await placeOrder(buyer));
  const unpaid = await placeOrder(buyer, { paymentMethod: 'online' });
  const numbers = orders.map(({ number }) => number);
  const carrierName = `Lorry ${buyer}`;
  const { carrier: lorry } = (await admin.call('POST', '/shipping/partners', { name: carrierName })) as {
    carrier: { id: string };
  };
  const rate = {
    carrierId: lorry.id,
    zone: 'national',
    minDays: 3,
    maxDays: 5,
    baseAmount: 9000,
    perKgAmount: 7,
  };
  await admin.call('POST', '/shipping/rates', rate);
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
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    expect(await accessibilityProblems(page)).toEqual([]);
  }

  await bar.getByRole('button', { name: 'Confirm 12' }).click();
  const question = page.getByRole('dialog', { name: 'Mark 12 pending orders as confirmed?' });
  await expect(question).toContainText(/12 are cash on delivery, ₹[\d,]+ to collect/);
  await expect(question).toContainText(new RegExp(`1 pending order is not paid.*${unpaid.number}`));
  await question.getByRole('button', { name: 'Mark 12 as confirmed' }).click();
  // Twelve transactions, one after the other.
  await expect(page.getByText('12 of 12 updated.')).toBeVisible({ timeout: 20_000 });
  await expect(bar, 'what moved is unticked').toContainText('1 selected');
  await all.check();
  await bar.getByRole('button', { name: 'Ship 12' }).click();
  const pile = page.getByRole('dialog', { name: 'Mark 12 confirmed orders as shipped?' });
  const carrier = (name: string) => pile.getByLabel(`Carrier, ${name}`, { exact: true });
  const number = (name: string) => pile.getByLabel(`Tracking number, ${name}`, { exact: true });
  const [first = '', second = '', third = '', ...others] = numbers.toReversed();
  await pile.getByLabel('Carrier for all').selectOption(carrierName);
  await expect(carrier(first)).toHaveValue(lorry.id);
  await expect(pile).toContainText(/₹9,308/);
  await expect(pile.locator('.pile-sums')).toContainText(/To collect, 12 orders₹[\d,]+/);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
    if (process.env.PILE_PICTURES)
      await page.screenshot({ path: `${process.env.PILE_PICTURES}-${size.width}.png` });
  }

  await number(first).fill('T-1');
  await page.keyboard.press('Enter');
  await expect(number(second)).toBeFocused();
  await page.keyboard.type('T-1');
  await expect(pile).toContainText(`Same number as ${first}`);
  await pile.getByRole('button', { name: 'Ship 12' }).click();
  await expect(number(second), 'nothing is sent').toBeFocused();
  await number(second).fill('T-2');
  await carrier(third).selectOption('Own delivery');
  await pile.getByRole('button', { name: 'Paste numbers' }).click();
  await pile.getByLabel('Tracking numbers', { exact: true }).fill('X-1\nX-2');
  await pile.getByRole('button', { name: 'Fill in' }).click();
  await expect(number(third)).toHaveValue('X-1');
  await pile.getByRole('button', { name: 'Undo' }).click();
  await expect(number(third)).toHaveValue('');
  const file = `Reference,AWB\nRR-99999,Z-1\n${others.map((name, at) => `${name},C-${at}`).join('\n')}`;
  await pile
    .locator('input[type=file]')
    .setInputFiles({ name: 'awb.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(pile).toContainText('9 numbers filled in. UndoRow 2: RR-99999 is not among these orders.');
  await expect(number(others[0] ?? '')).toHaveValue('C-0');
  if (process.env.PILE_PICTURES)
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `${process.env.PILE_PICTURES}-numbers-${size.width}.png` });
    }

  // Somebody else cancels one meanwhile; what was typed for it stays.
  excuses.push(/status of 409/);
  const gone = orders.find((order) => order.number === second);
  await admin.call('PATCH', `/orders/${gone?.id}/status`, { status: 'CANCELLED' });
  const mend = await failing(page, complaints, '**/api/shipping/pile', 'POST');
  const ship = pile.getByRole('button', { name: /^Ship \d+/ });
  await ship.click();
  await expect(pile).toContainText('12 were not shipped.');
  await expect(number(first)).toHaveValue('T-1');
  await mend();
  await ship.dblclick();
  const rest = page.getByRole('dialog', { name: 'Mark 1 confirmed order as shipped?' });
  await expect(rest).toContainText('This order is cancelled now', { timeout: 20_000 });
  await expect(rest.getByLabel(`Tracking number, ${second}`)).toHaveValue('T-2');
  page.once('dialog', (leaving) => void leaving.accept());
  await rest.getByRole('button', { name: 'Cancel' }).click();
  const result = page.locator('.bulk-bar');
  await expect(result.getByRole('button', { name: 'Print 11 slips' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel(`Order status of ${first}`, { exact: true })).toHaveValue('SHIPPED');
  const { data } = (await admin.call(
    'GET',
    `/shipping/shipments?search=${buyer.replace(' ', '+')}&limit=50`,
  )) as {
    data: {
      orderNumber: number;
      carrierName: string | null;
      trackingNumber: string | null;
      status: string;
    }[];
  };
  expect(data.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 'IN_TRANSIT'));
  const of = (name: string) => data.find(({ orderNumber }) => `RR-${orderNumber}` === name);
  expect(of(first)).toMatchObject({ carrierName, trackingNumber: 'T-1' });
  expect(of(third)).toMatchObject({ carrierName: null, trackingNumber: null });

  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Print 11 invoices' }).click();
  const invoices = await pagesOf(new Uint8Array(readFileSync(await (await download).path())));
  expect(invoices).toHaveLength(11);
  const sent = numbers.filter((name) => name !== second);
  for (const name of sent)
    expect(invoices.filter((text) => new RegExp(`${name}(?!\\d)`).test(text))).toHaveLength(1);

  await result.getByRole('button', { name: 'Print 11 slips' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  const slips = await pagesOf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(slips).toHaveLength(11);
  for (const name of sent)
    expect(slips.filter((text) => new RegExp(`${name}(?!\\d)`).test(text))).toHaveLength(1);
  expect(slips[0]).toContain('Collect ₹24,698');
  expect(slips[0]).toMatch(/\d+\skg/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(result).toHaveCount(0);
  await admin.call('PUT', `/shipping/partners/${lorry.id}`, { name: carrierName, isActive: false });
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
