import { createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { startMailServer } from '../../tests/support/mail.ts';
import { PermanentFailure } from '../outbox/failure.ts';
import { type Mail, readMail } from './mail.ts';
import { mailTransport } from './transport.ts';

const mail: Mail = { to: 'asha@example.in', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const delivery = { id: 7, dedupeKey: 'order:7', createdAt: new Date('2026-11-15T09:30:00.123Z') };
const setUp = { from: 'sales@rackandrep.example', log: { warn: () => undefined } };

describe('an attempt to smuggle something into a mail', () => {
  it.each([
    ['a second header in the subject', { subject: 'Hello\r\nBcc: all@example.in' }],
    ['a bare line feed', { subject: 'Hello\nBcc: all@example.in' }],
    ['a NUL', { subject: 'Hello\0' }],
    ['a header after the address', { to: 'asha@example.in\r\nBcc: all@example.in' }],
    ['a header after the reply address', { replyTo: 'asha@example.in\nBcc: all@example.in' }],
    ['two recipients', { to: 'asha@example.in,ravi@example.in' }],
    ['two recipients in a list', { to: ['asha@example.in', 'ravi@example.in'] }],
    ['a recipient before the address', { to: 'ravi,asha@example.in' }],
    ['an address within a name', { to: 'Ravi <asha@example.in>' }],
    ['a group', { to: 'all:asha@example.in;' }],
    ['no recipient', { to: '' }],
    ['a copy', { cc: 'ravi@example.in' }],
    ['a file of the server', { attachments: [{ path: '/etc/passwd' }] }],
  ])('%s is refused for good', (_what, part) => {
    expect(() => readMail({ ...mail, ...part })).toThrow(PermanentFailure);
  });

  it('is refused by the transport too, and the reason does not repeat it', async () => {
    const server = await startMailServer();
    const transport = mailTransport({ ...setUp, smtpUrl: server.url });
    const sending = transport.send({ ...mail, to: 'asha@example.in\r\nBcc: all@example.in' }, delivery);
    await expect(sending).rejects.toThrow(/^Not a mail that can be sent: to: must be one line/);
    await expect(sending).rejects.not.toThrow(/asha/);
    expect(server.received).toEqual([]);
    transport.close();
    await server.close();
  });
});

describe('the connection to the mail server', () => {
  it('is kept for the next message', async () => {
    let connections = 0;
    const onConnect = (_session: unknown, answer: () => void) => {
      connections += 1;
      answer();
    };
    const server = await startMailServer({ behaviour: { onConnect } });
    const transport = mailTransport({ ...setUp, smtpUrl: server.url });
    expect(transport.isReal).toBe(true);
    await transport.send(mail, delivery);
    await transport.send(mail, delivery);
    transport.close();
    await server.close();
    expect(server.received).toHaveLength(2);
    expect(connections).toBe(1);
    await expect(transport.send(mail, delivery)).rejects.toThrow('closed');
  });

  it('is cut off when time is up, and the other deliveries go on', async () => {
    const server = await startMailServer({ answerDelayMs: 300 });
    const transport = mailTransport({ ...setUp, smtpUrl: server.url });
    const patience = new AbortController();
    const stalled = transport.send(mail, { ...delivery, signal: patience.signal });
    const other = transport.send(mail, delivery);
    await vi.waitFor(() => expect(server.received).toHaveLength(2));
    patience.abort();
    await expect(stalled).rejects.toThrow();
    await other;
    transport.close();
    await server.close();
  });

  it('is checked: a server that answers, one that is silent, one that is not there', async () => {
    const server = await startMailServer();
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const answers = [server.url, `smtp://127.0.0.1:${port}`, 'smtp://127.0.0.1:1'].map((smtpUrl) =>
      mailTransport({
        ...setUp,
        smtpUrl,
        timeLimits: { connectMs: 900, greetingMs: 900, socketMs: 900 },
      }).verify(),
    );
    expect(await Promise.all(answers)).toEqual([true, false, false]);
    silent.close();
    await server.close();
  });
});
