/** A pair of telescopic squat stands. Width along X, front at +Z. */

import type * as THREE from 'three';
import { metres } from '../../catalogue/measures/metres.ts';
import { squatStand as measures } from '../../catalogue/measures/racks.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Corner, poly } from '../blocks/outlines.ts';
import { cyl, extrude, rbox } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { FIGURE, figure } from '../parts/figure.ts';
import { endCap, FOOT_HEIGHT, gusset, rubberFoot } from '../parts/frame.ts';
import { popPin } from '../parts/hardware.ts';
import { makersName } from '../parts/print.ts';
import { rackedBar, shaftRadius } from '../parts/racked-bar.ts';
import { holeRow, upright } from '../parts/upright.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const OUTER = metres(measures.outerTube);
const INNER = metres(measures.innerTube);
const WIDTH = metres(measures.width);
const DEPTH = metres(measures.depth);
const LOWEST = metres(measures.height);
const HIGHEST = metres(measures.heightMax);
const CUP = { width: metres(measures.cup), seat: 0.05, front: 0.04 } as const;
const MATERIAL = 'powderBlack';
const SLEEVE_TOP = LOWEST - 0.11;
const ON_FOOT = FOOT_HEIGHT + OUTER;
/** Between the middles of the two stands: the hands of a 5 ft or 7 ft bar fit between them. */
export const STANDS_APART = 0.96;

/** U-shaped cup, lined, its back higher than its front; the bar's seat is at y = 0. */
function cup(): THREE.Group {
  const steel: Corner[] = [
    [-0.046, -0.008],
    [0.046, -0.008, 0.012],
    [0.054, CUP.front, 0.004],
    [0.047, CUP.front, 0.004],
    [0.039, 0, 0.01],
    [-0.039, 0, 0.01],
    [-0.039, 0.088, 0.004],
    [-0.046, 0.088, 0.004],
  ];
  const liner: Corner[] = [
    [-0.0388, 0.0003, 0.009],
    [0.0392, 0.0003, 0.009],
    [0.0464, CUP.front - 0.003, 0.003],
    [0.0385, CUP.front - 0.001, 0.003],
    [0.033, 0.007, 0.009],
    [-0.0318, 0.007, 0.009],
    [-0.0318, 0.084, 0.003],
    [-0.0388, 0.084, 0.003],
  ];
  return group(
    mesh(extrude(poly(steel, 0.004), CUP.width, 0.0015), MATERIAL, [CUP.width / 2, 0, 0], [0, -HALF, 0]),
    mesh(
      extrude(poly(liner, 0.003), CUP.width - 0.01, 0.0012),
      'uhmwNatural',
      [CUP.width / 2 - 0.005, 0, 0],
      [0, -HALF, 0],
    ),
    mesh(rbox(INNER + 0.012, 0.008, INNER + 0.012, 0.002), MATERIAL, [0, -0.011, 0]),
    place(makersName(0.0095), [0, 0.016, 0.0507], [0.16, 0, 0]),
  );
}

