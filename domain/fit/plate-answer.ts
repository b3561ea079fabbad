import { formatKg } from '../text/format.ts';
import type { FitAssumptions } from './assumptions.ts';
import { goesOn, plateOnSleeve } from './bars.ts';
import { cheapestSteps, isPair, missingFor, type Purchase, type Remedy } from './buy-plates.ts';
import type { BarFacts } from './facts.ts';
import type { DrawnPlate, PlateKind, PlatePack, PlateRange } from './plate-range.ts';
import { loadingOf, reachableWeights } from './plates.ts';
import { loadOn } from './rated-load.ts';
import { formatLength, formatMm, type Verdict } from './verdict.ts';

export interface PlateQuestion {
  /** Bar included, in kilograms. */
  readonly target: number;
  readonly bar: BarFacts;
  /** All that is owned; what does not go on this bar stays on the floor. */
  readonly owned: readonly DrawnPlate[];
  /** The plates that are asked about. */
  readonly kind: PlateKind | undefined;
  readonly range: PlateRange;
  readonly assumptions: FitAssumptions;
}

export interface PlateAnswer {
  /** At least the bar itself. */
  readonly target: number;
  readonly verdict: Verdict;
  readonly title: string;
  readonly words: string;
  /** What is drawn on each side: the load, else with what is still to buy, else the next lighter one. */
  readonly side: readonly DrawnPlate[];
  readonly near: readonly number[];
  readonly remedies: readonly Remedy<PlatePack>[];
  /** Everything that can be loaded with what is owned. */
  readonly weights: readonly number[];
  /** What to add for every 2.5 kg step up to the target; null where no plates do, or no sleeve holds them. */
  readonly steps: Purchase<PlatePack> | null;
}

const REMEDIES_SHOWN = 4;

export function answerPlates({ bar, kind, range, assumptions, ...asked }: PlateQuestion): PlateAnswer {
  const target = Math.max(bar.kg, asked.target);
  const owned = asked.owned.filter((plate) => goesOn(bar, plate));
  const offers = range.kinds
    .flatMap(({ packs }) => packs)
    .filter(({ isSold, plates }) => isSold && plates.every((plate) => goesOn(bar, plate)))
    .map(
      (pack): PlatePack => ({ ...pack, plates: pack.plates.map((plate) => ({ ...plate, isMissing: true })) }),
    );
  const loading = loadingOf(bar, owned, target);
  const rating =
    bar.ratedLoad === undefined
      ? null
      : loadOn([{ name: 'this bar', ratedLoad: bar.ratedLoad }], target, assumptions);
  const isTooHeavy = rating?.verdict === 'does not fit';
  const remedies =
    loading.canLoad || isTooHeavy ? [] : missingFor(bar, owned, target, offers).slice(0, REMEDIES_SHOWN);
  const weights = reachableWeights(bar, owned);
  const wrong = kind?.packs[0]?.plates.find((plate) => !goesOn(bar, plate));
  const below = loading.below === null ? [] : (loadingOf(bar, owned, loading.below).side ?? []);
  const nearOwned = [loading.below, loading.above].filter((kg) => kg !== null);
  const nearBought =
    loading.canLoad || isTooHeavy || remedies.length > 0 ? [] : nearWithMore(target, bar, owned, offers);
  const answer = (verdict: Verdict, title: string, words: string, side: readonly DrawnPlate[]) => ({
    ...{ target, verdict, title, words, side, remedies, weights },
    near: [...new Set([...nearOwned, ...nearBought])].filter((kg) => kg > bar.kg).sort((a, b) => a - b),
    steps: isTooHeavy ? null : stepsTo(target, bar, owned, offers),
  });

  if (kind !== undefined && wrong !== undefined) {
    const words = `${plateOnSleeve(bar, wrong).words} ${insteadOf(bar, wrong, range)}`.trim();
    const title = 'These plates don’t fit this bar.';
    return { ...answer('does not fit', title, words, []), near: nearBought };
  }
  const ratingText = rating === null ? '' : `${rating.words} ${comfortable(rating.has, assumptions)}`;
  if (isTooHeavy) return answer('does not fit', 'Too heavy for this bar.', ratingText, loading.side ?? below);
  if (loading.side === null) {
    const withOurs = `With our plates you can load ${nearBought.map(formatKg).join(' or ')}.`;
    const words = [
      ...canLoadInstead(weights, nearOwned),
      ...bestRemedy(target, remedies[0]),
      ...(nearBought.length === 0 ? [] : [withOurs]),
    ].join(' ');
    return answer('tight', shortTitle(target, remedies[0]), words, remedies[0]?.side ?? below);
  }
  const { side, onSleeve: sleeve } = loading;
  if (sleeve?.verdict === 'does not fit') {
    const words = `${sleeve.words}${remedies.length > 0 ? ` Use thinner plates to reach ${formatKg(target)}.` : ''}`;
    return answer('does not fit', 'The sleeve is too short for this.', words, side);
  }
  if (rating?.verdict === 'tight') return answer('tight', 'Heavy for this bar.', ratingText, side);
  if (sleeve?.verdict === 'tight')
    return answer('tight', 'The sleeve is just long enough.', sleeve.words, side);
  const parts = [
    ...(sleeve === null ? [] : [`${formatLength(sleeve.needs)} of ${formatMm(sleeve.has)} of the sleeve`]),
    ...(rating === null
      ? []
      : [`${formatKg(rating.needs)} of the ${formatKg(rating.has)} that it is rated for`]),
  ];
  const inNumbers = parts.length === 0 ? '' : ` ${parts.join(', ')}.`;
  return side.length === 0
    ? answer('fits', 'That’s just the bar.', inNumbers.trim(), side)
    : answer('fits', 'You have everything.', `Heaviest inside.${inNumbers}`, side);
}

