/** What the adjustable benches share: base with wheels and handle, the hinge, the frames under the pads. Length along X, seat at +X. */

import type * as THREE from 'three';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Corner, circleHole, poly } from '../blocks/outlines.ts';
import { cyl, rbox } from '../blocks/solids.ts';
import { beam, rod } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { bolt, crossFoot, endCap, FOOT_HEIGHT } from './frame.ts';
import { popPin, wheel } from './hardware.ts';
import { pad } from './pad.ts';
import { nameOnBothSides } from './print.ts';
import { sheet } from './sheet-metal.ts';

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export interface AdjustableFrame {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly tube: number;
  readonly padWidth: number;
  readonly padThickness: number;
  readonly backLength: number;
  readonly seatLength: number;
  readonly material: string;
  readonly vinyl: string;
}

/** Height of the tubes under the pads, and how far the hinge lies under the pads. */
export const PAD_TUBE = 0.04;
export const PAD_ABOVE_HINGE = 0.014;
/** From the hinge of the back to that of the seat; the back pad reaches BACK_OVERHANG past its hinge, which leaves a gap of 50 mm. */
export const HINGES_APART = 0.08;
const BACK_OVERHANG = 0.03;
const SEAT_PIN = { radius: 0.105, degrees: -62 } as const;

export const spineHeight = (frame: AdjustableFrame): number => FOOT_HEIGHT + frame.tube / 2;

/** Hinge of the back pad. */
export function hingeOf(frame: AdjustableFrame): { x: number; y: number } {
  const front = frame.length / 2;
  return {
    x: front - frame.seatLength - 0.04 - HINGES_APART,
    y: frame.height - frame.padThickness - PAD_ABOVE_HINGE,
  };
}

export function benchBase(frame: AdjustableFrame): THREE.Group {
  const { tube, width, length, material } = frame;
  const front = length / 2 - tube / 2;
  const rear = -length / 2 + tube / 2 + 0.095;
  const y = spineHeight(frame);
  const base = group(beam([rear, y, 0], [front, y, 0], tube, tube, material));
  base.add(crossFoot(front, width * 0.62, tube, material), crossFoot(rear, width, tube, material));
  const radius = 0.045;
  for (const side of [1, -1]) {
    const z = side * (width / 2 - 0.075);
    const fork = poly(
      [
        [0.02, -0.02, 0.004],
        [0.02, 0.03, 0.004],
        [-0.03, 0.03, 0.012],
        [-0.066, 0.012, 0.016],
        [-0.066, -0.016, 0.016],
        [-0.03, -0.02, 0.004],
      ],
      0.004,
    );
    for (const offset of [-0.0195, 0.0135])
      base.add(mesh(sheet(fork, 0.006, 0.001, 2), material, [rear - tube / 2, radius + 0.002, z + offset]));
    base.add(place(wheel(radius, 0.024), [rear - tube / 2 - 0.05, radius + 0.002, z]));
  }
  const grip = front + 0.004;
  const top = FOOT_HEIGHT + tube;
  base.add(
    rod(
      [
        [grip, top - 0.01, -0.065],
        [grip, top + 0.062, -0.065],
        [grip, top + 0.062, 0.065],
        [grip, top - 0.01, 0.065],
      ],
      0.0125,
      material,
      0.03,
    ),
  );
  base.add(mesh(cyl(0.0152, 0.07, 0.003, 32).rotateX(HALF), 'rubber', [grip, top + 0.062, 0]));
  const hinge = hingeOf(frame);
  base.add(nameOnBothSides(0.026, [(hinge.x + HINGES_APART / 2 + front) / 2, y, 0], tube));
  return base;
}

