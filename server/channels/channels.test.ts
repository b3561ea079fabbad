import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testOutbox } from '../../tests/support/outbox.ts';
import { startTextSimulator } from '../../tools/text-simulator.mjs';
import type { OutboxHandler } from '../outbox/attempt.ts';
import { claimDue } from '../outbox/claims.ts';
import { smsChannel } from './sms.ts';
import { keepingChannel } from './text.ts';
import { whatsappChannel } from './whatsapp.ts';

const KEY = 'a-very-secret-key';
const SHORT_MS = 300;
const SMS = {
  subject: 'Your order RR-1048',
  text: 'Rack & Rep: your order RR-1048 is active again, with the same items.',
  sender: 'RCKREP',
  entityId: '1101000000000012345',
  templateId: '1107000000000012345',
};
const WHATSAPP = {
  subject: SMS.subject,
  text: SMS.text,
  templateName: 'order_revived',
  parameters: ['RR-1048'],
};

const { add, later, log, now, pool, row, start } = testOutbox();
let simulator: Awaited<ReturnType<typeof startTextSimulator>>;
beforeAll(async () => {
  simulator = await startTextSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.accepted.length = 0;
  simulator.asked.length = 0;
});

const sms = (url = `${simulator.url}/sms`) => smsChannel({ url, key: KEY }, SHORT_MS);
const whatsapp = (url = simulator.url) =>
  whatsappChannel({ url, phoneId: '106540352242922', token: KEY }, SHORT_MS);
const to = (ending: string) => `+91987654${ending}`;
const CHANNELS = [
  [
    'SMS',
    (ending: string): OutboxHandler =>
      (_, meta) =>
        sms().send({ ...SMS, to: to(ending) }, meta),
  ],
  [
    'WhatsApp',
    (ending: string): OutboxHandler =>
      (_, meta) =>
        whatsapp().send({ ...WHATSAPP, to: to(ending) }, meta),
  ],
] as const;

