import { useEffect, useState } from 'react';
import { putIn, setQuantity } from '../../../domain/fit/plan/edit.ts';
import { isPlaced, type Plan, type Thing } from '../../../domain/fit/plan/plan.ts';
import { useOwned } from '../fit/owned.ts';
import { ownedItems } from '../fit/owned-items.ts';
import { addressOf, planStore } from './plan-store.ts';
import type { PlannerRange } from './range.ts';

/** Of the planner with these things alone in the shopper's own room: one of whatever stands on the floor. */
export function usePlanAddress(things: readonly Thing[], range: PlannerRange): string {
  const owned = useOwned();
  const [address, setAddress] = useState('/planner');
  // The room is kept by the browser.
  useEffect(() => {
    if (!owned.isReady) return;
    planStore.getState().readStorage(range, owned);
    const ofOwned = ownedItems(owned.things, range.find);
    const basis = { range: range.planned, assumptions: range.assumptions, owned: ofOwned };
    const empty: Plan = { ...planStore.getState().plan, items: [], things: [] };
    const plan = things.reduce((next, thing) => {
      const planned = range.planned(thing.productId, thing.variant);
      return planned && !isPlaced(planned.facts)
        ? setQuantity(next, thing, thing.quantity)
        : putIn(next, thing, basis);
    }, empty);
    setAddress(addressOf(plan));
  }, [things, range, owned]);
  return address;
}
