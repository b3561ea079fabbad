import type { BarFacts } from '../../../../domain/fit/facts.ts';
import type { BarOfRange, DrawnPlate, PlateKind, PlateRange } from '../../../../domain/fit/plate-range.ts';
import { pairsOf } from '../../../../domain/fit/plate-range.ts';
import { isOwnedOther, type OwnedOther, type OwnedThing, ownedKey } from '../owned-record.ts';

/** What the calculator is asked, as its address says it: `?kg=100&bar=1&plates=36`. */
const NAMES = { target: 'kg', bar: 'bar', kind: 'plates' } as const;
export type PlateQuery = { readonly [Name in keyof typeof NAMES]?: string | undefined };

/** Two pairs of 20 on a 20 kg bar, until a weight is chosen. */
const FIRST_TARGET = 60;
export const TARGET_MAX = 1000;

/** The bar that somebody describes by its measures, in the address and among what they own. */
export const OWN_BAR = 'own';

const USUAL_BAR = { kg: 20, sleeve: 50, sleeveLength: 415 } as const;
/** Between the collars, where it is not known. */
export const BETWEEN = 1310;
/** From the collar to where the plates begin. */
export const FLANGE = 30;

export function ownBar(
  { id, name, facts }: Pick<OwnedOther, 'id' | 'name' | 'facts'> = {
    id: 'bar',
    name: 'Another bar',
    facts: {},
  },
  measures: Partial<Pick<BarFacts, 'kg' | 'sleeve' | 'sleeveLength'>> = {},
): OwnedOther {
  const { kg, sleeve, sleeveLength, ...known } = { ...USUAL_BAR, ...facts.bar, ...measures };
  const length = BETWEEN + 2 * (sleeveLength + FLANGE);
  return {
    id,
    name,
    quantity: 1,
    facts: { ...facts, bar: { use: 'rack', shaft: 28, ...known, length, kg, sleeve, sleeveLength } },
  };
}

export function readQuery(search: URLSearchParams): PlateQuery {
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([name, key]) => {
      const value = search.get(key);
      return value === null ? [] : [[name, value]];
    }),
  );
}

export function writeQuery(asked: PlateQuery): string {
  const search = new URLSearchParams();
  for (const [name, key] of Object.entries(NAMES)) {
    const value = asked[name as keyof typeof NAMES];
    if (value !== undefined) search.set(key, value);
  }
  return search.toString();
}

/** A weight that can be asked for, to the quarter of a kilogram. */
export function targetOf(text: string | undefined): number | undefined {
  const kg = Math.round(Number.parseFloat((text ?? '').replace(',', '.')) * 4) / 4;
  return kg > 0 && kg <= TARGET_MAX ? kg : undefined;
}

export interface Chosen {
  readonly target: number;
  readonly barId: string;
  readonly barName: string | undefined;
  readonly bar: BarFacts;
  /** The bar that was described, chosen or not. */
  readonly own: OwnedOther | undefined;
  readonly isOwned: boolean;
  readonly kind: PlateKind | undefined;
}

/** What is asked for, else what is owned, else the first of our range. Undefined where the shop has no bar. */
export function chosenOf(
  asked: PlateQuery,
  things: readonly OwnedThing[],
  range: PlateRange,
): Chosen | undefined {
  const { bars, kinds } = range;
  const has = ({ productId }: Pick<BarOfRange, 'productId'>) =>
    things.some((thing) => !isOwnedOther(thing) && thing.productId === productId);
  const own = things.filter(isOwnedOther).find(({ facts }) => facts.bar !== undefined);
  const named = bars.find(({ productId }) => productId === asked.bar);
  const ours = named ?? (asked.bar === OWN_BAR ? undefined : bars.find(has)) ?? (own ? undefined : bars[0]);
  const bar = ours?.bar ?? own?.facts.bar;
  if (bar === undefined) return undefined;
  return {
    target: targetOf(asked.target) ?? FIRST_TARGET,
    barId: ours?.productId ?? OWN_BAR,
    barName: ours?.name,
    own,
    bar,
    isOwned: ours === undefined || has(ours),
    kind: kinds.find(({ productId }) => productId === asked.kind) ?? kinds.find(has) ?? kinds[0],
  };
}

export function ownedPairs(things: readonly OwnedThing[], { kinds }: PlateRange): DrawnPlate[] {
  const packs = kinds.flatMap((kind) => kind.packs);
  return things.flatMap((thing) => {
    if (isOwnedOther(thing))
      return (thing.facts.plates ?? []).flatMap((plate) =>
        pairsOf({ ...plate, count: plate.count * thing.quantity }),
      );
    const pack = packs.find((each) => ownedKey(each) === ownedKey(thing));
    return (pack?.plates ?? []).map((plate) => ({ ...plate, count: plate.count * thing.quantity }));
  });
}
