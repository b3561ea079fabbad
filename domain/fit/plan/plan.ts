import type { FitAssumptions } from '../assumptions.ts';
import type { FitFacts } from '../facts.ts';
import type { FitItem } from '../set.ts';
import type { FitCheck, FitRule, Verdict } from '../verdict.ts';
import type { Rect } from './rects.ts';

/**
 * A room with products in it, seen from above, in millimetres. x runs from the left wall to the right, y from the back wall
 * to the front, where the reader stands.
 */
export interface Plan {
  readonly room: PlanRoom;
  readonly door: Door;
  readonly lifterHeight: number;
  /** At home nobody trains at two places at once, so that the spaces to train in may overlap. */
  readonly use: PlanUse;
  readonly items: readonly PlacedItem[];
  /** Bars, plates and whatever else has no place of its own on the floor. */
  readonly things: readonly Thing[];
}

export const PLAN_USES = ['home', 'gym'] as const;
export type PlanUse = (typeof PLAN_USES)[number];

export interface PlanRoom {
  readonly width: number;
  readonly depth: number;
  readonly ceiling: number;
}

export const WALLS = ['back', 'right', 'front', 'left'] as const;
export type Wall = (typeof WALLS)[number];

export interface Door {
  readonly wall: Wall;
  /** From the left wall, or from the back wall if the door is in one of the side walls. */
  readonly offset: number;
  readonly width: number;
  readonly opensIn: boolean;
}

/** Clockwise, seen from above: 0 faces the front wall, 90 the left one, 180 the back one, 270 the right one. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

export interface PlacedItem {
  readonly id: string;
  readonly productId: string;
  readonly variant?: string | undefined;
  /** The corner of its body nearest to the left and the back wall, as it is turned. */
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

export interface Thing {
  readonly productId: string;
  readonly variant?: string | undefined;
  readonly quantity: number;
}

export interface PlannedProduct {
  readonly name: string;
  readonly facts: FitFacts;
  /** With its packing, where the facts say no mass. */
  readonly shippingKg?: number | undefined;
}

/** Nothing for a product that is not sold any more: it is then not judged. */
export type ProductRange = (productId: string, variant?: string) => PlannedProduct | undefined;

export interface PlanBasis {
  readonly range: ProductRange;
  readonly assumptions: FitAssumptions;
  /** What the shopper has already: used with what is planned, and neither drawn nor bought. */
  readonly owned: readonly FitItem[];
}

/** What can be wrong with places. The other rules are those of things that go together and of the ceiling. */
export const PLACEMENT_RULES = [
  'inside the room',
  'bodies apart',
  'space to train',
  'space for the bar',
  'spaces apart',
  'back to the wall',
  'door',
  'path',
  'height',
] as const;
export type PlacementRule = (typeof PLACEMENT_RULES)[number];

/** Fewest words first: a title, then the reason in numbers. */
export interface PlanFinding {
  readonly verdict: Verdict | 'information';
  readonly rule: PlacementRule | FitRule | 'floor load';
  readonly title: string;
  readonly words: string;
  /** Keys of items (their ids) and of things (`thingKey`): first the one to blame. */
  readonly about: readonly string[];
  readonly marks: readonly Rect[];
  readonly move?: PlanMove | undefined;
  /** The numbers, where there is one that is needed and one that is there. */
  readonly check?: Pick<FitCheck, 'needs' | 'has' | 'unit'> | undefined;
}

/** 'Move it 500 mm right': what the item becomes. */
export interface PlanMove {
  readonly words: string;
  readonly item: PlacedItem;
}

/** Something stands where it cannot. A ceiling too low for pull-ups is not that: the rack stands all the same. */
export const isMisplaced = ({ verdict, rule }: PlanFinding): boolean =>
  verdict === 'does not fit' && (PLACEMENT_RULES as readonly string[]).includes(rule);

export const GRID = 50;
export const ROOM_LIMITS = {
  width: { least: 1_000, most: 20_000 },
  depth: { least: 1_000, most: 20_000 },
  ceiling: { least: 1_800, most: 10_000 },
  lifterHeight: { least: 1_200, most: 2_300 },
  door: { least: 600, most: 2_000 },
} as const;
export const ITEMS_MAX = 100;

export function emptyPlan(
  room: PlanRoom,
  { door: width, lifterHeight }: Pick<FitAssumptions, 'door' | 'lifterHeight'>,
): Plan {
  const offset = Math.max(0, room.width - width - 2 * GRID);
  return {
    room,
    door: { wall: 'front', offset, width, opensIn: true },
    lifterHeight,
    use: 'home',
    items: [],
    things: [],
  };
}

export const thingKey = ({ productId, variant }: Pick<Thing, 'productId' | 'variant'>): string =>
  `thing ${productId}${variant === undefined ? '' : ` ${variant}`}`;

export function freeId({ items }: Pick<Plan, 'items'>): string {
  const taken = new Set(items.map(({ id }) => id));
  let number = items.length + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

export const isPlaced = ({ body }: FitFacts): boolean => body !== undefined;
