import type { FitAssumptions } from './assumptions.ts';
import type { BarFacts, FitFacts } from './facts.ts';
import { checkMm, type FitCheck, formatMm, isRefused, VERDICTS, type Verdict, worst } from './verdict.ts';

/** In millimetres; whatever is not known is not judged. */
export interface Room {
  readonly width?: number | undefined;
  readonly depth?: number | undefined;
  readonly ceiling?: number | undefined;
}

export interface RoomUse {
  readonly lifterHeight?: number | undefined;
  readonly bar?: Pick<BarFacts, 'length'> | undefined;
  readonly plateDiameter?: number | undefined;
}

export function judgeRoom(
  facts: FitFacts,
  room: Room,
  use: RoomUse,
  assumptions: FitAssumptions,
): FitCheck[] {
  return [
    ...ceilingChecks(facts, room.ceiling, use, assumptions),
    ...floorChecks(facts, room, use, assumptions),
  ];
}

/** What a low ceiling takes away: one can still squat, bench and lift from the floor. */
export function tooLowFor(rules: readonly string[]): string | null {
  if (rules.includes('pull-ups')) return 'Fits, but too low for pull-ups';
  return rules.includes('press overhead') ? 'Fits, but too low to press overhead' : null;
}

export const isTooLow = (check: FitCheck): boolean => isRefused(check) && tooLowFor([check.rule]) !== null;

/** What is only too low for a lift over the head fits all the same, and is tight: the 2,290 rack under 2,400. */
export const verdictInRoom = (checks: readonly FitCheck[]): Verdict =>
  worst(checks.map((check) => (isTooLow(check) ? 'tight' : check.verdict)));

/** 'Fits, but too low for pull-ups'; null where nothing is too low, or something else refuses it. */
export const tooLowText = (checks: readonly FitCheck[]): string | null =>
  verdictInRoom(checks) === 'does not fit'
    ? null
    : tooLowFor(checks.filter(isRefused).map(({ rule }) => rule));

function ceilingChecks(
  { body, rack, bar, pegs, barHolder }: FitFacts,
  ceiling: number | undefined,
  use: RoomUse,
  assumptions: FitAssumptions,
): FitCheck[] {
  if (ceiling === undefined) return [];
  const { aboveProduct, abovePullUpBar } = assumptions;
  const checks: FitCheck[] = [];
  const check = (rule: FitCheck['rule'], needs: number, words: string) =>
    checks.push(checkMm(rule, ceiling >= needs, needs, ceiling, words));
  if (body) {
    const words = `It is ${formatMm(body.height)} high and needs ${formatMm(aboveProduct)} above it.`;
    check('height', body.height + aboveProduct, words);
  }
  if (rack?.pullUpBar !== undefined) {
    const words = `With your chin over the bar you need ${formatMm(abovePullUpBar)} above it.`;
    check('pull-ups', rack.pullUpBar + abovePullUpBar, words);
  }
  if (rack || bar?.use === 'rack') {
    const lifter = use.lifterHeight ?? assumptions.lifterHeight;
    const plate = use.plateDiameter ?? assumptions.usualPlate;
    const words = `At ${formatMetres(lifter)} you press plates of ${formatMm(plate)} up to this height.`;
    check('press overhead', pressHeight(lifter, plate, assumptions), words);
  }
  // Out of the tubes at the foot of a plate tree a bar is tilted.
  if (body && barHolder && !pegs) {
    const length = use.bar?.length ?? assumptions.usualBar;
    const words = `A bar of ${formatMm(length)} is lifted out upwards.`;
    check('drawing a bar', body.height + length + assumptions.aboveDrawnBar, words);
  }
  return checks;
}

/** From the floor to the top of the plates of a standing press: 2,453 at 1.80 m with plates of 450. */
export function pressHeight(
  lifterHeight: number,
  plateDiameter: number,
  { overheadReach, abovePress }: FitAssumptions,
): number {
  return Math.round(overheadReach * lifterHeight + plateDiameter / 2 + abovePress);
}

