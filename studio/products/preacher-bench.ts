/** Preacher curl bench: sit at −X, the arms on the pad that slopes down to the bar rest at +X. */

import type * as THREE from 'three';
import { preacherBench as measures } from '../../catalogue/measures/benches.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Corner, poly } from '../blocks/outlines.ts';
import { extrude, rbox } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { radians } from '../parts/bench-frame.ts';
import { bolt, crossFoot, endCap, FOOT_HEIGHT, gusset } from '../parts/frame.ts';
import { popPin } from '../parts/hardware.ts';
import { pad } from '../parts/pad.ts';
import { nameOnBothSides } from '../parts/print.ts';
import { bareBar, shaftRadius } from '../parts/racked-bar.ts';
import { sheet } from '../parts/sheet-metal.ts';
import { holeRow, upright } from '../parts/upright.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const TUBE = metres(measures.tube);
const HALF_LENGTH = metres(measures.length) / 2;
const PAD = measures.armPad;
const SLOPE = radians(measures.armPadDegrees);
const MATERIAL = 'powderBlack';
const FLOOR_TUBE = FOOT_HEIGHT + TUBE / 2;
const ON_FOOT = FOOT_HEIGHT + TUBE;
const SEAT_X = -0.3;
const POST_X = 0.06;
/** Middle of the arm pad's underside: its upper edge is as high as the bench. */
const ARM = {
  x: 0.13,
  y:
    metres(measures.height) -
    (metres(PAD.length) / 2) * Math.sin(SLOPE) -
    metres(PAD.thickness) * Math.cos(SLOPE),
};
const REST = { x: 0.43, y: 0.72, z: 0.31 } as const;

/** Arm pad on its plate, on the post that carries it. */
function armRest(): THREE.Group {
  const rest = group(
    place(
      pad({
        length: metres(PAD.length),
        width: metres(PAD.width),
        thickness: metres(PAD.thickness),
        corner: 0.04,
        crown: 0.004,
        mark: 0.036,
      }),
      [0, 0, 0],
    ),
  );
  for (const x of [-0.15, 0.15]) rest.add(mesh(rbox(0.06, 0.008, 0.46, 0.002), MATERIAL, [x, -0.0035, 0]));
  rest.add(
    beam([-0.18, -0.027, 0], [0.18, -0.027, 0], TUBE, 0.04, MATERIAL),
    endCap(TUBE, 0.04, [0.18, -0.027, 0], 'x'),
    endCap(TUBE, 0.04, [-0.18, -0.027, 0], 'x'),
  );
  for (const x of [-0.15, 0.15])
    for (const z of [-0.17, 0.17]) rest.add(bolt(0.014, 0.006, [x, -0.0075, z], [Math.PI, 0, 0]));
  return place(rest, [ARM.x, ARM.y, 0], [0, 0, -SLOPE]);
}

function armPost(): THREE.Group {
  const top = ARM.y - 0.045 + (ARM.x - POST_X) * Math.tan(SLOPE);
  const parts = group(beam([POST_X, ON_FOOT - 0.01, 0], [POST_X, top, 0], TUBE, TUBE, MATERIAL));
  const joint = sheet(
    poly(
      [
        [-0.045, -0.13, 0.012],
        [0.045, -0.13, 0.012],
        [0.115, -0.075, 0.012],
        [-0.06, 0.12, 0.012],
      ],
      0.01,
    ),
    0.006,
    0.001,
    2,
  );
  for (const side of [1, -1]) {
    parts.add(mesh(joint, MATERIAL, [POST_X, top - 0.02, side > 0 ? TUBE / 2 : -TUBE / 2 - 0.006]));
    for (const [dx, dy] of [
      [0, -0.11],
      [-0.02, 0.02],
      [0.06, -0.075],
    ] as const)
      parts.add(bolt(0.016, 0.007, [POST_X + dx, top + dy, side * (TUBE / 2 + 0.006)], [side * HALF, 0, 0]));
    parts.add(
      place(gusset(0.12, MATERIAL), [POST_X + (side * TUBE) / 2, ON_FOOT, 0], [0, side > 0 ? 0 : Math.PI, 0]),
    );
  }
  return parts;
}

