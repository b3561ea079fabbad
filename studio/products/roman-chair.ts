/** Roman chair at 45 degrees: foot plate and rollers below at −X, thigh pads above at +X. */

import type * as THREE from 'three';
import { romanChair as measures } from '../../catalogue/measures/benches.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { rectShape } from '../blocks/outlines.ts';
import { cyl } from '../blocks/solids.ts';
import { beam, rod } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { radians } from '../parts/bench-frame.ts';
import { bolt, crossFoot, endCap, FOOT_HEIGHT, gusset } from '../parts/frame.ts';
import { popPin } from '../parts/hardware.ts';
import { pad } from '../parts/pad.ts';
import { nameOnBothSides } from '../parts/print.ts';
import { plateOf } from '../parts/racked-bar.ts';
import { rollerPair } from '../parts/roller.ts';
import { sheet } from '../parts/sheet-metal.ts';
import { holeRow, punchedBeam } from '../parts/upright.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const TUBE = metres(measures.tube);
const INNER = TUBE - 0.01;
const MATERIAL = 'powderBlack';
const SLOPE = radians(measures.degrees);
const HALF_LENGTH = metres(measures.length) / 2;
const FLOOR_TUBE = FOOT_HEIGHT + TUBE / 2;
/** Lower end of the sloping tube. */
const FOOT = { x: -0.4, y: 0.17 } as const;
const SLIDE = 0.14;
const OUTER_LENGTH = 0.58;

/** In the sloping frame: X along the body from the feet upwards, Y out of the tube towards the lifter. */
function slopingParts(raised: number): THREE.Group {
  const parts = group(
    beam([0, 0, 0], [OUTER_LENGTH, 0, 0], TUBE, TUBE, MATERIAL),
    endCap(TUBE, TUBE, [0, 0, 0], 'x'),
  );
  parts.add(
    punchedBeam([OUTER_LENGTH - 0.2 + raised, 0, 0], [OUTER_LENGTH + SLIDE + raised, 0, 0], {
      tube: INNER,
      holes: holeRow(0.05, 0.3, 0.05, 0.012),
      material: 'zinc',
    }),
  );
  parts.add(endCap(INNER, INNER, [OUTER_LENGTH + SLIDE + raised, 0, 0], 'x'));
  parts.add(place(popPin(), [OUTER_LENGTH - 0.05, 0, TUBE / 2]));
  parts.add(place(thighPads(), [OUTER_LENGTH + SLIDE + raised, 0, 0]));
  parts.add(footEnd());
  return parts;
}

/** Split pad and two handles at the upper end of the inner tube. */
function thighPads(): THREE.Group {
  const parts = group(
    beam([-0.11, INNER / 2 + 0.018, 0], [0.04, INNER / 2 + 0.018, 0], TUBE, 0.04, MATERIAL),
    endCap(TUBE, 0.04, [0.04, INNER / 2 + 0.018, 0], 'x'),
  );
  parts.add(
    mesh(
      sheet(rectShape(0.13, 0.4, 0.01), 0.006, 0.001, 2),
      MATERIAL,
      [-0.035, INNER / 2 + 0.036, 0],
      [-HALF, 0, 0],
    ),
  );
  for (const side of [1, -1]) {
    parts.add(
      place(pad({ length: 0.26, width: 0.19, thickness: 0.06, corner: 0.05, crown: 0.012 }), [
        -0.03,
        INNER / 2 + 0.042,
        side * 0.125,
      ]),
    );
    for (const x of [-0.07, 0])
      parts.add(bolt(0.014, 0.006, [x, INNER / 2 + 0.036, side * 0.17], [Math.PI, 0, 0]));
    parts.add(
      rod(
        [
          [-0.02, INNER / 2 + 0.02, side * 0.02],
          [-0.02, INNER / 2 + 0.008, side * 0.26],
          [0.16, INNER / 2 - 0.03, side * 0.26],
        ],
        0.0125,
        MATERIAL,
        0.04,
      ),
    );
    parts.add(
      mesh(
        cyl(0.0165, 0.11, 0.005, 36).rotateZ(HALF),
        'rubber',
        [0.12, INNER / 2 - 0.021, side * 0.26],
        [0, 0, -0.21],
      ),
    );
  }
  return parts;
}