/** Post from the spine up to two plates that carry both hinges and the pin of the seat. */
export function hingePost(frame: AdjustableFrame): THREE.Group {
  const { tube, material } = frame;
  const { x, y } = hingeOf(frame);
  const middle = x + HINGES_APART / 2;
  const post = group(beam([middle, spineHeight(frame), 0], [middle, y - 0.062, 0], tube, tube, material));
  const outline: Corner[] = [
    [0.008, -0.17],
    [0.09, -0.17],
    [HINGES_APART + 0.068, -0.12, 0.014],
    [HINGES_APART + 0.068, -0.074, 0.02],
    [HINGES_APART + 0.016, -0.02, 0.02],
    [HINGES_APART + 0.013, 0.013, 0.012],
    [HINGES_APART - 0.013, 0.013, 0.012],
    [HINGES_APART - 0.016, -0.034, 0.012],
    [0.016, -0.034, 0.012],
    [0.013, 0.013, 0.012],
    [-0.015, 0.013, 0.012],
    [-0.022, -0.05, 0.02],
  ];
  for (const side of [1, -1]) {
    post.add(
      mesh(sheet(poly(outline, 0.006), 0.006, 0.001, 2), material, [
        x,
        y,
        side > 0 ? tube / 2 : -tube / 2 - 0.006,
      ]),
    );
    const z = side * (tube / 2 + 0.006);
    for (const [dx, dy] of [
      [0, 0],
      [HINGES_APART, 0],
      [HINGES_APART / 2, -0.09],
      [HINGES_APART / 2, -0.14],
    ] as const)
      post.add(bolt(0.014, 0.007, [x + dx, y + dy, z], [side * HALF, 0, 0]));
  }
  const pin = seatPin(0);
  return post.add(place(popPin(), [x + HINGES_APART + pin.x, y + pin.y, tube / 2 + 0.012]));
}

const seatPin = (seatDegrees: number) => {
  const angle = radians(SEAT_PIN.degrees - seatDegrees);
  return { x: SEAT_PIN.radius * Math.cos(angle), y: SEAT_PIN.radius * Math.sin(angle) };
};

/** Tube and cross plates under a pad, from `near` to `far` in local X; the pad lies on it. */
function padFrame(near: number, far: number, plates: readonly number[], frame: AdjustableFrame): THREE.Group {
  const width = frame.tube - 0.01;
  const y = PAD_ABOVE_HINGE - PAD_TUBE / 2;
  const parts = group(beam([near, y, 0], [far, y, 0], width, PAD_TUBE, frame.material));
  parts.add(endCap(width, PAD_TUBE, [far, y, 0], 'x'));
  for (const x of plates) {
    parts.add(
      mesh(rbox(0.05, 0.007, frame.padWidth * 0.8, 0.002), frame.material, [x, PAD_ABOVE_HINGE - 0.0036, 0]),
    );
    for (const side of [1, -1])
      parts.add(
        bolt(0.013, 0.006, [x, PAD_ABOVE_HINGE - 0.007, side * frame.padWidth * 0.32], [Math.PI, 0, 0]),
      );
  }
  return parts;
}

/** Back pad in its own coordinates: hinge at the origin, lying along −X. */
export function backRest(frame: AdjustableFrame): THREE.Group {
  const { backLength, padWidth, padThickness, vinyl } = frame;
  const back = padFrame(0.016, -backLength * 0.8, [-0.1, -backLength * 0.7], frame);
  const cushion = pad({
    length: backLength,
    width: padWidth,
    thickness: padThickness,
    material: vinyl,
    mark: 0.029,
  });
  return back.add(place(cushion, [BACK_OVERHANG - backLength / 2, PAD_ABOVE_HINGE, 0]));
}

/** Seat set to an angle, with the three-hole sector that its pin locks. */
export function seat(frame: AdjustableFrame, degrees: number, positions: readonly number[]): THREE.Group {
  const { seatLength, padWidth, padThickness, tube, vinyl, material } = frame;
  const rest = padFrame(-0.016, seatLength * 0.88, [seatLength * 0.3, seatLength * 0.75], frame);
  const sector = poly(
    [
      [0.03, -0.004],
      [0.13, -0.004, 0.006],
      [0.112, -0.075, 0.05],
      [0.062, -0.115, 0.05],
      [-0.012, -0.127, 0.016],
      [-0.01, -0.084, 0.016],
      [0.03, -0.07, 0.03],
    ],
    0.006,
  );
  for (const position of positions) {
    const { x, y } = seatPin(position);
    sector.holes.push(circleHole(x, y, 0.0066));
  }
  rest.add(mesh(sheet(sector, 0.005, 0.0008, 2), 'zinc', [0, 0, tube / 2 + 0.0066]));
  rest.add(mesh(rbox(0.09, 0.012, 0.022, 0.002), material, [0.08, -0.004, tube / 2]));
  rest.add(
    place(
      pad({ length: seatLength, width: padWidth, thickness: padThickness, taper: 0.12, material: vinyl }),
      [seatLength / 2, PAD_ABOVE_HINGE, 0],
    ),
  );
  const { x, y } = hingeOf(frame);
  return place(rest, [x + HINGES_APART, y, 0], [0, 0, radians(degrees)]);
}
