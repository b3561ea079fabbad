/** Squat rack with two posts: long feet, J-hooks, spotter arms and a pull-up bar. Width along X, front at +Z. */

import type * as THREE from 'three';
import { metres } from '../../catalogue/measures/metres.ts';
import { squatRack as measures } from '../../catalogue/measures/racks.ts';
import { group, place } from '../blocks/objects.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { FIGURE, figure } from '../parts/figure.ts';
import { endCap, FOOT_HEIGHT, flangedTube, gusset, namePlate, postCap, rubberFoot } from '../parts/frame.ts';
import { barInCup, jCup, safetyArm } from '../parts/j-cup.ts';
import { straightPullUpBar } from '../parts/pull-up-bar.ts';
import { rackedBar, shaftRadius } from '../parts/racked-bar.ts';
import { holeRow, upright } from '../parts/upright.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';
import { flatBench } from './flat-bench.ts';

const TUBE = metres(measures.tube);
const HOLE = metres(measures.hole);
const PITCH = metres(measures.holePitch);
const HEIGHT = metres(measures.height);
const DEPTH = metres(measures.depth);
const MATERIAL = 'powderBlack';
const X = (metres(measures.width) - TUBE) / 2;
const POST = -0.16;
const TOP = HEIGHT - 0.016 - TUBE / 2;
const FIRST_HOLE = 0.3;
const CUP_HEIGHT = FIRST_HOLE + 21 * PITCH;
const ARM_HEIGHT = FIRST_HOLE + 10 * PITCH;
const ON_FOOT = FOOT_HEIGHT + TUBE;

function side(x: number): THREE.Group {
  const y = FOOT_HEIGHT + TUBE / 2;
  const parts = group(
    beam([x, y, -DEPTH / 2 + 0.006], [x, y, DEPTH / 2 - 0.006], TUBE, TUBE, MATERIAL, [1, 0, 0]),
  );
  for (const end of [1, -1]) {
    parts.add(
      endCap(TUBE, TUBE, [x, y, end * (DEPTH / 2 - 0.006)], 'z'),
      rubberFoot(TUBE * 0.9, 0.08, [x, end * (DEPTH / 2 - 0.07)]),
    );
    parts.add(place(gusset(0.16, MATERIAL), [x, ON_FOOT, POST + (end * TUBE) / 2], [0, -end * HALF, 0]));
  }
  const holes = holeRow(FIRST_HOLE - ON_FOOT, TOP - 0.2 - ON_FOOT, PITCH, HOLE);
  parts.add(
    place(upright({ length: HEIGHT - 0.012 - ON_FOOT, tube: TUBE, holes, material: MATERIAL }), [
      x,
      ON_FOOT,
      POST,
    ]),
  );
  parts.add(
    postCap(TUBE, [x, HEIGHT, POST]),
    beam(
      [x, 0.62, POST - TUBE / 2 + 0.01],
      [x, y + 0.01, -DEPTH / 2 + 0.09],
      0.04,
      0.04,
      MATERIAL,
      [1, 0, 0],
    ),
  );
  parts.add(place(jCup(TUBE, HOLE, MATERIAL), [x, CUP_HEIGHT, POST + TUBE / 2]));
  return parts.add(
    place(safetyArm(metres(measures.spotterArm), TUBE, HOLE), [x, ARM_HEIGHT, POST + TUBE / 2]),
  );
}

function squatRack(): THREE.Group {
  const inside = X - TUBE / 2;
  const low = FOOT_HEIGHT + TUBE / 2;
  const rack = group(side(X), side(-X));
  rack.add(
    flangedTube({
      from: [-inside, low, -DEPTH / 2 + 0.2],
      to: [inside, low, -DEPTH / 2 + 0.2],
      tube: TUBE,
      material: MATERIAL,
      bolts: 'above',
      height: TUBE,
    }),
  );
  rack.add(
    flangedTube({ from: [-inside, 0.62, POST], to: [inside, 0.62, POST], tube: TUBE, material: MATERIAL }),
  );
  rack.add(place(namePlate(0.42, TUBE + 0.02, 'powderOrange', 'printDark'), [0, 0.62, POST + TUBE / 2]));
  return rack.add(place(straightPullUpBar(2 * inside, TUBE, MATERIAL), [0, TOP - 0.045, POST]));
}

const bar = barInCup(shaftRadius(1));
const loaded = () =>
  group(
    squatRack(),
    place(rackedBar(1, 'bumper', [20, 10]), [0, CUP_HEIGHT + bar.y, POST + TUBE / 2 + bar.z]),
  );
const benched = () => group(loaded(), place(flatBench(), [0, 0, POST + 0.62], [0, HALF, 0]));

export const squatRackSubjects: Record<string, Subject> = {
  '24': {
    build: squatRack,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Two-post squat rack in black with J-hooks, spotter arms and a chromed pull-up bar',
      },
      inRoom('Squat rack'),
      {
        name: 'front',
        view: 'front',
        alt: 'Squat rack from the front, pull-up bar on top and name plate low between the posts',
      },
      {
        name: 'scale',
        view: 'front',
        scene: () => group(squatRack(), figure(X + 0.5, POST)),
        alt: `Squat rack from the front with ${FIGURE} beside it`,
      },
      { name: 'side', view: 'side', alt: 'Squat rack from the side: long foot, braced post, spotter arm' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [X, CUP_HEIGHT + 0.02, POST + 0.04], width: 0.26, from: [0.8, 0.4, 1] },
        alt: 'Lined J-hook pinned to the punched post of the squat rack',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: benched,
        alt: 'Squat rack with a loaded barbell and a flat bench under it',
      },
    ],
  },
};
