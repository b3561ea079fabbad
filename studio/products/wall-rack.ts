/** Folding wall rack: two posts on hinged arms, wooden stringers behind them. The wall is at z = 0, the rack in front of it. */

import type * as THREE from 'three';
import { metres } from '../../catalogue/measures/metres.ts';
import { wallRack as measures } from '../../catalogue/measures/racks.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { poly, rectShape } from '../blocks/outlines.ts';
import { cyl, rbox } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { FIGURE, figure } from '../parts/figure.ts';
import { bolt, namePlate, postCap } from '../parts/frame.ts';
import { barInCup, jCup } from '../parts/j-cup.ts';
import { makersName } from '../parts/print.ts';
import { straightPullUpBar } from '../parts/pull-up-bar.ts';
import { rackedBar, shaftRadius } from '../parts/racked-bar.ts';
import { sheet } from '../parts/sheet-metal.ts';
import { holeRow, upright } from '../parts/upright.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';
import { flatBench } from './flat-bench.ts';

const TUBE = metres(measures.tube);
const HOLE = metres(measures.hole);
const PITCH = metres(measures.holePitch);
const HEIGHT = metres(measures.height);
const MATERIAL = 'powderBlack';
const X = (metres(measures.width) - TUBE) / 2;
const BOARD = measures.stringer;
const BOARD_FACE = metres(BOARD.thickness);
/** Folded, the middle of arms and posts lies here; so does the axis of the hinges. */
const AXIS = metres(measures.depthFolded) - TUBE / 2;
const ARM = metres(measures.depth) - AXIS - TUBE / 2;
const LEVELS = [0.42, HEIGHT - 0.2] as const;
const FIRST_HOLE = 0.25;
const CUP_HEIGHT = FIRST_HOLE + 22 * PITCH;
const TOP = HEIGHT - 0.05;

/** Wall bracket with two knuckles; its pin at the origin, the board at z = BOARD_FACE − AXIS. */
function hingeBracket(): THREE.Group {
  const back = BOARD_FACE - AXIS;
  const bracket = group(mesh(sheet(rectShape(0.15, 0.17, 0.008), 0.006, 0.0012, 2), MATERIAL, [0, 0, back]));
  for (const side of [-1, 1]) {
    const knuckle = sheet(
      poly(
        [
          [-0.04, back],
          [0.04, back],
          [0.028, 0.02, 0.022],
          [-0.028, 0.02, 0.022],
        ],
        0.004,
      ),
      0.008,
      0.0012,
      2,
    );
    bracket.add(mesh(knuckle, MATERIAL, [0, side * (TUBE / 2 + 0.006) + 0.004, 0], [HALF, 0, 0]));
    bracket.add(bolt(0.026, 0.012, [0, side * (TUBE / 2 + 0.01), 0], [side > 0 ? 0 : Math.PI, 0, 0]));
    for (const y of [-0.06, 0.06])
      bracket.add(bolt(0.02, 0.009, [side * 0.056, y, back + 0.006], [HALF, 0, 0]));
  }
  return bracket;
}

/** Post with its two arms in the plane of the arms: hinge axis at the origin, the post at z = ARM. */
function wing(outer: number): THREE.Group {
  const holes = holeRow(FIRST_HOLE, TOP - 0.12, PITCH, HOLE);
  const parts = group(
    place(upright({ length: HEIGHT - 0.018, tube: TUBE, holes, material: MATERIAL }), [0, 0.006, ARM]),
  );
  parts.add(
    postCap(TUBE, [0, HEIGHT, ARM]),
    mesh(rbox(TUBE + 0.012, 0.012, TUBE + 0.012, 0.004), 'rubber', [0, 0.006, ARM]),
  );
  for (const y of LEVELS) {
    parts.add(beam([0, y, -0.012], [0, y, ARM - TUBE / 2], TUBE, TUBE, MATERIAL, [1, 0, 0], 0.007));
    parts.add(mesh(rbox(TUBE + 0.03, 0.15, 0.006, 0.003), MATERIAL, [0, y, ARM - TUBE / 2 - 0.003]));
    parts.add(mesh(cyl(0.019, TUBE + 0.002, 0.002, 36), 'zinc', [0, y, 0]));
    parts.add(place(makersName(0.042), [(outer * TUBE) / 2, y, ARM * 0.46], [0, outer * HALF, 0]));
  }
  const [low, high] = LEVELS;
  parts.add(
    beam(
      [0, high - 0.36, ARM - TUBE / 2 + 0.012],
      [0, high - TUBE / 2 + 0.01, 0.07],
      0.04,
      0.04,
      MATERIAL,
      [1, 0, 0],
    ),
  );
  parts.add(
    beam(
      [0, low + 0.36, ARM - TUBE / 2 + 0.012],
      [0, low + TUBE / 2 - 0.01, 0.07],
      0.04,
      0.04,
      MATERIAL,
      [1, 0, 0],
    ),
  );
  return parts;
}

