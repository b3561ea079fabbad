import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { judgePlan, judgeUses, sumUp } from '../../../domain/fit/plan/judge.ts';
import { decodePlan } from '../../../domain/fit/plan/link.ts';
import { judgePlacement } from '../../../domain/fit/plan/placement.ts';
import {
  emptyPlan,
  type PlacedItem,
  type Plan,
  type PlanBasis,
  type PlanFinding,
} from '../../../domain/fit/plan/plan.ts';
import { watchOtherTabs } from '../../storage/tab-sync.ts';
import { useOwned } from '../fit/owned.ts';
import { ownedItems } from '../fit/owned-items.ts';
import { type PlanState, planInHash, planStore } from './plan-store.ts';
import type { PlannerRange } from './range.ts';

export interface Planner extends PlanState {
  readonly range: PlannerRange;
  readonly basis: PlanBasis;
  /** While something is dragged: where it would stand. */
  readonly preview: (item: PlacedItem | null) => void;
}

/** What is marked on the plan has a number, the same as in the list. */
export interface NumberedFinding extends PlanFinding {
  readonly number?: number | undefined;
}

export function usePlanner(range: PlannerRange) {
  const state = useStore(planStore);
  const { plan, isReady } = state;
  const owned = useOwned();
  const { things } = owned;
  const basis = useMemo(
    () => ({
      range: range.planned,
      assumptions: range.assumptions,
      owned: ownedItems(things, range.find),
    }),
    [range, things],
  );
  const isLinkDamaged = useLinkedPlan(range, isReady);

  // The storage is the browser's, and other tabs write it too.
  useEffect(() => {
    if (!owned.isReady) return;
    const read = () => planStore.getState().readStorage(range, owned);
    read();
    return watchOtherTabs(window, read);
  }, [range, owned]);

  const [previewed, setPreviewed] = useState<PlacedItem | null>(null);
  const preview = useCallback((item: PlacedItem | null) => startTransition(() => setPreviewed(item)), []);
  const isMoving = previewed !== null;
  const rested = useMemo(() => judgePlan(plan, basis).findings, [plan, basis]);
  // What does not depend on places is judged once for a whole drag.
  const uses = useMemo(() => (isMoving ? judgeUses(plan, basis) : []), [plan, isMoving, basis]);
  const moving = useMemo(
    () => previewed && sumUp([...judgePlacement(withPreview(plan, previewed), basis), ...uses]).findings,
    [plan, previewed, uses, basis],
  );
  const findings = useMemo(() => numbered(moving ?? rested), [moving, rested]);
  // The same until the plan changes: what is only on its way concerns the findings alone.
  const planner: Planner = useMemo(
    () => ({ ...state, range, basis, preview }),
    [state, range, basis, preview],
  );
  return { planner, findings, isLinkDamaged };
}

function withPreview(plan: Plan, item: PlacedItem): Plan {
  const isThere = plan.items.some(({ id }) => id === item.id);
  const items = isThere
    ? plan.items.map((each) => (each.id === item.id ? item : each))
    : [...plan.items, item];
  return { ...plan, items };
}

function numbered(findings: readonly PlanFinding[]): NumberedFinding[] {
  let number = 0;
  return findings.map((finding) => {
    const isMarked =
      finding.marks.length > 0 && (finding.verdict === 'does not fit' || finding.verdict === 'tight');
    if (!isMarked) return finding;
    number += 1;
    return { ...finding, number };
  });
}

/** Takes the plan of a link that was opened; what was planned before can be had back with Undo. True if the link is damaged. */
function useLinkedPlan(range: PlannerRange, isReady: boolean): boolean {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isDamaged, setDamaged] = useState(false);
  // A link can be followed while the planner is open.
  useEffect(() => {
    const text = planInHash(hash);
    if (!isReady || text === null) return;
    const linked = decodePlan(text, range.variants);
    const { plan, change, select } = planStore.getState();
    setDamaged(linked === null);
    select(null);
    change(linked ?? emptyPlan(plan.room, range.assumptions));
    // The address would bring this plan back at each reload, whatever is changed meanwhile.
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, isReady, range, navigate]);
  return isDamaged;
}
