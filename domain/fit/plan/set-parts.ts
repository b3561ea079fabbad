import { type Paise, sum } from '../../pricing/money.ts';
import { formatKg } from '../../text/format.ts';
import { collarOnSleeve, plateOnSleeve } from '../bars.ts';
import type { BarFacts, FitFacts } from '../facts.ts';
import { judgePair } from '../pair.ts';
import type { Offer } from './offers.ts';

export const GOALS = ['strength', 'muscle', 'everything'] as const;
export type Goal = (typeof GOALS)[number];

export interface SetPart {
  readonly name: string;
  /** Whether this thing is one; a combo is several. */
  readonly isMetBy: (facts: FitFacts) => boolean;
  /** How good it is, in kilograms that it carries or weighs; only compared with others for the same part. */
  readonly worth: (facts: FitFacts) => number;
  /** From what is sold, all ways to have it; one product if nothing else is said. */
  readonly choices?: (offers: readonly Offer[]) => Choice[];
  /** Whether it is of use beside what is chosen: plates without a bar are not. */
  readonly suits?: (chosen: readonly FitFacts[]) => boolean;
  /** Whether nobody misses it beside what is chosen. */
  readonly isNotNeeded?: (chosen: readonly FitFacts[]) => boolean;
  /** What speaks for it, of all that is chosen. */
  readonly why: (chosen: readonly FitFacts[]) => string;
}

export interface Choice {
  readonly offers: readonly Offer[];
  readonly worth: number;
}

interface Pieces {
  readonly kg: number;
  readonly count: number;
}

/** Several sizes are worth more than one: a step up every time. */
const SIZE_WORTH = 10;
const worthOfPieces = (pieces: readonly Pieces[] = []) =>
  pieces.reduce((all, { kg, count }) => all + kg * count + SIZE_WORTH, 0);

export const isCombo = ({ bar, rack }: FitFacts): boolean => bar !== undefined && rack !== undefined;

/** The back of an adjustable bench stands up, far above its seat. */
const BACK_UP = 300;
const isAdjustable = ({ body, bench, rack }: FitFacts) =>
  body !== undefined && bench !== undefined && !rack && body.height >= bench.height + BACK_UP;

export const single = (
  { isMetBy, worth }: Pick<SetPart, 'isMetBy' | 'worth'>,
  offers: readonly Offer[],
): Choice[] =>
  offers
    .filter(({ facts }) => isMetBy(facts) && !isCombo(facts))
    .map((offer) => ({ offers: [offer], worth: worth(offer.facts) }));

/** Sizes of one product that follow each other: pairs of 5 and 10, of 5 to 15 … */
function bundles(
  part: 'plates' | 'dumbbells',
  offers: readonly Offer[],
  least: { readonly kg: number; readonly sizes: number; readonly heaviest: number },
): Choice[] {
  const all = offers.filter(({ facts }) => facts[part] && !isCombo(facts));
  const piecesOf = (bundle: readonly Offer[]) =>
    bundle.flatMap(({ facts }): readonly Pieces[] => facts[part] ?? []);
  const kgOf = (offer: Offer) => piecesOf([offer])[0]?.kg ?? 0;
  return [...new Set(all.map(({ productId }) => productId))]
    .flatMap((id) => {
      const ofProduct = all.filter(({ productId }) => productId === id);
      const sets = ofProduct.filter((offer) => piecesOf([offer]).length > 1);
      const sizes = ofProduct.filter((offer) => !sets.includes(offer)).sort((a, b) => kgOf(a) - kgOf(b));
      const runs = sizes.flatMap((_first, from) =>
        sizes.slice(from).map((_last, more) => sizes.slice(from, from + more + 1)),
      );
      return [...sets.map((offer) => [offer]), ...runs];
    })
    .map((bundle) => ({ bundle, pieces: piecesOf(bundle) }))
    .filter(
      ({ pieces }) =>
        pieces.length >= least.sizes &&
        pieces.some(({ kg }) => kg >= least.heaviest) &&
        pieces.reduce((all, { kg, count }) => all + kg * count, 0) >= least.kg,
    )
    .map(({ bundle, pieces }) => ({ offers: bundle, worth: worthOfPieces(pieces) }));
}

const goTogether = (one: FitFacts, other: FitFacts) =>
  judgePair(one, other).every(({ verdict }) => verdict !== 'does not fit');

