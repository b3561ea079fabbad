import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type Figure, say } from '../bench/figures.ts';
import { memory } from '../bench/processes.ts';
import { findFreePort } from '../server/db/embedded/free-port.ts';
import { ADMIN, embeddedDatabaseUrl, openShop, temporaryFolder } from '../tests/support/shop-process.ts';
import { type ApiDescription, type HostileRequest, hostileRequests } from './hostile-inputs.ts';
import { brokenRules } from './invariants.ts';

const REQUESTS = 100_000;
const CLIENTS = 8;
/** Then the shop has what it needs, and more would be a leak. */
const WARM = 30_000;

/** Made from the API's description, one in five by a guest, the others by an administrator, who reaches more. */
export async function run(): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const port = await findFreePort(dataDir);
  const env = { RATE_LIMITS: 'off', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const shop = await openShop({ port, dataDir, env });
  const agent = new Agent({ keepAlive: true });
  try {
    const description = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as ApiDescription;
    const next = hostileRequests(description);
    const statuses = new Map<number, number>();
    const failures = new Map<string, string>();
    let sent = 0;
    let warmMemory = Number.NaN;
    let token = await signIn(shop.url);

    const work = async () => {
      while (sent < REQUESTS) {
        sent += 1;
        if (sent === WARM) warmMemory = memory(shop.process.pid ?? 0);
        if (sent % 10_000 === 0)
          say(`${sent} of ${REQUESTS}, ${memory(shop.process.pid ?? 0).toFixed(0)} MB`);
        const hostile = next();
        // It would end its own session.
        const isOwn = /\/api\/(auth|dashboard\/events)/.test(hostile.path);
        const asAdministrator = sent % 5 !== 0 && !isOwn;
        if (hostile.path.startsWith('/api/dashboard/events')) continue;
        const { status, text } = await ask(agent, port, hostile, asAdministrator ? token : undefined);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 || status === 0)
          failures.set(
            `${status} ${hostile.method} ${hostile.path.split('?')[0]?.slice(0, 80)}`,
            `${hostile.path.slice(0, 300)} ${hostile.body?.toString().slice(0, 500)} ${text.slice(0, 300)}`,
          );
        if (status === 401 && asAdministrator) token = await signIn(shop.url);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, work));
    say(
      [...statuses]
        .toSorted()
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    );
    for (const [what, how] of [...failures].slice(0, 20)) say(`FAILURE ${what}: ${how}`);
    const broken = await brokenRules(embeddedDatabaseUrl(dataDir));
    for (const words of broken) say(`BROKEN: ${words}`);
    const isUp = await fetch(shop.url).then(
      ({ ok }) => ok,
      () => false,
    );
    const failed = [...statuses].reduce(
      (sum, [status, count]) => sum + (status >= 500 || status === 0 ? count : 0),
      0,
    );
    return [
      { name: 'hostile requests', value: sent, unit: 'requests' },
      { name: 'answered with 5xx, or not at all', value: failed, unit: 'requests', most: 0 },
      { name: 'rules broken', value: broken.length, unit: 'rules', most: 0 },
      { name: `memory after ${WARM.toLocaleString('en-IN')}`, value: warmMemory, unit: 'MB' },
      { name: 'memory after all', value: memory(shop.process.pid ?? 0), unit: 'MB', most: warmMemory * 1.2 },
      { name: 'the shop is up afterwards', value: isUp ? 1 : 0, unit: 'yes', least: 1 },
    ];
  } finally {
    agent.destroy();
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { data } = (await reply.json()) as { data?: { token?: string } };
  return data?.token ?? '';
}

function ask(
  agent: Agent,
  port: number,
  { method, path, headers, body }: HostileRequest,
  token: string | undefined,
) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const call = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...bearer } },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => {
          if (text.length < 1000) text += part.toString();
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', () => resolve({ status: 0, text: 'the answer broke off' }));
      },
    );
    call.on('error', (error) => resolve({ status: 0, text: error.message }));
    call.setTimeout(20_000, () => call.destroy(new Error('no answer for 20 s')));
    call.end(body);
  });
}
