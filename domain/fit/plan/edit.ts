import { collisions, isBench, pairsOf } from './collisions.ts';
import { barsOf, type Footprint, footprintOf, hitByDoor, layout, sizeOf, snapped, turned } from './layout.ts';
import { unreached } from './path.ts';
import { judgePlacement } from './placement.ts';
import {
  type Door,
  freeId,
  ITEMS_MAX,
  isMisplaced,
  isPlaced,
  type PlacedItem,
  type Plan,
  type PlanBasis,
  type PlannedProduct,
  type PlanRoom,
  type ProductRange,
  ROOM_LIMITS,
  type Thing,
  TURNS,
  thingKey,
} from './plan.ts';
import { unitOf } from './units.ts';
import { wallFindings } from './walls.ts';

/** Changes of a plan by hand. Each gives the same plan back where nothing changes. */

type Kind = Pick<Thing, 'productId' | 'variant'>;

const QUANTITY_MAX = 99;
/** Places tried in one turn; in a full room each of them takes longer. */
const PLACES_MAX = { usual: 1_500, full: 400 } as const;
const FULL_ROOM = 20;
/** A free place that cuts off the way to something is passed over, so many times. */
const CUT_OFF_MAX = 20;

/** One more of a product: on the floor where it has a good place, else with the bars and plates. */
export function putIn(plan: Plan, kind: Kind, basis: PlanBasis): Plan {
  const product = basis.range(kind.productId, kind.variant);
  if (product === undefined) return plan;
  const { productId, variant } = kind;
  if (!isPlaced(product.facts)) return setQuantity(plan, kind, quantityOf(plan, kind) + 1);
  if (plan.items.length >= ITEMS_MAX) return plan;
  const item = { id: freeId(plan), productId, variant, x: 0, y: 0, turn: 0 } as const;
  return {
    ...plan,
    items: [...plan.items, inRack(plan, item, product, basis) ?? bestPlace(plan, item, product, basis)],
  };
}

/** The same at a place of the shopper's own choice, by the middle of its body. */
export function putAt(
  plan: Plan,
  kind: Kind,
  middle: { readonly x: number; readonly y: number },
  basis: PlanBasis,
): Plan {
  const product = basis.range(kind.productId, kind.variant);
  if (product === undefined || !isPlaced(product.facts) || plan.items.length >= ITEMS_MAX)
    return putIn(plan, kind, basis);
  const { width, depth } = sizeOf(product.facts, 0);
  const { productId, variant } = kind;
  const at = { x: middle.x - width / 2, y: middle.y - depth / 2, turn: 0 } as const;
  const item = snapped({ id: freeId(plan), productId, variant, ...at }, product.facts, plan.room);
  return { ...plan, items: [...plan.items, item] };
}

export function takeOut(plan: Plan, key: string): Plan {
  const items = plan.items.filter(({ id }) => id !== key);
  const things = plan.things.filter((thing) => thingKey(thing) !== key);
  const isSame = items.length === plan.items.length && things.length === plan.things.length;
  return isSame ? plan : { ...plan, items, things };
}

export const quantityOf = ({ things }: Plan, kind: Kind): number =>
  things.find((thing) => thingKey(thing) === thingKey(kind))?.quantity ?? 0;

export function setQuantity(plan: Plan, kind: Kind, quantity: number): Plan {
  const key = thingKey(kind);
  const count = Math.min(quantity, QUANTITY_MAX);
  if (count < 1) return takeOut(plan, key);
  const { productId, variant } = kind;
  const thing = { productId, variant, quantity: count };
  const isThere = plan.things.some((each) => thingKey(each) === key);
  return {
    ...plan,
    things: isThere
      ? plan.things.map((each) => (thingKey(each) === key ? thing : each))
      : [...plan.things, thing],
  };
}

export function moveTo(plan: Plan, wanted: PlacedItem, range: ProductRange): Plan {
  const product = range(wanted.productId, wanted.variant);
  return product === undefined ? plan : withItem(plan, snapped(wanted, product.facts, plan.room));
}

export function turnItem(plan: Plan, id: string, range: ProductRange): Plan {
  const item = plan.items.find((each) => each.id === id);
  const product = item && range(item.productId, item.variant);
  return item && product ? withItem(plan, turned(item, product.facts, plan.room)) : plan;
}

export function withItem(plan: Plan, item: PlacedItem): Plan {
  const before = plan.items.find(({ id }) => id === item.id);
  if (before === undefined) return plan;
  if (before.x === item.x && before.y === item.y && before.turn === item.turn) return plan;
  return { ...plan, items: plan.items.map((each) => (each.id === item.id ? item : each)) };
}