export const barsIn = (chosen: readonly FitFacts[]) => chosen.flatMap(({ bar }) => bar ?? []);
const platesIn = (chosen: readonly FitFacts[]) => chosen.flatMap(({ plates }) => plates ?? []);
export const hasRack = (chosen: readonly FitFacts[]) => chosen.some(({ rack }) => rack);

export const isRack = ({ rack }: FitFacts) => rack !== undefined && rack.kind !== 'press station';
const isCurlBar = ({ bar }: FitFacts) => bar?.use === 'curl';

function benchText(chosen: readonly FitFacts[]): string {
  const facts = chosen.find(({ bench }) => bench);
  const back = facts && isAdjustable(facts) ? 'with an adjustable back, ' : '';
  return `A bench ${back}rated for ${formatKg(facts?.bench?.ratedLoad ?? 0)} with you on it.`;
}

/** What both carry together: a bar for 680 kg is worth no more than one for 225 on stands for 200. */
const strengthOf = ({ rack, bar }: Pick<FitFacts, 'rack' | 'bar'>) =>
  Math.min(rack?.ratedLoad ?? 0, bar?.ratedLoad ?? 0);

/** '1.25 to 20 kg' */
const sizesText = (pieces: readonly Pieces[]): string => {
  const sizes = pieces.map(({ kg }) => kg);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return least === most ? formatKg(most) : `${least} to ${formatKg(most)}`;
};

const RACK: SetPart = {
  name: 'A rack or stands with a bar',
  isMetBy: isRack,
  worth: strengthOf,
  why: (chosen) => {
    const rack = chosen.find(isRack)?.rack;
    const bar = barsIn(chosen).find(({ use }) => use === 'rack');
    const [ofRack, ofBar] = [rack?.ratedLoad ?? 0, bar?.ratedLoad ?? 0].map(formatKg);
    const name = rack?.kind === 'stands' ? 'stands are' : 'rack is';
    return `Takes ${formatKg(strengthOf({ rack, bar }))}: the ${name} rated for ${ofRack}, the bar for ${ofBar}.`;
  },
  choices: (offers) => {
    const bars = offers.filter(({ facts }) => facts.bar?.use === 'rack' && !isCombo(facts));
    return offers
      .filter(({ facts }) => isRack(facts) && !isCombo(facts))
      .flatMap((rack) =>
        bars
          .filter((bar) => goTogether(rack.facts, bar.facts))
          .map((bar) => ({ offers: [rack, bar], worth: RACK.worth({ ...rack.facts, ...bar.facts }) })),
      );
  },
};
const PLATES: SetPart = {
  name: 'Plates',
  isMetBy: ({ plates }) => plates !== undefined,
  worth: ({ plates }) => worthOfPieces(plates),
  why: (chosen) => {
    const all = platesIn(chosen);
    const kg = all.reduce((sum, plate) => sum + plate.kg * plate.count, 0);
    return `${formatKg(kg)} of plates, ${sizesText(all)} each, which slide on the bar.`;
  },
  // Pairs of 5 and 10 kg at the least.
  choices: (offers) => bundles('plates', offers, { kg: 30, sizes: 2, heaviest: 10 }),
  suits: (chosen) => barsIn(chosen).length > 0,
};
const BENCH: SetPart = {
  name: 'A bench',
  isMetBy: ({ bench }) => bench?.goesInRack === true,
  worth: (facts) => (facts.bench?.ratedLoad ?? 0) + (isAdjustable(facts) ? 100 : 0),
  why: benchText,
  suits: hasRack,
  isNotNeeded: (chosen) => chosen.some(({ rack }) => rack?.kind === 'press station'),
};
const COLLARS: SetPart = {
  name: 'Collars',
  isMetBy: ({ collar }) => collar !== undefined,
  worth: ({ collar }) => (collar?.kind === 'clamp' ? 2 : 1),
  why: () => 'Collars that hold the plates on the bar.',
  suits: (chosen) => platesIn(chosen).length > 0 && barsIn(chosen).some(({ nut }) => nut === undefined),
  isNotNeeded: (chosen) => barsIn(chosen).length > 0 && barsIn(chosen).every(({ nut }) => nut !== undefined),
};
const ADJUSTABLE_BENCH: SetPart = {
  name: 'An adjustable bench',
  isMetBy: isAdjustable,
  worth: ({ bench }) => bench?.ratedLoad ?? 0,
  why: benchText,
};
const DUMBBELLS: SetPart = {
  name: 'Dumbbells',
  isMetBy: ({ dumbbells }) => dumbbells !== undefined,
  worth: ({ dumbbells }) => worthOfPieces(dumbbells),
  why: (chosen) => `Dumbbells of ${sizesText(chosen.flatMap(({ dumbbells }) => dumbbells ?? []))} each.`,
  // A pair of 10 kg at the least.
  choices: (offers) => bundles('dumbbells', offers, { kg: 20, sizes: 1, heaviest: 10 }),
};
const DUMBBELL_RACK: SetPart = {
  name: 'A rack for the dumbbells',
  isMetBy: ({ dumbbellRack }) => dumbbellRack !== undefined,
  worth: ({ dumbbellRack }) => dumbbellRack?.ratedLoad ?? 0,
  why: () => 'A rack that keeps the dumbbells off the floor.',
  // One or two pairs lie on the floor.
  suits: (chosen) => chosen.flatMap(({ dumbbells }) => dumbbells ?? []).length > 2,
};
const CURL_BAR: SetPart = {
  name: 'A curl bar',
  isMetBy: isCurlBar,
  worth: ({ bar }) => bar?.ratedLoad ?? 0,
  why: () => 'A curl bar for the same plates.',
  suits: (chosen) => platesIn(chosen).length > 0,
};
const CURL_BAR_WITH_PLATES: SetPart = {
  name: 'A curl bar with plates',
  isMetBy: isCurlBar,
  worth: ({ bar, plates }) => (bar?.ratedLoad ?? 0) / 5 + worthOfPieces(plates),
  why: (chosen) => `A curl bar with plates of ${sizesText(platesIn(chosen))} each.`,
  choices: (offers) => {
    const plates = bundles('plates', offers, { kg: 15, sizes: 2, heaviest: 5 });
    return single(CURL_BAR, offers).flatMap(({ offers: [bar], worth }) =>
      plates
        .filter(({ offers: all }) => bar && all.every(({ facts }) => goTogether(bar.facts, facts)))
        .map((set) => ({ offers: [...(bar ? [bar] : []), ...set.offers], worth: worth / 5 + set.worth })),
    );
  },
};
const PLATE_STORAGE: SetPart = {
  name: 'A place for the plates',
  isMetBy: ({ pegs }) => pegs !== undefined,
  worth: ({ pegs }) => pegs?.ratedLoad ?? 0,
  why: () => 'A place for the plates, off the floor.',
  choices: (offers) =>
    single(
      PLATE_STORAGE,
      offers.filter(({ facts }) => facts.body?.isStorage),
    ),
  suits: (chosen) => platesIn(chosen).length > 0,
};

