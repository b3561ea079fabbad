import type { Footprint } from './layout.ts';
import type { PlacementRule, PlanUse } from './plan.ts';
import { isWithin, overlap, type Rect } from './rects.ts';

export interface Collision {
  readonly rule: PlacementRule;
  readonly verdict: 'tight' | 'does not fit';
  readonly mark: Rect;
  /** What stands in the way, and whose space that is. */
  readonly blamed: Footprint;
  readonly affected: Footprint;
}

/**
 * A rack and the one bench in it or in front of it belong together, each by the other's id: the bench may stand in the
 * rack's space, and needs none of its own. Earlier items choose first, so that a later one parts nobody.
 */
export function pairsOf(footprints: readonly Footprint[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const benches = footprints.filter(isBench);
  if (benches.length === 0) return pairs;
  for (const rack of footprints) {
    if (rack.inside === null) continue;
    const bench = benches.find(
      ({ item, body }) =>
        !pairs.has(item.id) &&
        (overlap(body, rack.body) !== null || (rack.field !== null && overlap(body, rack.field) !== null)),
    );
    if (bench === undefined) continue;
    pairs.set(rack.item.id, bench.item.id);
    pairs.set(bench.item.id, rack.item.id);
  }
  return pairs;
}

/** A bench in a rack or in front of it is used in the rack's space. */
export const isGuest = ({ item, inside }: Footprint, pairs: ReadonlyMap<string, string>): boolean =>
  inside === null && pairs.has(item.id);

export const isBench = ({ product: { facts } }: Footprint): boolean =>
  facts.bench?.goesInRack === true && facts.rack === undefined;

const NOTHING: readonly Collision[] = [];

export function collisions(
  one: Footprint,
  other: Footprint,
  use: PlanUse,
  areTogether: boolean,
): readonly Collision[] {
  if (areTogether) return one.inside === null ? benchInRack(other, one) : benchInRack(one, other);
  if (overlap(one.reach, other.reach) === null) return NOTHING;
  const bodies = overlap(one.body, other.body);
  if (bodies !== null)
    return [{ rule: 'bodies apart', verdict: 'does not fit', mark: bodies, blamed: other, affected: one }];
  const found = [...blocking(one, other), ...blocking(other, one)];
  if (use === 'gym' && found.length === 0) {
    const mark = sharedSpace(one, other);
    if (mark !== null)
      found.push({ rule: 'spaces apart', verdict: 'does not fit', mark, blamed: other, affected: one });
  }
  return found;
}

/** Between the posts, or in front of them; and not where the bar is loaded. */
function benchInRack(rack: Footprint, bench: Footprint): Collision[] {
  const found: Collision[] = [];
  const about = { verdict: 'does not fit', blamed: bench, affected: rack } as const;
  const bodies = overlap(rack.body, bench.body);
  if (bodies !== null && rack.inside !== null && !isWithin(bodies, rack.inside))
    found.push({ ...about, rule: 'bodies apart', mark: bodies });
  for (const end of rack.strip?.ends ?? []) {
    const mark = overlap(end, bench.body);
    if (mark !== null) found.push({ ...about, rule: 'space for the bar', mark });
  }
  return found;
}

function blocking(affected: Footprint, blamed: Footprint): Collision[] {
  const found: Collision[] = [];
  const { field, strip } = affected;
  const inField = field && overlap(field, blamed.body);
  if (inField)
    found.push({ rule: 'space to train', verdict: 'does not fit', mark: inField, blamed, affected });
  const inStrip = strip && overlap(strip.comfortable, blamed.body);
  if (strip && inStrip && !inField) {
    const verdict = overlap(strip.least, blamed.body) === null ? 'tight' : 'does not fit';
    found.push({ rule: 'space for the bar', verdict, mark: inStrip, blamed, affected });
  }
  return found;
}

function sharedSpace(one: Footprint, other: Footprint): Rect | null {
  for (const mine of spacesOf(one))
    for (const theirs of spacesOf(other)) {
      const shared = overlap(mine, theirs);
      if (shared !== null) return shared;
    }
  return null;
}

/** The least that has to be left free, in up to two rectangles: the T of a rack. */
export function spacesOf({ field, strip }: Footprint): Rect[] {
  return [field, strip?.least].filter((rect) => rect !== null && rect !== undefined);
}