function stringers(): THREE.Group {
  const boards = group();
  for (const y of LEVELS) {
    boards.add(
      mesh(rbox(metres(BOARD.length), metres(BOARD.height), BOARD_FACE, 0.004), 'birch', [
        0,
        y,
        BOARD_FACE / 2,
      ]),
    );
    for (const x of [-0.4, -0.2, 0.2, 0.4]) boards.add(bolt(0.02, 0.009, [x, y, BOARD_FACE], [HALF, 0, 0]));
    for (const x of [-X, X]) boards.add(place(hingeBracket(), [x, y, AXIS]));
  }
  return boards.add(place(makersName(0.045, 'burnt'), [0, LEVELS[0], BOARD_FACE]));
}

function openRack(): THREE.Group {
  const post = AXIS + ARM;
  const rack = group(stringers());
  for (const x of [-X, X]) {
    rack.add(place(wing(Math.sign(x)), [x, 0, AXIS]));
    rack.add(place(jCup(TUBE, HOLE, MATERIAL), [x, CUP_HEIGHT, post + TUBE / 2]));
  }
  rack.add(place(straightPullUpBar(2 * X - TUBE, TUBE, MATERIAL), [0, TOP - 0.07, post]));
  return rack.add(place(namePlate(0.15, 0.05, 'powderOrange', 'printDark'), [0, LEVELS[1], BOARD_FACE]));
}

/** Both wings turned in flat, pull-up bar and J-cups taken off. */
function foldedRack(): THREE.Group {
  const rack = group(stringers());
  for (const side of [-1, 1]) rack.add(place(wing(side), [side * X, 0, AXIS], [0, -side * HALF, 0]));
  return rack.add(place(namePlate(0.15, 0.05, 'powderOrange', 'printDark'), [0, LEVELS[1], BOARD_FACE]));
}

const bar = barInCup(shaftRadius(1));
const loaded = () =>
  group(
    openRack(),
    place(rackedBar(1, 'bumper', [20, 10]), [0, CUP_HEIGHT + bar.y, AXIS + ARM + TUBE / 2 + bar.z]),
    place(flatBench(), [0, 0, AXIS + ARM + 0.55], [0, HALF, 0]),
  );

export const wallRackSubjects: Record<string, Subject> = {
  '25': {
    build: openRack,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Folding wall rack opened out: two black posts on hinged arms, wooden stringers behind them',
      },
      { ...inRoom('Folding wall rack, opened out,'), isOnWall: true },
      {
        name: 'folded',
        view: 'threeQuarter',
        scene: foldedRack,
        alt: 'The same rack folded flat, 140 mm deep',
      },
      {
        name: 'scale',
        view: 'front',
        scene: () => group(openRack(), figure(X + 0.5, AXIS + ARM)),
        alt: `Folding wall rack from the front, pull-up bar on top, with ${FIGURE} beside it`,
      },
      {
        name: 'side',
        view: 'side',
        alt: 'Folding wall rack from the side: braced arms reach 600 mm from the wall',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [X, LEVELS[1], AXIS], width: 0.32, from: [0.75, 0.35, 1] },
        alt: 'Hinge of the wall rack: steel pin between two knuckles, bolted to the wooden stringer',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: loaded,
        alt: 'Folding wall rack, opened, with a loaded barbell in the J-cups and a flat bench in front of it',
      },
    ],
  },
};
