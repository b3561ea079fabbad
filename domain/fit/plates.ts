import { lockOf, platesOnOneSide, type SidePlates, USUAL_COLLAR } from './bars.ts';
import type { BarFacts } from './facts.ts';
import type { FitCheck } from './verdict.ts';

/**
 * Plate arithmetic: a bar weighs itself and twice what one side has, because only pairs load. So `count` is a number of
 * pairs where plates are owned, and of plates on one side where they are loaded. Weights are summed in whole grams and
 * thicknesses in tenths of a millimetre.
 */

/** A kind of plate that may go on: at most `count` of them a side, each at a cost of its own. */
export interface Choice extends SidePlates {
  readonly cost: number;
}

/** One way to make a weight: how many of each choice, what that costs, and its length on the sleeve in tenths. */
interface Load {
  readonly counts: readonly number[];
  readonly cost: number;
  readonly length: number;
}

export const gramsOf = (kg: number) => Math.round(kg * 1000);
const tenthsOf = (millimetres: number) => Math.round(millimetres * 10);

export const roomOn = (bar: BarFacts, collar = USUAL_COLLAR) =>
  Math.max(0, bar.sleeveLength - lockOf(bar, collar));

/** Every weight of one side up to `most` grams, with the ways to make it of which none is both dearer and longer than another. */
function waysToLoad(choices: readonly Choice[], room: number, most = Infinity): Map<number, Load[]> {
  let ways = new Map<number, Load[]>([[0, [{ counts: [], cost: 0, length: 0 }]]]);
  const longest = tenthsOf(room);
  for (const { kg, thickness, count, cost } of choices) {
    const next = new Map<number, Load[]>();
    for (const [grams, loads] of ways)
      for (const load of loads)
        for (let more = 0; more <= count; more += 1) {
          const sum = grams + more * gramsOf(kg);
          const length = load.length + more * tenthsOf(thickness);
          if (sum > most || length > longest) break;
          keepBest(next, sum, { counts: [...load.counts, more], cost: load.cost + more * cost, length });
        }
    ways = next;
  }
  return ways;
}

function keepBest(ways: Map<number, Load[]>, grams: number, load: Load): void {
  const known = ways.get(grams) ?? [];
  if (known.some(({ cost, length }) => cost <= load.cost && length <= load.length)) return;
  ways.set(grams, [load, ...known.filter(({ cost, length }) => cost < load.cost || length < load.length)]);
}

/** The cheapest way to put exactly this weight on one side, within the room; undefined where there is none. */
export function cheapestLoad(
  choices: readonly Choice[],
  room: number,
  grams: number,
): { readonly counts: readonly number[]; readonly cost: number } | undefined {
  const [first, ...others] = waysToLoad(choices, room, grams).get(grams) ?? [];
  return first && others.reduce((best, load) => (load.cost < best.cost ? load : best), first);
}

export function sideOf<P extends SidePlates>(plates: readonly P[], counts: readonly number[]): P[] {
  return plates
    .map((plate, place) => ({ ...plate, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.kg - a.kg || b.thickness - a.thickness);
}

function fewestPlates<P extends SidePlates>(pairs: readonly P[], room: number, grams: number): P[] | null {
  if (grams < 0) return null;
  const choices = pairs.map((plate) => ({ ...plate, cost: 1 }));
  const load = cheapestLoad(choices, room, grams);
  return load === undefined ? null : sideOf(pairs, load.counts);
}

/** Grams that one side has when the bar weighs this; half a gram is no weight of ours, and matches nothing. */
export const sideGrams = (bar: BarFacts, kg: number) => (gramsOf(kg) - gramsOf(bar.kg)) / 2;

/** All weights in kilograms, from the bar alone upwards, that the pairs make, the sleeve holds and the bar is rated for. */
export function reachableWeights(
  bar: BarFacts,
  pairs: readonly SidePlates[],
  collar = USUAL_COLLAR,
): number[] {
  const most = bar.ratedLoad === undefined ? Infinity : sideGrams(bar, bar.ratedLoad);
  const ways = waysToLoad(
    pairs.map((plate) => ({ ...plate, cost: 0 })),
    roomOn(bar, collar),
    Math.max(0, most),
  );
  return [...ways.keys()].sort((a, b) => a - b).map((grams) => (gramsOf(bar.kg) + 2 * grams) / 1000);
}

export interface Loading<P extends SidePlates> {
  /** What each side gets, heaviest inside; null where the plates do not add up to the target. */
  readonly side: readonly P[] | null;
  /** Null for the bar alone. */
  readonly onSleeve: FitCheck | null;
  /** The plates add up, the sleeve holds them, and the bar is rated for it as far as that is known. */
  readonly canLoad: boolean;
  /** The nearest weights that can be loaded, where the target cannot. */
  readonly below: number | null;
  readonly above: number | null;
}

export function loadingOf<P extends SidePlates>(
  bar: BarFacts,
  pairs: readonly P[],
  target: number,
  collar = USUAL_COLLAR,
): Loading<P> {
  const grams = sideGrams(bar, target);
  // Plates that add up but are too thick together are shown as what they are.
  const side = fewestPlates(pairs, roomOn(bar, collar), grams) ?? fewestPlates(pairs, Infinity, grams);
  const onSleeve = side === null || side.length === 0 ? null : platesOnOneSide(bar, side, collar);
  const canLoad =
    side !== null && onSleeve?.verdict !== 'does not fit' && target <= (bar.ratedLoad ?? Infinity);
  if (canLoad) return { side, onSleeve, canLoad, below: null, above: null };
  const weights = reachableWeights(bar, pairs, collar);
  return {
    side,
    onSleeve,
    canLoad,
    below: weights.filter((kg) => kg < target).at(-1) ?? null,
    above: weights.find((kg) => kg > target) ?? null,
  };
}
