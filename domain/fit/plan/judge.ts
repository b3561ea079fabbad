import { FIT_ASSUMPTIONS, type FitAssumptions } from '../assumptions.ts';
import { type Verdict, worst } from '../verdict.ts';
import { layout } from './layout.ts';
import { placeFindings } from './places.ts';
import type { Plan, PlanFinding, ProductRange } from './plan.ts';

export interface PlanVerdict {
  readonly verdict: Verdict;
  /** The worst first. */
  readonly findings: readonly PlanFinding[];
}

const ORDER = ['does not fit', 'tight', 'fits', 'information'] as const;

/** Everything that can be said about a plan. While something is dragged, `withMoves: false` spares the search for remedies. */
export function judgePlan(
  plan: Plan,
  range: ProductRange,
  assumptions: FitAssumptions = FIT_ASSUMPTIONS,
): PlanVerdict {
  const standings = layout(plan, range, assumptions);
  const findings = placeFindings(plan, standings, assumptions);
  findings.sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  return {
    verdict: worst(findings.flatMap(({ verdict }) => (verdict === 'information' ? [] : [verdict]))),
    findings,
  };
}
