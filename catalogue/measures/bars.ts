/** Bars in millimetres, by product id. Data only: the shop's pages and the studio both read it. */

export interface OlympicBar {
  readonly kg: number;
  readonly length: number;
  /** Diameter of the shaft. */
  readonly shaft: number;
  /** Diameter of the sleeve. */
  readonly sleeve: number;
  /** Length of one sleeve that takes plates. */
  readonly sleeveLength: number;
  /** Between the inner faces of the collars. */
  readonly between: number;
  /** Distances between the knurl marks of the left and the right hand. */
  readonly marks: readonly number[];
  /** Length of the knurling in the middle, 0 for none. */
  readonly centreKnurl: number;
  /** Where the hands' knurling begins, from the middle of the bar. */
  readonly knurlFrom: number;
}

const sleeve = 50;

export const olympicBars = {
  1: {
    kg: 20,
    length: 2200,
    shaft: 28,
    sleeve,
    sleeveLength: 415,
    between: 1310,
    marks: [910, 810],
    centreKnurl: 120,
    knurlFrom: 225,
  },
  3: {
    kg: 15,
    length: 2010,
    shaft: 25,
    sleeve,
    sleeveLength: 320,
    between: 1310,
    marks: [910],
    centreKnurl: 0,
    knurlFrom: 205,
  },
  4: {
    kg: 20,
    length: 2200,
    shaft: 29,
    sleeve,
    sleeveLength: 430,
    between: 1310,
    marks: [810],
    centreKnurl: 240,
    knurlFrom: 200,
  },
  5: {
    kg: 12,
    length: 1520,
    shaft: 28,
    sleeve,
    sleeveLength: 230,
    between: 1010,
    marks: [810],
    centreKnurl: 0,
    knurlFrom: 170,
  },
  7: {
    kg: 8,
    length: 1200,
    shaft: 28,
    sleeve,
    sleeveLength: 180,
    between: 790,
    marks: [],
    centreKnurl: 0,
    knurlFrom: 75,
  },
} as const satisfies Record<string, OlympicBar>;

/** What the collars take of the length: bar 1 has 2200 − 1310 − 2 × 415 = 60, so 30 on each side. */
export const collarWidth = (bar: { length: number; between: number; sleeveLength: number }) =>
  (bar.length - bar.between - 2 * bar.sleeveLength) / 2;

export interface CurlBar {
  readonly kg: number;
  readonly length: number;
  readonly shaft: number;
  readonly sleeve: number;
  readonly sleeveLength: number;
  readonly between: number;
  /** How far the five bends leave the line through the sleeves. */
  readonly camberDepth: number;
  /** The bends from the middle outwards: the inner valley and the point where the shaft runs straight again. */
  readonly bends: readonly [inner: number, outer: number];
}

export const curlBars = {
  6: {
    kg: 8.5,
    length: 1200,
    shaft: 28,
    sleeve,
    sleeveLength: 180,
    between: 790,
    camberDepth: 60,
    bends: [140, 250],
  },
  12: {
    kg: 5,
    length: 910,
    shaft: 28,
    sleeve: 28,
    sleeveLength: 150,
    between: 560,
    camberDepth: 50,
    bends: [112, 200],
  },
} as const satisfies Record<string, CurlBar>;

/** Star nut and fixed inner collar of everything that takes 25 or 28 mm plates. */
export const spinLock = {
  starNut: { diameter: 60, thickness: 35 },
  innerCollar: 45,
  threadPitch: 4,
} as const;

export const standardRods = {
  11: { kg: 7, length: 1520, shaft: 28, sleeve: 28, sleeveLength: 230, between: 1010, thread: 110 },
  12: { ...curlBars[12], thread: 90 },
} as const;

export const hexTrapBar = {
  kg: 25,
  length: 1420,
  width: 640,
  tube: 40,
  grip: 30,
  sleeve,
  sleeveLength: 250,
  /** Middle of the left to the middle of the right handle. */
  handlesApart: 620,
  handleHeights: [0, 85],
} as const;

export const safetySquatBar = {
  kg: 28,
  length: 2200,
  shaft: 38,
  sleeve,
  sleeveLength: 400,
  between: 1310,
  camber: 100,
  padLength: 450,
  padDiameter: 100,
  handleLength: 230,
  handlesApart: 200,
  handle: 28,
} as const;

export const swissBar = {
  kg: 16,
  length: 2130,
  height: 215,
  frame: 40,
  sleeve,
  sleeveLength: 380,
  between: 1310,
  handle: 30,
  /** Distance between the two handles of a pair and how far they lean out of the neutral grip, in degrees. */
  pairs: [
    { apart: 200, lean: 0 },
    { apart: 400, lean: 15 },
    { apart: 600, lean: 30 },
  ],
} as const;

export const latPulldownBar = {
  length: 1220,
  tube: 28,
  bendDegrees: 25,
  gripLength: 130,
  ring: 60,
} as const;
