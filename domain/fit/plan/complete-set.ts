import { type Paise, sum, ZERO } from '../../pricing/money.ts';
import { formatKg } from '../../text/format.ts';
import type { FitAssumptions } from '../assumptions.ts';
import type { FitFacts } from '../facts.ts';
import { type FitItem, judgeSet } from '../set.ts';
import { isRefused } from '../verdict.ts';
import type { Offer } from './offers.ts';
import { cheapest, compare, isOfUse, metParts, type Refusal, type Selection } from './selection.ts';
import {
  barsIn,
  bySleeve,
  choicesFor,
  hasRack,
  isRack,
  SET_PARTS,
  type SetPart,
  single,
} from './set-parts.ts';

/** A curl bar, a trap bar or handles alone are lifted from the floor. */
const isLiftedFromFloor = (chosen: readonly FitFacts[]) =>
  !hasRack(chosen) && barsIn(chosen).length > 0 && barsIn(chosen).every(({ use }) => use !== 'rack');

const STANDS: SetPart = {
  name: 'A rack or stands',
  isMetBy: ({ rack }) => rack !== undefined,
  isNotNeeded: isLiftedFromFloor,
  worth: ({ rack }) => rack?.ratedLoad ?? 0,
  choices: (offers) => single({ isMetBy: isRack, worth: STANDS.worth }, offers),
  why: ([stands]) =>
    `A ${stands?.rack?.kind === 'stands' ? 'pair of stands' : 'rack'} rated for ${formatKg(stands?.rack?.ratedLoad ?? 0)}.`,
};
const BAR: SetPart = {
  name: 'A bar',
  isMetBy: ({ bar }) => bar?.use === 'rack',
  isNotNeeded: isLiftedFromFloor,
  worth: ({ bar }) => bar?.ratedLoad ?? 0,
  why: ([bar]) => `A bar that fits the rack, rated for ${formatKg(bar?.bar?.ratedLoad ?? 0)}.`,
};
/** One of rack and bar may be there, so each is asked for by itself. */
const BARBELL_SET = [STANDS, BAR, ...SET_PARTS.strength.slice(1)];

export interface MissingPart {
  readonly name: string;
  /** None where nothing that is sold goes with the rest. */
  readonly offers: readonly Offer[];
  readonly why: string;
}

/** A bench or a collar alone says nothing about a bar. */
export const startsSet = ({ rack, bar, plates }: FitFacts): boolean => (rack ?? bar ?? plates) !== undefined;

/**
 * What a barbell set lacks: of each part the cheapest that goes with what is there and with the other proposals. What is
 * there is not judged again: a conflict that it has by itself keeps nothing from being proposed.
 */
export function missingParts(
  there: readonly FitItem[],
  offers: readonly Offer[],
  assumptions: FitAssumptions,
): MissingPart[] {
  const start = there.map(({ key, name, facts }): Offer => ({ productId: key, name, facts, price: ZERO }));
  const present = there.map((item) => ({ ...item, isOwned: true }));
  const refusal: Refusal = (all) => {
    const added = all.slice(start.length).map(({ name, facts }, place) => ({ name, facts, key: `${place}` }));
    const { findings } = judgeSet(
      [...present, ...added.map((item) => ({ ...item, quantity: 1 }))],
      assumptions,
    );
    return findings.find(({ check }) => isRefused(check))?.check.words ?? null;
  };
  const [best] = bySleeve(offers)
    .map((range) => BARBELL_SET.map((part) => choicesFor(part, range)))
    .map((upgradePaths) => cheapest({ start, chosen: [], upgradePaths }, BARBELL_SET, refusal))
    .sort((a, b) => compare(metParts(b, BARBELL_SET), metParts(a, BARBELL_SET)) || totalOf(a) - totalOf(b));
  if (best === undefined) return [];
  const isMet = metParts(best, BARBELL_SET);
  return BARBELL_SET.flatMap((part, place): MissingPart[] => {
    const { offers: proposed } = best.chosen[place] ?? { offers: [] };
    if (proposed.length === 0 && (isMet[place] || !isOfUse(part, best))) return [];
    const why = part.why(proposed.map(({ facts }) => facts));
    return [{ name: part.name, offers: proposed, why }];
  });
}

const totalOf = ({ chosen }: Selection): Paise =>
  sum(chosen.flatMap((choice) => choice?.offers ?? []).map(({ price }) => price));
