import type { Paise } from '../../pricing/money.ts';
import { formatRupees } from '../../text/format.ts';
import { judgeRoom } from '../room.ts';
import { judgeSet } from '../set.ts';
import { formatMm } from '../verdict.ts';
import { arrange } from './arrange.ts';
import { type Offer, rangeOf, withOffers } from './offers.ts';
import type { Plan, PlanBasis } from './plan.ts';
import {
  bySleeve,
  type Choice,
  choicesFor,
  type Goal,
  isCombo,
  priceOf,
  WISHES,
  type Wish,
} from './wishes.ts';

export interface BudgetWish {
  /** Room, door, lifter and use; what stands in it is not kept. */
  readonly plan: Plan;
  readonly budget: Paise;
  readonly goal: Goal;
}

export interface BudgetPlan {
  /** With everything in its place. */
  readonly plan: Plan;
  readonly offers: readonly Offer[];
  /** All in, as the caller counts it. */
  readonly total: Paise;
  /** The parts of the set that it has. */
  readonly has: readonly string[];
  readonly left: readonly LeftWish[];
}

/** A part that it does not have, or the next better one of a part that it has; and why. */
export interface LeftWish {
  readonly wish: string;
  readonly isMissing: boolean;
  readonly offers: readonly Offer[];
  readonly words: string;
}

/** What one product of each costs with GST and freight. */
export type TotalOf = (offers: readonly Offer[]) => Paise;

/** By wish; and a combo, which meets several at once. */
interface Kit {
  readonly chosen: readonly (Choice | undefined)[];
  readonly combo: Offer | null;
  readonly ladders: readonly (readonly Choice[])[];
}

/**
 * A set that fits the room, goes together and costs at most the budget. First the cheapest of each part, what matters most
 * first; then, one step for each part in turn, the next better one, as long as there is money. That is done for each size of
 * sleeve and from each combo on; what has the more important parts wins, then what is better.
 */
export function planForBudget(
  { plan, budget, goal }: BudgetWish,
  offers: readonly Offer[],
  totalOf: TotalOf,
  basis: Omit<PlanBasis, 'range'>,
): BudgetPlan {
  const wishes = WISHES[goal];
  const shop = new Shop({ ...plan, items: [], things: [] }, budget, totalOf, {
    ...basis,
    range: rangeOf(offers),
  });
  const kits = bySleeve(offers).flatMap((range) => {
    const ladders = wishes.map((wish) => choicesFor(wish, range));
    const combos = range.filter(
      (offer) => wishes.filter((wish) => wish.isMetBy(offer.facts)).length > 1 && isCombo(offer.facts),
    );
    const starts = [null, ...combos.filter((combo) => shop.refusal([combo]) === null)];
    return starts.map((combo) => better({ chosen: [], combo, ladders }, wishes, shop));
  });
  const most = wishes.map((_wish, place) =>
    Math.max(1, ...kits.flatMap(({ ladders }) => ladders[place]?.map(({ worth }) => worth) ?? [])),
  );
  const worthOf = ({ chosen, combo }: Kit) =>
    wishes.reduce((all, { isMetBy, worth }, place) => {
      const inCombo = combo && isMetBy(combo.facts) ? worth(combo.facts) : 0;
      return all + (chosen[place]?.worth ?? inCombo) / (most[place] ?? 1);
    }, 0);
  /** Where nothing can be had, the reason is told of the cheapest. */
  const firstPrice = ({ ladders }: Kit) => {
    const first = ladders[0]?.[0];
    return first ? priceOf(first) : 0;
  };
  const [kit] = kits.sort(
    (a, b) =>
      compare(metBy(b, wishes), metBy(a, wishes)) || worthOf(b) - worthOf(a) || firstPrice(a) - firstPrice(b),
  );
  const bought = kit ? offersOf(kit) : [];
  return {
    plan: arrange(withOffers(shop.plan, bought), shop.basis).plan,
    offers: bought,
    total: totalOf(bought),
    has: wishes.filter(({ isMetBy }) => bought.some(({ facts }) => isMetBy(facts))).map(({ name }) => name),
    left: kit ? wishes.flatMap((wish, place) => leftOf(wish, place, kit, shop)) : [],
  };
}

const offersOf = ({ chosen, combo }: Kit): Offer[] => [
  ...(combo ? [combo] : []),
  ...chosen.flatMap((choice) => choice?.offers ?? []),
];

function withChoice(kit: Kit, place: number, choice: Choice | undefined): Kit {
  const chosen = [...kit.chosen];
  chosen[place] = choice;
  return { ...kit, chosen };
}

const isOfUse = (wish: Wish, kit: Kit): boolean =>
  wish.suits?.(offersOf(kit).map(({ facts }) => facts)) ?? true;

function metBy(kit: Kit, wishes: readonly Wish[]): boolean[] {
  const facts = offersOf(kit).map((offer) => offer.facts);
  return wishes.map(({ isMetBy, isSpared }) => facts.some(isMetBy) || isSpared?.(facts) === true);
}

/** The first part that only one of them has decides. */
function compare(a: readonly boolean[], b: readonly boolean[]): number {
  const place = a.findIndex((met, at) => met !== b[at]);
  return place < 0 ? 0 : a[place] ? 1 : -1;
}

