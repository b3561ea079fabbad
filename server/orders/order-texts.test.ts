import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_CREATION_FORM_EXAMPLE } from '../../contract/orders/order-creation-form.ts';
import { CHANNEL_SETTINGS } from '../../domain/channels/channel.ts';
import { CASH_CONFIRMATION } from '../../domain/orders/cash-confirmation.ts';
import { countStatements } from '../../tests/support/accounts.ts';
import { addBar, ask, buyer, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { startTextSimulator } from '../../tools/text-simulator.mjs';
import { textChannels } from '../channels/text-channels.ts';
import { ORDER_MAIL_KIND, ORDER_TEXT_KIND } from '../mail/kinds.ts';
import { startOutbox } from '../outbox/runner.ts';
import { askAgain, cancelLapsedOrders } from './due-orders.ts';
import { orderTextHandler } from './order-texts.ts';

const publicUrl = 'https://rackandrep.example';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const ON = {
  sms: {
    ...CHANNEL_SETTINGS.sms,
    isOn: true,
    sender: 'RCKREP',
    entityId: '1101000000000012345',
    templateIds: {
      ...CHANNEL_SETTINGS.sms.templateIds,
      placed: '11071',
      confirm: '11072',
      asked: '11073',
      shipped: '11074',
      cancelled: '11075',
      lapsed: '11076',
      revived: '11077',
      pay: '11078',
    },
  },
  whatsapp: { ...CHANNEL_SETTINGS.whatsapp, isOn: true },
};
const SMS_ALONE = { ...ON, whatsapp: CHANNEL_SETTINGS.whatsapp };

let shop: TestShop;
let admin: string;
let simulator: Awaited<ReturnType<typeof startTextSimulator>>;
beforeAll(async () => {
  simulator = await startTextSimulator();
  shop = await testShop({ settings: { RATE_LIMITS: 'off' }, publicUrl });
  ({ token: admin } = await shop.signUp('ADMIN'));
  await addBar(shop.pool, 'bar', 1000);
});
afterAll(async () => {
  await shop.close();
  await simulator.close();
});
beforeEach(async () => {
  simulator.accepted.length = 0;
  await shop.pool.query('truncate outbox');
  await set({ channels: null, confirmation: null });
});

const set = ({ channels, confirmation }: { channels: object | null; confirmation: object | null }) =>
  shop.pool.query('update settings set channels = $1, cash_confirmation = $2', [channels, confirmation]);
const ASKED = { ...CASH_CONFIRMATION, isAsked: true, scoreLimit: 100 };

let buyers = 0;
async function place(phone?: string): Promise<{ id: string; number: string }> {
  buyers += 1;
  const { shippingAddress } = buyer(`texted-${buyers}`);
  const address = { ...shippingAddress, ...(phone === undefined ? {} : { phone }) };
  const reply = await placeGuestOrder(shop, {
    items: [line('bar', 2)],
    paymentMethod: 'cod',
    shippingAddress: address,
    billingAddress: address,
  });
  expect(reply.statusCode, reply.body).toBe(201);
  const { id, order_number } = reply.json().order;
  return { id, number: `RR-${order_number}` };
}

/** Lets the texts leave, with an account at both gateways or at none. */
async function sendTexts({ hasAccounts = true } = {}) {
  const accounts = {
    sms: { url: `${simulator.url}/sms`, key: 'key' },
    whatsapp: { url: simulator.url, phoneId: '10000', token: 'token' },
  };
  const channels = textChannels(hasAccounts ? accounts : { sms: undefined, whatsapp: undefined });
  const outbox = startOutbox({
    pool: shop.pool,
    log,
    handlers: {
      [ORDER_TEXT_KIND]: orderTextHandler({ pool: shop.pool, publicUrl, channels }),
      [ORDER_MAIL_KIND]: async () => undefined,
    },
  });
  await outbox.drain();
  await outbox.stop();
  return simulator.accepted.map(({ channel, body }) => ({
    channel,
    template: channel === 'sms' ? body.templateId : body.template.name,
    text: channel === 'sms' ? body.text : '',
  }));
}
const queued = async (orderId = '%') =>
  (
    await shop.pool.query(
      `select payload ->> 'channel' as channel, payload ->> 'to' as "to", payload ->> 'subject' as subject, status, last_error
         from outbox where kind = '${ORDER_TEXT_KIND}' and payload ->> 'orderId' like $1 order by id`,
      [orderId],
    )
  ).rows;
const move = (id: string, body: object) => ask(shop, 'PATCH', `/orders/${id}/status`, { body, token: admin });

describe('a shop that has set nothing', () => {
  it('queues mails alone', async () => {
    const { id } = await place();
    await move(id, { status: 'CANCELLED' });
    expect(await queued()).toEqual([]);
  });
});

describe('where SMS and WhatsApp are on', () => {
  it('the link to pay an order that an administrator entered is texted, again whenever it is asked for', async () => {
    await set({ channels: SMS_ALONE, confirmation: null });
    const body = {
      ...ORDER_CREATION_FORM_EXAMPLE,
      productIds: ['bar'],
      quantities: [1],
      paymentMethod: 'online',
    };
    const { order } = (await ask(shop, 'POST', '/orders/create', { body, token: admin })).json();
    const pay = {
      channel: 'sms',
      template: '11078',
      text: `Rack & Rep: please pay Rs. 7,212.00 for your order RR-${order.order_number} here: ${publicUrl}/order-success/${order.id}`,
    };
    expect(await sendTexts()).toEqual([pay]);
    await ask(shop, 'POST', `/orders/${order.id}/mails`, { body: { event: 'pay' }, token: admin });
    expect(await sendTexts()).toEqual([pay, pay]);
  });

  it('an order is texted with its link, and the link confirms it', async () => {
    await set({ channels: SMS_ALONE, confirmation: ASKED });
    const { id, number } = await place('+91 98765 43210');
    expect(await queued()).toMatchObject([
      {
        channel: 'sms',
        to: '+919876543210',
        subject: `Your order ${number} at Rack & Rep`,
        status: 'pending',
      },
    ]);
    const [text] = await sendTexts();
    expect(text).toMatchObject({ channel: 'sms', template: '11072' });
    expect(text?.text).toMatch(`Rack & Rep: please confirm your order ${number} of Rs. 14,424.00 by `);
    const token = /https:\/\/rackandrep\.example\/confirm-order\?token=([\w.-]+)$/.exec(
      text?.text ?? '',
    )?.[1];
    expect(token?.length).toBeLessThanOrEqual(90);
    const answered = await ask(shop, 'POST', '/orders/confirmation', { body: { token, answer: 'yes' } });
    expect(answered.json().data).toMatchObject({ state: 'confirmed', isNew: true });
    const confirmed = await ask(shop, 'GET', `/orders/${id}`, { token: admin });
    expect(confirmed.json().order).toMatchObject({ confirmed_via: 'link', confirm_by: null });
  });

  it('each event leaves by both, once', async () => {
    await set({ channels: ON, confirmation: null });
    const { id } = await place();
    await move(id, { status: 'SHIPPED', tracking_id: 'BL123' });
    expect((await sendTexts()).map(({ channel, template }) => [channel, template]).sort()).toEqual([
      ['sms', '11071'],
      ['sms', '11074'],
      ['whatsapp', 'order_placed'],
      ['whatsapp', 'order_shipped'],
    ]);
    const shipped = simulator.accepted.find(({ body }) => body.template?.name === 'order_shipped');
    expect(shipped?.body.template.components[0].parameters[2]).toEqual({ type: 'text', text: '14,424.00' });
    expect(await sendTexts()).toHaveLength(4);
  });

  it('placing an order takes no further statement', async () => {
    const placing = () =>
      countStatements(async () => {
        await place();
      });
    await placing();
    const before = await placing();
    await set({ channels: ON, confirmation: ASKED });
    expect(await placing()).toBe(before);
    expect(await queued()).toHaveLength(2);
  });

  it('a phone that is no Indian mobile gets none, nor does one that was changed to such', async () => {
    await set({ channels: ON, confirmation: null });
    const { id } = await place();
    await shop.pool.query(`update orders set customer_phone = '020 2612 3456' where id = $1`, [id]);
    await move(id, { status: 'CANCELLED' });
    expect(await queued()).toHaveLength(2);
    expect(await sendTexts()).toEqual([]);
    expect((await queued()).map(({ last_error }) => last_error)).toEqual(
      Array(2).fill('Nothing was sent: this phone number can’t receive texts'),
    );
  });

  it('what is no longer true is not sent, and says why', async () => {
    await set({ channels: SMS_ALONE, confirmation: ASKED });
    const reasonsOf = async (change: (id: string) => Promise<unknown>) => {
      await shop.pool.query('truncate outbox');
      const { id } = await place();
      await change(id);
      await sendTexts();
      return (await queued(id)).map(({ last_error }) => last_error);
    };
    expect(await reasonsOf((id) => ask(shop, 'DELETE', `/orders/${id}`, { token: admin }))).toEqual(
      expect.arrayContaining(['Nothing was sent: the order was deleted']),
    );
    expect((await reasonsOf((id) => move(id, { status: 'CANCELLED' })))[0]).toBe(
      'Nothing was sent: the order was cancelled',
    );
    simulator.accepted.length = 0;
    expect(
      await reasonsOf(async (id) => {
        await askAgain(shop.pool, new Date(Date.now() + 1.1 * 24 * 60 * 60 * 1000));
        await ask(shop, 'POST', `/orders/${id}/confirmation`, { token: admin });
      }),
    ).toEqual([null, 'Nothing was sent: the order needs no confirmation any more']);
    // Other tests' orders may be asked about as well.
    const templates = simulator.accepted.map(({ body }) => body.templateId);
    expect(templates, 'nothing is left to confirm').toContain('11071');
    expect(templates).not.toContain('11072');
    expect(await reasonsOf(() => set({ channels: null, confirmation: null }))).toEqual([
      'Nothing was sent: SMS is switched off in the settings',
    ]);
  });

  it('an order that nobody confirms is asked about, and told when it lapses', async () => {
    await set({ channels: SMS_ALONE, confirmation: ASKED });
    await place();
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await askAgain(shop.pool, later(1.1));
    await sendTexts();
    await cancelLapsedOrders(shop.pool, later(3.1));
    expect(new Set((await sendTexts()).map(({ template }) => template))).toEqual(
      new Set(['11072', '11073', '11076']),
    );
  });

  it('a mail that is sent again is not texted again', async () => {
    await set({ channels: ON, confirmation: null });
    const { id } = await place();
    await sendTexts();
    const again = await ask(shop, 'POST', `/orders/${id}/mails`, { token: admin, body: { event: 'placed' } });
    expect(again.statusCode, again.body).toBe(200);
    expect(await queued()).toHaveLength(2);
  });

  it('without an account the texts are kept, for administrators to list and read', async () => {
    await set({ channels: ON, confirmation: null });
    const { number } = await place('98765 43211');
    await sendTexts({ hasAccounts: false });
    expect(simulator.accepted).toEqual([]);
    const list = async (query: string) =>
      (await ask(shop, 'GET', `/mail?${query}`, { token: admin })).json().data;
    const [text, ...others] = await list('channel=sms');
    expect(others).toEqual([]);
    expect(text).toMatchObject({
      channel: 'sms',
      to: '+919876543211',
      status: 'unsent',
      lastError: 'Not sent: SMS is not set up',
      isReadable: true,
    });
    expect(await list('channel=mail')).toHaveLength(2);
    expect(
      (await list('search=9876543211')).map(({ channel }: { channel: string }) => channel).sort(),
    ).toEqual(['sms', 'whatsapp']);
    const read = (await ask(shop, 'GET', `/mail/${text.id}`, { token: admin })).json().mail;
    expect(read.text).toBe(
      `Rack & Rep: thank you for your order ${number} of Rs. 14,424.00. We will text you when it ships.`,
    );
    expect((await ask(shop, 'GET', `/mail/${text.id}/file`, { token: admin })).statusCode).toBe(404);
    expect((await ask(shop, 'GET', '/mail?channel=pigeon', { token: admin })).statusCode).toBe(400);
  });
});
