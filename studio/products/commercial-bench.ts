/** Commercial bench: the back locks into the teeth of two arched ladder plates. Length along X, seat at +X. */

import type * as THREE from 'three';
import { commercialBench as measures } from '../../catalogue/measures/benches.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Corner, circleHole, poly } from '../blocks/outlines.ts';
import { cyl, rbox } from '../blocks/solids.ts';
import { HALF } from '../blocks/vectors.ts';
import {
  type AdjustableFrame,
  backRest,
  benchBase,
  hingeOf,
  hingePost,
  radians,
  seat,
  spineHeight,
} from '../parts/bench-frame.ts';
import { bolt } from '../parts/frame.ts';
import { print } from '../parts/print.ts';
import { sheet } from '../parts/sheet-metal.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const frame: AdjustableFrame = {
  length: metres(measures.length),
  width: metres(measures.width),
  height: metres(measures.height),
  tube: metres(measures.tube),
  padWidth: metres(measures.pad.width),
  padThickness: metres(measures.pad.thickness),
  backLength: metres(measures.pad.back),
  seatLength: metres(measures.pad.seat),
  material: 'powderBlack',
  vinyl: 'vinylBlack',
};

/** The locking pin travels on a circle around the hinge of the back, at a right angle to it. */
const PIN = { radius: 0.205, lag: 85 } as const;
const pinAngle = (back: number) => radians(180 + PIN.lag - back);
const hinge = hingeOf(frame);
const PLATE_Z = frame.tube / 2 + 0.006;

/** Quarter disc with a tooth gap for every angle of the back, centred on the hinge. */
function ladderPlate(): THREE.BufferGeometry {
  const outer = PIN.radius + 0.012;
  const at = (radius: number, angle: number, fillet = 0.002): Corner => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
    fillet,
  ];
  const outline: Corner[] = [[-0.022, -0.012, 0.01], at(outer, radians(176), 0.012)];
  const gap = 0.0098 / outer;
  for (const back of [...measures.backDegrees].reverse()) {
    const angle = pinAngle(back);
    outline.push(
      at(outer, angle - gap - 0.008),
      at(PIN.radius - 0.008, angle - gap * 0.8, 0.006),
      at(PIN.radius - 0.008, angle + gap * 0.8, 0.006),
      at(outer, angle + gap + 0.008),
    );
  }
  const floor = spineHeight(frame) + frame.tube / 2 - hinge.y - 0.03;
  outline.push(
    at(outer, radians(282), 0.012),
    [0.024, floor, 0.006],
    [0.088, floor, 0.006],
    [0.088, -0.1, 0.01],
  );
  const plate = poly(outline, 0.004, 4);
  for (const angle of [200, 226, 252])
    plate.holes.push(circleHole(0.118 * Math.cos(radians(angle)), 0.118 * Math.sin(radians(angle)), 0.02));
  return sheet(plate, 0.008, 0.0012, 2);
}

function ladder(): THREE.Group {
  const plate = ladderPlate();
  const parts = group();
  for (const side of [1, -1]) {
    const near = side > 0 ? PLATE_Z : -PLATE_Z - 0.008;
    parts.add(mesh(plate, 'zinc', [hinge.x, hinge.y, near]));
    for (const back of measures.backDegrees) {
      const angle = pinAngle(back);
      const label = print(String(back), 0.0125, 'printDark');
      parts.add(
        place(
          label,
          [hinge.x + 0.172 * Math.cos(angle), hinge.y + 0.172 * Math.sin(angle), side * (PLATE_Z + 0.008)],
          [0, side > 0 ? 0 : Math.PI, 0],
        ),
      );
    }
  }
  return parts;
}

/** Lever under the back with its locking pin and the grip that pulls it; turns with the back. */
function lever(): THREE.Group {
  const reach = PIN.radius;
  const arm = poly(
    [
      [-0.055, -0.008, 0.01],
      [0.012, -0.008, 0.006],
      [0.016, -reach - 0.016, 0.016],
      [-0.016, -reach - 0.016, 0.016],
    ],
    0.006,
  );
  const width = frame.tube / 2 - 0.012;
  const parts = group();
  for (const z of [width - 0.003, -width - 0.003])
    parts.add(mesh(sheet(arm, 0.006, 0.001, 2), frame.material, [0, 0, z]));
  parts.add(mesh(cyl(0.0085, 2 * PLATE_Z + 0.06, 0.0015, 32).rotateX(HALF), 'chrome', [0, -reach, 0]));
  for (const side of [1, -1])
    parts.add(
      mesh(cyl(0.015, 0.03, 0.005, 36).rotateX(HALF), 'plastic', [0, -reach, side * (PLATE_Z + 0.026)]),
    );
  parts.add(mesh(rbox(0.012, 0.1, 2 * width, 0.003), frame.material, [-0.012, -0.08, 0]));
  return place(group(parts), [0, 0, 0], [0, 0, radians(PIN.lag - 90)]);
}

export function commercialBench(back = 45, seatAngle = 12): THREE.Group {
  const rest = backRest(frame).add(lever());
  const bench = group(
    benchBase(frame),
    hingePost(frame),
    ladder(),
    place(rest, [hinge.x, hinge.y, 0], [0, 0, -radians(back)]),
    seat(frame, seatAngle, measures.seatDegrees),
  );
  for (const side of [1, -1])
    bench.add(bolt(0.024, 0.012, [hinge.x, hinge.y, side * (PLATE_Z + 0.008)], [side * HALF, 0, 0]));
  return bench;
}

const decline = () => commercialBench(-10, 0);
const row = () =>
  group(
    place(commercialBench(-10, 24), [0, 0, 0.9]),
    commercialBench(30, 12),
    place(commercialBench(85, 0), [0, 0, -0.9]),
  );

export const commercialBenchSubjects: Record<string, Subject> = {
  '31': {
    build: () => commercialBench(),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Commercial adjustable bench, the back at 45 degrees, arched ladder plates under it',
      },
      inRoom('Commercial bench'),
      {
        name: 'front',
        view: 'front',
        alt: 'Commercial bench from the side: the toothed arc with its angles, wheels and handle',
      },
      {
        name: 'decline',
        view: 'front',
        scene: decline,
        alt: 'Commercial bench set to ten degrees of decline',
      },
      {
        name: 'upright',
        view: 'threeQuarter',
        scene: () => commercialBench(85, 0),
        alt: 'Commercial bench with the back at 85 degrees',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [hinge.x - 0.07, hinge.y - 0.1, 0.05], width: 0.38, from: [-0.2, 0.15, 1] },
        alt: 'Zinc-plated ladder plate of the commercial bench, one tooth for every angle from −10 to 85 degrees',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: row,
        alt: 'Three commercial benches: decline, low incline and upright',
      },
    ],
  },
};
