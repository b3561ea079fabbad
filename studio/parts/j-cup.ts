/** What hangs in the uprights of a rack: J-cups and safety arms. Origin on the upright's face at the pin, facing +Z. */

import type * as THREE from 'three';
import { metres } from '../../catalogue/measures/metres.ts';
import { rackFittings } from '../../catalogue/measures/racks.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Corner, poly, rectShape } from '../blocks/outlines.ts';
import { cyl, extrude, rbox } from '../blocks/solids.ts';
import { HALF } from '../blocks/vectors.ts';
import { bolt } from './frame.ts';
import { capScrew } from './hardware.ts';
import { makersName } from './print.ts';

const { jCup: CUP } = rackFittings;
const LINER = metres(CUP.liner);
const SHELF = 0.076;
const LIP = metres(CUP.lip);

/** Where the middle of a bar of this radius lies in a J-cup. */
export const barInCup = (radius: number): { y: number; z: number } => ({
  y: LINER + radius,
  z: 0.006 + LINER + radius + 0.006,
});

/** Two ears that hug the upright, with the pin that goes through its hole. */
function ears(tube: number, height: number, material: string, hole: number): THREE.Group {
  const parts = group();
  const reach = 0.045;
  for (const side of [-1, 1]) {
    const ear = extrude(
      poly(
        [
          [0, -height * 0.42],
          [0, height * 0.58],
          [reach, height * 0.4, 0.014],
          [reach, -height * 0.24, 0.014],
        ],
        0.004,
      ),
      0.006,
      0.0012,
      2,
    );
    parts.add(mesh(ear, material, [side * (tube / 2 + 0.0045) - 0.003, 0, 0], [0, HALF, 0]));
  }
  parts.add(
    mesh(cyl(hole / 2 - 0.0008, tube + 0.03, 0.002, 36).rotateZ(HALF), 'zinc', [0, height * 0.3, -0.026]),
  );
  for (const side of [-1, 1])
    parts.add(bolt(0.02, 0.008, [side * (tube / 2 + 0.0075), -height * 0.18, -0.02], [0, 0, -side * HALF]));
  return parts;
}

/** Bent from one plate, as wide as the upright; the bar lies on plastic, never on steel. */
export function jCup(tube: number, hole: number, material: string): THREE.Group {
  const width = Math.min(metres(CUP.width), tube + 0.004);
  const steel: Corner[] = [
    [0, -0.06],
    [0.006, -0.06],
    [0.012, -0.009, 0.01],
    [SHELF - 0.004, -0.008, 0.01],
    [SHELF + 0.022, LIP + 0.003, 0.006],
    [SHELF + 0.014, LIP + 0.007, 0.003],
    [SHELF - 0.008, 0, 0.008],
    [0.006, 0, 0.004],
    [0.006, 0.105, 0.004],
    [0, 0.105, 0.004],
  ];
  const liner: Corner[] = [
    [0.006, 0.0004],
    [SHELF - 0.0085, 0.0004, 0.006],
    [SHELF + 0.0138, LIP + 0.0085, 0.003],
    [SHELF + 0.006, LIP + 0.0095, 0.003],
    [SHELF - 0.013, LINER, 0.008],
    [0.006 + LINER, LINER, 0.006],
    [0.006 + LINER, 0.1, 0.004],
    [0.006, 0.1, 0.003],
  ];
  const cup = group(
    mesh(extrude(poly(steel, 0.003), width, 0.0015), material, [width / 2, 0, 0], [0, -HALF, 0]),
    mesh(
      extrude(poly(liner, 0.002), width - 0.012, 0.0015),
      'uhmwNatural',
      [width / 2 - 0.006, 0, 0],
      [0, -HALF, 0],
    ),
    ears(tube, 0.16, material, hole),
  );
  for (const y of [0.045, 0.085]) cup.add(place(capScrew(0.005), [0, y, 0.006 + LINER - 0.001]));
  cup.add(place(makersName(width * 0.12), [0, 0.018, SHELF + 0.0094], [0.472, 0, 0]));
  return cup;
}

/** Arm that catches a missed bar, pointing +Z from one post; its top at y = 0 is lined. Orange, to be seen at a glance. */
export function safetyArm(length: number, tube: number, hole: number): THREE.Group {
  const material = 'powderOrange';
  const width = tube * 0.8;
  const deep = tube;
  const arm = group(
    mesh(rbox(width, deep, length - 0.012, 0.006), material, [0, -0.006 - deep / 2, 0.006 + length / 2]),
    mesh(rbox(width * 0.86, 0.008, length - 0.05, 0.002), 'uhmwNatural', [0, -0.004, 0.004 + length / 2]),
    mesh(rbox(width + 0.003, deep + 0.003, 0.012, 0.004), 'plastic', [0, -0.006 - deep / 2, length]),
    mesh(rbox(width * 0.9, 0.045, 0.008, 0.003), material, [0, 0.012, length - 0.016]),
  );
  arm.add(mesh(extrude(rectShape(tube, 0.19, 0.006), 0.006, 0.0012, 2), material, [0, -0.03, 0]));
  for (const side of [-1, 1])
    arm.add(
      mesh(
        extrude(
          poly(
            [
              [0, 0],
              [0.13, 0, 0.006],
              [0.13, -0.008, 0.006],
              [0, -0.075, 0.006],
            ],
            0.004,
          ),
          0.005,
          0.001,
          2,
        ),
        material,
        [side * (width / 2 - 0.006) - 0.0025, -0.006 - deep, 0.006],
        [0, -HALF, 0],
      ),
    );
  arm.add(place(ears(tube, 0.2, material, hole), [0, -0.02, 0]));
  for (const z of [0.07, length / 2, length - 0.09])
    arm.add(place(group(capScrew(0.005)), [0, -0.001, z], [-HALF, 0, 0]));
  arm.add(
    place(
      makersName(deep * 0.42, 'printDark'),
      [width / 2 + 0.0002, -0.006 - deep / 2, length * 0.55],
      [0, HALF, 0],
    ),
  );
  arm.add(
    place(
      makersName(deep * 0.42, 'printDark'),
      [-width / 2 - 0.0002, -0.006 - deep / 2, length * 0.55],
      [0, -HALF, 0],
    ),
  );
  return arm;
}
