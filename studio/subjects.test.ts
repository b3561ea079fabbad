import { readFileSync } from 'node:fs';
import * as THREE from 'three';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { curlBars, hexTrapBar, olympicBars, standardRods } from '../catalogue/measures/bars.ts';
import {
  adjustableBench,
  commercialBench,
  flatBench,
  preacherBench,
  pressStation,
  romanChair,
} from '../catalogue/measures/benches.ts';
import { plyoBox, rubberTile } from '../catalogue/measures/floor-and-boxes.ts';
import { kettlebells } from '../catalogue/measures/kettlebells.ts';
import {
  barHolder,
  dumbbellRack,
  halfRack,
  plateTree,
  powerRack,
  squatRack,
} from '../catalogue/measures/racks.ts';
import { products } from '../catalogue/products.ts';
import { detail } from './blocks/detail.ts';
import { positionsOf } from './blocks/geometry.ts';
import { setFont } from './blocks/letters.ts';
import { meshesOf } from './meshes.ts';
import { sceneSubjects } from './scenes.ts';
import { subjects } from './subjects.ts';

const TYPEFACE = `${import.meta.dirname}/node_modules/@fontsource/archivo/files/archivo-latin-800-normal.woff`;
/** Millimetres along x (left to right), y (up) and z (towards the camera), as the catalogue states them. */
const SIZES: Readonly<Record<string, { x?: number; y?: number; z?: number }>> = {
  1: { x: olympicBars[1].length },
  3: { x: olympicBars[3].length },
  4: { x: olympicBars[4].length },
  5: { x: olympicBars[5].length },
  6: { x: curlBars[6].length },
  8: { x: hexTrapBar.length },
  11: { x: standardRods[11].length },
  21: { x: powerRack.width, y: powerRack.height, z: powerRack.depth },
  22: { x: halfRack.width, y: halfRack.height, z: halfRack.depth },
  24: { x: squatRack.width, y: squatRack.height, z: squatRack.depth },
  26: { x: dumbbellRack.width, y: dumbbellRack.height, z: dumbbellRack.depth },
  27: { x: plateTree.width, y: plateTree.height, z: plateTree.depth },
  28: { x: barHolder.width, y: barHolder.height, z: barHolder.depth },
  29: { x: flatBench.length, y: flatBench.height, z: flatBench.width },
  32: { y: pressStation.height },
  33: { y: preacherBench.height },
  34: { y: romanChair.height },
  49: { y: kettlebells['4 kg']?.height ?? 0 },
  50: { x: rubberTile.length, y: rubberTile.thickness, z: rubberTile.width },
  80: { x: plyoBox.length, y: plyoBox.height, z: plyoBox.width },
};

/** Racks by width, height and depth, benches by length and width: of these, however large, we say so much exactly. */
const FRAMES: typeof SIZES = {
  ...Object.fromEntries(
    Object.entries({
      21: powerRack,
      22: halfRack,
      24: squatRack,
      26: dumbbellRack,
      27: plateTree,
      28: barHolder,
    }).map(([id, { width, height, depth }]) => [id, { x: width, y: height, z: depth }]),
  ),
  ...Object.fromEntries(
    Object.entries({
      29: flatBench,
      30: adjustableBench,
      31: commercialBench,
      32: pressStation,
      33: preacherBench,
      34: romanChair,
    }).map(([id, { length, width }]) => [id, { x: length, z: width }]),
  ),
};
/** Pins, bolt heads and the tilt of a cap may stand out of the frame. */
const HARDWARE = 40;

/** The categories whose products one buys for a room. */
const IN_ROOMS = ['racks', 'benches', 'barbells', 'weight-plates', 'dumbbells'];

const ids = products.map(({ id }) => id);

describe('the photographs of the catalogue', () => {
  it('show every product, and nothing that we do not sell', () => {
    expect(Object.keys(subjects).sort()).toEqual([...ids].sort());
  });

  it.each(ids)('show product %s in at least four pictures that say what they show', (id) => {
    const shots = subjects[id]?.shots ?? [];
    const names = shots.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(names[0]).toBe('three-quarter');
    expect(new Set(names).size).toBe(names.length);
    for (const { name, view, anchor, alt } of shots) {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(alt.trim()).not.toBe('');
      expect(view === 'macro').toBe(anchor !== undefined);
    }
  });

  it.each(products.filter(({ category }) => IN_ROOMS.includes(category)))(
    'show $name in a room',
    ({ id }) => {
      expect(subjects[id]?.shots.filter(({ view }) => view === 'room').map(({ name }) => name)).toEqual([
        'room',
      ]);
    },
  );

  it.each(products.filter(({ weightVariants }) => weightVariants?.some(({ weight }) => /\d/.test(weight))))(
    'show every weight of $name',
    ({ id, weightVariants = [] }) => {
      expect(subjects[id]?.pictured).toEqual(weightVariants.map(({ weight }) => weight));
    },
  );

  it.each(products.filter(({ colorVariants }) => colorVariants))(
    'show every colour of $name',
    ({ id, colorVariants = [] }) => {
      expect(subjects[id]?.pictured).toEqual(colorVariants.map(({ color }) => color));
    },
  );

  it('of the categories are one for each', () => {
    expect(sceneSubjects.categories?.shots.map(({ name }) => name).sort()).toEqual(
      [
        'barbells',
        'dumbbells',
        'racks',
        'benches',
        'weight-plates',
        'accessories',
        'combo-offers',
        'others',
      ].sort(),
    );
  });
});

describe('the model of a product', () => {
  beforeAll(() => {
    const bytes = readFileSync(TYPEFACE);
    setFont(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    detail.web = true;
  });

  afterAll(() => {
    detail.web = false;
  });

  it.each(ids)('%s stands on the floor, as large as the catalogue says and light enough to draw', (id) => {
    const subject = subjects[id];
    if (!subject) throw new Error(`no subject ${id}`);
    const object = subject.build();
    object.updateMatrixWorld(true);
    const meshes = meshesOf(object);
    expect(meshes.every(({ geometry }) => positionsOf(geometry).array.every(Number.isFinite))).toBe(true);
    const box = new THREE.Box3().setFromObject(object, true);
    expect(Math.abs(box.min.y)).toBeLessThan(0.002);
    const triangles = meshes.reduce(
      (sum, { geometry }) => sum + (geometry.index ?? positionsOf(geometry)).count / 3,
      0,
    );
    expect(triangles).toBeLessThan(120_000);
    const size = box.getSize(new THREE.Vector3()).multiplyScalar(1000);
    for (const [axis, stated] of Object.entries(SIZES[id] ?? {}))
      expectAlong(axis, size, stated, Math.max(12, stated * 0.04)); // bolt heads and pins stand out a little
    for (const [axis, stated] of Object.entries(FRAMES[id] ?? {})) expectAlong(axis, size, stated, HARDWARE);
  });
});

function expectAlong(axis: string, size: THREE.Vector3, stated: number, tolerance: number): void {
  const drawn = axis === 'x' ? size.x : axis === 'y' ? size.y : size.z;
  const words = `${axis} is ${Math.round(drawn)} mm, not ${stated}`;
  expect(Math.abs(drawn - stated), words).toBeLessThan(tolerance);
}