/** Another room, within what a room can be; what stands in it stays inside, and so does the door. */
export function withRoom(plan: Plan, wanted: PlanRoom, range: ProductRange): Plan {
  const room = {
    width: within(wanted.width, ROOM_LIMITS.width),
    depth: within(wanted.depth, ROOM_LIMITS.depth),
    ceiling: within(wanted.ceiling, ROOM_LIMITS.ceiling),
  };
  const items = plan.items.map((item) => {
    const product = range(item.productId, item.variant);
    return product === undefined ? item : snapped(item, product.facts, room);
  });
  return { ...plan, room, items, door: doorIn(room, plan.door) };
}

export const withDoor = (plan: Plan, door: Door): Plan => ({ ...plan, door: doorIn(plan.room, door) });

export const wallLength = ({ width, depth }: PlanRoom, { wall }: Pick<Door, 'wall'>): number =>
  wall === 'left' || wall === 'right' ? depth : width;

function doorIn(room: PlanRoom, door: Door): Door {
  const long = wallLength(room, door);
  const width = Math.min(within(door.width, ROOM_LIMITS.door), long);
  return { ...door, width, offset: within(door.offset, { least: 0, most: long - width }) };
}

export const within = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
  Math.min(Math.max(Math.round(value), least), most);

/** A bench goes into a rack that has none, if nothing gets wrong by it. */
function inRack(plan: Plan, item: PlacedItem, product: PlannedProduct, basis: PlanBasis): PlacedItem | null {
  const { assumptions } = basis;
  const bars = barsOf(plan, basis);
  const there = footprintOf(item, product, bars, assumptions);
  if (there === null || !isBench(there)) return null;
  const others = layout(plan, basis);
  const pairs = pairsOf(others);
  const before = judgePlacement(plan, basis).filter(isMisplaced).length;
  for (const rack of others) {
    if (rack.inside === null || pairs.has(rack.item.id)) continue;
    const unit = unitOf(rack, { item, product }, bars, assumptions);
    const pose = unit?.poses.find(({ turn }) => turn === rack.item.turn);
    const within = pose?.items.find(({ id }) => id === item.id);
    if (within === undefined) continue;
    const bench = { ...within, x: rack.item.x + within.x, y: rack.item.y + within.y };
    const items = [...plan.items, bench];
    const after = judgePlacement({ ...plan, items }, basis).filter(isMisplaced);
    if (after.length <= before) return bench;
  }
  return null;
}

/** The first place that is all free, else the one where least is wrong; from the back wall to the front. */
function bestPlace(plan: Plan, item: PlacedItem, product: PlannedProduct, basis: PlanBasis): PlacedItem {
  const { assumptions } = basis;
  const bars = barsOf(plan, basis);
  const others = layout(plan, basis);
  const cutOff = unreached(plan, others, assumptions).size;
  const tried = others.length > FULL_ROOM ? PLACES_MAX.full : PLACES_MAX.usual;
  let best: { readonly item: PlacedItem; readonly wrong: number } | undefined;
  let passedOver = 0;
  for (const turn of TURNS)
    for (const place of placesOf(plan.room, sizeOf(product.facts, turn), tried)) {
      const there = footprintOf({ ...item, ...place, turn }, product, bars, assumptions);
      if (there === null) continue;
      let wrong = hitByDoor(plan, there) === null ? 0 : 10;
      // A place that is already worse than another is looked at no further.
      const most = best?.wrong ?? Number.POSITIVE_INFINITY;
      for (const other of others) {
        if (wrong >= most) break;
        for (const { rule, verdict } of collisions(there, other, plan.use, false))
          wrong += rule === 'bodies apart' ? 20 : verdict === 'tight' ? 1 : 4;
      }
      if (wrong >= most) continue;
      for (const { verdict } of wallFindings(there, plan, assumptions)) wrong += verdict === 'tight' ? 1 : 4;
      if (wrong === 0 && passedOver < CUT_OFF_MAX) {
        if (unreached(plan, [...others, there], assumptions).size <= cutOff) return there.item;
        passedOver += 1;
        wrong = 2;
      }
      // Of places that are wrong alike the one that lacks least on its worst side: a bar that is too long lies in the middle.
      if (wrong > 0) wrong += farthestOut(there, plan.room) / 100_000;
      if (best === undefined || wrong < best.wrong) best = { item: there.item, wrong };
    }
  return best?.item ?? item;
}

function farthestOut({ field, strip }: Footprint, room: PlanRoom): number {
  const out = [field, strip?.comfortable].map((rect) =>
    rect ? Math.max(-rect.x, -rect.y, rect.x + rect.width - room.width, rect.y + rect.depth - room.depth) : 0,
  );
  return Math.max(0, ...out);
}

function placesOf(room: PlanRoom, { width, depth }: { width: number; depth: number }, most: number) {
  const [across, along] = [Math.max(0, room.width - width), Math.max(0, room.depth - depth)];
  const step = Math.max(100, 50 * Math.ceil(Math.sqrt((across * along) / most) / 50));
  const stops = (last: number) => [
    ...Array.from({ length: Math.ceil(last / step) }, (_, at) => at * step),
    last,
  ];
  return stops(along).flatMap((y) => stops(across).map((x) => ({ x, y })));
}