function stepsTo(target: number, bar: BarFacts, owned: readonly DrawnPlate[], offers: readonly PlatePack[]) {
  const steps = cheapestSteps(bar, owned, target, offers);
  if (steps === null) return null;
  const bought = steps.items.flatMap(({ offer, quantity }) =>
    offer.plates.map((plate) => ({ ...plate, count: quantity })),
  );
  const top = target - ((target - bar.kg) % 2.5);
  return loadingOf(bar, [...owned, ...bought], top).canLoad ? steps : null;
}

/** More pairs of one weight than any sleeve holds. */
const MANY = 40;

/** The nearest weights that can be loaded with any pairs of ours. */
function nearWithMore(
  target: number,
  bar: BarFacts,
  owned: readonly DrawnPlate[],
  offers: readonly PlatePack[],
): number[] {
  const pairs = offers
    .filter(isPair)
    .flatMap(({ plates }) => plates.map((plate) => ({ ...plate, count: MANY })));
  const { below, above } = loadingOf(bar, [...owned, ...pairs], target);
  return [below, above].filter((kg) => kg !== null);
}

const comfortable = (rated: number, { comfortableLoadPercent }: FitAssumptions) =>
  `Up to ${formatKg(Math.floor((rated * comfortableLoadPercent) / 100))} is comfortable.`;

/** 'You need plates with a 50.4 mm hole, or the Standard Straight Rod 5 ft 28 mm.' */
function insteadOf(bar: BarFacts, wrong: DrawnPlate, { bars, kinds }: PlateRange): string {
  const hole = kinds
    .flatMap(({ packs }) => packs[0]?.plates[0] ?? [])
    .find((plate) => goesOn(bar, plate))?.hole;
  const other = bars.find((each) => goesOn(each.bar, wrong))?.name;
  const ways = [
    ...(hole === undefined ? [] : [`plates with a ${formatMm(hole)} hole`]),
    ...(other === undefined ? [] : [`the ${other}`]),
  ];
  return ways.length === 0 ? '' : `You need ${ways.join(', or ')}.`;
}

function shortTitle(target: number, best: Remedy<PlatePack> | undefined): string {
  if (best === undefined) return `${formatKg(target)} cannot be loaded.`;
  const pairs = best.items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (best.items.some(({ offer }) => offer.plates.length > 1)) return `Short of ${formatKg(target)}.`;
  return `${pairs === 1 ? 'One pair' : `${pairs} pairs`} short of ${formatKg(target)}.`;
}

function canLoadInstead(weights: readonly number[], near: readonly number[]): string[] {
  if (weights.length < 2) return ['You have no plates for this bar yet.'];
  const [first, second] = near.map(formatKg);
  if (first === undefined) return [];
  return [
    `With what you own you can load ${first}${second === undefined ? ', and no more' : ` or ${second}`}.`,
  ];
}

function bestRemedy(target: number, best: Remedy<PlatePack> | undefined): string[] {
  if (best === undefined) return [];
  const [item, ...others] = best.items;
  const plate = item?.offer.plates.length === 1 ? item.offer.plates[0] : undefined;
  if (plate === undefined || item === undefined || others.length > 0) return [];
  return [
    item.quantity === 1
      ? `Add one ${formatKg(plate.kg)} pair to reach ${formatKg(target)}.`
      : `Add ${item.quantity} ${formatKg(plate.kg)} pairs to reach ${formatKg(target)}.`,
  ];
}
