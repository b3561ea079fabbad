/** Dumbbell rack with three tiers that lean towards the lifter. Width along X, front at +Z. */

import type * as THREE from 'three';
import { hexDumbbells } from '../../catalogue/measures/dumbbells.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { dumbbellRack as measures } from '../../catalogue/measures/racks.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { poly } from '../blocks/outlines.ts';
import { rbox } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { radians } from '../parts/bench-frame.ts';
import { hexDumbbell } from '../parts/dumbbell.ts';
import { FIGURE, figure } from '../parts/figure.ts';
import { bolt, endCap, FOOT_HEIGHT, rubberFoot } from '../parts/frame.ts';
import { makersName } from '../parts/print.ts';
import { sheet } from '../parts/sheet-metal.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const WIDTH = metres(measures.width);
const DEPTH = metres(measures.depth);
const HEIGHT = metres(measures.height);
const RAIL = metres(measures.tube.width);
const THICK = metres(measures.tube.thickness);
const RAIL_AT = metres(measures.railGap) / 2 + RAIL / 2;
const TILT = radians(measures.tierAngleDegrees);
const MATERIAL = 'powderBlack';
const POST_X = WIDTH / 2 - 0.05;
/** The posts lean back; the tiers stand in front of them. */
const postAt = (y: number) => -0.02 - (y - 0.07) * 0.27;
const TIER_HEIGHTS = [0.26, 0.565, 0.87] as const;
const tierAt = (y: number) => postAt(y) + 0.145;

/** Two rails with end plates, in its own coordinates: dumbbells lie on y = 0, the front edge at +Z. */
function tier(named: boolean): THREE.Group {
  const parts = group();
  const length = WIDTH - 0.012;
  for (const side of [-1, 1]) {
    parts.add(
      beam(
        [-length / 2, -THICK / 2, side * RAIL_AT],
        [length / 2, -THICK / 2, side * RAIL_AT],
        RAIL,
        THICK,
        MATERIAL,
        [0, 0, 1],
        0.005,
      ),
    );
    const z = RAIL_AT + RAIL / 2;
    const plate = sheet(
      poly(
        [
          [-z - 0.012, -THICK - 0.01, 0.01],
          [z + 0.012, -THICK - 0.01, 0.01],
          [z + 0.012, 0.03, 0.012],
          [z - 0.02, 0.016, 0.01],
          [-z - 0.012, 0.016, 0.012],
        ],
        0.008,
      ),
      0.006,
      0.001,
      2,
    );
    parts.add(mesh(plate, MATERIAL, [side * (WIDTH / 2 - 0.003) + 0.003, 0, 0], [0, -HALF, 0]));
    for (const rail of [-1, 1])
      parts.add(bolt(0.02, 0.009, [(side * WIDTH) / 2, -THICK / 2, rail * RAIL_AT], [0, 0, -side * HALF]));
  }
  const lip = RAIL_AT + RAIL / 2 + 0.003;
  parts.add(mesh(rbox(length, 0.056, 0.006, 0.002), MATERIAL, [0, -0.012, lip]));
  for (const side of [-1, 1])
    parts.add(mesh(rbox(length, 0.004, RAIL * 0.8, 0.0015), 'rubber', [0, 0.001, side * RAIL_AT]));
  if (named) parts.add(place(makersName(0.042), [0, -0.012, lip + 0.003]));
  return parts;
}

