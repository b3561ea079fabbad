/** Millimetres of the soft goods and small accessories; diameters where a part is round. */

export const tricepsRope = { length: 700, rope: 30, end: 52, ring: 60 } as const;

export const dipBelt = {
  length: 680,
  width: 150,
  /** The belt narrows towards the steel rings. */
  endWidth: 58,
  thickness: 8,
  chain: 900,
  wire: 6,
} as const;

export const squatPad = { length: 440, outer: 90, bore: 32, strap: 38 } as const;

export const abRoller = {
  wheel: 185,
  /** Over both wheels. */
  width: 75,
  /** Over both grips. */
  handle: 320,
  grip: 32,
  mat: { length: 340, width: 170, thickness: 12 },
} as const;

export const leverBelt = {
  length: 1100,
  width: 100,
  thickness: 10,
  lever: { length: 110, width: 75 },
} as const;

export const liftingStrap = { length: 600, width: 38, thickness: 3 } as const;

export const wristWrap = { length: 460, width: 80, thickness: 2 } as const;

/** `length` is that of the loop laid flat. */
export const loopBands = { length: 1040, thickness: 4.5, widths: [13, 21, 32, 45, 64] } as const;
