import type { FitAssumptions } from './assumptions.ts';
import type { BarFacts, FitFacts } from './facts.ts';
import { type FitCheck, formatMm, VERDICTS, type Verdict } from './verdict.ts';

/** In millimetres; whatever is not known is not judged. */
export interface Room {
  readonly width?: number | undefined;
  readonly depth?: number | undefined;
  readonly ceiling?: number | undefined;
}

/** What the product is used with. */
export interface RoomUse {
  readonly lifterHeight?: number | undefined;
  /** The longest bar that goes into it. */
  readonly bar?: Pick<BarFacts, 'length'> | undefined;
  /** Of the largest plates on the bar. */
  readonly plateDiameter?: number | undefined;
}

/** Whether one product alone can stand in a room, and be used in it. */
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

const enough = (needs: number, has: number): Verdict => (has >= needs ? 'fits' : 'does not fit');

function ceilingChecks(
  { body, rack, bar, pegs, barHolder }: FitFacts,
  ceiling: number | undefined,
  use: RoomUse,
  assumptions: FitAssumptions,
): FitCheck[] {
  if (ceiling === undefined) return [];
  const check = (rule: FitCheck['rule'], needs: number, words: string): FitCheck => ({
    rule,
    verdict: enough(needs, ceiling),
    needs,
    has: ceiling,
    unit: 'mm',
    words,
  });
  const checks: FitCheck[] = [];
  if (body)
    checks.push(
      check(
        'height',
        body.height + assumptions.aboveProduct,
        `It is ${formatMm(body.height)} high and needs ${formatMm(assumptions.aboveProduct)} above it.`,
      ),
    );
  if (rack?.pullUpBar !== undefined)
    checks.push(
      check(
        'pull-ups',
        rack.pullUpBar + assumptions.abovePullUpBar,
        `With your chin over the bar you need ${formatMm(assumptions.abovePullUpBar)} above it.`,
      ),
    );
  if (rack || bar?.use === 'rack') {
    const lifter = use.lifterHeight ?? assumptions.lifterHeight;
    const plate = use.plateDiameter ?? assumptions.usualPlate;
    checks.push(
      check(
        'press overhead',
        pressHeight(lifter, plate, assumptions),
        `At ${formatMetres(lifter)} you press plates of ${formatMm(plate)} up to this height.`,
      ),
    );
  }
  // Out of the tubes at the foot of a plate tree a bar is tilted.
  if (body && barHolder && !pegs) {
    const length = use.bar?.length ?? assumptions.usualBar;
    checks.push(
      check(
        'drawing a bar',
        body.height + length + assumptions.aboveDrawnBar,
        `A bar of ${formatMm(length)} is drawn out upwards.`,
      ),
    );
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
  const ways = [
    [width, depth],
    [depth, width],
  ] as const;
  const judged = ways.map(([across, along]) => [
    widthCheck(needed, across, assumptions),
    depthCheck(needed.depth, along),
  ]);
  const badness = (checks: readonly FitCheck[]) =>
    checks.reduce((sum, { verdict }) => sum + 3 ** VERDICTS.indexOf(verdict), 0);
  return judged.sort((a, b) => badness(a) - badness(b))[0] ?? [];
}

function widthCheck(
  { width, leastWidth, isForBar }: NonNullable<ReturnType<typeof floorNeeded>>,
  has: number,
  { besideBar, besideBarLeast }: FitAssumptions,
): FitCheck {
  const verdict: Verdict = has >= width ? 'fits' : has >= leastWidth ? 'tight' : 'does not fit';
  return {
    rule: isForBar ? 'width for the bar' : 'width',
    verdict,
    needs: verdict === 'does not fit' ? leastWidth : width,
    has,
    unit: 'mm',
    words: isForBar
      ? `${formatMm(besideBar)} beside each end of the bar is comfortable for loading plates, ${formatMm(besideBarLeast)} the least.`
      : `With the space beside it, it takes ${formatMm(width)}.`,
  };
}

function depthCheck(needs: number, has: number): FitCheck {
  return {
    rule: 'depth',
    verdict: enough(needs, has),
    needs,
    has,
    unit: 'mm',
    words: `With the space in front and behind, it takes ${formatMm(needs)}.`,
  };
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
