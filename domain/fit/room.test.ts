import { describe, expect, it } from 'vitest';
import { fitOf } from '../../catalogue/fit.ts';
import { FIT_ASSUMPTIONS } from './assumptions.ts';
import type { FitFacts } from './facts.ts';
import { factsOf } from './facts-of.ts';
import { judgeRoom, type Room, tooLowText, verdictInRoom } from './room.ts';
import { usedWith } from './used-with.ts';
import type { Verdict } from './verdict.ts';

const factsNamed = (id: string): FitFacts => factsOf({ fit: fitOf(id, []) });
const judged = (id: string, room: Room) =>
  judgeRoom(factsNamed(id), room, { lifterHeight: 1800 }, FIT_ASSUMPTIONS);

describe('the verdict of a product in a room', () => {
  it.each<[id: string, room: Room, verdict: Verdict, text: string | null]>([
    ['21', { ceiling: 2600 }, 'fits', null],
    ['21', { ceiling: 2500 }, 'tight', 'Fits, but too low for pull-ups'],
    ['21', { ceiling: 2400 }, 'tight', 'Fits, but too low for pull-ups'],
    ['21', { ceiling: 2300 }, 'does not fit', null],
    ['21', { width: 3400, depth: 3000, ceiling: 2400 }, 'tight', 'Fits, but too low for pull-ups'],
    ['21', { width: 2400, depth: 3000, ceiling: 2400 }, 'does not fit', null],
    ['23', { ceiling: 2400 }, 'tight', 'Fits, but too low to press overhead'],
    ['1', { ceiling: 2400 }, 'tight', 'Fits, but too low to press overhead'],
    ['28', { ceiling: 2400 }, 'does not fit', null],
    ['29', { ceiling: 2400 }, 'fits', null],
    ['21', { width: 3000, depth: 3000 }, 'tight', null],
  ])('%s in %j: %s, %s', (id, room, verdict, text) => {
    const checks = judged(id, room);
    expect(verdictInRoom(checks)).toBe(verdict);
    expect(tooLowText(checks)).toBe(text);
  });
});

describe('what a product is used with', () => {
  const own = (id: string) => ({ facts: factsNamed(id), isOwned: true });

  it.each([
    ['a bar at home that goes into the rack', '21', [own('1')], 2200],
    ['no bar at home that is too short for it', '21', [own('5')], undefined],
    ['on stands the short bar', '23', [own('5')], 1520],
    ['of two the longer', '23', [own('5'), own('1')], 2200],
    ['what is new before what is at home', '23', [own('1'), { facts: factsNamed('5') }], 1520],
  ])('is %s', (_what, id, items, length) => {
    expect(usedWith(factsNamed(id), items, undefined).bar?.length).toBe(length);
  });
});
