/** Adjustable bench with a strut that drops into the notches of a ladder. Length along X, seat at +X. */

import type * as THREE from 'three';
import { adjustableBench as measures } from '../../catalogue/measures/benches.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Corner, poly } from '../blocks/outlines.ts';
import { cyl } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import {
  type AdjustableFrame,
  backRest,
  benchBase,
  hingeOf,
  hingePost,
  PAD_ABOVE_HINGE,
  PAD_TUBE,
  radians,
  seat,
  spineHeight,
} from '../parts/bench-frame.ts';
import { bolt } from '../parts/frame.ts';
import { print } from '../parts/print.ts';
import { sheet } from '../parts/sheet-metal.ts';
import { inRoom } from '../room.ts';
import type { Shot, Subject } from '../subject.ts';

const STRUT = { along: 0.26, below: 0.052, length: 0.54 } as const;

const frameOf = (vinyl: string): AdjustableFrame => ({
  length: metres(measures.length),
  width: metres(measures.width),
  height: metres(measures.height),
  tube: metres(measures.tube),
  padWidth: metres(measures.pad.width),
  padThickness: metres(measures.pad.thickness),
  backLength: metres(measures.pad.back),
  seatLength: metres(measures.pad.seat),
  material: 'powderBlack',
  vinyl,
});

const ladderHeight = (frame: AdjustableFrame) => spineHeight(frame) + frame.tube / 2 + 0.034;

/** Where the strut meets the back frame, and the notch it stands in, for an angle of the back. */
function strutAt(frame: AdjustableFrame, degrees: number) {
  const hinge = hingeOf(frame);
  const angle = -radians(degrees);
  const x = hinge.x - STRUT.along * Math.cos(angle) + STRUT.below * Math.sin(angle);
  const y = hinge.y - STRUT.along * Math.sin(angle) - STRUT.below * Math.cos(angle);
  const drop = y - ladderHeight(frame);
  return { x, y, notch: x - Math.sqrt(STRUT.length ** 2 - drop ** 2) };
}

/** Two notched plates welded to the spine, the angles printed under the notches. */
function ladder(frame: AdjustableFrame): THREE.Group {
  const y = ladderHeight(frame);
  const notches = measures.backDegrees
    .map((degrees) => ({ degrees, x: strutAt(frame, degrees).notch }))
    .sort((a, b) => b.x - a.x);
  const xs = notches.map(({ x }) => x);
  const top = y + 0.022;
  const foot = spineHeight(frame) - 0.004;
  const low = Math.min(...xs) - 0.03;
  const high = Math.max(...xs) + 0.045;
  const outline: Corner[] = [
    [low, foot, 0.01],
    [high, foot, 0.01],
    [high, top, 0.012],
  ];
  for (const x of xs)
    outline.push(
      [x + 0.0155, top, 0.002],
      [x + 0.009, y - 0.002, 0.004],
      [x + 0.006, y - 0.0095, 0.006],
      [x - 0.0075, y - 0.0095, 0.006],
      [x - 0.0085, top - 0.003, 0.002],
      [x - 0.01, top, 0.001],
    );
  outline.push([low, top, 0.01]);
  const plate = sheet(poly(outline, 0.003, 3), 0.006, 0.001, 2);
  const z = frame.tube / 2;
  const parts = group(
    mesh(plate, frame.material, [0, 0, z]),
    mesh(plate, frame.material, [0, 0, -z - 0.006]),
  );
  for (const { degrees, x } of notches)
    for (const side of [1, -1])
      parts.add(
        place(
          print(String(degrees), 0.013),
          [x, y - 0.03, side * (z + 0.006)],
          [0, side > 0 ? 0 : Math.PI, 0],
        ),
      );
  return parts;
}

