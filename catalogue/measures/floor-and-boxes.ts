/** Millimetres. */
export interface TileMeasures {
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
}

export interface BoxMeasures {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly board: number;
  readonly handHole: { readonly width: number; readonly height: number };
}

export const rubberTile: TileMeasures = { length: 1000, width: 500, thickness: 20 };

/** Its three outer lengths are its three heights. */
export const plyoBox: BoxMeasures = {
  length: 760,
  width: 610,
  height: 510,
  board: 18,
  handHole: { width: 130, height: 40 },
};
