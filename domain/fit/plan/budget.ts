import type { Paise } from '../../pricing/money.ts';
import { formatRupees } from '../../text/format.ts';
import { judgeRoom } from '../room.ts';
import { judgeSet } from '../set.ts';
import { formatMm, isRefused } from '../verdict.ts';
import { arrange } from './arrange.ts';
import { type Offer, rangeOf, withOffers } from './offers.ts';
import type { Plan, PlanBasis } from './plan.ts';
import {
  cheapest,
  compare,
  isOfUse,
  metParts,
  offersOf,
  type Refusal,
  type Selection,
  withChoice,
} from './selection.ts';
import { bySleeve, choicesFor, type Goal, isCombo, priceOf, SET_PARTS, type SetPart } from './set-parts.ts';

export interface BudgetRequest {
  /** Room, door, lifter and use; what stands in it is not kept. */
  readonly plan: Plan;
  readonly budget: Paise;
  readonly goal: Goal;
}

export interface BudgetPlan {
  readonly plan: Plan;
  readonly offers: readonly Offer[];
  /** All in, as the caller counts it. */
  readonly total: Paise;
  readonly has: readonly string[];
  /** What speaks for each part that it has. */
  readonly why: readonly string[];
  readonly left: readonly UnmetPart[];
}

/** A part that it does not have, or the next better one of a part that it has; and why. */
export interface UnmetPart {
  readonly part: string;
  readonly isMissing: boolean;
  readonly offers: readonly Offer[];
  readonly words: string;
}

/** What one product of each costs with GST and freight. */
export type TotalOf = (offers: readonly Offer[]) => Paise;

/**
 * A set that fits the room, goes together and costs at most the budget. First the cheapest of each part, what matters most
 * first; then, one step for each part in turn, the next better one, as long as there is money. That is done for each size of
 * sleeve and from each combo on; what has the more important parts wins, then what is better.
 */
export function planForBudget(
  { plan, budget, goal }: BudgetRequest,
  offers: readonly Offer[],
  totalOf: TotalOf,
  basis: Omit<PlanBasis, 'range'>,
): BudgetPlan {
  const parts = SET_PARTS[goal];
  const emptyRoom = { ...plan, items: [], things: [] };
  const ofOffers = { ...basis, range: rangeOf(offers) };
  const refusal = refusalFor(emptyRoom, budget, totalOf, ofOffers);
  const selections = bySleeve(offers).flatMap((range) => {
    const upgradePaths = parts.map((part) => choicesFor(part, range));
    const combos = range.filter(
      (offer) => parts.filter((part) => part.isMetBy(offer.facts)).length > 1 && isCombo(offer.facts),
    );
    const starts = [[], ...combos.map((combo) => [combo]).filter((start) => refusal(start) === null)];
    return starts.map((start) => better({ chosen: [], start, upgradePaths }, parts, refusal));
  });
  const most = parts.map((_, place) =>
    Math.max(
      1,
      ...selections.flatMap(({ upgradePaths }) => upgradePaths[place]?.map(({ worth }) => worth) ?? []),
    ),
  );
  const worthOf = ({ chosen, start }: Selection) =>
    parts.reduce((all, { isMetBy, worth }, place) => {
      const combo = start.find(({ facts }) => isMetBy(facts));
      return all + (chosen[place]?.worth ?? (combo ? worth(combo.facts) : 0)) / (most[place] ?? 1);
    }, 0);
  /** Where nothing can be had, the reason is that of the cheapest. */
  const firstPrice = ({ upgradePaths }: Selection) => {
    const first = upgradePaths[0]?.[0];
    return first ? priceOf(first) : 0;
  };
  const [selection] = selections.sort(
    (a, b) =>
      compare(metParts(b, parts), metParts(a, parts)) ||
      worthOf(b) - worthOf(a) ||
      firstPrice(a) - firstPrice(b),
  );
  const bought = selection ? offersOf(selection) : [];
  const has = parts.filter(({ isMetBy }) => bought.some(({ facts }) => isMetBy(facts)));
  return {
    plan: arrange(withOffers(emptyRoom, bought), ofOffers).plan,
    offers: bought,
    total: totalOf(bought),
    has: has.map(({ name }) => name),
    why: has.map(({ why }) => why(bought.map(({ facts }) => facts))),
    left: selection ? parts.flatMap((part, place) => unmetParts(part, place, selection, refusal)) : [],
  };
}

