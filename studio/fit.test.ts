import { readFileSync } from 'node:fs';
import * as THREE from 'three';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitOf } from '../catalogue/fit.ts';
import { products } from '../catalogue/products.ts';
import type { FitFacts } from '../domain/fit/facts.ts';
import { detail } from './blocks/detail.ts';
import { setFont } from './blocks/letters.ts';
import { adjustableBench } from './products/adjustable-bench.ts';
import { commercialBench } from './products/commercial-bench.ts';
import { declineBench } from './products/decline-bench.ts';
import { pairOfStands } from './products/squat-stands.ts';
import { subjects } from './subjects.ts';

const TYPEFACE = `${import.meta.dirname}/node_modules/@fontsource/archivo/files/archivo-latin-800-normal.woff`;

/** A room has to take a product at its largest, which is not always how it is photographed. */
const AT_ITS_LARGEST: Readonly<Record<string, () => THREE.Object3D>> = {
  23: () => pairOfStands(11, 0.9),
  30: () => adjustableBench('Black', { back: 85, seat: 0 }),
  31: () => commercialBench(85, 0),
  35: () => declineBench(4),
};
/** Models that lie along X; their foot end, the front of the body, is at +X. */
const ALONG_X = new Set(['29', '30', '31', '32', '33', '34', '35']);
/** The kettlebell's facts are those of its sizes. */
const BY_VARIANT: Readonly<Record<string, string>> = { 49: '4 kg' };
/** Several pieces, laid out in a corner by us: there is no box to compare with. */
const LAID_OUT = new Set(['combo-1']);

/** Millimetres by which hardware may stand out of the body: pins and bolts beside the posts, cups in front of them. */
const STICKS_OUT: Readonly<Record<string, { width?: number; depth?: number }>> = {
  21: { width: 40 },
  22: { width: 40 },
  24: { width: 40 },
  25: { depth: 100 },
};

const bodyOf = (id: string): FitFacts['body'] => {
  const label = BY_VARIANT[id];
  const fit = fitOf(id, label === undefined ? [] : [label]);
  return label === undefined ? fit?.body : fit?.variants?.[label]?.body;
};
const bodies = products
  .map(({ id }) => id)
  .flatMap((id) => {
    const body = LAID_OUT.has(id) ? undefined : bodyOf(id);
    return body === undefined ? [] : [{ id, body }];
  });

const boxOf = (object: THREE.Object3D) => {
  object.updateMatrixWorld(true);
  return new THREE.Box3().setFromObject(object, true);
};

function expectSize(drawn: number, stated: number, sticksOut = 0): void {
  const tolerance = Math.max(15, stated * 0.02);
  expect(drawn).toBeGreaterThan(stated - tolerance);
  expect(drawn).toBeLessThan(stated + Math.max(tolerance, sticksOut));
}

beforeAll(() => {
  const bytes = readFileSync(TYPEFACE);
  setFont(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  detail.web = true;
});
afterAll(() => {
  detail.web = false;
});

const built = (id: string) => {
  const subject = subjects[id];
  if (subject === undefined) throw new Error(`no subject ${id}`);
  return subject.build();
};

describe('the facts of a product and its model', () => {
  it.each(bodies)('$id is as large as its model', ({ id, body }) => {
    const size = boxOf(AT_ITS_LARGEST[id]?.() ?? built(id))
      .getSize(new THREE.Vector3())
      .multiplyScalar(1000);
    const [width, depth] = ALONG_X.has(id) ? [size.z, size.x] : [size.x, size.z];
    expectSize(width, body.width, STICKS_OUT[id]?.width);
    // At its steepest the decline bench is shorter than lying low.
    if (id !== '35') expectSize(depth, body.depth, STICKS_OUT[id]?.depth);
    expectSize(size.y, body.height);
  });

  it('the decline bench needs its length when it lies low', () => {
    const { depth = 0 } = bodyOf('35') ?? {};
    expectSize(boxOf(declineBench(0)).getSize(new THREE.Vector3()).x * 1000, depth);
  });

  it.each(['21', '22', '23', '24', '25', '32'])(
    'the bar lies in the cups of %s where the facts say',
    (id) => {
      const fit = fitOf(id, []);
      const scene = subjects[id]?.shots.find(({ name }) => name === 'group')?.scene?.();
      if (!fit?.rack || !fit.body || !scene) throw new Error(`no rack in use: ${id}`);
      scene.updateMatrixWorld(true);
      const bar = loadedBarIn(scene).getCenter(new THREE.Vector3());
      const { min } = boxOf(built(id));
      const [fromBack, back] = ALONG_X.has(id) ? [bar.x, min.x] : [bar.z, min.z];
      const fromFront = fit.body.depth - (fromBack - back) * 1000;
      expect(Math.abs(fromFront - fit.rack.cupsFromFront)).toBeLessThan(15);
    },
  );
});

/** The 7 ft bar with its plates: whatever is 2.2 m long and no thicker than a plate. */
function loadedBarIn(scene: THREE.Object3D): THREE.Box3 {
  const found: THREE.Box3[] = [];
  scene.traverse((object) => {
    const box = boxOf(object);
    const { x, y, z } = box.getSize(new THREE.Vector3());
    if (Math.abs(Math.max(x, z) - 2.2) < 0.02 && Math.min(x, z) < 0.5 && y < 0.5) found.push(box);
  });
  const [bar] = found;
  if (bar === undefined) throw new Error('no bar in the scene');
  return bar;
}
