import { type BenchShop, withShop } from './bench-shop.ts';
import { type Figure, median, say } from './figures.ts';
import { get, load, until } from './load.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { processorTime } from './processes.ts';

/** What is answered from memory: how often in a second, at what cost, and beside nginx sending as many bytes from a file. */
const PAGE = '/product/rubber-hex-dumbbells';
const LIST = '/api/products?limit=12';
const WHOLE_LIST = '/api/products';
const [CLIENTS, ROUNDS, ROUND_MS] = [8, 3, 2000];

interface Read {
  readonly name: string;
  readonly path: string;
  readonly isKnown?: boolean;
  readonly least?: number;
  readonly most?: number;
}

const READS: readonly Read[] = [
  { name: 'product page', path: PAGE, most: 150 },
  { name: '12 products of the API', path: LIST, least: 3000, most: 350 },
  { name: 'the same, 304', path: LIST, isKnown: true, least: 5000 },
];

export const run = (): Promise<Figure[]> =>
  withShop(async (shop) => {
    const bytes = await bestBytes(shop);
    const [listFile = ''] = LIST.split('?');
    const nginx = await startNginx({ [PAGE]: bytes.page, [listFile]: bytes.list });
    if (nginx === null) say('nginx is not installed: nothing to compare with');
    try {
      const figures: Figure[] = [];
      for (const read of READS) figures.push(...(await measure(read, shop, nginx)));
      return [
        ...figures,
        { name: 'product page, size', value: bytes.page / 1024, unit: 'KB' },
        { name: '12 products of the API, size', value: bytes.list / 1024, unit: 'KB' },
        { name: 'all products of the API, size', value: bytes.wholeList / 1024, unit: 'KB', most: 30 },
      ];
    } finally {
      nginx?.stop();
    }
  });

/** The best compression is made in the background, once what visitors asked for has not changed for a while. */
async function bestBytes({ url }: BenchShop) {
  say('waiting for the best compression');
  const lengthOf = async (path: string) => {
    const reply = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' } });
    await reply.arrayBuffer();
    return Number(reply.headers.get('content-length'));
  };
  const best = async (path: string) => {
    const fast = await lengthOf(path);
    let now = fast;
    await until(async () => {
      now = await lengthOf(path);
      return now < fast;
    });
    return now;
  };
  // The first answer is of no visitor yet.
  for (const path of [PAGE, LIST, WHOLE_LIST]) await lengthOf(path);
  const [page, wholeList] = await Promise.all([best(PAGE), best(WHOLE_LIST)]);
  return { page, list: await lengthOf(LIST), wholeList };
}

async function measure(
  { name, path, isKnown = false, least, most }: Read,
  shop: BenchShop,
  nginx: Nginx | null,
): Promise<Figure[]> {
  const ofShop = await measurement(shop.port, shop.pid, path, isKnown);
  const ofNginx = nginx && (await measurement(nginx.port, nginx.worker, path, isKnown));
  const rates: number[] = [];
  const costs: number[] = [];
  const others: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = await ofShop();
    const other = await ofNginx?.();
    // The first round warms both up.
    if (round === 0) continue;
    say(`${name}: ${own.perSecond.toFixed(0)}/s, ${own.cost.toFixed(0)} µs of CPU each`);
    rates.push(own.perSecond);
    costs.push(own.cost);
    if (other !== undefined) others.push(other.cost);
  }
  const cost = median(costs);
  return [
    { name, value: median(rates), unit: '/s', ...(least === undefined ? {} : { least }) },
    { name: `${name}, server CPU`, value: cost, unit: 'µs', ...(most === undefined ? {} : { most }) },
    ...(others.length === 0
      ? []
      : [{ name: `${name}, CPU beside nginx`, value: cost / median(others), unit: '×' }]),
  ];
}

async function measurement(port: number, pid: number, path: string, isKnown: boolean) {
  const first = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const etag = first.headers.get('etag') ?? '';
  const request = isKnown ? get(path, { 'if-none-match': etag }) : get(path);
  return async () => {
    const before = processorTime(pid);
    const status = isKnown ? 304 : 200;
    const { perSecond, times } = await load({
      port,
      clients: CLIENTS,
      milliseconds: ROUND_MS,
      request: () => request,
      status,
    });
    return { perSecond, cost: ((processorTime(pid) - before) * 1000) / times.length };
  };
}
