/** Bench press station: bench, uprights and spotter step in one frame. Length along X, the head and the uprights at −X. */

import type * as THREE from 'three';
import { pressStation as measures } from '../../catalogue/measures/benches.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Corner, poly } from '../blocks/outlines.ts';
import { extrude, rbox } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { FIGURE, figure } from '../parts/figure.ts';
import { bolt, crossFoot, endCap, FOOT_HEIGHT, gusset, postCap } from '../parts/frame.ts';
import { pad } from '../parts/pad.ts';
import { makersName, nameOnBothSides } from '../parts/print.ts';
import { rackedBar, shaftRadius } from '../parts/racked-bar.ts';
import { upright } from '../parts/upright.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const TUBE = metres(measures.tube);
const LENGTH = metres(measures.length);
const HEIGHT = metres(measures.height);
const PAD = measures.pad;
const MATERIAL = 'powderBlack';
const POST_Z = metres(measures.insideWidth) / 2 + TUBE / 2;
const STEP_DEPTH = 0.34;
const POST_X = -LENGTH / 2 + STEP_DEPTH + TUBE / 2;
const FRONT = LENGTH / 2 - TUBE / 2;
const ON_FOOT = FOOT_HEIGHT + TUBE;
const SPINE = metres(measures.benchHeight) - metres(PAD.thickness) - TUBE / 2;
/** The head lies 220 past the line of the uprights. */
const PAD_FROM = POST_X - 0.16;
const PAD_MIDDLE = PAD_FROM + metres(PAD.length) / 2;
const HOOKS = [0.9, 1.02, 1.14] as const;

/** Plate with three lined hooks that opens towards +X, on the front face of an upright; y is the seat of the lowest hook. */
function hooks(): THREE.Group {
  const parts = group();
  for (const [index, y] of HOOKS.entries()) {
    const steel: Corner[] = [
      [0, y - 0.05],
      [0.012, y - 0.045, 0.01],
      [0.066, y - 0.008, 0.014],
      [0.082, y + 0.03, 0.006],
      [0.074, y + 0.034, 0.004],
      [0.054, y, 0.012],
      [0.008, y, 0.008],
      [0.008, y + 0.058, 0.004],
      [0, y + 0.058],
    ];
    const liner: Corner[] = [
      [0.0082, y + 0.0003],
      [0.0535, y + 0.0003, 0.012],
      [0.0735, y + 0.035, 0.003],
      [0.068, y + 0.037, 0.003],
      [0.05, y + 0.006, 0.01],
      [0.0145, y + 0.006, 0.006],
      [0.0145, y + 0.055, 0.003],
      [0.0082, y + 0.055, 0.003],
    ];
    parts.add(mesh(extrude(poly(steel, 0.004), 0.06, 0.0015), MATERIAL, [0, 0, -0.03]));
    parts.add(mesh(extrude(poly(liner, 0.002), 0.052, 0.0012), 'uhmwNatural', [0, 0, -0.026]));
    if (index) parts.add(bolt(0.016, 0.007, [0.006, y - 0.058, 0], [0, 0, -HALF]));
  }
  const [low, , high] = HOOKS;
  return parts.add(
    mesh(rbox(0.006, high - low + 0.16, 0.066, 0.002), MATERIAL, [0.003, (low + high) / 2 + 0.002, 0]),
  );
}

/** Step for the spotter: a tread of chequer plate on a frame behind the uprights. */
function spotterStep(): THREE.Group {
  const width = 2 * POST_Z - TUBE - 0.2;
  const x = -LENGTH / 2 + STEP_DEPTH / 2 - 0.01;
  const top = 0.17;
  const step = group(mesh(rbox(STEP_DEPTH - 0.02, 0.005, width, 0.002), MATERIAL, [x, top - 0.0025, 0]));
  for (const side of [1, -1]) {
    step.add(
      mesh(rbox(STEP_DEPTH - 0.02, 0.04, 0.005, 0.002), MATERIAL, [
        x,
        top - 0.022,
        side * (width / 2 - 0.0025),
      ]),
    );
    for (const end of [1, -1])
      step.add(
        beam(
          [x + end * 0.12, 0.012, side * (width / 2 - 0.05)],
          [x + end * 0.12, top - 0.004, side * (width / 2 - 0.05)],
          0.04,
          0.04,
          MATERIAL,
        ),
      );
    for (const end of [1, -1])
      step.add(
        mesh(rbox(0.045, 0.014, 0.045, 0.004), 'rubber', [x + end * 0.12, 0.007, side * (width / 2 - 0.05)]),
      );
  }
  step.add(mesh(rbox(0.005, 0.04, width, 0.002), MATERIAL, [x - STEP_DEPTH / 2 + 0.0125, top - 0.022, 0]));
  for (const side of [1, -1])
    step.add(
      beam(
        [x - 0.12, 0.05, side * (width / 2 - 0.05)],
        [POST_X, 0.05, side * (width / 2 - 0.05)],
        0.04,
        0.04,
        MATERIAL,
      ),
    );
  for (let column = -3; column <= 3; column++)
    step.add(mesh(rbox(0.028, 0.004, width - 0.06, 0.0018), 'rubber', [x + column * 0.042, top + 0.001, 0]));
  return step;
}

