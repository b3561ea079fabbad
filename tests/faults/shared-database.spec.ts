import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { createFaultBench, PATIENCE_MS } from '../support/fault-bench.ts';
import { ADMIN, query } from '../support/shop-process.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
test.describe.configure({ timeout: PATIENCE_MS });

test('two shops that share only the database serve each other’s pictures and show each other’s mails', async () => {
  const database = await bench.externalDatabase(await bench.filledFolder());
  const env = { DATABASE_URL: database.url, RATE_LIMITS: 'off' };
  await query(database.url, `delete from users where role = 'ADMIN'`);
  const [first, second] = [
    await bench.openIn(bench.emptyFolder(), {
      ...env,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    }),
    await bench.openIn(bench.emptyFolder(), env),
  ];
  const at = (shop: { port: number }, path: string) => `http://127.0.0.1:${shop.port}${path}`;
  const signedIn = await fetch(at(first, '/api/auth/admin-login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };

  await test.step('a picture uploaded to the first is served by the second at once', async () => {
    const form = new FormData();
    const png = await sharp({ create: { width: 500, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    form.append('files', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'bench.png');
    const sent = await fetch(at(first, '/api/uploads/images'), { method: 'POST', headers, body: form });
    const { data: pictures } = (await sent.json()) as { data: { url: string }[] };
    const served = await fetch(at(second, pictures[0]?.url ?? ''));
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  await test.step('a mail that one of them keeps is read at both, and on the server', async () => {
    const mail = { to: 'asha@example.in', subject: 'Shared', text: 'Thank you', html: '<p>Thank you</p>' };
    const [row] = await query(
      database.url,
      `insert into outbox (kind, payload, dedupe_key) values ('mail', $1, 'shared') returning id`,
      [JSON.stringify(mail)],
    );
    for (const shop of [first, second])
      await expect
        .poll(async () => (await fetch(at(shop, `/api/mail/${row?.id}`), { headers })).json())
        .toMatchObject({ mail: { subject: 'Shared', text: 'Thank you' } });
    const printed = execFileSync(process.execPath, ['tools/mail.mjs', String(row?.id)], {
      env: { ...process.env, DATABASE_URL: database.url },
    });
    expect(printed.toString()).toMatch(/^To: asha@example\.in\nSubject: Shared\n.*\n\nThank you\n$/);
  });
});
