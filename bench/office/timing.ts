import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { processorTime } from '../load.ts';
import type { FilledShop } from './filled-shop.ts';

export interface Timing {
  /** The slowest but one in twenty, in milliseconds. */
  readonly p95: number;
  readonly median: number;
  /** What one call costs, shop and database, in milliseconds of a processor. */
  readonly processor: number;
  /** How long the answer is; 0 where it is not read to its end. */
  readonly characters: number;
}

type Shops = readonly [FilledShop, FilledShop];
/** Tells how long the answer is. */
type Ask = (shop: FilledShop) => Promise<number>;

const WARM_UP = 3;

/** Both shops in turn, so that what else the machine does falls on both. */
export async function timeBoth(shops: Shops, ask: Ask, rounds: number): Promise<[Timing, Timing]> {
  const times: [number[], number[]] = [[], []];
  const characters: [number, number] = [0, 0];
  let before = [processors(shops[0]), processors(shops[1])] as const;
  for (let round = -WARM_UP; round < rounds; round += 1) {
    if (round === 0) before = [processors(shops[0]), processors(shops[1])];
    for (const place of [0, 1] as const) {
      const started = performance.now();
      characters[place] = await ask(shops[place]);
      if (round >= 0) times[place].push(performance.now() - started);
    }
  }
  const timing = (place: 0 | 1): Timing => {
    const sorted = times[place].sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    const used = usedSince(before[place], shops[place]);
    return {
      ...{ p95: at(0.95), median: at(0.5), processor: used / rounds / 1000 },
      characters: characters[place],
    };
  };
  return [timing(0), timing(1)];
}

const REST_MS = 2000;
const REST_SHARE = 0.03;
const LONGEST_WAIT_MS = 300_000;

/** After its start a shop makes pages and its database tidies up: a shop that has been open for a while does neither. */
export async function untilRested(shops: Shops): Promise<void> {
  for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until; ) {
    const before = shops.map(processors);
    await delay(REST_MS);
    const used = shops.map((shop, place) => usedSince(before[place] ?? new Map(), shop));
    if (Math.max(...used) / 1000 / REST_MS < REST_SHARE) return;
  }
  console.log('  the shops do not come to rest: the figures have what else they do in them');
}

type Processors = ReadonlyMap<number, number>;

/** Of the shop's process, the database's, and those that the database has started. */
function processors({ shop, databaseProcess }: FilledShop): Processors {
  const used = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const parent = Number.isInteger(pid) ? parentOf(pid) : undefined;
    if (pid === shop.process.pid || pid === databaseProcess || parent === databaseProcess)
      used.set(pid, timeOf(pid));
  }
  return used;
}

/** Of those that are still there: what a process did that has ended since is not known. */
function usedSince(before: Processors, shop: FilledShop): number {
  let used = 0;
  for (const [pid, time] of processors(shop)) used += time - (before.get(pid) ?? 0);
  return used;
}

function parentOf(pid: number): number | undefined {
  return orGone(() => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]));
}

const timeOf = (pid: number) => orGone(() => processorTime(pid)) ?? 0;

function orGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
