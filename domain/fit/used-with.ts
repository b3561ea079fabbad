import type { FitFacts } from './facts.ts';
import { judgePair } from './pair.ts';
import type { RoomUse } from './room.ts';
import type { FitItem } from './set.ts';
import { isRefused } from './verdict.ts';

/**
 * The longest bar that goes into it and the largest plates, of what is there. As in the planner, a bar that comes with it or
 * is new goes before one at home, and a 5 ft bar at home says nothing about a rack that it does not go into.
 */
export function usedWith(
  facts: FitFacts,
  items: readonly Pick<FitItem, 'facts' | 'isOwned'>[],
  lifterHeight: number | undefined,
): RoomUse {
  const longest = (wanted: boolean) =>
    items
      .flatMap(({ facts: { bar }, isOwned = false }) =>
        bar && isOwned === wanted && goesInto(facts, { bar }) ? [bar] : [],
      )
      .sort((a, b) => b.length - a.length)[0];
  const diameters = items.flatMap(({ facts: { plates = [] } }) => plates.map(({ diameter }) => diameter));
  return {
    lifterHeight,
    bar: longest(false) ?? longest(true),
    plateDiameter: diameters.length === 0 ? undefined : Math.max(...diameters),
  };
}

function goesInto(facts: FitFacts, bar: FitFacts): boolean {
  const checks = judgePair(facts, bar).filter(
    ({ rule }) => rule === 'bar in rack' || rule === 'shaft in cup' || rule === 'bar in holder',
  );
  return checks.length > 0 && !checks.some(isRefused);
}
