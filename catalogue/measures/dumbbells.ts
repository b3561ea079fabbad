/** Dumbbells in millimetres, by weight in kilograms. Data only: the shop's pages and the studio both read it. */

export interface HexDumbbell {
  readonly kg: number;
  readonly acrossFlats: number;
  readonly head: number;
  readonly grip: number;
  /** Diameter of the handle at its ends and in the middle of the palm. */
  readonly handle: readonly [ends: number, middle: number];
}

const slim = [28, 33] as const;
const full = [32, 36] as const;

/** Product 13. Overall length is the grip and two heads: 20 kg has 130 + 2 × 86 = 302. */
export const hexDumbbells: readonly HexDumbbell[] = [
  { kg: 2.5, acrossFlats: 72, head: 42, grip: 120, handle: slim },
  { kg: 5, acrossFlats: 95, head: 52, grip: 122, handle: slim },
  { kg: 7.5, acrossFlats: 107, head: 60, grip: 124, handle: slim },
  { kg: 10, acrossFlats: 117, head: 68, grip: 126, handle: full },
  { kg: 12.5, acrossFlats: 126, head: 72, grip: 127, handle: full },
  { kg: 15, acrossFlats: 133, head: 78, grip: 128, handle: full },
  { kg: 17.5, acrossFlats: 140, head: 82, grip: 129, handle: full },
  { kg: 20, acrossFlats: 146, head: 86, grip: 130, handle: full },
  { kg: 22.5, acrossFlats: 151, head: 90, grip: 131, handle: full },
  { kg: 25, acrossFlats: 156, head: 94, grip: 132, handle: full },
  { kg: 30, acrossFlats: 166, head: 100, grip: 134, handle: full },
  { kg: 35, acrossFlats: 174, head: 106, grip: 135, handle: full },
];

export interface AdjustableSet {
  /** The variant's label in the shop. */
  readonly label: string;
  readonly handleLength: number;
  readonly handle: number;
  readonly grip: number;
  readonly innerCollar: number;
  /** Plates on one side of one of the two dumbbells, from the inside; both together use up the whole set. */
  readonly side: readonly { readonly kg: number; readonly diameter: number; readonly thickness: number }[];
}

const small = { kg: 1.25, diameter: 130, thickness: 22 };

/** Product 15. */
export const adjustableSets: readonly AdjustableSet[] = [
  {
    label: '17.5 kg set',
    handleLength: 355,
    handle: 25,
    grip: 120,
    innerCollar: 45,
    side: [{ kg: 2.5, diameter: 190, thickness: 26 }, small],
  },
  {
    label: '25 kg set',
    handleLength: 405,
    handle: 25,
    grip: 120,
    innerCollar: 45,
    side: [{ kg: 2.5, diameter: 200, thickness: 24 }, small, small],
  },
  {
    label: '50 kg set',
    handleLength: 455,
    handle: 28,
    grip: 120,
    innerCollar: 45,
    side: [{ kg: 5, diameter: 230, thickness: 34 }, { kg: 5, diameter: 230, thickness: 34 }, small],
  },
];

export interface NeopreneDumbbell {
  readonly kg: number;
  readonly length: number;
  /** Across the flats of the hexagonal head. */
  readonly head: number;
  readonly headLength: number;
  readonly colour: 'pink' | 'teal' | 'violet' | 'blue' | 'grey';
}

/** Product 18. */
export const neopreneDumbbells: readonly NeopreneDumbbell[] = [
  { kg: 1, length: 165, head: 60, headLength: 32, colour: 'pink' },
  { kg: 2, length: 185, head: 72, headLength: 40, colour: 'teal' },
  { kg: 3, length: 200, head: 82, headLength: 46, colour: 'violet' },
  { kg: 4, length: 212, head: 90, headLength: 51, colour: 'blue' },
  { kg: 5, length: 222, head: 97, headLength: 55, colour: 'grey' },
];

export interface RoundDumbbell {
  readonly kg: number;
  readonly diameter: number;
  readonly head: number;
  readonly grip: number;
  readonly handle: number;
}

const round = { grip: 130, handle: 32 };

/** Product 19. */
export const roundDumbbells: readonly RoundDumbbell[] = [
  { kg: 5, diameter: 120, head: 55, ...round },
  { kg: 10, diameter: 140, head: 75, ...round },
  { kg: 15, diameter: 150, head: 95, ...round },
  { kg: 20, diameter: 160, head: 105, ...round, grip: 135 },
  { kg: 25, diameter: 170, head: 115, ...round, grip: 135 },
  { kg: 30, diameter: 180, head: 122, ...round, grip: 136 },
];

/** Product 20, one handle. */
export const loadableHandle = {
  kg: 5,
  length: 500,
  shaft: 28,
  sleeve: 50,
  sleeveLength: 160,
  between: 140,
} as const;