/** Seat on a tube that slides in its post, held by a pull pin. */
function seat(): THREE.Group {
  const inner = TUBE - 0.01;
  const top = 0.47;
  const parts = group(beam([SEAT_X, ON_FOOT - 0.01, 0], [SEAT_X, 0.32, 0], TUBE, TUBE, MATERIAL));
  parts.add(mesh(rbox(TUBE + 0.008, 0.04, TUBE + 0.008, 0.006), 'plastic', [SEAT_X, 0.31, 0]));
  parts.add(
    place(
      upright({ length: top - 0.2, tube: inner, holes: holeRow(0.03, 0.25, 0.035, 0.011), material: 'zinc' }),
      [SEAT_X, 0.2, 0],
    ),
  );
  parts.add(
    mesh(rbox(0.04, 0.045, 0.006, 0.003), MATERIAL, [SEAT_X, 0.25, TUBE / 2 + 0.002]),
    place(popPin(), [SEAT_X, 0.25, TUBE / 2 + 0.004]),
  );
  parts.add(mesh(rbox(0.22, 0.008, 0.24, 0.002), MATERIAL, [SEAT_X, top - 0.004, 0]));
  return parts.add(
    place(pad({ length: 0.33, width: 0.36, thickness: 0.06, corner: 0.05 }), [SEAT_X, top, 0]),
  );
}

/** Two lined hooks on a cross tube in front of the pad. */
function barRest(): THREE.Group {
  const parts = group(beam([REST.x, ON_FOOT - 0.01, 0], [REST.x, 0.46, 0], TUBE, TUBE, MATERIAL));
  parts.add(
    beam([REST.x, 0.43, -REST.z - 0.04], [REST.x, 0.43, REST.z + 0.04], TUBE, TUBE, MATERIAL, [1, 0, 0]),
  );
  const hook: Corner[] = [
    [-0.03, -0.05],
    [0.03, -0.05],
    [0.046, -0.006, 0.012],
    [0.058, 0.03, 0.006],
    [0.05, 0.033, 0.003],
    [0.03, 0, 0.014],
    [-0.024, 0, 0.012],
    [-0.026, 0.055, 0.004],
    [-0.034, 0.055, 0.004],
    [-0.034, -0.01, 0.01],
  ];
  const liner: Corner[] = [
    [-0.0238, 0.0003, 0.01],
    [0.0295, 0.0003, 0.012],
    [0.0495, 0.034, 0.003],
    [0.044, 0.036, 0.003],
    [0.026, 0.006, 0.012],
    [-0.0175, 0.006, 0.01],
    [-0.019, 0.052, 0.003],
    [-0.0256, 0.052, 0.003],
  ];
  for (const side of [1, -1]) {
    const z = side * REST.z;
    parts.add(endCap(TUBE, TUBE, [REST.x, 0.43, side * (REST.z + 0.04)], 'z'));
    parts.add(beam([REST.x, 0.45, z], [REST.x, REST.y - 0.03, z], 0.04, 0.04, MATERIAL));
    parts.add(
      mesh(extrude(poly(hook, 0.004), 0.05, 0.0015), MATERIAL, [REST.x, REST.y, z - 0.025]),
      mesh(extrude(poly(liner, 0.002), 0.042, 0.0012), 'uhmwNatural', [REST.x, REST.y, z - 0.021]),
    );
    parts.add(place(gusset(0.07, MATERIAL), [REST.x, 0.46, z - side * 0.02], [0, side * HALF, 0]));
  }
  return parts;
}

function preacherBench(): THREE.Group {
  const rear = -HALF_LENGTH + TUBE / 2;
  const front = HALF_LENGTH - TUBE / 2;
  const bench = group(beam([rear, FLOOR_TUBE, 0], [front, FLOOR_TUBE, 0], TUBE, TUBE, MATERIAL));
  bench.add(crossFoot(rear, 0.5, TUBE, MATERIAL), crossFoot(front, metres(measures.width), TUBE, MATERIAL));
  bench.add(seat(), armPost(), armRest(), barRest());
  return bench.add(nameOnBothSides(TUBE * 0.55, [-0.12, FLOOR_TUBE, 0], TUBE));
}

const withBar = () =>
  group(
    preacherBench(),
    place(bareBar(7), [REST.x + 0.002, REST.y + 0.006 + shaftRadius(7), 0], [0, HALF, 0]),
  );

export const preacherBenchSubjects: Record<string, Subject> = {
  '33': {
    build: preacherBench,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Preacher curl bench: wide sloping arm pad, adjustable seat and bar rest',
      },
      inRoom('Preacher curl bench'),
      { name: 'front', view: 'front', alt: 'Preacher bench from the side, the arm pad at 50 degrees' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.08, 0.86, 0.26], width: 0.34, from: [0.75, 0.5, 1] },
        alt: 'Corner of the arm pad with its sewn seam',
      },
      {
        name: 'detail-rest',
        view: 'macro',
        anchor: { at: [REST.x, REST.y - 0.02, REST.z], width: 0.22, from: [0.8, 0.35, 1] },
        alt: 'Lined hook of the bar rest',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: withBar,
        alt: 'Preacher bench with a 4 ft straight bar in its rest',
      },
    ],
  },
};