/** One stand; `step` counts its twelve heights from below. */
export function squatStand(step: number): THREE.Group {
  const y = FOOT_HEIGHT + OUTER / 2;
  const rise = ((HIGHEST - LOWEST) * step) / (measures.positions - 1);
  const stand = group(
    beam([0, y, -DEPTH / 2 + OUTER / 2], [0, y, DEPTH / 2 - OUTER / 2], OUTER, OUTER, MATERIAL, [1, 0, 0]),
  );
  for (const end of [1, -1]) {
    const z = end * (DEPTH / 2 - OUTER / 2);
    const half = (end > 0 ? WIDTH : WIDTH * 0.8) / 2;
    stand.add(beam([-half + 0.006, y, z], [half - 0.006, y, z], OUTER, OUTER, MATERIAL, [0, 0, 1]));
    for (const side of [1, -1])
      stand.add(
        endCap(OUTER, OUTER, [side * (half - 0.006), y, z], 'x'),
        rubberFoot(0.07, OUTER * 0.9, [side * (half - 0.05), z]),
      );
    stand.add(place(gusset(0.12, MATERIAL), [0, ON_FOOT, (end * OUTER) / 2], [0, -end * HALF, 0]));
  }
  stand.add(
    place(upright({ length: SLEEVE_TOP - ON_FOOT, tube: OUTER, holes: [], material: MATERIAL }), [
      0,
      ON_FOOT,
      0,
    ]),
  );
  stand.add(mesh(rbox(OUTER + 0.008, 0.05, OUTER + 0.008, 0.006), 'plastic', [0, SLEEVE_TOP - 0.018, 0]));
  const pinHeight = SLEEVE_TOP - 0.09;
  stand.add(
    mesh(rbox(OUTER * 0.6, 0.05, 0.006, 0.004), MATERIAL, [0, pinHeight, OUTER / 2 + 0.002]),
    place(popPin(), [0, pinHeight, OUTER / 2 + 0.004]),
  );
  const seat = LOWEST - 0.088 + rise;
  const length = seat - 0.014 - (pinHeight - 0.12);
  const pitch = (HIGHEST - LOWEST) / (measures.positions - 1);
  const holes = holeRow(0.12, length - 0.06, pitch, 0.013).map((hole) => ({
    ...hole,
    y: length - 0.09 - (hole.y - 0.12),
  }));
  const inner = upright({
    length,
    tube: INNER,
    holes: holes.filter((hole) => hole.y > 0.02),
    material: 'zinc',
  });
  stand.add(place(inner, [0, seat - 0.014 - length, 0]), place(cup(), [0, seat, 0]));
  stand.add(mesh(cyl(0.006, 0.01, 0.002, 24).rotateX(HALF), 'zinc', [0, pinHeight, OUTER / 2 + 0.006]));
  stand.add(place(makersName(0.036), [0, 0.52, OUTER / 2], [0, 0, HALF]));
  return stand;
}

/** Where the middle of a bar of this radius lies above a stand's floor at a step. */
export const barOnStand = (step: number, radius: number): number =>
  LOWEST - 0.088 + ((HIGHEST - LOWEST) * step) / (measures.positions - 1) + 0.007 + radius;

export function pairOfStands(step: number, apart = STANDS_APART): THREE.Group {
  const stand = squatStand(step);
  return group(place(stand.clone(), [-apart / 2, 0, 0]), place(stand, [apart / 2, 0, 0]));
}

const loaded = () =>
  group(pairOfStands(6), place(rackedBar(1, 'bumper', [20]), [0, barOnStand(6, shaftRadius(1)), 0]));
const heights = () => group(place(squatStand(0), [-0.36, 0, 0]), place(squatStand(11), [0.36, 0, 0]));
const SHOWN = 5;
const cupHeight = barOnStand(SHOWN, 0);

export const squatStandSubjects: Record<string, Subject> = {
  '23': {
    build: () => pairOfStands(SHOWN),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Pair of black squat stands with zinc-plated telescopic posts and lined cups',
      },
      inRoom('Two squat stands'),
      {
        name: 'scale',
        view: 'front',
        scene: () => group(pairOfStands(SHOWN), figure(STANDS_APART / 2 + 0.6, 0)),
        alt: `Two squat stands from the front with ${FIGURE} beside them`,
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [STANDS_APART / 2, cupHeight - 0.01, 0], width: 0.25, from: [0.6, 0.45, 1] },
        alt: 'U-shaped cup of a squat stand, lined with plastic, its back higher than its front',
      },
      {
        name: 'detail-pin',
        view: 'macro',
        anchor: { at: [STANDS_APART / 2, SLEEVE_TOP, 0.02], width: 0.24, from: [0.5, 0.25, 1] },
        alt: 'Spring pin that locks the inner tube of the stand in one of twelve holes',
      },
      {
        name: 'heights',
        view: 'front',
        scene: heights,
        alt: 'Two stands at their lowest and their highest setting, 1,080 and 1,720 mm',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: loaded,
        alt: 'Squat stands holding a loaded 7 ft barbell',
      },
    ],
  },
};
