import { ITEMS_MAX, PLAN_USES, type Plan, ROOM_LIMITS, TURNS, type Turn, WALLS } from './plan.ts';

/**
 * A plan as text for an address. Bytes: a version, the room, the products in use (id, and three bytes for the variant's
 * label), where they stand, what else is in use, and two bytes by which a damaged link is noticed. The ids of items are
 * not in it; they are numbered again.
 */

const VERSION = 1;
const THINGS_MAX = 100;
const QUANTITY_MAX = 99;
const HAS_VARIANT = 0x80;
const ID_MAX = 0x7f;
/** A place takes 15 bits. */
const FARTHEST = 0x7fff;

export type KnownVariants = (productId: string) => readonly string[] | undefined;

interface Kind {
  readonly productId: string;
  readonly variant?: string | undefined;
}

export function encodePlan(plan: Plan): string {
  const bytes: number[] = [VERSION];
  const two = (value: number) => bytes.push((value >> 8) & 0xff, value & 0xff);
  const { room, door, lifterHeight, use } = plan;
  const items = plan.items.slice(0, ITEMS_MAX);
  const things = plan.things.slice(0, THINGS_MAX);
  for (const size of [room.width, room.depth, room.ceiling, lifterHeight, door.offset, door.width])
    two(whole(size, FARTHEST));
  bytes.push(WALLS.indexOf(door.wall) | (door.opensIn ? 4 : 0) | (use === 'gym' ? 8 : 0));

  const kinds = new Map<string, { place: number; kind: Kind }>();
  const placeOf = (kind: Kind) => kinds.get(keyOf(kind))?.place ?? 0;
  for (const kind of [...items, ...things])
    if (!kinds.has(keyOf(kind))) kinds.set(keyOf(kind), { place: kinds.size, kind });
  bytes.push(kinds.size);
  for (const { kind } of kinds.values()) {
    const id = new TextEncoder().encode(kind.productId).slice(0, ID_MAX);
    bytes.push(id.length | (kind.variant === undefined ? 0 : HAS_VARIANT), ...id);
    if (kind.variant !== undefined) bytes.push(...labelBytes(kind.variant));
  }

  bytes.push(items.length);
  for (const item of items) {
    const x = whole(item.x, FARTHEST);
    const y = whole(item.y, FARTHEST);
    const turn = TURNS.indexOf(item.turn);
    bytes.push(
      placeOf(item),
      x >> 7,
      ((x & 0x7f) << 1) | (y >> 14),
      (y >> 6) & 0xff,
      ((y & 0x3f) << 2) | turn,
    );
  }
  bytes.push(things.length);
  for (const thing of things) bytes.push(placeOf(thing), whole(thing.quantity, QUANTITY_MAX));
  two(hash(bytes) & 0xffff);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for what is no plan of ours. What is not sold any more is left out, and no number is larger than a room can be. */
export function decodePlan(text: string, known: KnownVariants): Plan | null {
  const bytes = bytesOf(text);
  if (bytes === null || bytes[0] !== VERSION) return null;
  let at = 1;
  const one = () => bytes[at++] ?? 0;
  const two = () => one() * 256 + one();
  const within = ({ least, most }: { least: number; most: number }) => clamp(two(), least, most);

  const room = {
    width: within(ROOM_LIMITS.width),
    depth: within(ROOM_LIMITS.depth),
    ceiling: within(ROOM_LIMITS.ceiling),
  };
  const lifterHeight = within(ROOM_LIMITS.lifterHeight);
  const offset = two();
  const doorWidth = within(ROOM_LIMITS.door);
  const flags = one();
  const wall = WALLS[flags & 3] ?? 'front';
  const along = wall === 'left' || wall === 'right' ? room.depth : room.width;
  const width = Math.min(doorWidth, along);
  const door = { wall, offset: clamp(offset, 0, along - width), width, opensIn: (flags & 4) !== 0 };

  const kinds = Array.from({ length: one() }, (): Kind | null => {
    const head = one();
    const id = bytes.slice(at, at + (head & ID_MAX));
    at += head & ID_MAX;
    const label = (head & HAS_VARIANT) === 0 ? null : [one(), one(), one()];
    return kindOf(new TextDecoder().decode(Uint8Array.from(id)), label, known);
  });
  const placed = Array.from({ length: one() }, () => {
    const kind = kinds[one()];
    const [a, b, c, d] = [one(), one(), one(), one()];
    const x = clamp((a << 7) | (b >> 1), 0, room.width);
    const y = clamp(((b & 1) << 14) | (c << 6) | (d >> 2), 0, room.depth);
    return kind ? [{ ...kind, x, y, turn: TURNS[d & 3] as Turn }] : [];
  }).flat();
  const things = Array.from({ length: one() }, () => {
    const kind = kinds[one()];
    const quantity = clamp(one(), 1, QUANTITY_MAX);
    return kind ? [{ ...kind, quantity }] : [];
  }).flat();
  // Two bytes of the check are left, or the numbers of things were wrong.
  if (at !== bytes.length - 2) return null;
  return {
    room,
    door,
    lifterHeight,
    use: PLAN_USES[(flags & 8) === 0 ? 0 : 1],
    items: placed.slice(0, ITEMS_MAX).map((item, index) => ({ id: String(index + 1), ...item })),
    things: things.slice(0, THINGS_MAX),
  };
}

const keyOf = ({ productId, variant }: Kind) => `${productId} ${variant ?? ''}`;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const whole = (value: number, most: number) => clamp(Math.round(value), 0, most);

function kindOf(productId: string, label: readonly number[] | null, known: KnownVariants): Kind | null {
  const variants = known(productId);
  if (variants === undefined) return null;
  if (label === null) return { productId };
  const variant = variants.find((each) => labelBytes(each).every((byte, place) => byte === label[place]));
  return variant === undefined ? null : { productId, variant };
}

const labelBytes = (label: string) => {
  const number = hash(new TextEncoder().encode(label));
  return [(number >> 16) & 0xff, (number >> 8) & 0xff, number & 0xff];
};

/** FNV-1a. */
function hash(bytes: ArrayLike<number>): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at += 1) number = Math.imul(number ^ (bytes[at] ?? 0), 0x01000193);
  return number >>> 0;
}

function bytesOf(text: string): number[] | null {
  if (!/^[\w-]{20,4000}$/.test(text)) return null;
  try {
    const bytes = Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const check = bytes.slice(-2);
    const sum = hash(bytes.slice(0, -2)) & 0xffff;
    return check[0] === sum >> 8 && check[1] === (sum & 0xff) ? bytes : null;
  } catch {
    return null;
  }
}
