import { readdirSync, readFileSync } from 'node:fs';
import { processorTime } from '../load.ts';
import type { FilledShop } from './filled-shop.ts';

export interface Timing {
  /** The slowest but one in twenty, in milliseconds. */
  readonly p95: number;
  readonly median: number;
  /** What one call costs, shop and database, in milliseconds of a processor. */
  readonly processor: number;
}

const WARM_UP = 3;

/** Both shops in turn, so that what else the machine does falls on both. */
export async function timeBoth(
  shops: readonly [FilledShop, FilledShop],
  ask: (shop: FilledShop) => Promise<unknown>,
  rounds: number,
): Promise<[Timing, Timing]> {
  const times: [number[], number[]] = [[], []];
  let before: [number, number] = [0, 0];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    if (round === 0) before = [processorOf(shops[0]), processorOf(shops[1])];
    for (const place of [0, 1] as const) {
      const started = performance.now();
      await ask(shops[place]);
      if (round >= 0) times[place].push(performance.now() - started);
    }
  }
  const timing = (place: 0 | 1): Timing => {
    const sorted = times[place].sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return {
      p95: at(0.95),
      median: at(0.5),
      processor: (processorOf(shops[place]) - before[place]) / rounds / 1000,
    };
  };
  return [timing(0), timing(1)];
}

/** The shop's process, the database's, and those that the database has started. */
function processorOf({ shop, databaseProcess }: FilledShop): number {
  const family = [shop.process.pid ?? 0, databaseProcess, ...childrenOf(databaseProcess)];
  return family.reduce((sum, pid) => sum + processorTime(pid), 0);
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid)) return [];
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === parent
        ? [pid]
        : [];
    } catch {
      return [];
    }
  });
}