describe('a text that is sent', () => {
  const delivery = { id: 1, dedupeKey: 'order-revived:1:2:sms', createdAt: new Date() };

  it('by SMS names the sender, the entity and the template that India’s operators ask for', async () => {
    await sms().send({ ...SMS, to: to('3210') }, delivery);
    const { subject: _, ...words } = SMS;
    expect(simulator.accepted.map(({ body }) => body)).toEqual([
      { ...words, to: '+919876543210', reference: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
  });

  it('by WhatsApp names a template, its language and its values in their order', async () => {
    await whatsapp().send({ ...WHATSAPP, to: to('3210'), parameters: ['RR-1048', '11,799.00'] }, delivery);
    expect(simulator.accepted.map(({ body }) => body)).toEqual([
      {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '+919876543210',
        type: 'template',
        template: {
          name: 'order_revived',
          language: { code: 'en' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', text: 'RR-1048' },
                { type: 'text', text: '11,799.00' },
              ],
            },
          ],
        },
        biz_opaque_callback_data: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  it('is not sent but kept where the account or what was registered is missing', async () => {
    const kept = { to: to('3210'), subject: SMS.subject, text: SMS.text };
    for (const [sending, reason] of [
      [keepingChannel('sms').send({ ...SMS, ...kept }, delivery), 'Not sent: SMS is not set up'],
      [keepingChannel('whatsapp').send({ ...SMS, ...kept }, delivery), 'Not sent: WhatsApp is not set up'],
      [
        sms().send({ ...SMS, ...kept, templateId: '' }, delivery),
        'Not sent: this SMS has no sender, entity ID or template ID in the settings',
      ],
      [
        whatsapp().send({ ...WHATSAPP, ...kept, templateName: '' }, delivery),
        'Not sent: this WhatsApp message has no template name in the settings',
      ],
    ] as const)
      expect(await sending).toEqual({ reason, keptMail: kept });
    expect(simulator.asked).toEqual([]);
  });

  it('is not begun once the shop is stopping, and ends when it does', async () => {
    await expect(
      sms().send(
        { ...SMS, to: to('3210') },
        { ...delivery, signal: AbortSignal.abort(new Error('stopped')) },
      ),
    ).rejects.toThrow('stopped');
    expect(simulator.asked).toEqual([]);
    const stopping = new AbortController();
    const sending = sms().send({ ...SMS, to: to('0408') }, { ...delivery, signal: stopping.signal });
    setTimeout(() => stopping.abort(new Error('stopped')), 50);
    await expect(sending).rejects.toThrow('stopped');
  });
});

describe.each(CHANNELS)('%s', (name, send) => {
  const attempt = async (handler: OutboxHandler) => {
    await start({ handlers: { note: handler } }).drain();
    return row('order:1');
  };

  it('gives up at once on a wrong number, and says it without the number', async () => {
    await add('order:1');
    const { status, last_error } = await attempt(send('0400'));
    expect(status).toBe('dead');
    expect(last_error).toMatch(/ 400: (INVALID_NUMBER|131026) \[number\] cannot receive messages$/);
    expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/987654|secret/);
  });

  it('waits for somebody to correct the key', async () => {
    await add('order:1');
    const { status, last_error } = await attempt(send('0401'));
    expect(status).toBe('failed');
    expect(last_error).toMatch(/ 401: .*The key is not valid$/);
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/987654|secret/);
  });

  it.each([
    ['0429', /answered 429/],
    ['0500', /answered 500$/],
    ['0408', /^No answer of the gateway within 0\.3 s$/],
  ])('is sent again after %s', async (ending, error) => {
    await add('order:1');
    const failed = await attempt(send(ending));
    expect(failed.status).toBe('failed');
    expect(failed.last_error).toMatch(error);
    expect(simulator.accepted).toEqual([]);
    later(failed.wait);
    expect(await attempt(send(ending))).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
    expect(simulator.accepted).toHaveLength(1);
  });

  it('is sent again with the same reference when the result is unknown', async () => {
    await add('order:1');
    const failed = await attempt(send('0444'));
    expect(failed).toMatchObject({ status: 'failed' });
    expect(failed.last_error).toMatch(/^No answer of the gateway: /);
    later(failed.wait);
    expect(await attempt(send('0444'))).toMatchObject({ status: 'sent' });
    expect(new Set(simulator.asked.map(({ reference }) => reference)).size).toBe(1);
    // An SMS gateway recognises it; Meta does not promise to.
    expect(simulator.accepted).toHaveLength(name === 'SMS' ? 1 : 2);
  });

  it('is sent once more, and no more than that, when the process dies between sending and settling', async () => {
    await add('order:1');
    const claim = { lockedBy: 'dead', leaseMs: 60_000, limit: 1, now: now() };
    const [claimed] = await claimDue(pool(), claim);
    if (claimed === undefined) throw new Error('Nothing was due');
    await send('3210')(claimed.payload, { ...claimed, signal: AbortSignal.timeout(5000) });
    expect((await attempt(send('3210'))).status).toBe('pending');
    later(60_001);
    expect((await attempt(send('3210'))).status).toBe('sent');
    await attempt(send('3210'));
    expect(simulator.asked).toHaveLength(2);
    expect(new Set(simulator.asked.map(({ reference }) => reference)).size).toBe(1);
  });
});

describe('an answer that is not the gateway’s', () => {
  it.each([
    ['a page of a proxy', 404, '<h1>Not found</h1>'],
    ['a page that says all is well', 200, '<h1>Welcome</h1>'],
    ['an answer without an id', 200, '{}'],
    ['an endless one', 200, JSON.stringify({ id: 'x'.repeat(300_000) })],
    ['a redirect', 302, ''],
  ])('%s is neither sent nor given up', async (_what, status, body) => {
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const handler of [
      (_: unknown, meta: Parameters<OutboxHandler>[1]) => sms(url).send({ ...SMS, to: to('3210') }, meta),
      (_: unknown, meta: Parameters<OutboxHandler>[1]) =>
        whatsapp(url).send({ ...WHATSAPP, to: to('3210') }, meta),
    ]) {
      await pool().query('truncate outbox');
      await add('order:1');
      await start({ handlers: { note: handler } }).drain();
      expect((await row('order:1')).status).toBe('failed');
    }
    server.closeAllConnections();
    server.close();
  });
});
