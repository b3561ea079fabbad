import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { startMailServer } from '../../tests/support/mail.ts';
import { outboxCounts } from '../../tests/support/outbox.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { startOutbox } from '../outbox/runner.ts';
import { composeFile, readKeptMail } from './kept-mail.ts';
import { MAIL_KIND } from './kinds.ts';
import type { MailTransport } from './mail.ts';
import { mailHandler, mailTransport } from './transport.ts';

const from = 'Rack & Rep <sales@rackandrep.example>';
const mail = {
  to: 'asha@example.in',
  subject: 'Order 1042: ₹1,500',
  text: 'Thank you',
  html: '<p>Thank you</p>',
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const timeLimits = { connectMs: 3_000, greetingMs: 3_000, socketMs: 800 };

let database: TestDatabase;
let clock: Date;
let cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate outbox');
  clock = new Date(Date.now() + 60_000);
  cleanUp = [];
});
afterEach(async () => {
  for (const clean of cleanUp.reverse()) await clean();
});

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  cleanUp.push(server.close);
  return server;
}

function post(smtpUrl: string | undefined) {
  const transport: MailTransport = mailTransport({ smtpUrl, from, log, timeLimits });
  const runner = startOutbox({
    pool: database.pool,
    log,
    now: () => clock,
    handlers: { [MAIL_KIND]: mailHandler(transport) },
  });
  cleanUp.push(transport.close, runner.stop);
  return runner;
}

const promise = (payload: unknown = mail, dedupeKey = 'order-placed:1042') =>
  enqueue(database.pool, { kind: MAIL_KIND, payload, dedupeKey });

async function onlyRow() {
  const { rows } = await database.pool.query<{
    status: string;
    attempts: number;
    wait: number;
    last_error: string | null;
  }>(
    `select status, attempts, last_error, (extract(epoch from next_attempt_at - $1) * 1000)::float8 as wait from outbox`,
    [clock],
  );
  expect(rows).toHaveLength(1);
  return rows[0] ?? { status: '', attempts: 0, wait: 0, last_error: null };
}

describe('e-mail with a mail server', () => {
  it('reaches one recipient once, readable and with a name that stays the same', async () => {
    const server = await mailServer();
    await promise({ ...mail, replyTo: 'ravi@example.in' });
    await promise();
    await post(server.url).drain();
    expect(server.received).toHaveLength(1);
    const [message] = server.received;
    expect(message?.to).toEqual(['asha@example.in']);
    expect(message?.raw).toContain('From: "Rack & Rep" <sales@rackandrep.example>');
    expect(message?.raw).toContain('Reply-To: ravi@example.in');
    expect(message?.raw).toMatch(/^Message-ID: <[0-9a-f]{32}@rackandrep\.example>\r$/m);
    expect((await onlyRow()).status).toBe('sent');
  });

  it('leaves through the outbox table: it waits while the mail server is down, is tried again after growing pauses, and leaves when the server is back [3.order.21]', async () => {
    const { port, url, close } = await startMailServer();
    await close();
    await promise();
    const runner = post(url);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await runner.drain();
      const row = await onlyRow();
      expect(row).toMatchObject({ status: 'failed', attempts: attempt });
      waits.push(row.wait);
      clock = new Date(clock.getTime() + row.wait);
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    const server = await mailServer({ port });
    await runner.drain();
    expect(server.received).toHaveLength(1);
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 6, last_error: null });
  });

  it('that the server refuses for good is given up at once, and the reason names no address', async () => {
    const server = await mailServer({ refuse: { code: 550, message: 'No such user <asha@example.in>' } });
    await promise();
    await post(server.url).drain();
    const row = await onlyRow();
    expect(row).toMatchObject({ status: 'dead', attempts: 1 });
    expect(row.last_error).toContain('550 No such user <[address]>');
  });

  it.each([421, 451])('that the server puts off with %i is tried again', async (code) => {
    const server = await mailServer({ refuse: { code, message: 'Too many messages' } });
    await promise();
    await post(server.url).drain();
    expect(await onlyRow()).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('waits when the server refuses the shop and not the message: a wrong password or a blocked address', async () => {
    const noEntry = await mailServer({
      behaviour: {
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, answer) => answer(new Error('Wrong password')),
      },
    });
    const blocked = await mailServer({
      behaviour: {
        onConnect: (_session, answer) => answer(Object.assign(new Error('Blocked'), { responseCode: 554 })),
      },
    });
    await promise();
    await post(noEntry.url.replace('//', '//shop:wrong@')).drain();
    expect(await onlyRow()).toMatchObject({ status: 'failed', last_error: expect.stringContaining('535') });
    clock = new Date(clock.getTime() + 60_000);
    await post(blocked.url).drain();
    expect(await onlyRow()).toMatchObject({ status: 'failed', last_error: expect.stringContaining('554') });
  });

  it('to a server that is too slow is cut off and tried again as the same message', async () => {
    const slow = await mailServer({ answerDelayMs: 5_000 });
    await promise();
    await post(slow.url).drain();
    expect(await onlyRow()).toMatchObject({ status: 'failed', last_error: expect.stringMatching(/time/i) });
    clock = new Date(clock.getTime() + 60_000);
    const quick = await mailServer();
    await post(quick.url).drain();
    const names = [...slow.received, ...quick.received].map(
      ({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1],
    );
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });
});

describe('e-mail without a mail server', () => {
  it('is kept with its row, and can be opened by any mail program', async () => {
    await promise();
    await promise(
      { ...mail, subject: 'Second', text: 'Hello', replyTo: 'ravi@example.in' },
      'order-placed:1043',
    );
    await post(undefined).drain();
    const { rows } = await database.pool.query<{ id: number; last_error: string }>(
      'select id, last_error from outbox order by id',
    );
    expect(rows.map(({ last_error }) => last_error)).toEqual(Array(2).fill('Not sent: mail is not set up'));
    const kept = await readKeptMail(database.pool, rows[0]?.id ?? 0);
    expect(kept?.mail).toEqual(mail);
    if (kept?.channel !== 'mail') throw new Error('The mail was not kept');
    const file = (await composeFile(kept, from)).toString();
    expect(file).toContain('To: asha@example.in\n');
    expect(file).toMatch(/^Message-ID: <[0-9a-f]{32}@rackandrep\.example>$/m);
    expect(file).toContain('Thank you');
    expect(await outboxCounts(database.pool)).toMatchObject({ sent: 2 });
  });
});