function strut(frame: AdjustableFrame, degrees: number): THREE.Group {
  const { x, y, notch } = strutAt(frame, degrees);
  const foot = ladderHeight(frame);
  const width = frame.tube - 0.022;
  const parts = group(beam([x, y, 0], [notch, foot, 0], width, 0.035, frame.material));
  parts.add(mesh(cyl(0.008, frame.tube + 0.075, 0.0015, 28).rotateX(HALF), 'zinc', [notch, foot, 0]));
  for (const side of [1, -1]) {
    parts.add(
      mesh(cyl(0.013, 0.026, 0.004, 28).rotateX(HALF), 'plastic', [
        notch,
        foot,
        side * (frame.tube / 2 + 0.03),
      ]),
    );
    parts.add(bolt(0.014, 0.007, [x, y, side * (width / 2 + 0.0075)], [side * HALF, 0, 0]));
  }
  return parts;
}

/** Ears under the back frame that hold the strut. */
function strutEars(frame: AdjustableFrame): THREE.Group {
  const top = PAD_ABOVE_HINGE - PAD_TUBE + 0.004;
  const ear = sheet(
    poly(
      [
        [-0.045, top],
        [0.045, top],
        [0.018, -STRUT.below - 0.014, 0.014],
        [-0.018, -STRUT.below - 0.014, 0.014],
      ],
      0.003,
    ),
    0.006,
    0.001,
    2,
  );
  const z = frame.tube / 2 - 0.0105;
  return group(
    mesh(ear, frame.material, [-STRUT.along, 0, z]),
    mesh(ear, frame.material, [-STRUT.along, 0, -z - 0.006]),
  );
}

export interface BenchPose {
  readonly back: number;
  readonly seat: number;
}

export function adjustableBench(variant = 'Black', pose: BenchPose = { back: 45, seat: 12 }): THREE.Group {
  const frame = frameOf(variant === 'Red' ? 'vinylRed' : 'vinylBlack');
  const { x, y } = hingeOf(frame);
  const back = backRest(frame).add(strutEars(frame));
  return group(
    benchBase(frame),
    hingePost(frame),
    ladder(frame),
    strut(frame, pose.back),
    place(back, [x, y, 0], [0, 0, -radians(pose.back)]),
    seat(frame, pose.seat, measures.seatDegrees),
  );
}

/** Flat, half-way and upright, one behind the other. */
const threeAngles = () =>
  group(
    place(adjustableBench('Black', { back: 0, seat: 0 }), [0, 0, 0.85]),
    place(adjustableBench('Black', { back: 45, seat: 12 }), [0, 0, 0]),
    place(adjustableBench('Black', { back: 85, seat: 0 }), [0, 0, -0.85]),
  );

const hinge = hingeOf(frameOf('vinylBlack'));
const shots: readonly Shot[] = [
  {
    name: 'three-quarter',
    view: 'threeQuarter',
    alt: 'Adjustable bench with black pads, the back at 45 degrees, seen from the seat end',
  },
  inRoom('Adjustable bench'),
  {
    name: 'front',
    view: 'front',
    alt: 'Adjustable bench from the side: strut in the ladder, wheels at one end, handle at the other',
  },
  {
    name: 'upright',
    view: 'threeQuarter',
    scene: () => adjustableBench('Black', { back: 85, seat: 0 }),
    alt: 'Adjustable bench with the back at 85 degrees for seated presses',
  },
  {
    name: 'detail',
    view: 'macro',
    anchor: { at: [-0.3, 0.15, 0.04], width: 0.4, from: [0.25, 0.4, 1] },
    alt: 'Ladder of the adjustable bench: notches with their angles, the strut standing in 45',
  },
  {
    name: 'detail-seat',
    view: 'macro',
    anchor: { at: [hinge.x + 0.14, hinge.y, 0.12], width: 0.3, from: [0.55, 0.25, 1] },
    alt: 'Stitched seam of the seat pad and the spring pin that sets the seat',
  },
  {
    name: 'group',
    view: 'threeQuarter',
    scene: threeAngles,
    alt: 'Three adjustable benches: flat, at 45 and at 85 degrees',
  },
];

export const adjustableBenchSubjects: Record<string, Subject> = {
  '30': { build: (variant) => adjustableBench(variant), pictured: ['Black', 'Red'], shots },
};
