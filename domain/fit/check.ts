import { formatKg } from '../text/format.ts';
import type { FitAssumptions } from './assumptions.ts';
import type { FitFacts } from './facts.ts';
import { type FloorLoad, floorLoad, judgeRoom, type Room, verdictInRoom } from './room.ts';
import { type Finding, type FitItem, judgeLoad, judgeSet } from './set.ts';
import { plateOnPeg } from './storage.ts';
import { usedWith } from './used-with.ts';
import { type FitCheck, type Verdict, worst } from './verdict.ts';

/** An item with what its parcel weighs, in case its own mass is not known. */
export interface CheckedItem extends FitItem {
  readonly shippingKg?: number | undefined;
}

export interface FitConditions {
  readonly room?: Room | undefined;
  readonly lifterHeight?: number | undefined;
  /** Kilograms on a bar, bar included. */
  readonly load?: number | undefined;
}

export interface ItemInRoom {
  readonly key: string;
  readonly verdict: Verdict;
  readonly checks: readonly FitCheck[];
  readonly floor: (FloorLoad & { readonly usual: number; readonly words: string }) | null;
}

export interface FitAnswer {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly rooms: readonly ItemInRoom[];
}

export function checkFit(
  items: readonly CheckedItem[],
  { room, lifterHeight, load }: FitConditions,
  assumptions: FitAssumptions,
): FitAnswer {
  const findings = [
    ...judgeSet(items, assumptions).findings,
    ...(load === undefined ? [] : judgeLoad(items, load, assumptions)),
  ];
  const rooms = items
    .filter(({ isOwned, facts }) => isOwned !== true && Object.keys(facts).length > 0)
    .map((item): ItemInRoom => {
      const checks =
        room === undefined
          ? []
          : judgeRoom(item.facts, room, usedWith(item.facts, items, lifterHeight), assumptions);
      return {
        key: item.key,
        verdict: verdictInRoom(checks),
        checks,
        floor: floorOf(item, items, load, assumptions),
      };
    });
  const verdicts = [...findings.map(({ check }) => check.verdict), ...rooms.map(({ verdict }) => verdict)];
  return { verdict: worst(verdicts), findings, rooms };
}

function floorOf(
  { facts, shippingKg }: CheckedItem,
  items: readonly FitItem[],
  load: number | undefined,
  assumptions: FitAssumptions,
): ItemInRoom['floor'] {
  const stored = Math.max(storedKg(facts, items), facts.rack ? (load ?? 0) : 0);
  const floor = floorLoad(facts, { shippingKg, heldKg: stored }, assumptions);
  if (floor === null) return null;
  const usual = assumptions.dwellingFloor;
  const isAbove = floor.kgPerSquareMetre > usual;
  const about = `About ${formatKg(Math.round(floor.kgPerSquareMetre))} on a square metre. Floors of dwellings are usually designed for ${formatKg(usual)}.`;
  return { ...floor, usual, words: isAbove ? `${about} Ask your builder.` : about };
}

function storedKg({ pegs, dumbbellRack }: FitFacts, items: readonly FitItem[]): number {
  const kgOfAll = (all: readonly { kg: number; count: number }[], quantity: number) =>
    all.reduce((sum, { kg, count }) => sum + kg * count * quantity, 0);
  const plates = items.reduce(
    (sum, { facts, quantity }) =>
      sum +
      kgOfAll(
        (facts.plates ?? []).filter((plate) => pegs && plateOnPeg(pegs, plate).verdict === 'fits'),
        quantity,
      ),
    0,
  );
  const dumbbells = dumbbellRack
    ? items.reduce((sum, { facts, quantity }) => sum + kgOfAll(facts.dumbbells ?? [], quantity), 0)
    : 0;
  return (
    Math.min(plates, pegs?.ratedLoad ?? Infinity) + Math.min(dumbbells, dumbbellRack?.ratedLoad ?? Infinity)
  );
}
