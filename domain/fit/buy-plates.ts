import { type Paise, sum, times } from '../pricing/money.ts';
import { type SidePlates, USUAL_COLLAR } from './bars.ts';
import type { BarFacts } from './facts.ts';
import { type Choice, cheapestLoad, gramsOf, roomOn, sideGrams, sideOf } from './plates.ts';

/** What is sold as one piece: a pair of plates, or a set of several pairs. `count` is the number of pairs. */
export interface PlateOffer {
  readonly plates: readonly SidePlates[];
  readonly paise: Paise;
  /** Offers of one line look alike, and are also tried without the others. */
  readonly line: string;
}

export interface Purchase<O extends PlateOffer> {
  readonly items: readonly { readonly offer: O; readonly quantity: number }[];
  readonly paise: Paise;
}

type PlateOf<O extends PlateOffer> = O['plates'][number];

export interface Remedy<O extends PlateOffer> extends Purchase<O> {
  readonly side: readonly PlateOf<O>[];
}

/** More than any amount of plates on a bar, so that their number decides only between equal prices. */
const PLATES_IN_A_PAISA = 1000;

/** The fewest plates, and of equal ones first those that are there already. */
const OWNED_PLATE = 1000;
const BOUGHT_PLATE = 1001;

export const isPair = ({ plates: [plate, ...others] }: PlateOffer) =>
  plate?.count === 1 && others.length === 0;

/**
 * What to add so that the target can be loaded, cheapest first: each single piece that does it, and where several pairs are
 * cheaper or nothing single does, the cheapest pairs, of all lines together and of each.
 */
export function missingFor<O extends PlateOffer>(
  bar: BarFacts,
  owned: readonly PlateOf<O>[],
  target: number,
  offers: readonly O[],
  collar = USUAL_COLLAR,
): Remedy<O>[] {
  const room = roomOn(bar, collar);
  const grams = sideGrams(bar, target);
  if (grams < 0) return [];
  const withPieces = (items: Purchase<O>['items']): Remedy<O> | null => {
    const bought = items.flatMap(({ offer, quantity }) =>
      offer.plates.map((plate) => ({ ...plate, count: plate.count * quantity })),
    );
    const load = cheapestLoad(
      [
        ...owned.map((plate) => ({ ...plate, cost: OWNED_PLATE })),
        ...bought.map((plate) => ({ ...plate, cost: BOUGHT_PLATE })),
      ],
      room,
      grams,
    );
    return load === undefined
      ? null
      : {
          items,
          paise: sum(items.map(({ offer, quantity }) => times(offer.paise, quantity))),
          side: sideOf([...owned, ...bought], load.counts),
        };
  };

  const singles = offers.flatMap((offer) => withPieces([{ offer, quantity: 1 }]) ?? []);
  const pairs = offers.filter(isPair);
  const names = [...new Set(pairs.map(({ line }) => line))];
  const lines = [pairs, ...names.map((name) => pairs.filter(({ line }) => line === name))];
  const several = lines.flatMap((line) => {
    const items = cheapestPairs(owned, line, room, grams);
    return items === null ? [] : (withPieces(items) ?? []);
  });
  const [single] = singles.sort((a, b) => a.paise - b.paise);
  const worthwhile = several.filter(({ paise }) => single === undefined || paise < single.paise);
  return distinct([...worthwhile, ...singles].sort((a, b) => a.paise - b.paise));
}

/** The cheapest pairs of these offers, as many as it takes, which together with what is owned make this weight on one side. */
function cheapestPairs<O extends PlateOffer>(
  owned: readonly SidePlates[],
  offers: readonly O[],
  room: number,
  grams: number,
): Purchase<O>['items'] | null {
  const choices = [
    ...owned.map((plate): Choice => ({ ...plate, cost: 1 })),
    ...offers.flatMap(({ plates, paise }) =>
      plates.map(
        (plate): Choice => ({
          ...plate,
          count: Math.floor(grams / gramsOf(plate.kg)),
          cost: paise * PLATES_IN_A_PAISA + 1,
        }),
      ),
    ),
  ];
  const load = cheapestLoad(choices, room, grams);
  if (load === undefined) return null;
  return offers
    .map((offer, place) => ({ offer, quantity: load.counts[owned.length + place] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

function distinct<O extends PlateOffer>(remedies: readonly Remedy<O>[]) {
  const isSame = (one: Remedy<O>, other: Remedy<O>) =>
    one.items.length === other.items.length &&
    one.items.every(({ offer, quantity }) =>
      other.items.some((item) => item.offer === offer && item.quantity === quantity),
    );
  return remedies.filter((remedy, at) => !remedies.slice(0, at).some((earlier) => isSame(earlier, remedy)));
}

/** On each side; 2.5 kg on the bar. */
const STEP = 1250;

/**
 * The cheapest pairs that, with what is owned, make every 2.5 kg step from the bar alone up to the target; null where no pairs
 * do. Whether the sleeve holds them is another question (`loadingOf`).
 *
 * Some weights make every step up to N exactly if each of them, in ascending order, is at most one step above what the smaller
 * ones make together. So it is enough to go through the weights in ascending order and to know, for each number of steps
 * that is covered, the cheapest pairs for it. Plates that are no multiple of a step are left out.
 */
export function cheapestSteps<O extends PlateOffer>(
  bar: BarFacts,
  owned: readonly SidePlates[],
  target: number,
  offers: readonly O[],
): Purchase<O> | null {
  const steps = Math.floor(sideGrams(bar, target) / STEP);
  if (steps < 0) return null;
  const inSteps = ({ kg }: SidePlates) => gramsOf(kg) / STEP;
  const pairs = offers.filter(isPair);
  const weights = [...owned, ...pairs.flatMap(({ plates }) => plates)].map(inSteps).filter(Number.isInteger);

  type Cheapest = { readonly paise: number; readonly pairs: number; readonly bought: readonly O[] };
  const isBetter = (one: Cheapest, other: Cheapest | undefined) =>
    other === undefined || one.paise < other.paise || (one.paise === other.paise && one.pairs < other.pairs);
  let best: (Cheapest | undefined)[] = [{ paise: 0, pairs: 0, bought: [] }];
  for (const weight of [...new Set(weights)].sort((a, b) => a - b)) {
    const free = owned
      .filter((plate) => inSteps(plate) === weight)
      .reduce((all, { count }) => all + count, 0);
    const [offer] = pairs
      .filter(({ plates }) => plates.some((plate) => inSteps(plate) === weight))
      .sort((a, b) => a.paise - b.paise);
    const next: typeof best = [];
    const reach = (covered: number, way: Cheapest) => {
      const place = Math.min(covered, steps);
      if (isBetter(way, next[place])) next[place] = way;
    };
    best.forEach((way, covered) => {
      if (way !== undefined) reach(weight <= covered + 1 ? covered + weight * free : covered, way);
    });
    for (let covered = weight - 1; offer !== undefined && covered < steps; covered += 1) {
      const way = next[covered];
      if (way !== undefined)
        reach(covered + weight, {
          paise: way.paise + offer.paise,
          pairs: way.pairs + 1,
          bought: [...way.bought, offer],
        });
    }
    best = next;
  }
  const bought = best[steps]?.bought;
  if (bought === undefined) return null;
  const items = [...new Set(bought)].map((offer) => ({
    offer,
    quantity: bought.filter((each) => each === offer).length,
  }));
  return { items, paise: sum(bought.map(({ paise }) => paise)) };
}
