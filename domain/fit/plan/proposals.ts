import { type Paise, sum } from '../../pricing/money.ts';
import { FIT_ASSUMPTIONS, type FitAssumptions } from '../assumptions.ts';
import { judgePair } from '../pair.ts';
import { floorNeeded, judgeRoom } from '../room.ts';
import { judgeSet } from '../set.ts';
import { formatLength } from '../verdict.ts';
import { arrange } from './arrange.ts';
import { judgePlaces, judgeUses } from './judge.ts';
import { isSideways } from './layout.ts';
import { type Offer, withOffers } from './offers.ts';
import type { PlacedItem, Plan, PlanFinding, PlannedProduct, ProductRange } from './plan.ts';

/** Something that fits where a rack does not. */
export interface Proposal {
  /** The id of the item that it takes the place of. */
  readonly replaces: string;
  readonly offers: readonly Offer[];
  /** Of the offers, as they stand in the range. */
  readonly price: Paise;
  readonly title: string;
  readonly words: string;
  /** With everything in its place. */
  readonly plan: Plan;
}

const PROPOSALS_MOST = 2;
/** What no other place mends: then another product is what helps. */
const RULES: readonly PlanFinding['rule'][] = [
  'inside the room',
  'space for the bar',
  'space to train',
  'height',
  'pull-ups',
];

/** For a rack that cannot stand here or be used as it is meant to: others with a bar that suits them and the room. */
export function proposals(
  plan: Plan,
  range: ProductRange,
  offers: readonly Offer[],
  assumptions: FitAssumptions = FIT_ASSUMPTIONS,
): Proposal[] {
  const findings = [...judgePlaces(plan, range, assumptions), ...judgeUses(plan, range, assumptions)];
  const isWrong = ({ id }: PlacedItem) =>
    findings.some(
      ({ verdict, rule, about }) => verdict === 'does not fit' && RULES.includes(rule) && about.includes(id),
    );
  const rack = plan.items.find(
    (item) => range(item.productId, item.variant)?.facts.rack?.kind === 'rack' && isWrong(item),
  );
  if (rack === undefined) return [];
  const found: Proposal[] = [];
  for (const pair of pairsFor(plan, offers, assumptions)) {
    const proposal = proposed(plan, rack, pair, range, assumptions);
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
  range: ProductRange,
  assumptions: FitAssumptions,
): Proposal | null {
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
  if (judgeSet(used, assumptions).verdict === 'does not fit') return null;
  const { plan: made, left } = arrange(wished, range, assumptions);
  const placed = made.items.find(
    ({ productId, variant }) => productId === rack.productId && variant === rack.variant,
  );
  const needed = floorNeeded(rack.facts, { bar: { length: bar.facts.bar?.length ?? 0 } }, assumptions);
  if (left.length > 0 || placed === undefined || needed === null) return null;
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

/** '3.0 m', '2.45 m' */
const metres = (millimetres: number) =>
  `${(millimetres / 1000).toFixed(millimetres % 100 === 0 ? 1 : 2)}\u00a0m`;
