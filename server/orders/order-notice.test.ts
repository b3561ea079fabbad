import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../tests/support/mail.ts';
import { ask, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { ORDER_MAIL_KIND } from '../mail/kinds.ts';
import { mailTransport } from '../mail/transport.ts';
import { type OutboxRunner, startOutbox } from '../outbox/runner.ts';
import { readSettings } from '../settings/read-settings.ts';
import { orderMailHandler } from './order-mails.ts';

const OWNER = 'sales@rackandrep.example';
const publicUrl = 'https://rackandrep.example';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let shop: PaymentShop;
let server: TestMailServer;
let outbox: OutboxRunner;
let stop: () => Promise<void>;
beforeAll(async () => {
  shop = await paymentShop();
  server = await startMailServer();
  const transport = mailTransport({
    smtpUrl: server.url,
    from: `Rack & Rep <${OWNER}>`,
    log,
  });
  outbox = startOutbox({
    pool: shop.pool,
    log,
    handlers: {
      [ORDER_MAIL_KIND]: orderMailHandler({
        pool: shop.pool,
        publicUrl,
        readSettings: () => readSettings(shop.pool),
        send: transport.send,
      }),
    },
  });
  stop = async () => {
    await outbox.stop();
    transport.close();
  };
});
afterAll(async () => {
  await stop();
  await server.close();
  await shop.close();
});

/** Quoted-printable, put together again. */
const decoded = (raw: string) =>
  Buffer.from(
    raw
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** What the mail server was given for the owner about this order, once the outbox is empty. */
async function noticesAbout(number: number): Promise<string[]> {
  await outbox.drain();
  return server.received
    .filter(({ to }) => to.includes(OWNER))
    .map(({ raw }) => decoded(raw))
    .filter((text) => text.includes(`/admin/orders/RR-${number}`));
}

it('tells the owner of a cash order once, though the request is sent again', async () => {
  const body = { items: [line('13', 2, { variant: '20 kg pair', variantType: 'weight' })] };
  const sameKey = { key: 'one-order-told-once-0001' };
  const [first, again] = [
    await placeGuestOrder(shop, body, sameKey),
    await placeGuestOrder(shop, body, sameKey),
  ];
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  const { order } = first.json();
  expect(again.json().order.id).toBe(order.id);
  const [notice, ...others] = await noticesAbout(order.order_number);
  expect(others).toEqual([]);
  for (const words of [
    'Reply-To: asha@example.in',
    '2 × ',
    'Rubber Hex Dumbbells, 20',
    'It isn’t paid yet. Collect ₹',
    'Payment: Cash on Delivery',
    `${publicUrl}/admin/orders/RR-${order.order_number}`,
    'Content-Type: text/html',
  ])
    expect(notice).toContain(words);
});

it('tells of an online order when it is paid, and that it is', async () => {
  const order = await shop.placeOrder();
  const { rows } = await shop.pool.query('select order_number from orders where id = $1', [order.id]);
  const number = rows[0].order_number;
  expect(await noticesAbout(number)).toEqual([]);
  await shop.pay((await shop.initiate(order)).page);
  await shop.status(order.id);
  const [notice, ...others] = await noticesAbout(number);
  expect(others).toEqual([]);
  expect(notice).toContain('It was paid in test mode, so no real money was charged.');
});

it('is silent once the owner has turned it off', async () => {
  const { token } = await shop.signUp('ADMIN');
  const { settings } = (await ask(shop, 'GET', '/settings')).json();
  expect(settings.orderNotices).toBe(true);
  const { version: _, standardShippingAmount: _alias, ...form } = settings;
  const saved = await ask(shop, 'PUT', '/settings', { token, body: { ...form, orderNotices: false } });
  expect(saved.json().settings.orderNotices).toBe(false);
  const { order } = (await placeGuestOrder(shop, { items: [line('1')] })).json();
  expect(await noticesAbout(order.order_number)).toEqual([]);
});
