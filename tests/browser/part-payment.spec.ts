import type { Page } from '@playwright/test';
import { CASH_RULES, type CashRules } from '../../domain/orders/cash-rules.ts';
import { accessibilityProblems, expect, test } from '../support/browser/admin-page.ts';
import {
  ADDRESS,
  ask,
  field,
  fillAddress,
  fillCart,
  openCheckout,
  ordersOf,
  placeOrder,
  summary,
  summaryText,
} from '../support/browser/filled-cart.ts';
import { questionsOf, row, WIDE } from '../support/browser/inbox-page.ts';
import { untilHydrated } from '../support/browser/watched-page.ts';

// One after the other: there is one set of settings.
test.describe.configure({ mode: 'serial' });

const setRules = (rules: Partial<CashRules> | null) =>
  ask('update settings set cash_rules = $1', [rules && { ...CASH_RULES, ...rules }]);
test.beforeAll(() => setRules({ partPayment: true, pincodesWithoutCash: ['744'], advanceFrom: 200_000 }));
test.afterAll(() => setRules(null));

const part = (page: Page) => page.getByRole('radio', { name: /^Pay 10% now, rest on delivery/ });
const cash = (page: Page) => page.getByRole('radio', { name: /^Cash on delivery/ });

/** Product 1 to Nashik is ₹12,349: ₹1,235 now and ₹11,114 on delivery. */
async function order(page: Page, email: string): Promise<void> {
  await fillCart(page, [['1', 1]]);
  await openCheckout(page);
  await fillAddress(page, email);
  await part(page).check();
  await expect.poll(() => summaryText(page)).toMatch(/Total ₹12,349 Pay now ₹1,235 Due on delivery ₹11,114/i);
  await placeOrder(page).click();
  await page.waitForURL('**/simulator/pay**');
  await expect(page.getByRole('heading', { name: /Pay ₹1,235/ })).toBeVisible();
}

test('an advance that fails is tried again, the rest is collected at the door', async ({ page, admin }) => {
  const email = 'advance@checkout.example';
  await page.goto('/product/1');
  await expect(page.locator('.product-side').filter({ hasText: 'Payment options' })).toContainText(
    'Pay 10% now for cash on delivery, or pay fully online. Choose at checkout.',
  );
  await order(page, email);

  await page.getByText('Try out something else').click();
  await page.getByRole('button', { name: 'Decline and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the order and pay for it' }).click();
  const unpaid = page.getByRole('region', { name: 'Advance not paid yet' });
  await expect(unpaid).toContainText(
    'The last payment failed. Pay ₹1,235 now to confirm your order, and ₹11,114 in cash when it arrives.',
  );
  expect(await accessibilityProblems(page)).toEqual([]);
  await unpaid.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('button', { name: /^Pay ₹1,235/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment details' })).toContainText(
    /Amount paid\s*₹1,235\s*Due on delivery\s*₹11,114/,
  );
  await page.waitForURL('**/thank-you');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(
    /Total\s*₹12,349\s*Advance paid\s*₹1,235\s*Due on delivery\s*₹11,114/,
  );
  await expect(page.getByText('Please keep ₹11,114 ready in cash.')).toBeVisible();
  const [placed, ...more] = await ordersOf(email);
  expect(more).toEqual([]);
  expect(placed).toMatchObject({ status: 'CONFIRMED', payment_method: 'COD' });

  await page.setViewportSize(WIDE);
  await admin.open(`/admin/orders?search=${email}`);
  const number = `RR-${placed?.order_number}`;
  await expect(row(page, number)).toContainText(/Cash.*Advance paid.*₹1,235 paid.*₹11,114 to collect/);
  await page.getByRole('button', { name: `View ${number}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  const payment = details.getByRole('region', { name: 'Payment', exact: true });
  await expect(payment).toContainText(/Total₹12,349Paid₹1,235Due on delivery₹11,114Refunded₹0/);
  await expect(details).toContainText('Collect ₹11,114 on delivery.');
  expect(await accessibilityProblems(page)).toEqual([]);
  const questions = questionsOf(page, [true, true, true]);
  await details.getByRole('button', { name: 'Ship order' }).click();
  await details.getByRole('button', { name: 'Mark delivered' }).click();
  await details.getByRole('button', { name: 'Record cash' }).click();
  await expect.poll(() => questions.join()).toContain('Did you receive ₹11,114 in cash');
  await expect(payment).toContainText(/Paid₹12,349Due on delivery₹0/);
  await expect(payment).toContainText('Rest on delivery, Recorded by hand');
  await page.goto(`/order-success/${placed?.id}`);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(
    /Total\s*₹12,349\s*Paid\s*₹12,349/,
  );
});

test('a cancelled order gives its advance back', async ({ page, admin, adminToken, request }) => {
  const email = 'given-back@checkout.example';
  await order(page, email);
  await page.getByRole('button', { name: /^Pay ₹1,235/ }).click();
  await page.waitForURL('**/thank-you');
  const [placed] = await ordersOf(email);
  await page.goto(`/order-success/${placed?.id}`);
  await expect(page.getByText('Advance paid', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(question).toContainText('We’ll refund ₹1,235 to the account or card you paid with.');
  await question.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('Nothing will be delivered. We’ll refund ₹1,235.')).toBeVisible();

  const headers = { authorization: `Bearer ${adminToken}` };
  await request.put('/simulator/switches', { headers, data: { refundMs: 0 } });
  await page.setViewportSize(WIDE);
  await admin.open(`/admin/orders?search=${email}`);
  const number = `RR-${placed?.order_number}`;
  await expect(row(page, number)).toContainText(/Refund owed.*₹1,235 to refund/);
  await page.getByRole('button', { name: `View ${number}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  await details.getByRole('button', { name: 'Refund ₹1,235' }).click();
  const payment = details.getByRole('region', { name: 'Payment', exact: true });
  await payment.getByLabel('Reason').fill('Cancelled by the customer');
  await payment.getByRole('button', { name: 'Refund ₹1,235' }).click();
  await expect(payment).toContainText('Refund of ₹1,235: completed');
  await expect(payment).toContainText(/Paid₹1,235Due on delivery₹0Refunded₹1,235/);
  await page.goto(`/order-success/${placed?.id}`);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(
    /Advance paid\s*₹1,235\s*Refunded\s*₹1,235/,
  );
});

test('where there is no cash, the checkout says so as the pincode is typed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fillCart(page, [['1', 1]]);
  await openCheckout(page);
  await fillAddress(page, 'no-cash@checkout.example');
  await cash(page).check();
  await field(page, 'Pincode').fill('744101');
  const words = 'Cash on delivery isn’t available for pincode 744101. Please pay online.';
  await expect(part(page)).toBeDisabled();
  await expect(summary(page).getByRole('alert').filter({ hasText: words })).toBeVisible();
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/checkout$/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await field(page, 'Pincode').fill('422010');
  await expect(part(page)).toBeEnabled();
  await expect(summary(page).getByRole('alert').filter({ hasText: words })).toHaveCount(0);
});

test('the quick order offers part payment too', async ({ page }) => {
  await page.goto('/create-order');
  await untilHydrated(page);
  await page.getByRole('group', { name: 'Row 1', exact: true }).getByLabel('Product ID').fill('1');
  for (const [label, text] of Object.entries({ ...ADDRESS, 'E-mail': 'quick-part@checkout.example' }))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByLabel('City').fill('Nashik');
  await part(page).check();
  await page.getByRole('button', { name: 'Create order' }).click();
  await page.waitForURL('**/simulator/pay**');
  await expect(page.getByRole('heading', { name: /Pay ₹1,235/ })).toBeVisible();
});
