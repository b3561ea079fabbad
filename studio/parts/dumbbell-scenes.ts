/** Dumbbells as they are set down for a picture: pairs, rows, what is in the box. */
import type { Object3D } from 'three';
import { collarWidth } from '../../catalogue/measures/bars.ts';
import {
  type AdjustableSet,
  adjustableSets,
  type HexDumbbell,
  hexDumbbells,
  loadableHandle,
  neopreneDumbbells,
  roundDumbbells,
} from '../../catalogue/measures/dumbbells.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, onFloor, place } from '../blocks/objects.ts';
import { type Disc, tower } from './arrange.ts';
import { sleeves, straightShaft } from './bar.ts';
import { another, copies } from './copies.ts';
import {
  adjustableDumbbell,
  dumbbellPlate,
  hexDumbbell,
  neopreneDumbbell,
  roundDumbbell,
} from './dumbbell.ts';
import { loadedBar } from './loaded-bar.ts';
import { sleeveStart } from './olympic-bar.ts';
import { discs, iron } from './plate-scenes.ts';

/** Two of a kind, set down so that the outer face of the front one is to be read. */
export function pair(build: () => Object3D, depth: number) {
  const another = copies(build);
  const back = onFloor(place(group(another()), [0.02, 0, -depth * 0.62], [0, -0.34, 0]));
  const front = onFloor(place(group(another()), [0, 0, depth * 0.62], [0, -0.62, 0]));
  return group(back, front);
}

export const byLabel = <Size extends { kg: number }>(sizes: readonly Size[], label?: string): Size => {
  const size = sizes.find(({ kg }) => label?.startsWith(`${kg} kg`)) ?? sizes[0];
  if (!size) throw new Error('no sizes');
  return size;
};

const hexOf = (size: HexDumbbell) => another(`hex ${size.kg}`, () => hexDumbbell(size));

export const hexPair = (kg: number) => {
  const size = byLabel(hexDumbbells, `${kg} kg`);
  return pair(() => hexOf(size), metres(size.acrossFlats));
};

/** One of each weight, side by side, end faces to the front. */
function hexRow(sizes = hexDumbbells, each = 1) {
  const g = group();
  let x = 0;
  const builds = sizes.map((size) => ({ size, build: () => hexOf(size) }));
  for (const { size, build } of builds.flatMap((one) => Array.from({ length: each }, () => one))) {
    const width = metres(size.acrossFlats) * 1.155;
    const one = onFloor(place(group(build()), [0, 0, 0], [0, -Math.PI / 2, 0]));
    const length = metres(size.grip + 2 * size.head);
    g.add(place(group(one), [x + width / 2, 0, -length / 2]));
    x += width + 0.014;
  }
  for (const child of g.children) child.position.x -= x / 2;
  return g;
}

/** All weights in rows of `perRow`, the light ones in front, `each` of every weight; so far apart that all numbers show. */
function hexRows(perRow: number, each: number) {
  const g = group();
  let z = 0;
  for (let first = 0; first < hexDumbbells.length; first += perRow) {
    const sizes = hexDumbbells.slice(first, first + perRow);
    const longest = Math.max(...sizes.map((size) => metres(size.grip + 2 * size.head)));
    g.add(place(hexRow(sizes, each), [0, 0, z]));
    z -= longest + 0.15;
  }
  return g;
}

/** One of each weight. */
export const hexRange = () => hexRows(6, 1);
/** The full set: twelve pairs. */
export const hexSet = () => hexRows(4, 2);

export function setOf(label?: string) {
  const set = adjustableSets.find((one) => one.label === label) ?? adjustableSets[0];
  if (!set) throw new Error('no sets');
  return set;
}

export function adjustablePair(label?: string) {
  const set = setOf(label);
  const largest = Math.max(...set.side.map((plate) => plate.diameter));
  return pair(() => adjustableDumbbell(set), metres(largest));
}

/** Everything in the box: two bare handles in front of the stacked plates. */
export function unpacked(set: AdjustableSet) {
  const g = group();
  for (const i of [0, 1]) {
    const handle = onFloor(group(adjustableDumbbell({ ...set, side: [] })));
    handle.rotation.y = -0.12 + 0.2 * i;
    g.add(place(group(handle), [0, 0, 0.1 + 0.11 * i]));
  }
  const stacks = new Map<number, Disc[]>();
  for (const plate of [...set.side, ...set.side, ...set.side, ...set.side]) {
    const disc = {
      object: dumbbellPlate(set, plate),
      diameter: metres(plate.diameter),
      thickness: metres(plate.thickness),
    };
    stacks.set(plate.kg, [...(stacks.get(plate.kg) ?? []), disc]);
  }
  for (const [i, stack] of [...stacks.values()].entries()) {
    for (const [k, part] of [stack.slice(0, 4), stack.slice(4)].entries()) {
      if (part.length) g.add(place(tower(part), [-0.16 + 0.19 * i + 0.15 * k, 0, -0.1]));
    }
  }
  return g;
}

export function loadable() {
  const bar = loadableHandle;
  const collar = metres(collarWidth(bar));
  const radius = metres(bar.shaft) / 2;
  const half = metres(bar.between) / 2 - 0.004;
  return group(
    straightShaft({ length: metres(bar.between) + 2 * collar, radius, knurl: [[-half, half]] }),
    sleeves(metres(bar.between), {
      length: metres(bar.sleeveLength),
      collar,
      shaftRadius: radius,
      label: `${bar.kg} KG`,
    }),
  );
}

export const loadedHandle = (...kg: number[]) =>
  loadedBar({ bar: loadable(), from: sleeveStart(loadableHandle), plates: () => discs(iron, ...kg) });

export const neopreneRow = () => {
  const g = group();
  let x = 0;
  for (const size of neopreneDumbbells) {
    const width = metres(size.head) * 1.155;
    for (const shift of [0, 1]) {
      const one = onFloor(group(neopreneDumbbell(size)));
      one.rotation.y = -Math.PI / 2 + 0.12 * shift - 0.06;
      g.add(place(group(one), [x + width / 2, 0, -0.25 * shift - metres(size.length) / 2]));
    }
    x += width + 0.03;
  }
  for (const child of g.children) child.position.x -= x / 2;
  return g;
};

export const roundRow = () => {
  const g = group();
  let x = 0;
  for (const size of roundDumbbells) {
    const width = metres(size.diameter);
    const one = onFloor(group(roundDumbbell(size)));
    one.rotation.y = -Math.PI / 2;
    g.add(place(group(one), [x + width / 2, 0, -metres(2 * size.head + size.grip) / 2]));
    x += width + 0.03;
  }
  for (const child of g.children) child.position.x -= x / 2;
  return g;
};
