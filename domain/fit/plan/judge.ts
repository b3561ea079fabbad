import { type Verdict, worst } from '../verdict.ts';
import { layout } from './layout.ts';
import { withMoves } from './moves.ts';
import { judgePlacement } from './placement.ts';
import type { Plan, PlanBasis, PlanFinding } from './plan.ts';
import { ceilingFindings, floorFinding, setFindings } from './use-findings.ts';

export interface PlanVerdict {
  readonly verdict: Verdict;
  /** The worst first. */
  readonly findings: readonly PlanFinding[];
}

const ORDER = ['does not fit', 'tight', 'fits', 'information'] as const;

export function judgePlan(plan: Plan, basis: PlanBasis): PlanVerdict {
  return sumUp([...withMoves(plan, judgePlacement(plan, basis), basis), ...judgeUses(plan, basis)]);
}

/** What depends on which products are there, and not on where they stand: ceiling, floor, what goes together. */
export function judgeUses(plan: Plan, basis: PlanBasis): PlanFinding[] {
  const footprints = layout(plan, basis);
  return [
    ...ceilingFindings(plan, footprints, basis),
    ...setFindings(plan, basis),
    ...floorFinding(plan, footprints, basis),
  ];
}

export function sumUp(findings: readonly PlanFinding[]): PlanVerdict {
  return {
    verdict: worst(findings.flatMap(({ verdict }) => (verdict === 'information' ? [] : [verdict]))),
    findings: [...findings].sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict)),
  };
}