/** One step up for each part in turn. What was refused once is not asked for again: the rest only gets dearer. */
function better(from: Selection, parts: readonly SetPart[], refusal: Refusal): Selection {
  let selection = cheapest(from, parts, refusal);
  const next = parts.map(() => 0);
  const stepUp = (place: number): boolean => {
    const upgrades = selection.upgradePaths[place] ?? [];
    for (let at = next[place] ?? 0; at < upgrades.length; at += 1) {
      const choice = upgrades[at];
      next[place] = at + 1;
      if (!choice || choice.worth <= (selection.chosen[place]?.worth ?? 0)) continue;
      const upgraded = withChoice(selection, place, choice);
      const keeps = compare(metParts(upgraded, parts), metParts(selection, parts)) >= 0;
      if (!keeps || refusal(offersOf(upgraded), choice.offers) !== null) continue;
      selection = upgraded;
      return true;
    }
    return false;
  };
  const places = parts.map((_, place) => place);
  // More dumbbells want a rack: what has become of use goes before the next step.
  while (places.filter((place) => selection.chosen[place]).filter(stepUp).length > 0)
    selection = cheapest(selection, parts, refusal);
  return selection;
}

function unmetParts(part: SetPart, place: number, selection: Selection, refusal: Refusal): UnmetPart[] {
  const present = selection.chosen[place];
  const isThere = offersOf(selection).some(({ facts }) => part.isMetBy(facts));
  if ((isThere && !present) || !isOfUse(part, selection)) return [];
  const upgrades = selection.upgradePaths[place] ?? [];
  const next = upgrades.find(({ worth }) => worth > (present?.worth ?? -1));
  if (next === undefined)
    return isThere
      ? []
      : [{ part: part.name, isMissing: true, offers: [], words: 'We have none that fits.' }];
  const words = refusal(offersOf(withChoice(selection, place, next)), next.offers);
  return words === null ? [] : [{ part: part.name, isMissing: !isThere, offers: next.offers, words }];
}

/** For this money and this room; the quick questions come first. */
function refusalFor(plan: Plan, budget: Paise, totalOf: TotalOf, basis: PlanBasis): Refusal {
  const tooDear = (all: readonly Offer[]) => {
    const total = totalOf(all);
    return total <= budget
      ? null
      : `This would take the set to ${formatRupees(total)}, over your budget of ${formatRupees(budget)}.`;
  };
  const conflict = (all: readonly Offer[]) => {
    const items = all.map(({ name, facts }, place) => ({ key: String(place), name, quantity: 1, facts }));
    const { findings } = judgeSet([...items, ...basis.owned], basis.assumptions);
    return findings.find(({ check }) => isRefused(check))?.check.words ?? null;
  };
  /** Pressing overhead depends on the lifter: nothing that is bought changes it. */
  const ceiling = (asked: readonly Offer[], all: readonly Offer[]) => {
    const lengths = all.flatMap(({ facts }) =>
      facts.bar && facts.bar.use !== 'handle' ? [facts.bar.length] : [],
    );
    const use = {
      lifterHeight: plan.lifterHeight,
      ...(lengths.length > 0 && { bar: { length: Math.max(...lengths) } }),
    };
    for (const { name, facts } of asked) {
      const found = judgeRoom(facts, { ceiling: plan.room.ceiling }, use, basis.assumptions).find(
        (check) => isRefused(check) && check.rule !== 'press overhead',
      );
      if (found)
        return `The ${name} needs ${formatMm(found.needs)} of ceiling${
          found.rule === 'height' ? '' : ` for ${found.rule}`
        }; you have ${formatMm(found.has)}.`;
    }
    return null;
  };
  /** Most choices do not change what stands on the floor, or the bars. */
  const floors = new Map<string, string | null>();
  const floor = (all: readonly Offer[]) => {
    const deciding = all.filter(({ facts }) => facts.body ?? facts.bar);
    const key = deciding.map(({ productId, variant }) => `${productId} ${variant ?? ''}`).join('|');
    const known = floors.get(key);
    if (known !== undefined) return known;
    const [first] = arrange(withOffers(plan, all), basis).left;
    const reason = first ? `The ${first.name} doesn’t find a place. ${first.words}` : null;
    floors.set(key, reason);
    return reason;
  };
  return (all, asked = all) => tooDear(all) ?? conflict(all) ?? ceiling(asked, all) ?? floor(all);
}
