import { type Paise, sum } from '../../pricing/money.ts';
import type { FitAssumptions } from '../assumptions.ts';
import { judgePair } from '../pair.ts';
import { floorNeeded, judgeRoom } from '../room.ts';
import { judgeSet } from '../set.ts';
import { formatLength } from '../verdict.ts';
import { arrange } from './arrange.ts';
import { judgeUses } from './judge.ts';
import { isSideways, sizeOf, snapped } from './layout.ts';
import { type Offer, withOffers } from './offers.ts';
import { judgePlacement } from './placement.ts';
import {
  isMisplaced,
  type PlacedItem,
  type Plan,
  type PlanBasis,
  type PlanFinding,
  type PlannedProduct,
  TURNS,
} from './plan.ts';

export interface Proposal {
  /** The id of the item that it takes the place of. */
  readonly replaces: string;
  readonly offers: readonly Offer[];
  /** Of the offers, as they stand in the range. */
  readonly price: Paise;
  readonly title: string;
  readonly words: string;
  /** With everything in its place, which is the old one where it can stay there. */
  readonly plan: Plan;
}

const PROPOSALS_MOST = 2;
/** A fuller room is not arranged again for the sake of one rack. */
const ARRANGED_MOST = 12;
/** What no other place mends: then another product is what helps. */
const RULES: readonly PlanFinding['rule'][] = [
  'inside the room',
  'space for the bar',
  'space to train',
  'height',
  'pull-ups',
];

/** For a rack that cannot stand here or be used as it is meant to: others with a bar that suits them and the room. */
export function proposals(plan: Plan, basis: PlanBasis, offers: readonly Offer[]): Proposal[] {
  const findings = [...judgePlacement(plan, basis), ...judgeUses(plan, basis)];
  const isWrong = ({ id }: PlacedItem) =>
    findings.some(
      ({ verdict, rule, about }) =>
        verdict === (rule === 'pull-ups' ? 'tight' : 'does not fit') &&
        RULES.includes(rule) &&
        about.includes(id),
    );
  const rack = plan.items.find(
    (item) => basis.range(item.productId, item.variant)?.facts.rack?.kind === 'rack' && isWrong(item),
  );
  if (rack === undefined) return [];
  const found: Proposal[] = [];
  for (const pair of pairsFor(plan, offers, basis.assumptions)) {
    const proposal = proposed(plan, rack, pair, basis);
    if (proposal) found.push(proposal);
    if (found.length === PROPOSALS_MOST) break;
  }
  return found;
}

/** Racks and bars that go together and into this room alone, the roomiest first, then the cheapest. */
function pairsFor(plan: Plan, offers: readonly Offer[], assumptions: FitAssumptions): [Offer, Offer][] {
  const racks = offers.filter(({ facts }) => facts.rack && facts.rack.kind !== 'press station' && !facts.bar);
  const bars = offers.filter(({ facts }) => facts.bar?.use === 'rack' && !facts.rack);
  return racks
    .flatMap((rack) => bars.map((bar) => [rack, bar] as [Offer, Offer]))
    .flatMap((pair) => {
      const [rack, bar] = pair;
      const checks = [...judgePair(rack.facts, bar.facts), ...alone(rack, bar, plan, assumptions)];
      if (checks.some(({ verdict }) => verdict === 'does not fit')) return [];
      const tight = checks.filter(({ verdict }) => verdict === 'tight').length;
      // Plates with the larger hole are what most of a range is made of.
      return [{ pair, tight, sleeve: bar.facts.bar?.sleeve ?? 0, price: sum([rack.price, bar.price]) }];
    })
    .sort((a, b) => a.tight - b.tight || b.sleeve - a.sleeve || a.price - b.price)
    .map(({ pair }) => pair);
}

/** Pressing overhead depends on the lifter and the plates, not on the rack. */
function alone(
  rack: PlannedProduct,
  bar: PlannedProduct,
  { room, lifterHeight }: Plan,
  assumptions: FitAssumptions,
) {
  const length = bar.facts.bar?.length;
  return judgeRoom(
    rack.facts,
    room,
    { lifterHeight, ...(length !== undefined && { bar: { length } }) },
    assumptions,
  ).filter(({ rule }) => rule !== 'press overhead');
}

