import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type BenchShop, withShop } from '../bench/bench-shop.ts';
import { type Figure, percentile, say } from '../bench/figures.ts';
import { guestOrders, raiseStock } from '../bench/guest-orders.ts';
import { load } from '../bench/load.ts';

const PHASE_MS = 20_000;
const TIMES_THE_LOAD = 3;
const NORMAL_WITHIN_MS = 5000;

/** Three times as many orders as the shop can take, and pages beside them; they come whether or not the earlier ones were answered. */
export const run = (): Promise<Figure[]> =>
  withShop(async (shop) => {
    await raiseStock(shop);
    const orders = await guestOrders(shop);
    const calm = { port: shop.port, request: orders.ofMany, status: 201 };
    await load({ ...calm, clients: 8, milliseconds: 3000 });
    const one = await load({ ...calm, clients: 1, milliseconds: 3000 });
    const most = await load({ ...calm, clients: 16, milliseconds: 6000 });
    say(`it takes ${most.perSecond.toFixed(0)} orders a second, and now gets three times as many`);

    const rate = most.perSecond * TIMES_THE_LOAD;
    const [answers, pages] = await Promise.all([
      flood(shop, { perSecond: rate, raw: orders.ofMany }),
      flood(shop, { perSecond: 50, raw: () => 'GET / HTTP/1.1\r\n\r\n' }),
    ]);
    const normalAfter = await untilNormal(calm, percentile(one.times, 0.95) * 2);

    const served = timesOf(answers, 201);
    const refused = timesOf(answers, 503);
    const others = answers.length - served.length - refused.length;
    return [
      { name: 'orders it takes', value: most.perSecond, unit: 'orders/s' },
      { name: 'orders that came', value: answers.length / (PHASE_MS / 1000), unit: 'orders/s' },
      { name: 'taken of them', value: served.length / (PHASE_MS / 1000), unit: 'orders/s' },
      { name: 'taken, p50', value: percentile(served, 0.5), unit: 'ms' },
      { name: 'taken, p99', value: percentile(served, 0.99), unit: 'ms', most: 1000 },
      { name: 'refused', value: refused.length / (PHASE_MS / 1000), unit: 'orders/s' },
      { name: 'refused, p99', value: percentile(refused, 0.99), unit: 'ms', most: 1000 },
      { name: 'answered otherwise', value: others, unit: 'orders', most: 0 },
      { name: 'pages meanwhile, p99', value: percentile(timesOf(pages, 200), 0.99), unit: 'ms', most: 1000 },
      {
        name: 'pages missed',
        value: pages.filter(({ status }) => status !== 200).length,
        unit: 'pages',
        most: 0,
      },
      { name: 'normal again after', value: normalAfter, unit: 'ms', most: NORMAL_WITHIN_MS },
    ];
  });

interface Answer {
  readonly status: number;
  readonly took: number;
}

const timesOf = (answers: readonly Answer[], wanted: number) =>
  answers.flatMap(({ status, took }) => (status === wanted ? [took] : []));

/** Sends requests at this rate, however long the answers take; a connection that fails answers 0. */
async function flood(
  { port }: Pick<BenchShop, 'port'>,
  { perSecond, raw }: { readonly perSecond: number; readonly raw: () => string },
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const calls: Promise<Answer>[] = [];
  const began = performance.now();
  while (performance.now() - began < PHASE_MS) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (calls.length < due) calls.push(ask(agent, port, raw()));
    await delay(5);
  }
  const answers = await Promise.all(calls);
  agent.destroy();
  return answers;
}

/** As `load` writes a request. */
function ask(agent: Agent, port: number, raw: string): Promise<Answer> {
  const [head = '', body = ''] = raw.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const [method, path] = line.split(' ');
  const headers = Object.fromEntries(lines.map((text) => text.split(': ')));
  const began = performance.now();
  return new Promise((resolve) => {
    const answer = (status: number) => resolve({ status, took: performance.now() - began });
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => answer(response.statusCode ?? 0));
    });
    call.on('error', () => answer(0));
    call.end(body);
  });
}

/** How long it takes until single orders are quick again. */
async function untilNormal(
  calm: Omit<Parameters<typeof load>[0], 'clients' | 'milliseconds'>,
  usual: number,
) {
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    const { times } = await load({ ...calm, clients: 1, milliseconds: 500 });
    if (percentile(times, 0.95) <= usual) break;
  }
  return performance.now() - began;
}
