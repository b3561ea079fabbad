/** Flat bench: one pad on a spine with two feet. Length along X. */

import type * as THREE from 'three';
import { flatBench as measures } from '../../catalogue/measures/benches.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { poly } from '../blocks/outlines.ts';
import { rbox } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { bolt, crossFoot, FOOT_HEIGHT, gusset } from '../parts/frame.ts';
import { pad } from '../parts/pad.ts';
import { makersName, nameOnBothSides } from '../parts/print.ts';
import { sheet } from '../parts/sheet-metal.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const TUBE = metres(measures.tube);
const PAD = measures.pad;
const MATERIAL = 'powderBlack';
const SPINE = metres(measures.height) - metres(PAD.thickness) - TUBE / 2;
const LEG = metres(measures.length) / 2 - 0.16;

/** Leg with its foot, the joint to the spine plated and bolted; at +X, the other is its mirror. */
function leg(width: number): THREE.Group {
  const bottom = FOOT_HEIGHT + TUBE / 2;
  const x = metres(measures.length) / 2 - TUBE / 2;
  const parts = group(
    crossFoot(x, width, TUBE, MATERIAL),
    beam([x, bottom, 0], [LEG, SPINE, 0], TUBE, TUBE, MATERIAL),
  );
  parts.add(place(makersName(0.034), [x + TUBE / 2, bottom, 0], [0, HALF, 0]));
  const plate = sheet(
    poly(
      [
        [-0.08, 0.022],
        [-0.08, -0.024],
        [-0.03, -0.036, 0.03],
        [0.012, -0.115],
        [0.088, -0.115],
        [0.07, -0.03, 0.03],
        [0.07, 0.022],
      ],
      0.01,
    ),
    0.006,
    0.001,
    2,
  );
  for (const side of [1, -1]) {
    parts.add(mesh(plate, MATERIAL, [LEG - 0.002, SPINE, side > 0 ? TUBE / 2 : -TUBE / 2 - 0.006]));
    const z = side * (TUBE / 2 + 0.006);
    for (const [dx, dy] of [
      [-0.045, 0],
      [0.045, -0.085],
    ] as const)
      parts.add(bolt(0.018, 0.008, [LEG + dx, SPINE + dy, z], [side * HALF, 0, 0]));
    parts.add(place(gusset(0.06, MATERIAL), [x, bottom + TUBE / 2, side * (TUBE / 2)], [0, -side * HALF, 0]));
  }
  return parts;
}

export function flatBench(variant = 'Black'): THREE.Group {
  const vinyl = variant === 'Red' ? 'vinylRed' : 'vinylBlack';
  const length = metres(PAD.length);
  const width = metres(measures.width);
  const far = leg(width * 0.68);
  far.rotation.y = Math.PI;
  const bench = group(
    leg(width),
    far,
    beam([-LEG - 0.08, SPINE, 0], [LEG + 0.08, SPINE, 0], TUBE, TUBE, MATERIAL),
  );
  for (const x of [-0.42, 0, 0.42]) {
    bench.add(
      mesh(rbox(0.06, 0.008, metres(PAD.width) * 0.82, 0.002), MATERIAL, [x, SPINE + TUBE / 2 - 0.0035, 0]),
    );
    for (const side of [1, -1])
      bench.add(bolt(0.014, 0.006, [x, SPINE + TUBE / 2 - 0.0075, side * 0.095], [Math.PI, 0, 0]));
  }
  bench.add(
    place(
      pad({
        length,
        width: metres(PAD.width),
        thickness: metres(PAD.thickness),
        material: vinyl,
        mark: 0.029,
      }),
      [0, SPINE + TUBE / 2, 0],
    ),
  );
  return bench.add(nameOnBothSides(TUBE * 0.6, [0, SPINE, 0], TUBE));
}

export const flatBenchSubjects: Record<string, Subject> = {
  '29': {
    build: flatBench,
    pictured: ['Black', 'Red'],
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Flat bench with a black pad on a black frame, seen from one end',
      },
      inRoom('Flat bench'),
      { name: 'front', view: 'front', alt: 'Flat bench from the side, RACK & REP on the tube under the pad' },
      { name: 'end', view: 'side', alt: 'Flat bench from its end, the pad narrower than the wide foot' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.52, 0.41, 0.12], width: 0.26, from: [0.7, 0.4, 1] },
        alt: 'Corner of the pad with its double seam',
      },
      {
        name: 'detail-joint',
        view: 'macro',
        anchor: { at: [LEG + 0.03, SPINE - 0.03, 0.03], width: 0.26, from: [0.5, 0.1, 1] },
        alt: 'Bolted plate where leg and spine of the flat bench meet',
      },
    ],
  },
};
