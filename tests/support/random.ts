import { randomInt } from 'node:crypto';

/** Chance that can be had again: `SEED=` before the command takes the seed that a run printed. */
export type Luck = (below: number) => number;

export function luckOf(seed: number): Luck {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

let luck: Luck | undefined;

/** A fraction below one. The first call of a run prints its seed. */
export function random(): number {
  if (luck === undefined) {
    const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
    process.stdout.write(`     SEED=${seed}\n`);
    luck = luckOf(seed);
  }
  return luck(2 ** 20) / 2 ** 20;
}