/** '1.80 m' */
export const formatMetres = (millimetres: number): string => `${(millimetres / 1000).toFixed(2)}\u00a0m`;

/** The floor that it takes with the space to use it: from wall to wall across, and from front to back. */
export function floorNeeded(
  { body, space, rack, bar }: FitFacts,
  use: RoomUse,
  { besideBar, besideBarLeast, usualBar, barStripDepth }: FitAssumptions,
): { width: number; leastWidth: number; depth: number; isForBar: boolean } | null {
  const around = { front: 0, behind: 0, left: 0, right: 0, ...space };
  if (body === undefined) {
    if (bar === undefined || bar.use === 'handle' || bar.use === 'curl') return null;
    return {
      width: bar.length + 2 * besideBar,
      leastWidth: bar.length + 2 * besideBarLeast,
      depth: Math.max(barStripDepth, around.front + around.behind),
      isForBar: true,
    };
  }
  const width = around.left + body.width + around.right;
  const depth = around.behind + body.depth + around.front;
  if (rack === undefined) return { width, leastWidth: width, depth, isForBar: false };
  const length = use.bar?.length ?? usualBar;
  return {
    width: Math.max(width, length + 2 * besideBar),
    leastWidth: Math.max(width, length + 2 * besideBarLeast),
    depth,
    isForBar: true,
  };
}

/** Along the wall that suits it better: a rack's bar may lie along either. */
function floorChecks(facts: FitFacts, room: Room, use: RoomUse, assumptions: FitAssumptions): FitCheck[] {
  const needed = floorNeeded(facts, use, assumptions);
  const { width, depth } = room;
  if (needed === null || width === undefined || depth === undefined) return [];
  const along = (across: number, deep: number) => [
    widthCheck(needed, across, assumptions),
    checkMm(
      'depth',
      deep >= needed.depth,
      needed.depth,
      deep,
      `With the space in front and behind, it takes ${formatMm(needed.depth)}.`,
    ),
  ];
  const badness = (checks: readonly FitCheck[]) =>
    checks.reduce((sum, { verdict }) => sum + 3 ** VERDICTS.indexOf(verdict), 0);
  const [asItIs, turned] = [along(width, depth), along(depth, width)];
  return badness(turned) < badness(asItIs) ? turned : asItIs;
}

function widthCheck(
  { width, leastWidth, isForBar }: NonNullable<ReturnType<typeof floorNeeded>>,
  has: number,
  { besideBar, besideBarLeast }: FitAssumptions,
): FitCheck {
  const verdict: Verdict = has >= width ? 'fits' : has >= leastWidth ? 'tight' : 'does not fit';
  const words = isForBar
    ? `${formatMm(besideBar)} beside each end of the bar is comfortable for loading plates, ${formatMm(besideBarLeast)} minimum.`
    : `With the space beside it, it takes ${formatMm(width)}.`;
  const needs = verdict === 'does not fit' ? leastWidth : width;
  return checkMm(isForBar ? 'width for the bar' : 'width', verdict, needs, has, words);
}

export interface FloorLoad {
  readonly kg: number;
  readonly squareMetres: number;
  readonly kgPerSquareMetre: number;
}

/**
 * What presses on the floor under a product with the plates it holds. Information beside what dwellings are usually
 * designed for, never a verdict: only a builder can give one.
 */
export function floorLoad(
  { body, mass }: FitFacts,
  { shippingKg, heldKg = 0 }: { readonly shippingKg?: number | undefined; readonly heldKg?: number },
  { lifterOnFloor, tileSpread }: FitAssumptions,
): FloorLoad | null {
  const own = mass ?? shippingKg;
  if (body === undefined || own === undefined) return null;
  const kg = own + heldKg + (body.isStorage ? 0 : lifterOnFloor);
  const squareMetres = ((body.width + 2 * tileSpread) * (body.depth + 2 * tileSpread)) / 1e6;
  return { kg, squareMetres, kgPerSquareMetre: kg / squareMetres };
}
