/** Millimetres of benches; `height` is the top of the pad where a bench is flat. Square tube by its outside. */

export const flatBench = {
  length: 1220,
  width: 590,
  height: 440,
  tube: 60,
  pad: { length: 1200, width: 290, thickness: 65 },
} as const;

export interface AdjustableBenchMeasures {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** With the back at its steepest. */
  readonly heightUp: number;
  readonly tube: number;
  readonly pad: {
    readonly width: number;
    readonly thickness: number;
    readonly back: number;
    readonly seat: number;
  };
  readonly backDegrees: readonly number[];
  readonly seatDegrees: readonly number[];
}

export const adjustableBench: AdjustableBenchMeasures = {
  length: 1350,
  width: 600,
  height: 440,
  heightUp: 1160,
  tube: 60,
  pad: { width: 290, thickness: 60, back: 820, seat: 330 },
  backDegrees: [0, 15, 30, 45, 60, 75, 85],
  seatDegrees: [0, 12, 24],
};

export const commercialBench: AdjustableBenchMeasures = {
  length: 1420,
  width: 680,
  height: 440,
  heightUp: 1225,
  tube: 75,
  pad: { width: 300, thickness: 75, back: 900, seat: 350 },
  backDegrees: [-10, 0, 15, 30, 45, 60, 75, 85],
  seatDegrees: [0, 12, 24],
};

export const pressStation = {
  length: 1650,
  width: 1650,
  height: 1300,
  benchHeight: 430,
  tube: 75,
  insideWidth: 1070,
  pad: { length: 1220, width: 300, thickness: 65 },
  rackHeights: 3,
} as const;

export const preacherBench = {
  length: 1050,
  width: 800,
  height: 1000,
  tube: 60,
  armPad: { width: 620, length: 500, thickness: 60 },
  armPadDegrees: 50,
} as const;

export const romanChair = {
  length: 1150,
  width: 650,
  height: 880,
  tube: 60,
  roller: 100,
  degrees: 45,
} as const;

export const declineBench = {
  length: 1400,
  width: 560,
  /** Of the knee rollers at the steepest of the five angles. */
  height: 1040,
  tube: 50,
  pad: { length: 1150, width: 300, thickness: 55 },
  roller: 100,
  positions: 5,
} as const;
