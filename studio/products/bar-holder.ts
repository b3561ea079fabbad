/** Upright holder for nine bars. Width along X, front at +Z. */

import type * as THREE from 'three';
import { metres } from '../../catalogue/measures/metres.ts';
import { barHolder as measures } from '../../catalogue/measures/racks.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { circleHole, rectShape } from '../blocks/outlines.ts';
import { cyl, extrude, rbox, ring } from '../blocks/solids.ts';
import { HALF, type Vec } from '../blocks/vectors.ts';
import { bolt } from '../parts/frame.ts';
import { makersName } from '../parts/print.ts';
import { type BarId, bareBar } from '../parts/racked-bar.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const WIDTH = metres(measures.width);
const DEPTH = metres(measures.depth);
const HEIGHT = metres(measures.height);
const BORE = metres(measures.bore) / 2;
const OUTER = BORE + 0.003;
const PITCH = 0.142;
const MATERIAL = 'powderBlack';
const FOOT = 0.014;
const SHEET = 0.004;
const DECK = 0.15;
const places: readonly (readonly [number, number])[] = [1, 0, -1].flatMap((row) =>
  [-1, 0, 1].map((column) => [column * PITCH, row * PITCH] as const),
);

/** Sheet with nine openings, at height y. */
function deck(y: number): THREE.Mesh {
  const sheet = rectShape(WIDTH, DEPTH, 0.018);
  for (const [x, z] of places) sheet.holes.push(circleHole(x, -z, OUTER - 0.0002));
  return mesh(extrude(sheet, SHEET, 0.001, 2, 40), MATERIAL, [0, y, 0], [-HALF, 0, 0]);
}

function barHolder(): THREE.Group {
  const holder = group(
    mesh(rbox(WIDTH, SHEET, DEPTH, 0.0015), MATERIAL, [0, FOOT + SHEET / 2, 0]),
    deck(DECK),
  );
  const tube = ring(BORE, OUTER, HEIGHT - FOOT - SHEET, 0.0012, 72);
  const rest = cyl(BORE + 0.0004, 0.008, 0.001, 48);
  for (const [x, z] of places) {
    holder.add(mesh(tube, MATERIAL, [x, (HEIGHT + FOOT + SHEET) / 2, z]));
    holder.add(mesh(rest, 'rubber', [x, FOOT + SHEET + 0.004, z]));
  }
  const foot = cyl(0.022, FOOT + 0.001, 0.003, 40);
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const at: Vec = [x * (WIDTH / 2 - 0.03), (FOOT + 0.001) / 2, z * (DEPTH / 2 - 0.03)];
      holder.add(mesh(foot, 'rubber', at), bolt(0.014, 0.006, [at[0], FOOT + SHEET, at[2]], [0, 0, 0]));
    }
  const skirt = DECK - FOOT;
  for (const [turn, room] of [
    [0, DEPTH],
    [HALF, WIDTH],
    [Math.PI, DEPTH],
    [-HALF, WIDTH],
  ] as const) {
    const panel = group(
      mesh(rbox((turn % Math.PI ? DEPTH : WIDTH) - 0.018, skirt - 0.01, 0.003, 0.001), MATERIAL, [
        0,
        FOOT + skirt / 2,
        room / 2 - 0.008,
      ]),
    );
    if (!turn) panel.add(place(makersName(0.036), [0, FOOT + skirt / 2, room / 2 - 0.0065]));
    holder.add(place(panel, [0, 0, 0], [0, turn, 0]));
  }
  return holder;
}

const STANDING: readonly (readonly [place: number, bar: BarId, length: number])[] = [
  [0, 1, 2.2],
  [2, 4, 2.2],
  [4, 3, 2.01],
  [6, 5, 1.52],
  [8, 7, 1.2],
];

function withBars(): THREE.Group {
  const scene = group(barHolder());
  for (const [index, id, length] of STANDING) {
    const [x, z] = places[index] ?? [0, 0];
    scene.add(
      place(group(place(bareBar(id), [0, 0, 0], [0, 0, HALF])), [x, FOOT + SHEET + 0.008 + length / 2, -z]),
    );
  }
  return scene;
}

export const barHolderSubjects: Record<string, Subject> = {
  '28': {
    build: barHolder,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Black vertical barbell holder with nine tubes, RACK & REP on its front',
      },
      inRoom('Vertical holder with five bars', withBars),
      { name: 'front', view: 'front', alt: 'Barbell holder from the front' },
      { name: 'top', view: 'top', alt: 'Nine tubes of 60 mm bore in three rows, seen from above' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [PITCH, HEIGHT - 0.01, PITCH], width: 0.2, from: [0.6, 0.7, 1] },
        scene: withBars,
        alt: 'Sleeve of a bar standing in its tube of 60 mm bore',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: withBars,
        alt: 'Five bars of different lengths standing in the holder',
      },
    ],
  },
};