function uprights(): THREE.Group {
  const y = FOOT_HEIGHT + TUBE / 2;
  const parts = group(crossFoot(POST_X, metres(measures.width), TUBE, MATERIAL));
  const post = upright({ length: HEIGHT - 0.012 - ON_FOOT, tube: TUBE, holes: [], material: MATERIAL });
  for (const side of [1, -1]) {
    const z = side * POST_Z;
    parts.add(
      place(post.clone(), [POST_X, ON_FOOT, z]),
      postCap(TUBE, [POST_X, HEIGHT, z]),
      place(hooks(), [POST_X + TUBE / 2, 0, z]),
    );
    parts.add(
      place(makersName(0.036), [POST_X + TUBE / 2, 0.665, z], [0, HALF, HALF]),
      place(makersName(0.044), [POST_X, 0.8, z + (side * TUBE) / 2], [0, side > 0 ? 0 : Math.PI, HALF]),
    );
    parts.add(place(gusset(0.15, MATERIAL), [POST_X, ON_FOOT, z + (side * TUBE) / 2], [0, -side * HALF, 0]));
    parts.add(beam([POST_X + TUBE / 2 - 0.01, 0.5, z], [POST_X + 0.36, y + 0.02, z], 0.05, 0.05, MATERIAL));
    parts.add(
      beam([POST_X, y, z], [POST_X + 0.42, y, z], TUBE, TUBE, MATERIAL),
      endCap(TUBE, TUBE, [POST_X + 0.42, y, z], 'x'),
    );
    parts.add(mesh(rbox(0.07, 0.014, TUBE * 0.9, 0.004), 'rubber', [POST_X + 0.36, 0.007, z]));
  }
  parts.add(
    beam(
      [POST_X, 0.2, -POST_Z + TUBE / 2],
      [POST_X, 0.2, POST_Z - TUBE / 2],
      TUBE,
      TUBE,
      MATERIAL,
      [1, 0, 0],
      0.007,
    ),
  );
  return parts;
}

function bench(): THREE.Group {
  const y = FOOT_HEIGHT + TUBE / 2;
  const parts = group(
    beam([POST_X, y, 0], [FRONT, y, 0], TUBE, TUBE, MATERIAL),
    crossFoot(FRONT, 0.6, TUBE, MATERIAL),
  );
  const far = PAD_FROM + metres(PAD.length) - 0.08;
  parts.add(beam([PAD_FROM + 0.06, SPINE, 0], [far, SPINE, 0], TUBE, TUBE, MATERIAL));
  parts.add(endCap(TUBE, TUBE, [far, SPINE, 0], 'x'), endCap(TUBE, TUBE, [PAD_FROM + 0.06, SPINE, 0], 'x'));
  for (const x of [POST_X + 0.14, FRONT - 0.32]) {
    parts.add(beam([x, y + TUBE / 2 - 0.01, 0], [x, SPINE - TUBE / 2 + 0.01, 0], TUBE, TUBE, MATERIAL));
    for (const side of [1, -1])
      parts.add(
        place(
          gusset(0.08, MATERIAL),
          [x + (side * TUBE) / 2, y + TUBE / 2, 0],
          [0, side > 0 ? 0 : Math.PI, 0],
        ),
      );
  }
  for (const x of [-0.42, 0, 0.42])
    parts.add(mesh(rbox(0.06, 0.008, 0.25, 0.002), MATERIAL, [PAD_MIDDLE + x, SPINE + TUBE / 2 - 0.0035, 0]));
  const cushion = pad({
    length: metres(PAD.length),
    width: metres(PAD.width),
    thickness: metres(PAD.thickness),
    mark: 0.025,
  });
  parts.add(place(cushion, [PAD_MIDDLE, SPINE + TUBE / 2, 0]));
  return parts.add(nameOnBothSides(TUBE * 0.55, [PAD_MIDDLE + 0.05, SPINE, 0], TUBE));
}

const pressStation = () => group(uprights(), bench(), spotterStep());

const BAR_Y = HOOKS[1] + 0.006 + shaftRadius(1);
const loaded = () =>
  group(
    pressStation(),
    place(
      group(rackedBar(1, 'bumper', [20, 20])),
      [POST_X + TUBE / 2 + 0.0145 + shaftRadius(1) + 0.006, BAR_Y, 0],
      [0, HALF, 0],
    ),
  );

export const pressStationSubjects: Record<string, Subject> = {
  '32': {
    build: pressStation,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Olympic bench press station: flat bench, two uprights with three hooks each and a spotter step',
      },
      inRoom('Bench press station'),
      {
        name: 'scale',
        view: 'side',
        scene: () => group(pressStation(), figure(0.1, -1.05, HALF)),
        alt: `Press station from the foot of the bench with ${FIGURE} beside it`,
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [POST_X + 0.06, HOOKS[1], POST_Z], width: 0.42, from: [0.75, 0.3, 1] },
        alt: 'Three lined hooks on the upright of the press station',
      },
      {
        name: 'detail-step',
        view: 'macro',
        anchor: { at: [-LENGTH / 2 + 0.2, 0.2, 0.1], width: 0.66, from: [-1, 0.55, 0.7] },
        alt: 'Spotter step with rubber treads behind the uprights',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: loaded,
        alt: 'Press station with a loaded Olympic barbell on the middle hooks',
      },
    ],
  },
};
