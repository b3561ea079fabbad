/** Decline bench: the head low at −X, knees and ankles behind the rollers at +X. */

import type * as THREE from 'three';
import { declineBench as measures } from '../../catalogue/measures/benches.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { cyl, rbox } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { radians } from '../parts/bench-frame.ts';
import { bolt, crossFoot, endCap, FOOT_HEIGHT } from '../parts/frame.ts';
import { popPin } from '../parts/hardware.ts';
import { pad } from '../parts/pad.ts';
import { nameOnBothSides } from '../parts/print.ts';
import { rollerPair } from '../parts/roller.ts';
import { holeRow, punchedBeam } from '../parts/upright.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const TUBE = metres(measures.tube);
const INNER = TUBE - 0.01;
const MATERIAL = 'powderBlack';
const PAD = measures.pad;
const FLOOR_TUBE = FOOT_HEIGHT + TUBE / 2;
const ANGLES = [8, 14, 20, 26, 32] as const;
/** Hinge at the head end, and the place on the pad frame that the strut holds. */
const HINGE = { x: -0.6, y: 0.27 } as const;
const HELD = 0.78;
const STRUT_FOOT = { x: 0.3, y: FOOT_HEIGHT + TUBE + 0.02 } as const;
const BASE_END = 0.5;

/** Pad frame in its own coordinates: hinge at the origin, X towards the feet. */
function padFrame(): THREE.Group {
  const length = metres(PAD.length);
  const parts = group(
    beam([-0.03, 0, 0], [1.16, 0, 0], TUBE, TUBE, MATERIAL),
    endCap(TUBE, TUBE, [-0.03, 0, 0], 'x'),
  );
  for (const x of [0.12, 0.55, 0.98]) {
    parts.add(mesh(rbox(0.05, 0.008, metres(PAD.width) * 0.8, 0.002), MATERIAL, [x, TUBE / 2 - 0.0035, 0]));
    for (const side of [1, -1])
      parts.add(bolt(0.014, 0.006, [x, TUBE / 2 - 0.0075, side * 0.095], [Math.PI, 0, 0]));
  }
  parts.add(
    place(pad({ length, width: metres(PAD.width), thickness: metres(PAD.thickness), mark: 0.025 }), [
      length / 2 - 0.04,
      TUBE / 2,
      0,
    ]),
  );
  for (const side of [1, -1])
    parts.add(
      mesh(rbox(0.07, 0.07, 0.006, 0.004), MATERIAL, [HELD, -TUBE / 2 - 0.022, side * (TUBE / 2 - 0.003)]),
    );
  return parts.add(legHold());
}

/** Arm at the high end with a pair of rollers for the knees and one for the ankles. */
function legHold(): THREE.Group {
  const knee = { x: 1.15, y: 0.13 } as const;
  const ankle = { x: 1.3, y: -0.2 } as const;
  const parts = group(beam([1.15, -TUBE / 2, 0], [knee.x, knee.y, 0], TUBE, TUBE, MATERIAL));
  parts.add(beam([1.14, 0, 0], [ankle.x, ankle.y, 0], TUBE, TUBE, MATERIAL));
  for (const { x, y } of [knee, ankle]) {
    parts.add(mesh(cyl(0.032, TUBE + 0.006, 0.004, 44).rotateX(HALF), MATERIAL, [x, y, 0]));
    parts.add(
      place(rollerPair({ diameter: metres(measures.roller), length: 0.17, gap: TUBE + 0.03 }), [x, y, 0]),
    );
  }
  return parts;
}

