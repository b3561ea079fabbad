import { cartLineKey, type LineIdentity } from '../../../domain/cart/cart.ts';
import type { BarFacts, FitFacts, PlateFacts, RackFacts } from '../../../domain/fit/facts.ts';
import { BAR_USES, RACK_KINDS } from '../../../domain/fit/parts.ts';
import { QUANTITY_MAX } from '../../../domain/limits.ts';
import { isObject, textOf } from '../../api/response.ts';

export interface OwnedRoom {
  readonly width?: number | undefined;
  readonly depth?: number | undefined;
  readonly ceiling?: number | undefined;
}

/** One of our products: `{ productId: '36', variant: '20 kg pair', variantType: 'weight', quantity: 2 }` is two pairs. */
export interface OwnedProduct extends LineIdentity {
  readonly quantity: number;
}

/** Something that is not ours, by the few facts that its owner knows. */
export interface OwnedOther {
  /** Chosen by the form that adds it: one 'bar' replaces another. */
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly facts: Pick<FitFacts, 'bar' | 'plates' | 'rack'>;
}

export type OwnedThing = OwnedProduct | OwnedOther;

export interface OwnedRecord {
  readonly room: OwnedRoom;
  readonly lifterHeight: number | undefined;
  readonly things: readonly OwnedThing[];
}

export const isOwnedOther = (thing: OwnedThing): thing is OwnedOther => 'facts' in thing;

export function ownedKey(thing: LineIdentity | Pick<OwnedOther, 'id'>): string {
  return 'id' in thing ? thing.id : cartLineKey(thing);
}

const THINGS_MAX = 100;
const PLATES_MAX = 40;
const MEASURE_MAX = 20_000;
const ID = /^[\w-]{1,64}$/;
const TEXT_MAX = 120;

/** Whatever stands in the storage becomes a record; what cannot be believed is left out. */
export function ownedRecord(stored: unknown): OwnedRecord {
  const { room, lifterHeight, things } = isObject(stored) ? stored : {};
  return {
    room: picked(room, [], ['width', 'depth', 'ceiling']) ?? {},
    lifterHeight: measureOf(lifterHeight),
    things: repairThings(things),
  };
}

function repairThings(stored: unknown): OwnedThing[] {
  const byKey = new Map<string, OwnedThing>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    const thing = thingOf(entry);
    if (thing !== undefined && byKey.size < THINGS_MAX) byKey.set(ownedKey(thing), thing);
  }
  return [...byKey.values()];
}

function thingOf(entry: unknown): OwnedThing | undefined {
  if (!isObject(entry)) return undefined;
  const { quantity } = entry;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1 || quantity > QUANTITY_MAX)
    return undefined;
  const { id, name, productId, variant, variantType } = entry;
  if (isId(productId)) {
    if (variantType !== 'weight' && variantType !== 'color') return { productId, quantity };
    const label = shortText(variant);
    return label === undefined ? undefined : { productId, variant: label, variantType, quantity };
  }
  const facts = factsOf(entry.facts);
  const label = shortText(name);
  return isId(id) && label !== undefined && facts ? { id, name: label, quantity, facts } : undefined;
}

function factsOf(facts: unknown): OwnedOther['facts'] | undefined {
  if (!isObject(facts)) return undefined;
  const { bar, plates, rack } = facts;
  const known = { bar: barOf(bar), plates: platesOf(plates), rack: rackOf(rack) };
  return (known.bar ?? known.plates ?? known.rack) ? { ...pickDefined(known) } : undefined;
}

function barOf(stored: unknown): BarFacts | undefined {
  const bar = picked<Omit<BarFacts, 'use'>>(
    stored,
    ['kg', 'length', 'shaft', 'sleeve', 'sleeveLength'],
    ['between', 'count', 'nut', 'ratedLoad'],
  );
  const use = BAR_USES.find((known) => isObject(stored) && stored.use === known);
  return bar && use && { ...bar, use };
}

function platesOf(stored: unknown): PlateFacts[] | undefined {
  if (!Array.isArray(stored) || stored.length === 0 || stored.length > PLATES_MAX) return undefined;
  const plates = stored.flatMap(
    (plate) => picked<PlateFacts>(plate, ['kg', 'hole', 'diameter', 'thickness', 'count'], []) ?? [],
  );
  return plates.length === stored.length ? plates : undefined;
}

function rackOf(stored: unknown): RackFacts | undefined {
  if (!isObject(stored)) return undefined;
  const rack = picked<Omit<RackFacts, 'kind' | 'cupsFromFront'>>(
    stored,
    ['cup'],
    ['outerWidth', 'insideWidth', 'pullUpBar', 'ratedLoad'],
  );
  const kind = RACK_KINDS.find((known) => stored.kind === known);
  return rack && kind && { ...rack, kind, cupsFromFront: measureOf(stored.cupsFromFront) ?? 0 };
}

function picked<T extends object>(
  stored: unknown,
  needed: readonly (keyof T & string)[],
  optional: readonly (keyof T & string)[],
): T | undefined {
  if (!isObject(stored)) return undefined;
  const entries = [...needed, ...optional].map((name) => [name, measureOf(stored[name])] as const);
  if (entries.some(([name, measure]) => measure === undefined && needed.includes(name))) return undefined;
  return pickDefined(Object.fromEntries(entries)) as T;
}

const pickDefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

const measureOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 && value <= MEASURE_MAX ? value : undefined;

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

const shortText = (value: unknown): string | undefined => textOf(value)?.slice(0, TEXT_MAX);
