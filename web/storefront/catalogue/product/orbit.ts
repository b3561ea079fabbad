/** Where one looks from, around the middle of a model: two angles in radians, and a distance, of which 1 shows it whole. */
export interface Orbit {
  readonly around: number;
  readonly above: number;
  readonly distance: number;
}

export const FIRST_ORBIT: Orbit = { around: -0.6, above: 0.32, distance: 1 };

const NEAREST = 0.4;
const FARTHEST = 1.7;
/** Not below the floor, and never quite from the top, where left and right change places. */
const LOWEST = -0.05;
const HIGHEST = 1.45;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** A drag over the whole width is one turn. */
export function dragged(orbit: Orbit, dx: number, dy: number, width: number): Orbit {
  const turn = (2 * Math.PI) / Math.max(1, width);
  return {
    ...orbit,
    around: orbit.around - dx * turn,
    above: within(orbit.above + dy * turn, LOWEST, HIGHEST),
  };
}

export function zoomed(orbit: Orbit, factor: number): Orbit {
  return { ...orbit, distance: within(orbit.distance * factor, NEAREST, FARTHEST) };
}

const STEP = Math.PI / 12;
const KEYS: Readonly<Record<string, readonly [turn: number, tilt: number, zoom?: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  '+': [0, 0, 0.85],
  '=': [0, 0, 0.85],
  '-': [0, 0, 1 / 0.85],
};

/** Arrows turn and tilt, + and - zoom, Home goes back to the start. Undefined: not one of these keys. */
export function pressed(orbit: Orbit, key: string): Orbit | undefined {
  if (key === 'Home') return FIRST_ORBIT;
  const [turn = 0, tilt = 0, zoom = 1] = KEYS[key] ?? [];
  if (!(key in KEYS)) return undefined;
  const above = within(orbit.above + tilt, LOWEST, HIGHEST);
  return zoomed({ ...orbit, around: orbit.around + turn, above }, zoom);
}

export function direction({ around, above }: Orbit): readonly [x: number, y: number, z: number] {
  return [Math.sin(around) * Math.cos(above), Math.sin(above), Math.cos(around) * Math.cos(above)];
}

/** Half of what a model takes: across its floor plan, from corner to corner, and of its height. */
export interface Extent {
  readonly across: number;
  readonly high: number;
}

/**
 * From here the model is seen whole, however it is turned around. `slope` is the tangent of half the angle in which one looks up
 * and down, `aspect` the picture's width by its height.
 */
export function wholeDistance({ across, high }: Extent, slope: number, aspect: number): number {
  const [down, along] = [Math.sin(FIRST_ORBIT.above), Math.cos(FIRST_ORBIT.above)];
  const beside = across * Math.hypot(1 / (slope * aspect), along) + high * down;
  const edges = [high, -high].flatMap((up) =>
    [across, -across].map((near) => Math.abs(up * along - near * down) / slope + near * along + up * down),
  );
  return Math.max(beside, ...edges);
}