/** Telescopic strut with five holes; it is longer the steeper the bench stands. */
function strut(angle: number): THREE.Group {
  const top = {
    x: HINGE.x + HELD * Math.cos(angle) + 0.045 * Math.sin(angle),
    y: HINGE.y + HELD * Math.sin(angle) - 0.045 * Math.cos(angle),
  };
  const length = Math.hypot(top.x - STRUT_FOOT.x, top.y - STRUT_FOOT.y);
  const at = (part: number): [number, number, number] => [
    STRUT_FOOT.x + (top.x - STRUT_FOOT.x) * part,
    STRUT_FOOT.y + (top.y - STRUT_FOOT.y) * part,
    0,
  ];
  const sleeve = 0.27 / length;
  const parts = group(beam(at(0), at(sleeve), TUBE, TUBE, MATERIAL));
  const holes = holeRow(length - 0.2, length - 0.045, 0.04, 0.011).map((hole) => ({
    ...hole,
    y: hole.y - 0.12,
  }));
  parts.add(punchedBeam(at(0.12 / length), at(1), { tube: INNER, holes, material: 'zinc' }));
  parts.add(place(popPin(), [at(sleeve - 0.035 / length)[0], at(sleeve - 0.035 / length)[1], TUBE / 2]));
  for (const side of [1, -1]) {
    parts.add(bolt(0.018, 0.008, [top.x, top.y, side * (TUBE / 2 + 0.0005)], [side * HALF, 0, 0]));
    parts.add(
      mesh(rbox(0.07, 0.07, 0.006, 0.004), MATERIAL, [
        STRUT_FOOT.x,
        STRUT_FOOT.y - 0.012,
        side * (TUBE / 2 + 0.003),
      ]),
    );
    parts.add(
      bolt(0.018, 0.008, [STRUT_FOOT.x, STRUT_FOOT.y, side * (TUBE / 2 + 0.006)], [side * HALF, 0, 0]),
    );
  }
  return parts;
}

export function declineBench(position = 2): THREE.Group {
  const angle = radians(ANGLES[position] ?? 20);
  const rear = HINGE.x - 0.01;
  const bench = group(beam([rear, FLOOR_TUBE, 0], [BASE_END, FLOOR_TUBE, 0], TUBE, TUBE, MATERIAL));
  bench.add(
    crossFoot(rear, 0.46, TUBE, MATERIAL),
    crossFoot(BASE_END, metres(measures.width), TUBE, MATERIAL),
  );
  bench.add(beam([HINGE.x, FLOOR_TUBE, 0], [HINGE.x, HINGE.y - TUBE / 2 - 0.012, 0], TUBE, TUBE, MATERIAL));
  for (const side of [1, -1]) {
    bench.add(
      mesh(rbox(0.07, 0.13, 0.006, 0.006), MATERIAL, [HINGE.x, HINGE.y - 0.04, side * (TUBE / 2 + 0.0035)]),
    );
    bench.add(bolt(0.02, 0.009, [HINGE.x, HINGE.y, side * (TUBE / 2 + 0.0065)], [side * HALF, 0, 0]));
  }
  bench.add(place(padFrame(), [HINGE.x, HINGE.y, 0], [0, 0, angle]), strut(angle));
  return bench.add(nameOnBothSides(TUBE * 0.6, [-0.2, FLOOR_TUBE, 0], TUBE));
}

const pair = () => group(place(declineBench(0), [0, 0, 0.45]), place(declineBench(4), [0, 0, -0.45]));
const held = radians(ANGLES[2]);
const knees = {
  x: HINGE.x + 1.15 * Math.cos(held) - 0.13 * Math.sin(held),
  y: HINGE.y + 1.15 * Math.sin(held) + 0.13 * Math.cos(held),
};

export const declineBenchSubjects: Record<string, Subject> = {
  '35': {
    build: () => declineBench(),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Adjustable decline bench with four foam rollers at its high end',
      },
      inRoom('Decline bench'),
      {
        name: 'front',
        view: 'front',
        alt: 'Decline bench from the side, the strut in the middle of its five positions',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [knees.x + 0.05, knees.y - 0.1, 0.08], width: 0.46, from: [0.6, 0.3, 1] },
        alt: 'Foam rollers of 100 mm for knees and ankles',
      },
      {
        name: 'detail-strut',
        view: 'macro',
        anchor: { at: [STRUT_FOOT.x - 0.03, 0.3, 0.03], width: 0.3, from: [0.35, 0.15, 1] },
        alt: 'Telescopic strut of the decline bench with its pull pin',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: pair,
        alt: 'Two decline benches, one at the lowest and one at the steepest of five angles',
      },
    ],
  },
};
