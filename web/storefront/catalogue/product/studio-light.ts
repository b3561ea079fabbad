/**
 * The room that a model stands in, as its metal mirrors it: white walls under one lamp, and bright panels on them. Made
 * with plain arithmetic: the renderer's own way takes 256 samples for each point, which a weak device is long at.
 */
export type Direction = readonly [x: number, y: number, z: number];

interface Panel {
  readonly from: Direction;
  readonly to: Direction;
  readonly light: number;
}

const WALLS = { from: [-16.6, -4.4, -13.6], to: [15.1, 23.9, 15] } as const;
const LAMP = { at: [0.4, 12.7, 0.3], candela: 900, reach: 28 } as const;
const PANELS: readonly Panel[] = [
  { from: [-16.2, 9.6, 6.8], to: [-16, 12.1, 9.6], light: 50 },
  { from: [-16.2, 13.3, -9.6], to: [-16, 15.8, -6.8], light: 50 },
  { from: [14.8, 6.6, -5], to: [15, 10.9, 1.4], light: 17 },
  { from: [-2.7, 2.6, 14.4], to: [1.8, 8.2, 14.6], light: 43 },
  { from: [2, 7, -12.6], to: [4.5, 9, -12.4], light: 20 },
  { from: [-0.5, 16.4, -0.5], to: [0.5, 16.5, 0.5], light: 100 },
];

const AXES = [0, 1, 2] as const;

export function lightFrom(direction: Direction): number {
  const panel = PANELS.find((candidate) => crossing(direction, candidate) !== null);
  if (panel !== undefined) return panel.light;
  const wall = crossing(direction, WALLS);
  return wall === null ? 0 : litWall(direction, wall.leaves, wall.axis);
}

/** Where a ray from the middle of the room leaves a box, and through which pair of its sides; null if it misses it. */
function crossing(
  direction: Direction,
  { from, to }: Pick<Panel, 'from' | 'to'>,
): { leaves: number; axis: 0 | 1 | 2 } | null {
  let enters = 0;
  let leaves = Number.POSITIVE_INFINITY;
  let axis: 0 | 1 | 2 = 0;
  for (const each of AXES) {
    const near = Math.min(from[each] / direction[each], to[each] / direction[each]);
    const far = Math.max(from[each] / direction[each], to[each] / direction[each]);
    enters = Math.max(enters, near);
    if (far < leaves) {
      leaves = far;
      axis = each;
    }
  }
  return enters < leaves ? { leaves, axis } : null;
}

function litWall(direction: Direction, distance: number, axis: 0 | 1 | 2): number {
  const toLamp = AXES.map((each) => LAMP.at[each] - direction[each] * distance);
  const far = Math.hypot(...toLamp);
  const fading = Math.max(0, 1 - (far / LAMP.reach) ** 4) ** 2;
  const slant = Math.abs(toLamp[axis] ?? 0) / far;
  return (LAMP.candela * fading * slant) / (far * far * Math.PI);
}
