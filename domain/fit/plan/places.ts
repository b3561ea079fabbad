import { FIT_ASSUMPTIONS, type FitAssumptions } from '../assumptions.ts';
import { formatMm } from '../verdict.ts';
import { floorOf, type Standing } from './layout.ts';
import type { Plan, PlanFinding } from './plan.ts';
import { isWithin, overlap } from './rects.ts';

/** What is wrong with where things stand. */
export function placeFindings(
  plan: Plan,
  standings: readonly Standing[],
  _assumptions: FitAssumptions = FIT_ASSUMPTIONS,
): PlanFinding[] {
  const floor = floorOf(plan.room);
  const findings: PlanFinding[] = [];
  for (const [index, one] of standings.entries()) {
    if (!isWithin(one.body, floor))
      findings.push({
        verdict: 'does not fit',
        rule: 'inside the room',
        title: `The ${one.product.name} stands partly outside the room`,
        words: 'Move it inside the walls.',
        about: [one.item.id],
        marks: [one.body],
      });
    for (const other of standings.slice(index + 1)) {
      const both = overlap(one.body, other.body);
      if (both)
        findings.push({
          verdict: 'does not fit',
          rule: 'bodies apart',
          title: `The ${one.product.name} and the ${other.product.name} overlap`,
          words: `By ${formatMm(Math.min(both.width, both.depth))}.`,
          about: [other.item.id, one.item.id],
          marks: [both],
        });
    }
  }
  return findings;
}