function proposed(
  plan: Plan,
  replaced: PlacedItem,
  pair: readonly [Offer, Offer],
  basis: PlanBasis,
): Proposal | null {
  const { range, assumptions, owned } = basis;
  const [rack, bar] = pair;
  if (rack.productId === replaced.productId) return null;
  const others = {
    ...plan,
    items: plan.items.filter((item) => item !== replaced),
    things: plan.things.filter(
      ({ productId, variant }) => range(productId, variant)?.facts.bar?.use !== 'rack',
    ),
  };
  const wished = withOffers(others, pair);
  const used = [...wished.items, ...wished.things].flatMap(({ productId, variant }, index) => {
    const product = range(productId, variant);
    return product ? [{ key: String(index), name: product.name, quantity: 1, facts: product.facts }] : [];
  });
  if (judgeSet([...used, ...owned], assumptions).verdict === 'does not fit') return null;
  const made = bestPlaced(wished, replaced, basis);
  const placed = made?.items.find(
    ({ productId, variant }) => productId === rack.productId && variant === rack.variant,
  );
  const needed = floorNeeded(rack.facts, { bar: { length: bar.facts.bar?.length ?? 0 } }, assumptions);
  if (!made || placed === undefined || needed === null) return null;
  const { width, depth } = plan.room;
  const [along, across] = isSideways(placed.turn) ? [depth, width] : [width, depth];
  return {
    replaces: replaced.id,
    offers: pair,
    price: sum([rack.price, bar.price]),
    title: `What fits instead: ${rack.name} and ${bar.name}`,
    words: `Along the ${metres(along)} wall: ${formatLength(needed.width)} × ${formatLength(needed.depth)} of ${formatLength(along)} × ${formatLength(across)} mm.`,
    plan: made,
  };
}

/** The new one where the old one stood, so that nothing else moves; where it is tight there, rather arranged again. */
function bestPlaced(wished: Plan, replaced: PlacedItem, basis: PlanBasis): Plan | null {
  const inItsPlace = turnsInPlace(wished, replaced, basis);
  const easy = inItsPlace.find(({ isTight }) => !isTight)?.plan;
  if (easy !== undefined) return easy;
  if (wished.items.length <= ARRANGED_MOST) {
    const { plan, left } = arrange(wished, basis);
    if (left.length === 0) return plan;
  }
  return inItsPlace[0]?.plan ?? null;
}

/** The last item in the place of the old one, in each turn in which it can stand there; the old turn first. */
function turnsInPlace(
  wished: Plan,
  replaced: PlacedItem,
  basis: PlanBasis,
): { readonly plan: Plan; readonly isTight: boolean }[] {
  const added = wished.items.at(-1);
  const product = added && basis.range(added.productId, added.variant);
  const old = basis.range(replaced.productId, replaced.variant);
  if (!product || !old) return [];
  const { width, depth } = sizeOf(old.facts, replaced.turn);
  const turns = [...TURNS].sort((a, b) => Number(b === replaced.turn) - Number(a === replaced.turn));
  return turns.flatMap((turn) => {
    const size = sizeOf(product.facts, turn);
    const middle = {
      ...added,
      turn,
      x: replaced.x + (width - size.width) / 2,
      y: replaced.y + (depth - size.depth) / 2,
    };
    const item = snapped(middle, product.facts, wished.room);
    const plan = { ...wished, items: wished.items.map((each) => (each === added ? item : each)) };
    const found = judgePlacement(plan, basis).filter(({ about }) => about.includes(item.id));
    return found.some(isMisplaced) ? [] : [{ plan, isTight: found.length > 0 }];
  });
}

/** '3.0 m', '2.45 m' */
const metres = (millimetres: number) =>
  `${(millimetres / 1000).toFixed(millimetres % 100 === 0 ? 1 : 2)}\u00a0m`;
