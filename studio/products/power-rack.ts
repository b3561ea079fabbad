/** Power rack: width along X, depth along Z; the J-cups hang on the rear posts and open to the front, into the rack. */

import type * as THREE from 'three';
import { metres } from '../../catalogue/measures/metres.ts';
import { powerRack as measures } from '../../catalogue/measures/racks.ts';
import { detail } from '../blocks/detail.ts';
import { group, place } from '../blocks/objects.ts';
import { HALF } from '../blocks/vectors.ts';
import { FIGURE, figure } from '../parts/figure.ts';
import { basePlate, boltHeads, flangedTube, namePlate, postCap } from '../parts/frame.ts';
import { barInCup, jCup, safetyArm } from '../parts/j-cup.ts';
import { print } from '../parts/print.ts';
import { multiGripBar } from '../parts/pull-up-bar.ts';
import { rackedBar, shaftRadius } from '../parts/racked-bar.ts';
import { holeRow, upright } from '../parts/upright.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';
import { flatBench } from './flat-bench.ts';

const TUBE = metres(measures.tube);
const HOLE = metres(measures.hole);
const PITCH = metres(measures.holePitch);
const HEIGHT = metres(measures.height);
const PLATE = measures.basePlate;
/** Middle of the posts. */
const X = (metres(measures.width) - TUBE) / 2;
const Z = (metres(measures.depth) - metres(PLATE.length)) / 2;
const FIRST_HOLE = 0.2;
const TOP = HEIGHT - 0.016 - TUBE / 2;
const ARM_HEIGHT = FIRST_HOLE + 11 * PITCH;
const CUP_HEIGHT = FIRST_HOLE + 23 * PITCH;
const BENCH_CUPS = FIRST_HOLE + 17 * PITCH;

const zone = measures.benchZone;
const holes = [
  ...holeRow(FIRST_HOLE, TOP - TUBE, PITCH, HOLE),
  ...holeRow(metres(zone.from) + PITCH / 2, metres(zone.to), PITCH, metres(zone.hole)),
];

/** Every fifth hole carries its number. */
function holeNumbers(): THREE.Group {
  const numbers = group();
  if (detail.web) return numbers;
  for (let number = 5; FIRST_HOLE + (number - 1) * PITCH < TOP - 0.2; number += 5)
    numbers.add(place(print(String(number), 0.014), [TUBE * 0.33, FIRST_HOLE + (number - 1) * PITCH, 0]));
  return numbers;
}

function posts(material: string): THREE.Group {
  const all = group();
  const floor = metres(PLATE.thickness);
  const post = upright({ length: HEIGHT - 0.012 - floor, tube: TUBE, holes, material });
  const numbers = holeNumbers();
  const plate = basePlate(metres(PLATE.length), metres(PLATE.width), floor, material);
  for (const x of [-X, X])
    for (const z of [-Z, Z]) {
      all.add(place(post.clone(), [x, floor, z]));
      all.add(postCap(TUBE, [x, HEIGHT, z]), place(numbers.clone(), [x, 0, z + TUBE / 2]));
      all.add(place(plate.clone(), [x - Math.sign(x) * (metres(PLATE.width) - TUBE) * 0.5, 0, z]));
    }
  return all;
}

function crossMembers(material: string): THREE.Group {
  const all = group();
  const low = 0.006 + TUBE / 2 + 0.03;
  const inX = X - TUBE / 2;
  const inZ = Z - TUBE / 2;
  const outsideRows = [0.052 * 0.6 + TUBE / 2, 0.052 * 1.56 + TUBE / 2];
  for (const x of [-X, X]) {
    const rows = [
      [low, 'above'],
      [1.72, 'around'],
      [TOP, 'below'],
    ] as const;
    for (const [y, bolts] of rows) {
      all.add(flangedTube({ from: [x, y, -inZ], to: [x, y, inZ], tube: TUBE, material, bolts }));
      const offsets =
        bolts === 'around'
          ? [-(TUBE + 0.052) / 2, (TUBE + 0.052) / 2]
          : outsideRows.map((row) => (bolts === 'above' ? row : -row));
      for (const side of [-1, 1]) all.add(boltHeads([x, y, side * (Z + TUBE / 2)], [0, 0, side], offsets));
    }
  }
  for (const [y, z, bolts] of [
    [low, -Z, 'above'],
    [TOP, -Z, 'below'],
    [TOP, Z, 'below'],
  ] as const) {
    all.add(flangedTube({ from: [-inX, y, z], to: [inX, y, z], tube: TUBE, material, bolts }));
    for (const side of [-1, 1])
      all.add(
        boltHeads(
          [side * (X + TUBE / 2), y, z],
          [side, 0, 0],
          outsideRows.map((row) => (bolts === 'above' ? row : -row)),
        ),
      );
  }
  return all;
}

export function powerRack(variant = 'Black', cups = CUP_HEIGHT): THREE.Group {
  const material = variant === 'Red' ? 'powderRed' : 'powderBlack';
  const rack = group(posts(material), crossMembers(material));
  rack.add(place(namePlate(0.46, TUBE + 0.012, 'powderOrange', 'printDark'), [0, TOP, Z + TUBE / 2]));
  rack.add(place(multiGripBar(2 * X - TUBE, 0.32, 0.15, 'powderBlack'), [0, TOP, Z - 0.16]));
  for (const x of [-X, X]) {
    rack.add(place(jCup(TUBE, HOLE, 'powderBlack'), [x, cups, -Z + TUBE / 2]));
    rack.add(place(safetyArm(metres(measures.safetyArm), TUBE, HOLE), [x, ARM_HEIGHT, -Z + TUBE / 2]));
  }
  return rack;
}

const bar = barInCup(shaftRadius(1));
const racked = (cups: number) =>
  group(
    powerRack('Black', cups),
    place(rackedBar(1, 'bumper', [20, 15]), [0, cups + bar.y, -Z + TUBE / 2 + bar.z]),
  );
const forBench = () => group(racked(BENCH_CUPS), place(flatBench(), [0, 0, -Z + 0.68], [0, HALF, 0]));

export const powerRackSubjects: Record<string, Subject> = {
  '21': {
    build: (variant) => powerRack(variant),
    pictured: ['Black', 'Red'],
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Black power rack with four punched posts, J-cups, orange safety arms and a multi-grip pull-up bar, seen from the front right',
      },
      inRoom('Black power rack'),
      {
        name: 'front',
        view: 'front',
        alt: 'Power rack seen straight from the front, the orange name plate between the posts',
      },
      {
        name: 'scale',
        view: 'front',
        scene: () => group(powerRack(), figure(X + 0.5, Z)),
        alt: `Power rack from the front with ${FIGURE} beside it`,
      },
      {
        name: 'side',
        view: 'side',
        alt: 'Power rack seen from the side, the safety arm reaching into the rack from the rear post',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [-X + 0.02, CUP_HEIGHT + 0.02, -Z + 0.07], width: 0.28, from: [0.75, 0.45, 1] },
        alt: 'J-cup on the post of the power rack, lined with plastic where the bar rests, numbered holes beside it',
      },
      {
        name: 'detail-pull-up',
        view: 'macro',
        anchor: { at: [0.08, TOP - 0.04, Z - 0.05], width: 0.86, from: [0.4, -0.24, 1] },
        alt: 'Multi-grip pull-up bar of the power rack with close, neutral and slanted wide grips',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: forBench,
        alt: 'Power rack with a loaded Olympic barbell in the J-cups and a flat bench inside',
      },
    ],
  },
};