/** Foot plate across the tube and the rollers that hold the ankles. */
function footEnd(): THREE.Group {
  const parts = group(
    mesh(
      sheet(rectShape(0.24, 0.42, 0.02), 0.006, 0.001, 2),
      MATERIAL,
      [0.03, TUBE / 2 + 0.12, 0],
      [0, HALF, HALF],
    ),
  );
  for (const y of [0.06, 0.1, 0.14, 0.18, 0.22])
    parts.add(
      mesh(sheet(rectShape(0.012, 0.36, 0.005), 0.003, 0.0008, 2), 'rubber', [0.035, y, 0], [0, HALF, HALF]),
    );
  for (const side of [1, -1])
    parts.add(place(gusset(0.1, MATERIAL), [0.03, TUBE / 2, side * 0.1], [0, Math.PI, 0]));
  const roller = { x: 0.2, y: TUBE / 2 + 0.2 };
  parts.add(beam([roller.x, TUBE / 2 - 0.01, 0], [roller.x, roller.y + 0.02, 0], 0.04, 0.04, MATERIAL));
  parts.add(mesh(cyl(0.026, 0.06, 0.003, 40).rotateX(HALF), MATERIAL, [roller.x, roller.y, 0]));
  return parts.add(
    place(rollerPair({ diameter: metres(measures.roller), length: 0.17, gap: 0.07 }), [
      roller.x,
      roller.y,
      0,
    ]),
  );
}

function romanChair(raised = 0.05): THREE.Group {
  const rear = -HALF_LENGTH + TUBE / 2;
  const front = HALF_LENGTH - TUBE / 2;
  const chair = group(beam([rear, FLOOR_TUBE, 0], [front, FLOOR_TUBE, 0], TUBE, TUBE, MATERIAL));
  chair.add(crossFoot(rear, 0.5, TUBE, MATERIAL), crossFoot(front, metres(measures.width), TUBE, MATERIAL));
  chair.add(place(slopingParts(raised), [FOOT.x, FOOT.y, 0], [0, 0, SLOPE]));
  const knee = OUTER_LENGTH * 0.82;
  const top = { x: FOOT.x + knee * Math.cos(SLOPE), y: FOOT.y + knee * Math.sin(SLOPE) };
  chair.add(beam([FOOT.x + 0.01, FLOOR_TUBE, 0], [FOOT.x + 0.01, FOOT.y + 0.01, 0], TUBE, TUBE, MATERIAL));
  chair.add(beam([front - 0.22, FLOOR_TUBE, 0], [top.x, top.y, 0], TUBE, TUBE, MATERIAL));
  return chair.add(nameOnBothSides(TUBE * 0.55, [-0.08, FLOOR_TUBE, 0], TUBE));
}

/** A plate to hold lies beside it. */
const withPlate = () => {
  const plate = plateOf('iron', 10);
  return group(romanChair(), place(group(plate.object), [0.38, plate.thickness / 2, 0.48], [-HALF, 0, 0.6]));
};

const along = (s: number, out: number) => ({
  x: FOOT.x + (s - out) * Math.cos(SLOPE),
  y: FOOT.y + (s + out) * Math.sin(SLOPE),
});
const feet = along(0.2, 0.23);
const thighs = along(OUTER_LENGTH + SLIDE, 0.1);

export const romanChairSubjects: Record<string, Subject> = {
  '34': {
    build: () => romanChair(),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Roman chair at 45 degrees with split thigh pad, foam rollers, foot plate and two handles',
      },
      inRoom('Roman chair'),
      { name: 'front', view: 'front', alt: 'Roman chair from the side, its sloping tube at 45 degrees' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [feet.x, feet.y, 0.08], width: 0.36, from: [-0.4, 0.35, 1] },
        alt: 'Foam rollers of 100 mm over the foot plate of the roman chair',
      },
      {
        name: 'detail-pads',
        view: 'macro',
        anchor: { at: [thighs.x, thighs.y, 0.06], width: 0.48, from: [-0.6, 0.6, 1] },
        alt: 'Split thigh pad on its sliding tube, set with a pull pin',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: withPlate,
        alt: 'Roman chair with a 10 kg plate beside it, to be held to the chest',
      },
    ],
  },
};