function cheapest(from: Kit, wishes: readonly Wish[], shop: Shop): Kit {
  let kit = from;
  wishes.forEach((wish, place) => {
    if (metBy(kit, wishes)[place] || !isOfUse(wish, kit)) return;
    const found = kit.ladders[place]?.find(
      (choice) => shop.refusal(offersOf(withChoice(kit, place, choice)), choice.offers) === null,
    );
    if (found) kit = withChoice(kit, place, found);
  });
  return kit;
}

/** One step up for each part in turn. What was refused once is not asked for again: the rest only gets dearer. */
function better(from: Kit, wishes: readonly Wish[], shop: Shop): Kit {
  let kit = cheapest(from, wishes, shop);
  const next = wishes.map(() => 0);
  const stepUp = (place: number): boolean => {
    const ladder = kit.ladders[place] ?? [];
    for (let at = next[place] ?? 0; at < ladder.length; at += 1) {
      const choice = ladder[at];
      next[place] = at + 1;
      if (!choice || choice.worth <= (kit.chosen[place]?.worth ?? 0)) continue;
      const wished = withChoice(kit, place, choice);
      const keeps = compare(metBy(wished, wishes), metBy(kit, wishes)) >= 0;
      if (!keeps || shop.refusal(offersOf(wished), choice.offers) !== null) continue;
      kit = wished;
      return true;
    }
    return false;
  };
  const places = wishes.map((_wish, place) => place);
  // More dumbbells want a rack: what has become of use goes before the next step.
  while (places.filter((place) => kit.chosen[place]).filter(stepUp).length > 0)
    kit = cheapest(kit, wishes, shop);
  return kit;
}

function leftOf(wish: Wish, place: number, kit: Kit, shop: Shop): LeftWish[] {
  const present = kit.chosen[place];
  const isThere = offersOf(kit).some(({ facts }) => wish.isMetBy(facts));
  if ((isThere && !present) || !isOfUse(wish, kit)) return [];
  const ladder = kit.ladders[place] ?? [];
  const next = ladder.find(({ worth }) => worth > (present?.worth ?? -1));
  if (next === undefined)
    return isThere
      ? []
      : [{ wish: wish.name, isMissing: true, offers: [], words: 'We have none that would do.' }];
  const words = shop.refusal(offersOf(withChoice(kit, place, next)), next.offers);
  return words === null ? [] : [{ wish: wish.name, isMissing: !isThere, offers: next.offers, words }];
}

/** What can be bought, for this money and this room. */
class Shop {
  readonly plan: Plan;
  readonly basis: PlanBasis;
  readonly #budget: Paise;
  readonly #totalOf: TotalOf;

  constructor(plan: Plan, budget: Paise, totalOf: TotalOf, basis: PlanBasis) {
    this.plan = plan;
    this.basis = basis;
    this.#budget = budget;
    this.#totalOf = totalOf;
  }

  /** Why these cannot be had together, asked because of some of them; null if they can. The quick questions come first. */
  refusal(all: readonly Offer[], asked: readonly Offer[] = all): string | null {
    return this.#tooDear(all) ?? this.#clash(all) ?? this.#ceiling(asked, all) ?? this.#floor(all);
  }

  #tooDear(all: readonly Offer[]): string | null {
    const total = this.#totalOf(all);
    return total <= this.#budget
      ? null
      : `With it the set comes to ${formatRupees(total)}, more than ${formatRupees(this.#budget)}.`;
  }

  #clash(all: readonly Offer[]): string | null {
    const items = all.map(({ name, facts }, place) => ({ key: String(place), name, quantity: 1, facts }));
    const { findings } = judgeSet([...items, ...this.basis.owned], this.basis.assumptions);
    return findings.find(({ check }) => check.verdict === 'does not fit')?.check.words ?? null;
  }

  /** Pressing overhead depends on the lifter: nothing that is bought changes it. */
  #ceiling(asked: readonly Offer[], all: readonly Offer[]): string | null {
    const { room, lifterHeight } = this.plan;
    const lengths = all.flatMap(({ facts }) =>
      facts.bar && facts.bar.use !== 'handle' ? [facts.bar.length] : [],
    );
    const use = { lifterHeight, ...(lengths.length > 0 && { bar: { length: Math.max(...lengths) } }) };
    for (const { name, facts } of asked) {
      const found = judgeRoom(facts, { ceiling: room.ceiling }, use, this.basis.assumptions).find(
        ({ rule, verdict }) => verdict === 'does not fit' && rule !== 'press overhead',
      );
      if (found)
        return `The ${name} needs ${formatMm(found.needs)} of ceiling${
          found.rule === 'height' ? '' : ` for ${found.rule}`
        }; you have ${formatMm(found.has)}.`;
    }
    return null;
  }

  /** Most choices do not change what stands on the floor, or the bars. */
  readonly #floors = new Map<string, string | null>();

  #floor(all: readonly Offer[]): string | null {
    const deciding = all.filter(({ facts }) => facts.body ?? facts.bar);
    const key = deciding.map(({ productId, variant }) => `${productId} ${variant ?? ''}`).join('|');
    const known = this.#floors.get(key);
    const words = known === undefined ? this.#arranged(all) : known;
    this.#floors.set(key, words);
    return words;
  }

  #arranged(all: readonly Offer[]): string | null {
    const { left } = arrange(withOffers(this.plan, all), this.basis);
    const [first] = left;
    return first ? `The ${first.name} finds no place. ${first.words}` : null;
  }
}
