/** Half rack: two punched posts in front, two plain ones behind that carry the plates. Width along X, front at +Z. */

import type * as THREE from 'three';
import { metres } from '../../catalogue/measures/metres.ts';
import { halfRack as measures } from '../../catalogue/measures/racks.ts';
import { group, place } from '../blocks/objects.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { FIGURE, figure } from '../parts/figure.ts';
import {
  endCap,
  FOOT_HEIGHT,
  flangedTube,
  gusset,
  namePlate,
  platePeg,
  postCap,
  rubberFoot,
} from '../parts/frame.ts';
import { barInCup, jCup, safetyArm } from '../parts/j-cup.ts';
import { straightPullUpBar } from '../parts/pull-up-bar.ts';
import { plateOf, rackedBar, shaftRadius } from '../parts/racked-bar.ts';
import { holeRow, upright } from '../parts/upright.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';
import { adjustableBench } from './adjustable-bench.ts';

const TUBE = metres(measures.tube);
const HOLE = metres(measures.hole);
const PITCH = metres(measures.holePitch);
const HEIGHT = metres(measures.height);
const DEPTH = metres(measures.depth);
const MATERIAL = 'powderBlack';
const X = (metres(measures.width) - TUBE) / 2;
const PEG = { diameter: metres(measures.peg.diameter), length: metres(measures.peg.length) };
/** The pegs end where the base ends. */
const REAR = -DEPTH / 2 + PEG.length + TUBE / 2;
const FRONT = REAR + 0.42;
const TOP = HEIGHT - 0.016 - TUBE / 2;
const FIRST_HOLE = 0.3;
const CUP_HEIGHT = FIRST_HOLE + 21 * PITCH;
const ARM_HEIGHT = FIRST_HOLE + 9 * PITCH;
const PEG_HEIGHTS = [0.55, 1.05] as const;

/** Base tube, front and rear post of one side with their braces. */
function sideFrame(x: number): THREE.Group {
  const base = FOOT_HEIGHT + TUBE / 2;
  const on = FOOT_HEIGHT + TUBE;
  const side = group(
    beam([x, base, -DEPTH / 2 + 0.006], [x, base, DEPTH / 2 - 0.006], TUBE, TUBE, MATERIAL, [1, 0, 0]),
  );
  for (const end of [1, -1]) {
    side.add(endCap(TUBE, TUBE, [x, base, end * (DEPTH / 2 - 0.006)], 'z'));
    side.add(rubberFoot(TUBE * 0.9, 0.08, [x, end * (DEPTH / 2 - 0.07)]));
  }
  const length = HEIGHT - 0.012 - on;
  side.add(
    place(
      upright({
        length,
        tube: TUBE,
        holes: holeRow(FIRST_HOLE - on, TOP - 0.12 - on, PITCH, HOLE),
        material: MATERIAL,
      }),
      [x, on, FRONT],
    ),
  );
  side.add(place(upright({ length, tube: TUBE, holes: [], material: MATERIAL }), [x, on, REAR]));
  side.add(postCap(TUBE, [x, HEIGHT, FRONT]), postCap(TUBE, [x, HEIGHT, REAR]));
  for (const [y, bolts] of [
    [0.82, 'around'],
    [TOP, 'below'],
  ] as const)
    side.add(
      flangedTube({
        from: [x, y, REAR + TUBE / 2],
        to: [x, y, FRONT - TUBE / 2],
        tube: TUBE,
        material: MATERIAL,
        bolts,
      }),
    );
  side.add(place(gusset(0.13, MATERIAL), [x, on, FRONT + TUBE / 2], [0, -HALF, 0]));
  side.add(place(gusset(0.13, MATERIAL), [x, on, REAR - TUBE / 2], [0, HALF, 0]));
  for (const y of PEG_HEIGHTS)
    side.add(place(platePeg(PEG.diameter, PEG.length, MATERIAL), [x, y, REAR - TUBE / 2], [0, HALF, 0]));
  side.add(place(jCup(TUBE, HOLE, MATERIAL), [x, CUP_HEIGHT, FRONT + TUBE / 2]));
  return side.add(
    place(safetyArm(metres(measures.spotterArm), TUBE, HOLE), [x, ARM_HEIGHT, FRONT + TUBE / 2]),
  );
}

function halfRack(): THREE.Group {
  const inside = X - TUBE / 2;
  const low = FOOT_HEIGHT + TUBE / 2;
  const rack = group(sideFrame(X), sideFrame(-X));
  for (const [y, z, bolts] of [
    [low, REAR, 'above'],
    [TOP, REAR, 'below'],
  ] as const)
    rack.add(
      flangedTube({ from: [-inside, y, z], to: [inside, y, z], tube: TUBE, material: MATERIAL, bolts }),
    );
  rack.add(place(straightPullUpBar(2 * inside, TUBE, MATERIAL), [0, TOP - 0.03, FRONT]));
  rack.add(
    flangedTube({ from: [-inside, 1.5, REAR], to: [inside, 1.5, REAR], tube: TUBE, material: MATERIAL }),
  );
  return rack.add(
    place(namePlate(0.42, TUBE + 0.02, 'powderOrange', 'printDark'), [0, 1.5, REAR + TUBE / 2]),
  );
}

/** Plates of both pegs of a side: 20 kg below, 10 kg above. */
function storedPlates(): THREE.Group {
  const stored = group();
  for (const x of [X, -X])
    for (const [index, y] of PEG_HEIGHTS.entries()) {
      let z = REAR - TUBE / 2 - 0.012;
      for (const kg of index ? [10, 5] : [20, 15]) {
        const plate = plateOf('bumper', kg);
        z -= plate.thickness;
        stored.add(place(plate.object, [x, y - 0.0006, z + plate.thickness / 2], [0, Math.PI, 0.4 * index]));
        z -= 0.001;
      }
    }
  return stored;
}

const bar = barInCup(shaftRadius(1));
const loaded = () =>
  group(
    halfRack(),
    storedPlates(),
    place(rackedBar(1, 'bumper', [20, 10]), [0, CUP_HEIGHT + bar.y, FRONT + TUBE / 2 + bar.z]),
  );
const benched = () =>
  group(
    loaded(),
    place(adjustableBench('Black', { back: 30, seat: 12 }), [0, 0, FRONT + 0.62], [0, -HALF, 0]),
  );

export const halfRackSubjects: Record<string, Subject> = {
  '22': {
    build: halfRack,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Black half rack with J-cups, spotter arms, pull-up bar and plate pegs, seen from the front right',
      },
      inRoom('Half rack'),
      {
        name: 'scale',
        view: 'front',
        scene: () => group(halfRack(), figure(X + 0.5, FRONT)),
        alt: `Half rack from the front with ${FIGURE} beside it, the orange name plate between the rear posts`,
      },
      {
        name: 'side',
        view: 'side',
        alt: 'Half rack from the side: spotter arm in front, two plate pegs behind',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [X, 0.8, REAR - 0.12], width: 0.66, from: [1, 0.25, -0.75] },
        alt: 'Two chromed plate pegs of 50 mm on the rear post of the half rack',
      },
      {
        name: 'detail-cup',
        view: 'macro',
        anchor: { at: [X, CUP_HEIGHT + 0.02, FRONT + 0.04], width: 0.26, from: [0.8, 0.4, 1] },
        alt: 'Lined J-cup on the punched front post',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: benched,
        alt: 'Half rack set up for incline presses with the adjustable bench in front of it',
      },
    ],
  },
};