function sideFrame(x: number): THREE.Group {
  const y = FOOT_HEIGHT + RAIL / 2;
  const parts = group(
    beam([x, y, -DEPTH / 2 + 0.006], [x, y, DEPTH / 2 - 0.006], THICK, RAIL, MATERIAL, [1, 0, 0]),
  );
  for (const end of [1, -1])
    parts.add(
      endCap(THICK, RAIL, [x, y, end * (DEPTH / 2 - 0.006)], 'z'),
      rubberFoot(THICK, 0.07, [x, end * (DEPTH / 2 - 0.06)]),
    );
  parts.add(
    beam([x, y, postAt(y)], [x, HEIGHT - 0.01, postAt(HEIGHT - 0.01)], THICK, RAIL, MATERIAL, [1, 0, 0]),
  );
  const cap = mesh(
    rbox(THICK + 0.003, 0.014, RAIL + 0.003, 0.005),
    'plastic',
    [x, HEIGHT - 0.008, postAt(HEIGHT - 0.008)],
    [-0.26, 0, 0],
  );
  parts.add(cap);
  for (const height of TIER_HEIGHTS) {
    const bracket = sheet(
      poly(
        [
          [postAt(height) + 0.02, height - 0.028],
          [tierAt(height) + 0.1, height - 0.068, 0.01],
          [tierAt(height) + 0.1, height - 0.078, 0.01],
          [postAt(height - 0.17) + 0.025, height - 0.17, 0.006],
        ],
        0.004,
      ),
      0.006,
      0.001,
      2,
    );
    for (const offset of [-0.012, 0.018])
      parts.add(mesh(bracket, MATERIAL, [x + offset, 0, 0], [0, -HALF, 0]));
  }
  return parts;
}

const placeTier = (content: THREE.Group, height: number) =>
  place(content, [0, height, tierAt(height)], [TILT, 0, 0]);

function dumbbellRack(): THREE.Group {
  const rack = group(sideFrame(POST_X), sideFrame(-POST_X));
  TIER_HEIGHTS.forEach((height, index) => {
    rack.add(placeTier(tier(index === 2), height));
  });
  for (const y of [0.14, 0.42, HEIGHT - 0.06])
    rack.add(
      beam(
        [-POST_X, y, postAt(y) - 0.008],
        [POST_X, y, postAt(y) - 0.008],
        THICK,
        RAIL,
        MATERIAL,
        [0, 0, 1],
        0.005,
      ),
    );
  return rack;
}

/** Eleven pairs, the heaviest below. */
const LOADS: readonly (readonly number[])[] = [
  [22.5, 25, 30],
  [15, 17.5, 20],
  [2.5, 5, 7.5, 10, 12.5],
];

function dumbbellsOn(weights: readonly number[]): THREE.Group {
  const sizes = weights.flatMap((kg) => hexDumbbells.filter((one) => one.kg === kg));
  const widthOf = (acrossFlats: number) => metres(acrossFlats) * 1.155;
  const taken = sizes.reduce((sum, size) => sum + 2 * widthOf(size.acrossFlats), 0);
  const gap = (WIDTH - 0.03 - taken) / (2 * sizes.length);
  const row = group();
  let x = -WIDTH / 2 + 0.015;
  for (const size of sizes) {
    const one = hexDumbbell(size);
    for (const copy of [one, one.clone()]) {
      const width = widthOf(size.acrossFlats) + gap;
      row.add(place(group(copy), [x + width / 2, metres(size.acrossFlats) / 2 + 0.003, 0], [0, -HALF, 0]));
      x += width;
    }
  }
  return row;
}

const filled = () => {
  const rack = dumbbellRack();
  TIER_HEIGHTS.forEach((height, index) => {
    rack.add(placeTier(dumbbellsOn(LOADS[index] ?? []), height));
  });
  return rack;
};

export const dumbbellRackSubjects: Record<string, Subject> = {
  '26': {
    build: dumbbellRack,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Three-tier dumbbell rack in black, empty, its tiers sloping to the front',
      },
      inRoom('Dumbbell rack filled with hex dumbbells', filled),
      {
        name: 'group',
        view: 'threeQuarter',
        scene: filled,
        alt: 'Three-tier rack holding eleven pairs of hex dumbbells from 2.5 to 30 kg',
      },
      {
        name: 'scale',
        view: 'front',
        scene: () => group(filled(), figure(WIDTH / 2 + 0.4, 0.1)),
        alt: `Filled dumbbell rack from the front, the numbers on the heads in view, with ${FIGURE} beside it`,
      },
      {
        name: 'side',
        view: 'side',
        alt: 'Dumbbell rack from the side: leaning posts, tiers set at 14 degrees',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: {
          at: [WIDTH / 2 - 0.1, TIER_HEIGHTS[2] + 0.02, tierAt(TIER_HEIGHTS[2]) + 0.06],
          width: 0.36,
          from: [0.6, 0.5, 1],
        },
        alt: 'End of a tier: two rails with rubber strips, bolted end plate',
      },
    ],
  },
};
