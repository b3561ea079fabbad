/** Plate tree: six pegs at three heights and two holders for bars. Width along X, front at +Z. */

import type * as THREE from 'three';
import { metres } from '../../catalogue/measures/metres.ts';
import { plateTree as measures } from '../../catalogue/measures/racks.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { cyl, ring } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { endCap, FOOT_HEIGHT, gusset, platePeg, postCap, rubberFoot } from '../parts/frame.ts';
import { makersName } from '../parts/print.ts';
import { bareBar, plateOf } from '../parts/racked-bar.ts';
import { upright } from '../parts/upright.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const TUBE = metres(measures.tube);
const WIDTH = metres(measures.width);
const DEPTH = metres(measures.depth);
const HEIGHT = metres(measures.height);
const PEG = { diameter: metres(measures.peg.diameter), length: metres(measures.peg.length) };
const PITCH = metres(measures.peg.pitch);
const HEIGHTS = [0, 1, 2].map((up) => metres(measures.peg.lowest) + up * PITCH);
const TILT = 0.05;
const MATERIAL = 'powderBlack';
const ON_FOOT = FOOT_HEIGHT + TUBE;
const HOLDER = { x: 0.15, z: -DEPTH / 2 + TUBE / 2, height: 0.2, wall: 0.003 } as const;

/** Upright tube that takes the sleeve of a bar, on a rubber floor. */
function barHolder(): THREE.Group {
  const bore = metres(measures.barHolderBore) / 2;
  return group(
    mesh(ring(bore, bore + HOLDER.wall, HOLDER.height, 0.001, 64), MATERIAL, [0, HOLDER.height / 2, 0]),
    mesh(cyl(bore + 0.0005, 0.006, 0.001, 40), 'rubber', [0, 0.003, 0]),
  );
}

function plateTree(): THREE.Group {
  const y = FOOT_HEIGHT + TUBE / 2;
  const tree = group(
    beam([0, y, -DEPTH / 2 + TUBE / 2], [0, y, DEPTH / 2 - TUBE / 2], TUBE, TUBE, MATERIAL, [1, 0, 0]),
  );
  for (const end of [1, -1]) {
    const z = end * (DEPTH / 2 - TUBE / 2);
    tree.add(beam([-WIDTH / 2 + 0.006, y, z], [WIDTH / 2 - 0.006, y, z], TUBE, TUBE, MATERIAL, [0, 0, 1]));
    for (const side of [1, -1])
      tree.add(
        endCap(TUBE, TUBE, [side * (WIDTH / 2 - 0.006), y, z], 'x'),
        rubberFoot(0.07, TUBE * 0.9, [side * (WIDTH / 2 - 0.05), z]),
      );
    tree.add(place(gusset(0.1, MATERIAL), [0, ON_FOOT, (end * TUBE) / 2], [0, -end * HALF, 0]));
  }
  tree.add(
    place(upright({ length: HEIGHT - 0.012 - ON_FOOT, tube: TUBE, holes: [], material: MATERIAL }), [
      0,
      ON_FOOT,
      0,
    ]),
    postCap(TUBE, [0, HEIGHT, 0]),
  );
  for (const side of [1, -1]) tree.add(place(barHolder(), [side * HOLDER.x, ON_FOOT - 0.001, HOLDER.z]));
  for (const height of HEIGHTS) for (const side of [1, -1]) tree.add(pegAt(side, height));
  return tree.add(
    place(
      makersName(0.038),
      [0, HEIGHTS[0] !== undefined ? HEIGHTS[0] + PITCH / 2 : 0.5, TUBE / 2],
      [0, 0, HALF],
    ),
  );
}

/** A peg rises a little towards its end, so that plates stay on it. */
function pegAt(side: number, height: number): THREE.Group {
  const peg = place(platePeg(PEG.diameter, PEG.length, MATERIAL), [0, 0, 0], [0, 0, TILT]);
  return place(group(peg), [(side * TUBE) / 2, height, 0], [0, side > 0 ? 0 : Math.PI, 0]);
}

/** Plates of one peg, from the post outwards, by their level from below. */
const STORED: readonly (readonly number[])[] = [
  [20, 20],
  [5, 5, 2.5],
  [15, 10],
];

function loaded(): THREE.Group {
  const scene = group(plateTree());
  HEIGHTS.forEach((height, level) => {
    for (const side of [1, -1]) {
      const onPeg = group();
      let x = 0.014;
      for (const kg of STORED[level] ?? []) {
        const plate = plateOf('iron', kg);
        onPeg.add(place(group(plate.object), [x + plate.thickness / 2, -0.0004, 0], [0, HALF, 0]));
        x += plate.thickness + 0.0006;
      }
      const tilted = group(place(onPeg, [0, 0, 0], [0, 0, TILT]));
      scene.add(place(tilted, [(side * TUBE) / 2, height, 0], [0, side > 0 ? 0 : Math.PI, 0]));
    }
  });
  return scene;
}

/** A 5 ft bar stands in one of the rear holders. */
function withBar(): THREE.Group {
  const bar = group(place(bareBar(5), [0, 0, 0], [0, 0, HALF]));
  return group(loaded(), place(bar, [HOLDER.x, ON_FOOT + 0.006 + 0.76, HOLDER.z]));
}

export const plateTreeSubjects: Record<string, Subject> = {
  '27': {
    build: plateTree,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Black plate tree with six chromed pegs and two bar holders',
      },
      inRoom('Plate tree with cast iron plates and a bar', withBar),
      { name: 'front', view: 'front', alt: 'Plate tree from the front, three pegs on each side' },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: withBar,
        alt: 'Plate tree loaded with cast iron plates, a 5 ft bar standing in its holder',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.12, HEIGHTS[2] ?? 1, 0], width: 0.3, from: [0.7, 0.35, 1] },
        alt: 'Chromed peg of 50 mm welded to the post, rising a little to its rubber end',
      },
      {
        name: 'detail-holder',
        view: 'macro',
        anchor: { at: [HOLDER.x, 0.19, HOLDER.z], width: 0.32, from: [0.9, 0.5, -0.8] },
        alt: 'Two bar holders on the rear foot of the plate tree',
      },
    ],
  },
};
