/** Millimetres of racks, stands and storage. Square tube by its outside; holes, pegs and bars by their diameter. */

/** Parts that hang in the uprights of every rack. */
export const rackFittings = {
  jCup: { width: 75, lip: 40, liner: 8 },
  pullUpBar: 32,
} as const;

export const powerRack = {
  width: 1225,
  depth: 1370,
  height: 2290,
  tube: 75,
  hole: 25,
  holePitch: 50,
  /** Half-way holes of the bench zone: one step is 25 there. */
  benchZone: { from: 650, to: 1150, hole: 14 },
  basePlate: { length: 150, width: 120, thickness: 6 },
  safetyArm: 600,
} as const;

export const halfRack = {
  width: 1240,
  depth: 1250,
  height: 2200,
  tube: 60,
  hole: 20,
  holePitch: 50,
  spotterArm: 450,
  peg: { diameter: 50, length: 250 },
} as const;

/** One stand of the pair; the tops of the cups are at `height` to `heightMax`. */
export const squatStand = {
  width: 500,
  depth: 520,
  height: 1080,
  heightMax: 1720,
  positions: 12,
  outerTube: 60,
  innerTube: 50,
  cup: 75,
} as const;

export const squatRack = {
  width: 1240,
  depth: 1200,
  height: 2180,
  tube: 60,
  hole: 20,
  holePitch: 50,
  spotterArm: 450,
} as const;

export const wallRack = {
  width: 1225,
  depth: 600,
  depthFolded: 140,
  height: 2290,
  tube: 75,
  hole: 25,
  holePitch: 50,
  stringer: { length: 1300, height: 200, thickness: 38 },
} as const;

export const dumbbellRack = {
  width: 1400,
  depth: 620,
  height: 1020,
  tube: { width: 60, thickness: 40 },
  tiers: 3,
  /** Clear gap between the two rails of a tier. */
  railGap: 100,
  tierAngleDegrees: 14,
} as const;

export const plateTree = {
  width: 560,
  depth: 620,
  height: 1080,
  tube: 60,
  peg: { diameter: 50, length: 220, pitch: 350, lowest: 310 },
  barHolderBore: 60,
} as const;

export const barHolder = { width: 460, depth: 460, height: 240, bore: 60, rows: 3 } as const;
