/** Dumbbells along X, their axis at the origin. */
import type { Object3D } from 'three';
import type {
  AdjustableSet,
  HexDumbbell,
  NeopreneDumbbell,
  RoundDumbbell,
} from '../../catalogue/measures/dumbbells.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import type { Plate } from '../../catalogue/measures/plates.ts';
import { boxUV } from '../blocks/geometry.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import type { Corner } from '../blocks/outlines.ts';
import { lathe } from '../blocks/solids.ts';
import { HALF } from '../blocks/vectors.ts';
import { alongX } from './bar.ts';
import { another, copies } from './copies.ts';
import { hexHead, hexTurned, roundHead } from './hex-head.ts';
import { line } from './lettering.ts';
import { rubberPlate } from './plates.ts';
import { spinLockEnds } from './spin-lock.ts';

const KNURL = 0.0016;

/** Handle that swells towards the palm, knurled, running `into` metres into the heads. */
function ergoHandle(grip: number, ends: number, middle: number, into: number, material: string) {
  const h = grip / 2;
  const profile: Corner[] = [
    [0, -h - into],
    [ends, -h - into, 0],
    [ends, -h + 0.012, 0.02],
    [middle, -0.02, 0.1],
    [middle, 0.02, 0.1],
    [ends, h - 0.012, 0.02],
    [ends, h + into, 0],
    [0, h + into],
  ];
  return alongX(lathe(profile, { seg: 72, tile: KNURL, arc: 10 }), material);
}

/** The same head on both ends: built along +Z outwards, centred `at` metres from the middle. */
function heads(head: () => Object3D, at: number) {
  const another = copies(head);
  const g = group();
  for (const side of [1, -1]) g.add(place(group(another()), [side * at, 0, 0], [0, side * HALF, 0]));
  return g;
}

export function hexDumbbell(size: HexDumbbell) {
  const grip = metres(size.grip);
  const length = metres(size.head);
  const [ends, middle] = size.handle;
  const neck = metres(ends) / 2;
  return group(
    ergoHandle(grip, neck, metres(middle) / 2, 0.01, 'chromeKnurl'),
    heads(
      () =>
        hexHead({
          acrossFlats: metres(size.acrossFlats),
          length,
          neck,
          number: String(size.kg),
          material: 'rubber',
        }),
      (grip + length) / 2,
    ),
  );
}

export function roundDumbbell(size: RoundDumbbell) {
  const grip = metres(size.grip);
  const length = metres(size.head);
  const r = metres(size.handle) / 2;
  const washer: Corner[] = [
    [r - 0.001, 0, 0.0003],
    [r + 0.003, -0.004, 0.001],
    [r + 0.009, -0.002, 0.0015],
    [r + 0.011, 0.002, 0.0005],
    [r - 0.001, 0.002, 0.0003],
  ];
  const g = group(
    ergoHandle(grip, r - 0.001, r + 0.001, 0.01, 'steelKnurl'),
    heads(
      () =>
        roundHead({
          diameter: metres(size.diameter),
          length,
          neck: r,
          number: String(size.kg),
        }),
      (grip + length) / 2,
    ),
  );
  for (const side of [1, -1]) {
    const ring = group(alongX(lathe(washer, { seg: 64, closed: true }), 'satinSteel', grip / 2 - 0.001));
    if (side < 0) ring.rotation.y = Math.PI;
    g.add(ring);
  }
  return g;
}

const dipped = {
  pink: 'dippedPink',
  teal: 'dippedTeal',
  violet: 'dippedViolet',
  blue: 'dippedBlue',
  grey: 'dippedGrey',
} as const;

/** One casting dipped in neoprene: everything has the colour of its weight. */
export function neopreneDumbbell(size: NeopreneDumbbell) {
  const material = dipped[size.colour];
  const a = metres(size.head) / 2;
  const length = metres(size.headLength);
  const grip = metres(size.length) - 2 * length;
  const neck = 0.0125 + 0.0004 * size.kg;
  const z = length / 2;
  const profile: Corner[] = [
    [neck * 0.9, -z - 0.012, 0],
    [neck + 0.0015, -z - 0.006, 0.01],
    [a * 0.74, -z + 0.001, 0.006],
    [a, -z + length * 0.3, 0.008],
    [a, z - length * 0.32, 0.008],
    [a * 0.78, z - 0.001, 0.006],
    [a * 0.5, z, 0.004],
    [0, z, 0],
  ];
  const head = () =>
    group(
      mesh(hexTurned({ profile, apothem: a, corner: a * 0.22, round: a * 0.5 + 0.001 }), material),
      mesh(line(`${size.kg} KG`, a * 0.46, 0.0008, a * 1.05, 0.04), 'print', [0, a * 0.1, z - 0.0003]),
      mesh(line('RACK & REP', a * 0.17, 0.0008, a * 1.0, 0.1), 'print', [0, -a * 0.36, z - 0.0003]),
    );
  const h = grip / 2 + 0.01;
  const handle: Corner[] = [
    [0, -h],
    [neck, -h, 0],
    [neck, -h + 0.02, 0.02],
    [neck + 0.0022, -0.015, 0.1],
    [neck + 0.0022, 0.015, 0.1],
    [neck, h - 0.02, 0.02],
    [neck, h, 0],
    [0, h],
  ];
  return group(
    mesh(boxUV(lathe(handle, { seg: 64, arc: 10 })).rotateZ(-HALF), material),
    heads(head, grip / 2 + z),
  );
}

/** One of the set's plates, with a hole for its handle. */
export const dumbbellPlate = (set: AdjustableSet, plate: Plate) =>
  another(`rubber ${set.handle} ${plate.diameter} ${plate.kg}`, () => rubberPlate(plate, set.handle + 1));

/** Spin-lock dumbbell with all plates of its set on it. */
export function adjustableDumbbell(set: AdjustableSet) {
  const r = metres(set.handle) / 2;
  const grip = metres(set.grip);
  const collarWidth = 0.016;
  const from = grip / 2 + collarWidth;
  const g = group(ergoHandle(grip, r, r + 0.0022, 0, 'chromeKnurl'));
  const stack = set.side.reduce((sum, plate) => sum + metres(plate.thickness) + 0.0004, 0);
  for (const side of [1, -1]) {
    const end = group();
    let x = from;
    for (const [i, plate] of set.side.entries()) {
      const object = dumbbellPlate(set, plate);
      end.add(
        place(
          object,
          [x + metres(plate.thickness) / 2, 0, 0],
          [0, HALF, i === set.side.length - 1 ? -0.8 : 0.3 + 0.7 * i],
        ),
      );
      x += metres(plate.thickness) + 0.0004;
    }
    if (side < 0) end.rotation.y = Math.PI;
    g.add(end);
  }
  g.add(
    spinLockEnds({
      radius: r,
      collarFrom: grip / 2,
      collarWidth,
      end: metres(set.handleLength) / 2,
      threadFrom: from + stack - 0.012,
      nut: from + stack,
    }),
  );
  return g;
}
