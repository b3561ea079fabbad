import {
  cheapestSelection,
  effectivePrice,
  isBuyable,
  type Selection,
  variantName,
} from '../pricing/price.ts';
import type { FitAssumptions } from './assumptions.ts';
import { type FitProduct, factsOfLine } from './cart-items.ts';
import type { FitFacts } from './facts.ts';
import { judgePair, worstOf } from './pair.ts';
import { FIT_PARTS, type FitPart, RULE_PARTS } from './parts.ts';
import { isTooLow, judgeRoom, type Room, type RoomUse } from './room.ts';
import { type FitCheck, type FitRule, isRefused, VERDICTS, type Verdict, worst } from './verdict.ts';

export interface Match<P extends FitProduct> {
  readonly product: P;
  readonly selection: Selection;
  readonly check: FitCheck;
}

/** What may be judged against a product: bars against plates, collars, racks and holders. */
export const partnersOf = (facts: FitFacts): FitPart[] =>
  FIT_PARTS.filter((part) =>
    Object.values(RULE_PARTS).some(
      ([blamed, partner]) =>
        partner && ((part === blamed && facts[partner]) || (part === partner && facts[blamed])),
    ),
  );

const SHOWN = { fits: 4, not: 3 } as const;

/** What of the range goes with a product and what does not, of each kind the cheapest first. */
export function goesWith<P extends FitProduct>(
  { id, facts }: { readonly id: string; readonly facts: FitFacts },
  range: readonly P[],
): { fits: Match<P>[]; not: Match<P>[] } {
  const matches = range
    .filter((product) => product.id !== id)
    .flatMap((product): Match<P>[] => {
      const selection = cheapestSelection(product);
      if (!isBuyable(product, selection)) return [];
      const check = worstOf(judgePair(facts, factsOfLine({ product, variant: variantName(selection) })));
      return check === null ? [] : [{ product, selection, check }];
    })
    .sort((a, b) => effectivePrice(a.product, a.selection) - effectivePrice(b.product, b.selection));
  const isNot = ({ check }: Match<P>) => isRefused(check);
  return {
    fits: interleaveByRule(matches.filter((match) => !isNot(match))).slice(0, SHOWN.fits),
    not: interleaveByRule(matches.filter(isNot)).slice(0, SHOWN.not),
  };
}

/** The first of each rule, then the second of each: not four bars where there are collars and racks too. */
function interleaveByRule<P extends FitProduct>(matches: readonly Match<P>[]): Match<P>[] {
  const seen = new Map<FitRule, number>();
  return matches
    .map((match) => {
      const turn = seen.get(match.check.rule) ?? 0;
      seen.set(match.check.rule, turn + 1);
      return { match, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ match }) => match);
}

/** Larger than any room, to learn what a product needs. */
const ENOUGH = 1e9;

export const roomNeeds = (facts: FitFacts, use: RoomUse, assumptions: FitAssumptions): FitCheck[] =>
  judgeRoom(facts, { width: ENOUGH, depth: ENOUGH, ceiling: ENOUGH }, use, assumptions);

export interface Instead<P extends FitProduct> {
  readonly product: P;
  readonly verdict: Verdict;
  readonly checks: readonly FitCheck[];
}

const INSTEAD_MAX = 2;

/**
 * Others of its kind that stand in the room and can be used there, the better and then the cheaper first. If a low ceiling
 * leaves none, those that lack fewer of the lifts over the head.
 */
export function fitsInstead<P extends FitProduct>(
  { id, facts }: { readonly id: string; readonly facts: FitFacts },
  range: readonly P[],
  room: Room,
  use: RoomUse,
  assumptions: FitAssumptions,
): Instead<P>[] {
  const parts = FIT_PARTS.filter((part) => facts[part]);
  const most = judgeRoom(facts, room, use, assumptions).filter(isRefused).length;
  return range
    .filter((product) => product.id !== id)
    .flatMap((product) => {
      const selection = cheapestSelection(product);
      const own = factsOfLine({ product, variant: variantName(selection) });
      if (!isBuyable(product, selection) || !own.body || !parts.some((part) => own[part])) return [];
      const checks = judgeRoom(own, room, use, assumptions);
      const verdict = worst(checks.map((check) => check.verdict));
      const lacks = checks.filter(isRefused);
      if (checks.length === 0 || !lacks.every(isTooLow)) return [];
      if (lacks.length > 0 && lacks.length >= most) return [];
      return [{ product, verdict, checks, price: effectivePrice(product, selection) }];
    })
    .sort((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) || a.price - b.price)
    .slice(0, INSTEAD_MAX);
}
