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

/** Everything that can be said about a plan, with moves that solve what one move can solve. */
export function judgePlan(
  plan: Plan,
  range: ProductRange,
  assumptions: FitAssumptions = FIT_ASSUMPTIONS,
): PlanVerdict {
  const { verdict, findings } = judgeWithoutMoves(plan, range, assumptions);
  return { verdict, findings: withMoves(plan, findings, range, assumptions) };
}

/** The same without the search for moves: quick enough for every frame while something is dragged. */
export function judgeWithoutMoves(
  plan: Plan,
  range: ProductRange,
  assumptions: FitAssumptions = FIT_ASSUMPTIONS,
): PlanVerdict {
  const standings = layout(plan, range, assumptions);
  const findings = [
    ...placeFindings(plan, standings, assumptions),
    ...ceilingFindings(plan, standings, range, assumptions),
    ...setFindings(plan, range, assumptions),
    ...floorFinding(plan, standings, range, assumptions),
  ];
  findings.sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  return {
    verdict: worst(findings.flatMap(({ verdict }) => (verdict === 'information' ? [] : [verdict]))),
    findings,
  };
}
