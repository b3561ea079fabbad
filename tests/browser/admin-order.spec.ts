import {
  accessibilityProblems,
  changesOf,
  expect,
  failing,
  placeOrder,
  test,
  toast,
} from '../support/browser/admin-page.ts';
import { PHONE, questionsOf, row, TABLET, told, WIDE } from '../support/browser/inbox-page.ts';
import { query } from '../support/shop-process.ts';

test('an order is looked at, sent, edited and deleted [2.backoffice.11] [5.admin.12] [8.admin.7] [8.admin.8]', {
  tag: '@journey',
}, async ({ page, admin, complaints }) => {
  const { id, number } = await placeOrder('Detail Reader');
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.setViewportSize(WIDE);
  await admin.open('/admin/orders?search=detail+reader');
  const shade = (element: Element) => getComputedStyle(element).backgroundColor;
  const listed = await page.getByLabel(`Status of ${number}`).evaluate(shade);
  await page.getByRole('button', { name: `View ${number}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  const facts = details.locator('.order-facts');
  expect(await facts.getByText('Order pending', { exact: true }).evaluate(shade)).toBe(listed);
  await expect(facts.getByText('On delivery', { exact: true })).toBeVisible();
  await expect(details).toContainText('detail.reader@example.in');
  await expect(details).toContainText('12 MG Road, College Road');
  await expect(details.locator('.order-line')).toHaveCount(1);
  await expect(details.getByText('Ready once the order is paid or shipped')).toBeVisible();

  const note = details.getByLabel('Note for your team');
  await note.fill('Deliver after 4 pm');
  page.once('dialog', (question) => void question.dismiss());
  await page.keyboard.press('Escape');
  await expect(note, 'a note is not lost by Esc').toHaveValue('Deliver after 4 pm');
  await admin.call('PUT', `/orders/${id}`, { notes: 'Ring twice' });
  await expect(details.getByText('Ring twice')).toBeVisible();
  await details.getByRole('button', { name: 'Save note' }).click();
  await told(page, 'Order updated successfully');
  await expect(details.getByRole('button', { name: 'Save note' })).toBeDisabled();
  const documents = details.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: 'Send again: Order confirmation' }).click();
  await told(page, 'The mail is on its way');
  await expect(documents).toContainText(/Order confirmation(Sent|Not sent)/);

  await details.getByRole('button', { name: 'Add a shipment' }).click();
  await details.getByLabel('Tracking number').fill('DTDC-4711');
  let mend = await failing(page, complaints, '**/api/shipping/shipments', 'POST');
  await details.getByRole('button', { name: 'Save shipment' }).click();
  await expect(details.getByText('The server is in trouble')).toBeVisible();
  await expect(details.getByLabel('Tracking number'), 'what was typed stays').toHaveValue('DTDC-4711');
  await mend();
  await details.getByRole('button', { name: 'Save shipment' }).click();
  await expect(details.getByText('DTDC-4711')).toBeVisible();
  mend = await failing(page, complaints, '**/api/shipping/shipments/*/status', 'PATCH');
  await details.getByLabel(/^Status of the shipment/).selectOption('Picked up');
  await expect(toast(page, 'Failed to update the shipment')).toBeVisible();
  await expect(details.getByText('DTDC-4711')).toBeVisible();
  await mend();
  await details.getByLabel(/^Status of the shipment/).selectOption('Picked up');
  await expect(details.getByText('shipped the order')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Download invoice' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await details.getByRole('button', { name: 'Print packing slip' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.packing-slip')).toContainText(number);
  await expect(page.locator('.packing-slip')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await details.getByRole('button', { name: 'More' }).click();
  await details.getByRole('button', { name: 'Edit order' }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${number}` });
  await expect(edit.getByLabel('Payment status').locator('option')).toHaveText([
    'PENDING',
    'PAID',
    'FAILED',
    'REFUNDED',
  ]);
  await edit.getByLabel('Payment status').selectOption('PAID');
  await edit.getByLabel('Admin notes').fill('Paid at the door');
  mend = await failing(page, complaints, `**/api/orders/${id}`, 'PUT');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Failed to update order')).toBeVisible();
  await expect(edit.getByLabel('Admin notes'), 'what was typed stays').toHaveValue('Paid at the door');
  await mend();

  await admin.call('PUT', `/orders/${id}`, { admin_notes: 'Somebody was faster' });
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText('Someone else changed this.')).toBeVisible();
  complaints.length = 0;
  await expect(edit.getByText('Someone else saved: Somebody was faster')).toBeVisible();
  await expect(edit.getByText('Someone else saved'), 'of what they changed alone').toHaveCount(1);
  await expect(edit.getByLabel('Admin notes'), 'what was typed stays').toHaveValue('Paid at the door');
  await expect(edit.getByLabel('Payment status')).toHaveValue('PAID');
  expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Order updated successfully')).toBeVisible();
  await expect(facts, 'the details are still open').toContainText(/Paid\s*₹24,698/);
  await page.goBack();
  await expect(details, 'the back button closes them').toHaveCount(0);
  await expect(page).toHaveURL('/admin/orders?search=detail+reader');
  await expect(row(page, number)).toContainText(/Cash.*Paid/);
  expect((await changesOf(admin, 'order', id)).slice(-2), 'the log has both').toMatchObject([
    { admin_notes: 'Somebody was faster' },
    { admin_notes: 'Paid at the door', payment_status: 'PAID' },
  ]);

  await page.getByRole('button', { name: `Delete ${number}` }).click();
  const refusal = page.getByRole('dialog', { name: `You can’t delete ${number}` });
  await expect(refusal).toContainText('This order is paid, so you can’t delete it. Cancel it instead.');
  expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
  await refusal.getByRole('button', { name: 'Close' }).last().click();

  const spare = await placeOrder('Delete Me');
  await page.getByRole('searchbox').fill('delete me');
  await page.getByRole('button', { name: `Delete ${spare.number}` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${spare.number}?` });
  await expect(question).toContainText('This action cannot be undone.');
  const heal = await failing(page, complaints, `**/api/orders/${spare.id}`, 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete order')).toBeVisible();
  await heal();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Order deleted successfully')).toBeVisible();
  await expect(page.getByText('No orders found')).toBeVisible();
});

test('the sums of an order add up to its total, in whole rupees', async ({ page, admin }) => {
  const { number } = await placeOrder('Sum Checker', { quantity: 3 });
  await page.setViewportSize(WIDE);
  await admin.open('/admin/orders?search=sum+checker');
  await page.getByRole('button', { name: `View ${number}` }).click();
  const sums = page.getByRole('dialog').locator('.order-sums');
  await expect(sums.locator('dt')).toHaveText([
    'Subtotal',
    'Shipping',
    'CGST 9%',
    'SGST 9%',
    'Round-off',
    'Total',
  ]);
  const shown = await sums.locator('dd').allTextContents();
  expect(shown.join(' ')).not.toContain('.');
  const rupees = shown.map((amount) => Number(amount.replace(/[₹,]/g, '')));
  const total = rupees.pop();
  expect(
    rupees.reduce((sum, amount) => sum + amount, 0),
    shown.join(' '),
  ).toBe(total);
});

test('cash that was received is not offered to the payment service, but given back by hand', async ({
  page,
  admin,
}) => {
  const { id, number } = await placeOrder('Cash Returner');
  await admin.call('PUT', `/orders/${id}`, { payment_status: 'PAID' });
  await page.setViewportSize(WIDE);
  await admin.open('/admin/orders?search=cash+returner');
  await page.getByRole('button', { name: `View ${number}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  const payments = details.getByRole('region', { name: 'Payment', exact: true });
  await expect(payments).toContainText(/Paid ₹24,698/);
  await payments.getByRole('button', { name: 'Refund' }).click();
  const refunding = page.getByRole('dialog', { name: `Refund ${number}` });
  await expect(refunding).toContainText('Please return it to the customer yourself.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await refunding.getByLabel('Reason').fill('Changed mind');
  await refunding.getByRole('button', { name: 'Refund and cancel order' }).click();
  await told(page, 'The refund is recorded. Please return the money yourself.');
  await expect(details.locator('.order-facts')).toContainText(/Order cancelled.*Refunded/);
  await expect(payments).toContainText('Refund of ₹24,698: completed (Changed mind)');
  await expect(payments.getByRole('button', { name: 'Refund' })).toHaveCount(0);
});

test('money that came through the gateway is given back in part, then the rest, and the order follows', async ({
  page,
  request,
  admin,
  adminToken,
  complaints,
}) => {
  const { id, number } = await placeOrder('Refund Asker', { paymentMethod: 'online' });
  const started = await request.post('/api/payment/initiate', { data: { orderId: id } });
  await page.goto((await started.json()).paymentUrl);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const refundsTake = (refundMs: number) =>
    request.put('/simulator/switches', {
      headers: { authorization: `Bearer ${adminToken}` },
      data: { refundMs },
    });
  expect((await refundsTake(0)).status()).toBe(200);
  try {
    await page.setViewportSize(WIDE);
    await admin.open('/admin/orders?search=refund+asker');
    await expect(row(page, number)).toContainText(/Online.*Paid.*₹24,698/);
    await page.getByRole('button', { name: `View ${number}` }).click();
    const payments = page.getByRole('dialog').getByRole('region', { name: 'Payment', exact: true });
    const facts = page.getByRole('dialog').locator('.order-facts');
    await expect(payments).toContainText(/Paid ₹24,698/);
    await payments.getByRole('button', { name: 'Refund' }).click();
    const refunding = page.getByRole('dialog', { name: `Refund ${number}` });
    const give = refunding.getByRole('button', { name: /^Refund/ });
    const amount = refunding.getByLabel('Refund (₹)');
    const cancel = refunding.getByRole('checkbox', { name: /^Cancel the order and put the goods back/ });
    await expect(amount).toBeFocused();
    await expect(amount, 'all of an order that has not left').toHaveValue('24698');
    await expect(refunding.getByRole('button', { name: 'Go back' })).toBeVisible();
    const pieces = refunding.getByRole('group', { name: /^Pieces of/ });
    for (const change of ['Decrease', 'Decrease', 'Increase', 'Increase']) {
      await pieces.getByRole('button', { name: `${change} quantity` }).click();
      await expect(refunding.locator('.field-error'), 'nothing was sent yet').toHaveCount(0);
    }
    await expect(amount).toHaveValue('24698');
    await expect(cancel).toBeChecked();
    await expect(give).toHaveText('Refund and cancel order');
    await cancel.uncheck();
    await expect(give).toHaveText('Refund ₹24,698');
    await amount.fill('24699');
    await give.click();
    await expect(refunding.locator('.field-error')).toHaveText([
      'You can refund at most ₹24,698.00.',
      'Reason is required',
    ]);
    await expect(amount).toBeFocused();
    await pieces.getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(amount, 'the value of the pieces').toHaveValue('12348.82');
    await amount.fill('1,000.50');
    await expect(cancel).toHaveCount(0);
    await refunding.getByLabel('Reason').fill('Dented <b>sleeve</b>');
    await expect(give).toHaveText('Refund ₹1,000.50');
    expect(await accessibilityProblems(page)).toEqual([]);
    const mend = await failing(page, complaints, '**/api/orders/*/refunds', 'POST');
    await give.click();
    await expect(toast(page, 'Failed to make the refund')).toBeVisible();
    await expect(refunding.locator('.dialog-failure')).toHaveText('The server is in trouble');
    await expect(refunding.getByLabel('Reason'), 'what was typed stays').toHaveValue('Dented <b>sleeve</b>');
    await mend();
    await give.click();
    await expect(toast(page, 'The refund is being processed')).toBeVisible();
    await expect(payments).toContainText('Refund of ₹1,000.50: completed (Dented <b>sleeve</b>)');
    await expect(facts).toContainText('Partly refunded');
    await expect(facts).toContainText('₹1,000.50 refunded');
    await expect(page.getByRole('region', { name: 'Items' })).toContainText('1 of 2 refunded');

    await page.keyboard.press('Escape');
    for (const size of [PHONE, TABLET, WIDE]) {
      await page.setViewportSize(size);
      await expect(row(page, number)).toContainText(/Partly refunded.*₹1,000.50 refunded/);
      const hidden = await page
        .locator('.orders-table .table-box')
        .evaluate((table) => table.scrollWidth - table.clientWidth);
      expect(hidden, `the table fits into ${size.width}`).toBe(0);
    }
    const questions = questionsOf(page, [true]);
    await page.getByLabel(`Status of ${number}`).selectOption('Cancelled');
    await expect.poll(() => questions.join()).toContain('It’s paid, so you’ll need to refund the money.');
    await expect(row(page, number)).toContainText(/Refund owed.*₹23,697.50 to refund/);
    await page.getByRole('button', { name: `View ${number}` }).click();
    await expect(facts).toContainText('₹23,697.50 to refund');
    expect(await accessibilityProblems(page)).toEqual([]);

    await payments.getByRole('button', { name: 'Refund' }).click();
    await expect(amount, 'all that is left').toHaveValue('23697.5');
    await expect(cancel).toHaveCount(0);
    await refunding.getByLabel('Reason').fill('Sent back');
    await give.click();
    await expect(payments).toContainText('Refund of ₹23,697.50: completed (Sent back)');
    await expect(facts).toContainText('Refunded');
    await expect(payments.getByRole('button', { name: 'Refund' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(row(page, number)).toContainText('Refunded');
  } finally {
    await refundsTake(5000);
  }
});

test('a large cash order is listed with the number to call, and the call that reached its customer confirms it', async ({
  page,
  admin,
}) => {
  const { number } = await placeOrder('Large Buyer', { quantity: 10 });
  await page.setViewportSize(WIDE);
  await admin.open('/admin/orders?to_call=true&search=large+buyer');
  await expect(row(page, number)).toContainText(/Call to confirm: [+\d ]*98765/);
  await page.getByRole('button', { name: `View ${number}` }).click();
  const calls = page.getByRole('dialog').getByRole('region', { name: 'Calls' });
  await expect(calls.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:.*9876543210$/);
  await calls.getByRole('button', { name: 'Record a call' }).click();
  await calls.getByLabel('What was said').fill('Wants it on Friday');
  await calls.getByLabel('The order').selectOption('Confirm order');
  await calls.getByRole('button', { name: 'Save and confirm' }).click();
  await told(page, 'Call saved');
  await expect(calls).toContainText(/Reached.*Wants it on Friday/);
  await expect(page.getByRole('dialog').locator('.order-facts')).toContainText('Order confirmed');
  await page.keyboard.press('Escape');
  await expect(row(page, number), 'no more calls to make').toHaveCount(0);
});

test('money that settles nothing is seen in the list, with what came', async ({ page, admin }) => {
  const { id, number } = await placeOrder('Twice Payer');
  await query(
    process.env.SHOP_DATABASE_URL ?? '',
    `insert into payments (order_id, attempt, provider, merchant_order_id, state, amount, amount_received, problem)
     select id, 1, 'phonepe', 'twice-' || order_number, 'DISPUTED', total_amount, 2249850, 'The order was already paid.'
       from orders where id = $1`,
    [id],
  );
  await admin.open('/admin/orders?search=twice+payer');
  for (const size of [PHONE, TABLET, WIDE]) {
    await page.setViewportSize(size);
    await expect(row(page, number)).toContainText(/Disputed.*₹22,498.50 received.*₹24,698 to collect/);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await page.getByRole('button', { name: `View ${number}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(details.locator('.order-facts')).toContainText(/Payment disputed.*₹22,498.50 received/);
  await expect(details.getByRole('region', { name: 'Payment', exact: true })).toContainText(
    /Disputed ₹22,498.50/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Delete ${number}` }).click();
  await expect(page.getByRole('dialog', { name: `You can’t delete ${number}` })).toBeVisible();
});
