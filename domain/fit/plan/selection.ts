import type { Offer } from './offers.ts';
import type { Choice, SetPart } from './set-parts.ts';

/** What is chosen for each part of a set, beside what the set starts with. */
export interface Selection {
  readonly start: readonly Offer[];
  readonly chosen: readonly (Choice | undefined)[];
  readonly upgradePaths: readonly (readonly Choice[])[];
}

/** Why offers cannot be had together, asked because of some of them; null if they can. */
export type Refusal = (all: readonly Offer[], asked?: readonly Offer[]) => string | null;

export const offersOf = ({ start, chosen }: Selection): Offer[] => [
  ...start,
  ...chosen.flatMap((choice) => choice?.offers ?? []),
];

export function withChoice(selection: Selection, place: number, choice: Choice | undefined): Selection {
  const chosen = [...selection.chosen];
  chosen[place] = choice;
  return { ...selection, chosen };
}

export const isOfUse = (part: SetPart, selection: Selection): boolean =>
  part.suits?.(offersOf(selection).map(({ facts }) => facts)) ?? true;

export function metParts(selection: Selection, parts: readonly SetPart[]): boolean[] {
  const facts = offersOf(selection).map((offer) => offer.facts);
  return parts.map(({ isMetBy, isNotNeeded }) => facts.some(isMetBy) || isNotNeeded?.(facts) === true);
}

/** The first part that only one of them has decides. */
export function compare(a: readonly boolean[], b: readonly boolean[]): number {
  const place = a.findIndex((met, at) => met !== b[at]);
  return place < 0 ? 0 : a[place] ? 1 : -1;
}

/** The cheapest of each part that is not there, what matters most first. */
export function cheapest(from: Selection, parts: readonly SetPart[], refusal: Refusal): Selection {
  let selection = from;
  parts.forEach((part, place) => {
    if (metParts(selection, parts)[place] || !isOfUse(part, selection)) return;
    const found = selection.upgradePaths[place]?.find(
      (choice) => refusal(offersOf(withChoice(selection, place, choice)), choice.offers) === null,
    );
    if (found) selection = withChoice(selection, place, found);
  });
  return selection;
}