/** What matters most first. */
export const SET_PARTS: Readonly<Record<Goal, readonly SetPart[]>> = {
  strength: [RACK, PLATES, BENCH, COLLARS, PLATE_STORAGE],
  muscle: [ADJUSTABLE_BENCH, DUMBBELLS, CURL_BAR_WITH_PLATES, COLLARS, DUMBBELL_RACK],
  everything: [RACK, PLATES, BENCH, COLLARS, DUMBBELLS, CURL_BAR, PLATE_STORAGE, DUMBBELL_RACK],
};

export function choicesFor(part: SetPart, offers: readonly Offer[]): Choice[] {
  return (part.choices?.(offers) ?? single(part, offers))
    .map((choice) => ({ choice, price: priceOf(choice) }))
    .sort((a, b) => a.price - b.price || b.choice.worth - a.choice.worth)
    .map(({ choice }) => choice);
}

export const priceOf = ({ offers }: Choice): Paise => sum(offers.map(({ price }) => price));

/**
 * Nobody mixes plates of 28 and of 50 mm: for each sleeve that there is, what goes with it and what has nothing to do with
 * sleeves.
 */
export function bySleeve(offers: readonly Offer[]): Offer[][] {
  const bars = offers.flatMap(({ facts }) => (facts.bar && facts.bar.use !== 'handle' ? [facts.bar] : []));
  const sleeves = new Map(bars.map((bar) => [bar.sleeve, bar]));
  if (sleeves.size === 0) return [[...offers]];
  return [...sleeves.values()].map((bar) => offers.filter(({ facts }) => goesWith(facts, bar)));
}

function goesWith({ bar, plates = [], collar }: FitFacts, sleeve: BarFacts): boolean {
  return (
    (bar === undefined || bar.sleeve === sleeve.sleeve) &&
    plates.every((plate) => plateOnSleeve(sleeve, plate).verdict !== 'does not fit') &&
    (collar === undefined || collarOnSleeve(sleeve, collar).verdict !== 'does not fit')
  );
}
