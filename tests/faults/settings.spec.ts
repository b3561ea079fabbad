import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '../../server/db/embedded/free-port.ts';
import { createFaultBench, type FaultyShop, PATIENCE_MS, statusOf } from '../support/fault-bench.ts';
import { query } from '../support/shop-process.ts';
import { TORTURE } from '../support/torture.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
test.describe.configure({ timeout: PATIENCE_MS });

async function openOnExternal(env: Readonly<Record<string, string>> = {}) {
  const database = await bench.externalDatabase(await bench.filledFolder());
  const folder = bench.emptyFolder();
  const shop = await bench.openIn(folder, { DATABASE_URL: database.url, ...env });
  return { shop, folder, database };
}

const orderMail = {
  to: 'asha@example.in',
  subject: 'Your order',
  text: 'Thank you for your order.',
  html: '<p>Thank you for your order.</p>',
};

const enqueueMail = (databaseUrl: string) =>
  query(databaseUrl, `insert into outbox (kind, payload, dedupe_key) values ('mail', $1, $2)`, [
    JSON.stringify(orderMail),
    randomUUID(),
  ]);

const keptMails = async (databaseUrl: string) =>
  (await query(databaseUrl, 'select kept_mail from outbox where kept_mail is not null')).map(
    ({ kept_mail }) => kept_mail,
  );

/** A mail server of our own; gives each message with the sender and receiver of its envelope. */
async function openMailServer(): Promise<{ url: string; received: string[] }> {
  const port = await findFreePort(`mail ${bench.emptyFolder()}`);
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = `${envelope.mailFrom === false ? '' : envelope.mailFrom.address}\n`;
      stream.on('data', (part: Buffer) => {
        text += part.toString();
      });
      stream.once('end', () => {
        received.push(text);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  bench.atEnd(() => new Promise((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${port}`, received };
}

const logLines = (shop: FaultyShop) =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));

test('each setting of a shop behind a proxy does what it says', async () => {
  const mailServer = await openMailServer();
  const token = 'a token of more than sixteen';
  const { shop, database } = await openOnExternal({
    HOST: '127.0.0.2',
    PUBLIC_URL: 'https://shop.example.in/',
    PAYMENTS: 'test',
    LOG_LEVEL: 'info',
    METRICS_TOKEN: token,
    TRUST_PROXY: 'loopback',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'The Shop <orders@shop.example.in>',
  });
  const url = `http://127.0.0.2:${shop.port}`;

  await test.step('HOST and PORT say where it listens, and nowhere else', async () => {
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    await expect(statusOf(`http://127.0.0.1:${shop.port}/healthz`)).rejects.toThrow('fetch failed');
  });

  await test.step('PUBLIC_URL stands in canonical links and in the description of the API', async () => {
    expect(shop.output()).toContain('Rack & Rep is open at https://shop.example.in\n');
    const page = await (await fetch(`${url}/product/1`)).text();
    expect(page).toMatch(/<link rel="canonical" href="https:\/\/shop\.example\.in\/product\/[\w-]+"/);
    const { servers } = await (await fetch(`${url}/api/openapi.json`)).json();
    expect(servers).toEqual([{ url: 'https://shop.example.in' }]);
  });

  await test.step('LOG_LEVEL=info logs every call of the API as a line of JSON', async () => {
    expect(await statusOf(`${url}/api/products?limit=1`)).toBe(200);
    const call = { level: 30, method: 'GET', route: '/api/products', status: 200 };
    await expect
      .poll(() => logLines(shop).map((line) => JSON.parse(line)))
      .toContainEqual(expect.objectContaining(call));
  });

  await test.step('METRICS_TOKEN opens the metrics to a caller from outside', async () => {
    const outside = { 'x-forwarded-for': '198.51.100.7' };
    const metrics = (headers: Record<string, string>) => statusOf(`${url}/metrics`, { headers });
    expect(await metrics({})).toBe(200);
    expect(await metrics(outside)).toBe(404);
    expect(await metrics({ ...outside, authorization: 'Bearer another one of sixteen' })).toBe(404);
    expect(await metrics({ ...outside, authorization: `Bearer ${token}` })).toBe(200);
  });

  await test.step('TRUST_PROXY counts visitors, not the proxy', async () => {
    const left = (address: string) => attemptsLeft(url, { 'x-forwarded-for': address });
    const before = await left('198.51.100.7');
    expect(await left('198.51.100.7')).toBe(before - 1);
    expect(await left('198.51.100.8')).toBe(before);
  });

  await test.step('SMTP_URL and MAIL_FROM send what is in the outbox', async () => {
    await enqueueMail(database.url);
    await expect.poll(() => mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]).toMatch(/^orders@shop\.example\.in\n/);
    expect(mailServer.received[0]).toContain('From: The Shop <orders@shop.example.in>');
    expect(mailServer.received[0]).toContain('To: asha@example.in');
    expect(await keptMails(database.url)).toEqual([]);
  });
});

test('a shop that sells for cash alone offers no online payment and does not say that it is testing', async () => {
  const { shop } = await openOnExternal({ PUBLIC_URL: 'https://shop.example.in', PAYMENTS: 'cod-only' });
  const url = `http://127.0.0.1:${shop.port}`;
  const checkout = await (await fetch(`${url}/checkout`)).text();
  expect(checkout).toContain('Pay in cash or by UPI');
  for (const words of ['Online payment', 'net banking', 'Test mode'])
    expect(checkout, words).not.toContain(words);
});

test(
  'a shop with few settings keeps its mail, counts attempts or not, and is silent if told so',
  TORTURE,
  async () => {
    const { shop, folder, database } = await openOnExternal({ PORT: '0', LOG_LEVEL: 'silent' });
    const url = /open at (http:\/\/127\.0\.0\.1:\d+)/.exec(shop.output())?.[1] ?? '';

    await test.step('PORT=0 opens it at a free port and says which', async () => {
      expect(await statusOf(`${url}/healthz`)).toBe(200);
    });

    await test.step('without SMTP_URL a mail is kept in the database', async () => {
      await enqueueMail(database.url);
      await expect.poll(() => keptMails(database.url)).toEqual([orderMail]);
    });

    await test.step('without TRUST_PROXY nobody gets fresh attempts by naming another address', async () => {
      const before = await attemptsLeft(url, { 'x-forwarded-for': '198.51.100.7' });
      expect(await attemptsLeft(url, { 'x-forwarded-for': '198.51.100.8' })).toBe(before - 1);
    });

    await test.step('LOG_LEVEL=silent logs nothing', async () => {
      expect(await statusOf(`${url}/api/products?limit=1`)).toBe(200);
      await shop.stop();
      expect(logLines(shop)).toEqual([]);
    });

    await test.step('RATE_LIMITS=off counts no attempts', async () => {
      const off = await bench.openIn(folder, { DATABASE_URL: database.url, RATE_LIMITS: 'off' });
      expect(await attemptsLeft(off.url)).toBeNaN();
    });
  },
);

/** How many attempts to sign in are left to this visitor; no number where they are not counted. */
async function attemptsLeft(url: string, headers: Record<string, string> = {}): Promise<number> {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'nobody@example.in', password: 'not the password' }),
  });
  expect(reply.status).toBe(401);
  await reply.arrayBuffer();
  return Number(reply.headers.get('x-ratelimit-remaining') ?? Number.NaN);
}
