/** Weight plates in millimetres, by weight in kilograms. Data only: the shop's pages and the studio both read it. */

export interface Plate {
  readonly kg: number;
  readonly diameter: number;
  readonly thickness: number;
}

/** Holes: 50.4 takes the 50 mm sleeve of an Olympic bar, 28.5 a 28 mm rod. */
export const hole = { olympic: 50.4, standard: 28.5 } as const;

/** Product 36. */
export const ironPlates: readonly Plate[] = [
  { kg: 1.25, diameter: 135, thickness: 16 },
  { kg: 2.5, diameter: 165, thickness: 21 },
  { kg: 5, diameter: 228, thickness: 24 },
  { kg: 10, diameter: 290, thickness: 30 },
  { kg: 15, diameter: 345, thickness: 33 },
  { kg: 20, diameter: 450, thickness: 30 },
];

/** Product 38; the steel ring in the hub is 95 across. */
export const bumperPlates: readonly Plate[] = [
  { kg: 5, diameter: 450, thickness: 28 },
  { kg: 10, diameter: 450, thickness: 46 },
  { kg: 15, diameter: 450, thickness: 65 },
  { kg: 20, diameter: 450, thickness: 84 },
  { kg: 25, diameter: 450, thickness: 100 },
];
export const bumperHub = 95;

export interface ColouredPlate extends Plate {
  readonly colour: 'green' | 'yellow' | 'blue' | 'red' | 'white' | 'black';
}

/** Product 40, in the colours of the weightlifting federation; the steel disc in the middle is 220 across. */
export const competitionPlates: readonly ColouredPlate[] = [
  { kg: 10, diameter: 450, thickness: 33, colour: 'green' },
  { kg: 15, diameter: 450, thickness: 44, colour: 'yellow' },
  { kg: 20, diameter: 450, thickness: 54, colour: 'blue' },
  { kg: 25, diameter: 450, thickness: 64, colour: 'red' },
];
export const competitionDisc = 220;

export interface TriGripPlate extends Plate {
  /** Length and width of one of the three grip openings. */
  readonly slot: readonly [length: number, width: number];
}

/** Product 41; the openings shrink with the plate where 95 × 32 would not leave a rim. */
export const triGripPlates: readonly TriGripPlate[] = [
  { kg: 2.5, diameter: 170, thickness: 28, slot: [66, 22] },
  { kg: 5, diameter: 220, thickness: 34, slot: [85, 28] },
  { kg: 10, diameter: 290, thickness: 38, slot: [95, 32] },
  { kg: 15, diameter: 330, thickness: 44, slot: [95, 32] },
  { kg: 20, diameter: 370, thickness: 46, slot: [95, 32] },
];

/** Product 42, pairs of each. */
export const changePlates: readonly ColouredPlate[] = [
  { kg: 0.5, diameter: 135, thickness: 12, colour: 'white' },
  { kg: 0.75, diameter: 150, thickness: 14, colour: 'black' },
  { kg: 1, diameter: 165, thickness: 15, colour: 'green' },
  { kg: 1.5, diameter: 175, thickness: 19, colour: 'yellow' },
];
