import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callTargets, type People, people, send, type Target } from '../../tests/support/call-targets.ts';
import { type CollectedRoute, collectRoutes } from '../../tests/support/collect-routes.ts';
import type { PaymentShop } from '../../tests/support/payments.ts';
import { paymentShop } from '../../tests/support/payments.ts';
import { RUNS_ALL } from '../../tests/support/rounds.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { exampleOf } from './examples.ts';

let shop: PaymentShop;
let routes: CollectedRoute[];
let persons: People;
let targets: Awaited<ReturnType<typeof callTargets>>;
beforeAll(async () => {
  ({ shop, routes } = await collectRoutes(() => paymentShop()));
  persons = await people(shop);
  targets = await callTargets(shop, persons);
}, 60_000);
afterAll(() => shop.close());

const TEXTS = [
  `' or 1=1 --`,
  `'); drop table orders; --`,
  '1; select pg_sleep(9)',
  `%27 union select password_hash from users --`,
  '{{7*7}}',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  '٣',
  '-1',
  '1e400',
];
const VALUES: unknown[] = [
  ...TEXTS,
  '',
  null,
  true,
  -1,
  1.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  { $ne: null },
  [null],
  ['a'],
];
const LEAKS = /\b(select|insert into|update .* set|syntax error|stack|node_modules|pg_catalog|relation ")/i;

const nameOf = ({ method, path }: CollectedRoute) => `${method.toLowerCase()} ${path}`;
const hasErrorShape = (reply: LightMyRequestResponse): boolean => {
  try {
    return errorOf(reply).success === false;
  } catch {
    return false;
  }
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);

/** An edit conflict answers the stored record, which holds what was sent to it before. */
const withoutOwnText = (body: string) =>
  body
    .replaceAll(/"message":"[^"]*choose a valid[^"]*"/g, '')
    .replace(/(?<="code":"VERSION_CONFLICT"),"details":.*/, '');

/** What is wrong with the shop's answer to what nobody should send: it breaks, tells too much, or takes its time. */
async function trouble(route: CollectedRoute, target: Target, what: string): Promise<string[]> {
  const began = performance.now();
  const reply = await send(shop, route, target, persons.administrator);
  const { statusCode, body } = reply;
  const problems = [
    ...(statusCode >= 500 && statusCode !== 503 ? [`${statusCode}`] : []),
    ...(statusCode >= 400 && LEAKS.test(withoutOwnText(body)) ? ['tells'] : []),
    ...(statusCode >= 400 && !hasErrorShape(reply) ? ['shape'] : []),
    ...(performance.now() - began > 5000 ? ['slow'] : []),
  ];
  return problems.map((problem) => `${nameOf(route)} ${what}: ${problem} ${body.slice(0, 200)}`);
}

it('attack 57: no path and no question of any call reaches the database as anything but a value', async () => {
  const found: string[] = [];
  let turn = 0;
  for (const route of routes) {
    if (route.path === '/api/dashboard/events') continue;
    const questions = ['search', 'status', 'sort', 'from', 'page', 'id', 'category', '__proto__'];
    turn += 1;
    for (const [index, text] of TEXTS.entries()) {
      if (!RUNS_ALL && (index + turn) % 4 !== 0) continue;
      const value = encodeURIComponent(/\p{Surrogate}/u.test(text) ? '%ED%A0%80' : text);
      const path = route.path.replace('{id}', value);
      if (path !== route.path) found.push(...(await trouble(route, { path }, `path ${index}`)));
      const question = questions[index % questions.length];
      if (route.method === 'GET')
        found.push(
          ...(await trouble(
            route,
            { path: `${route.path.replace('{id}', '1')}?${question}=${value}` },
            `?${question}`,
          )),
        );
    }
  }
  expect(found).toEqual([]);
}, 120_000);

it('attacks 12, 54, 57, 65: no field of any body breaks a call, whatever stands in it; every error has its one shape [7.other.7]', async () => {
  const found: string[] = [];
  let turn = 0;
  for (const route of routes) {
    const example = route.body === null ? undefined : exampleOf(route.body);
    if (!isRecord(example)) continue;
    // A limit that a settings request was allowed to lower would refuse the orders that other calls are about.
    await shop.pool.query('update settings set cash_order_max = default, order_units_max = default');
    const aimed = (await targets[nameOf(route)]?.(persons.administrator)) ?? {};
    const body = isRecord(aimed.body) ? aimed.body : example;
    for (const field of [...Object.keys(body), 'id', 'role'])
      for (let shot = 0; shot < (RUNS_ALL ? 3 : 1); shot += 1) {
        const value = VALUES[turn++ % VALUES.length];
        const target = { ...aimed, body: { ...body, [field]: value } };
        found.push(...(await trouble(route, target, `${field} = ${JSON.stringify(value)?.slice(0, 40)}`)));
      }
    for (const whole of ['null', '[]', '"text"', '1', '{"a":']) {
      const headers = { ...aimed.headers, 'content-type': 'application/json' };
      found.push(...(await trouble(route, { ...aimed, headers, body: Buffer.from(whole) }, whole)));
    }
  }
  expect(found).toEqual([]);
}, 120_000);
