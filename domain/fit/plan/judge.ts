import { FIT_ASSUMPTIONS, type FitAssumptions } from '../assumptions.ts';
import { type Verdict, worst } from '../verdict.ts';
import { layout } from './layout.ts';
import { withMoves } from './moves.ts';
import { placeFindings } from './places.ts';
import type { Plan, PlanFinding, ProductRange } from './plan.ts';
import { ceilingFindings, floorFinding, setFindings } from './uses.ts';

export interface PlanVerdict {
  readonly verdict: Verdict;
  /** The worst first. */
  readonly findings: readonly PlanFinding[];
}

const ORDER = ['does not fit', 'tight', 'fits', 'information'] as const;

/** Everything that can be said about a plan, with the moves that solve what one move can solve. */
export function judgePlan(
  plan: Plan,
  range: ProductRange,
  assumptions: FitAssumptions = FIT_ASSUMPTIONS,
): PlanVerdict {
  const places = judgePlaces(plan, range, assumptions);
  return sumUp([...withMoves(plan, places, range, assumptions), ...judgeUses(plan, range, assumptions)]);
}

/** What changes while something is dragged, without the search for moves: quick enough for every frame. */
export function judgePlaces(
  plan: Plan,
  range: ProductRange,
  assumptions: FitAssumptions = FIT_ASSUMPTIONS,
): PlanFinding[] {
  return placeFindings(plan, layout(plan, range, assumptions), assumptions);
}

/** What depends on which products are there, and not on where they stand: ceiling, floor, what goes together. */
export function judgeUses(
  plan: Plan,
  range: ProductRange,
  assumptions: FitAssumptions = FIT_ASSUMPTIONS,
): PlanFinding[] {
  const standings = layout(plan, range, assumptions);
  return [
    ...ceilingFindings(plan, standings, range, assumptions),
    ...setFindings(plan, range, assumptions),
    ...floorFinding(plan, standings, range, assumptions),
  ];
}

/** The worst first. */
export function sumUp(findings: readonly PlanFinding[]): PlanVerdict {
  return {
    verdict: worst(findings.flatMap(({ verdict }) => (verdict === 'information' ? [] : [verdict]))),
    findings: [...findings].sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict)),
  };
}
