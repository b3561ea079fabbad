import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { LINK_DAMAGED } from '../../domain/orders/cash-confirmation.ts';
import { signOrder } from '../../server/orders/confirmation/link.ts';
import { accessibilityProblems, expect, test } from '../support/browser/admin-page.ts';
import { ask } from '../support/browser/filled-cart.ts';
import { WIDE } from '../support/browser/inbox-page.ts';

const PHONE = { width: 360, height: 740 };
const ITEM = { productId: '1', quantity: 1 };

/** Orders that wait for a confirmation, without turning that on for the orders of all other tests. */
async function waitingOrder(post: (path: string, body: object) => Promise<unknown>, email: string) {
  const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, email };
  await post('/orders/guest', {
    items: [ITEM],
    paymentMethod: 'cod',
    shippingMethod: 'standard',
    shippingAddress: address,
    billingAddress: address,
  });
  const [order] = await ask(
    `update orders set confirm_by = now() + interval '2 days' where customer_email = $1 returning id, order_number`,
    [email],
  );
  return { id: String(order?.id), number: `RR-${order?.order_number}` };
}

async function linkOf(id: string): Promise<string> {
  const [row] = await ask('select link_secret from settings');
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  return `/confirm-order?token=${signOrder(Buffer.from(row?.link_secret as Buffer), { orderId: id, expiresAt })}`;
}

async function mailedLink(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = await ask(
        `select kept_mail ->> 'text' as text from outbox where kept_mail ->> 'to' = $1 and payload ->> 'event' = 'asked'`,
        [email],
      );
      link =
        /\/confirm-order\?token=[\w.-]+/.exec(mails.map(({ text }) => String(text)).join('\n'))?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('a cash order is confirmed once by the link in its mail', { tag: '@journey' }, async ({
  page,
  admin,
  excuses,
}) => {
  excuses.push(/status of 400/);
  const email = `confirmed-${test.info().retry}@checkout.example`;
  const order = await waitingOrder((path, body) => admin.call('POST', path, body), email);
  await page.setViewportSize(WIDE);
  await admin.open(`/admin/orders/${order.number}`);
  const details = page.getByRole('dialog', { name: `Order ${order.number}` });
  await expect(details).toContainText('Not confirmed yet');
  const next = details.getByRole('region', { name: 'Next step' });
  await expect(next).toContainText('Waiting for the customer to confirm');
  await expect(next.getByRole('button', { name: 'Confirm by phone' })).toBeVisible();
  await details.getByRole('button', { name: 'Send: Reminder to confirm' }).click();
  const link = await mailedLink(email);

  await page.setViewportSize(PHONE);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Confirm order ${order.number}?` })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your order is already confirmed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm order' })).toBeHidden();

  await page.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
  await expect(page.getByText(LINK_DAMAGED)).toBeVisible();

  await page.setViewportSize(WIDE);
  await admin.open(`/admin/orders/${order.number}`);
  await expect(details).toContainText('Confirmed by the customer,');
  await expect(next.getByRole('button', { name: 'Confirm order' })).toBeVisible();
});

test('a cash order is cancelled by the link in its mail, and the link says when the order has lapsed', async ({
  page,
  admin,
}) => {
  const post = (path: string, body: object) => admin.call('POST', path, body);
  const cancelled = await waitingOrder(post, `cancels-${test.info().retry}@checkout.example`);
  const link = await linkOf(cancelled.id);
  await page.setViewportSize(PHONE);
  await page.goto(link);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your order is cancelled' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your order was already cancelled' })).toBeVisible();
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByText('Nothing will be delivered')).toBeVisible();

  const late = await waitingOrder(post, `late-${test.info().retry}@checkout.example`);
  await ask(`update orders set confirm_by = now() - interval '1 second' where id = $1`, [late.id]);
  await page.goto(await linkOf(late.id));
  // The shop lets it lapse within half a minute; either is right.
  await expect(
    page.getByRole('heading', { name: /^(It’s too late to confirm this order|Your order has lapsed)$/ }),
  ).toBeVisible();
});
