/** Millimetres of a kettlebell: ball and handle are diameters. */
export interface KettlebellMeasures {
  readonly kg: number;
  readonly ball: number;
  readonly height: number;
  readonly handle: number;
}

/** The flat base is this part of the ball's diameter. */
export const kettlebellBase = 0.55;

export const kettlebells: Readonly<Record<string, KettlebellMeasures>> = {
  '4 kg': { kg: 4, ball: 110, height: 190, handle: 28 },
  '8 kg': { kg: 8, ball: 140, height: 215, handle: 32 },
  '12 kg': { kg: 12, ball: 160, height: 240, handle: 33 },
  '16 kg': { kg: 16, ball: 175, height: 265, handle: 33 },
  '20 kg': { kg: 20, ball: 190, height: 280, handle: 35 },
  '24 kg': { kg: 24, ball: 200, height: 295, handle: 35 },
};
