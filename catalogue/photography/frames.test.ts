import { readFileSync } from 'node:fs';
import * as THREE from 'three';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  adjustableBench,
  commercialBench,
  flatBench,
  preacherBench,
  pressStation,
  romanChair,
} from '../measures/benches.ts';
import { barHolder, dumbbellRack, halfRack, plateTree, powerRack, squatRack } from '../measures/racks.ts';
import { detail } from './blocks/detail.ts';
import { setFont } from './blocks/letters.ts';
import { subjects } from './subjects.ts';

const TYPEFACE = 'node_modules/@fontsource/archivo/files/archivo-latin-800-normal.woff';
/** Pins, bolt heads and the tilt of a cap may stand out of the frame. */
const HARDWARE = 40;

const racks = {
  '21': powerRack,
  '22': halfRack,
  '24': squatRack,
  '26': dumbbellRack,
  '27': plateTree,
  '28': barHolder,
};
const benches = {
  '29': flatBench,
  '30': adjustableBench,
  '31': commercialBench,
  '32': pressStation,
  '33': preacherBench,
  '34': romanChair,
};

function sizeOf(id: string): { x: number; y: number; z: number } {
  const object = subjects[id]?.build();
  if (!object) throw new Error(`no subject ${id}`);
  object.updateMatrixWorld(true);
  const { x, y, z } = new THREE.Box3().setFromObject(object, true).getSize(new THREE.Vector3());
  return { x: x * 1000, y: y * 1000, z: z * 1000 };
}

describe('the models of racks and benches', () => {
  beforeAll(() => {
    const bytes = readFileSync(TYPEFACE);
    setFont(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    detail.web = true;
  });

  afterAll(() => {
    detail.web = false;
  });

  it.each(Object.entries(racks))(
    'rack %s is as wide, high and deep as we say',
    (id, { width, height, depth }) => {
      const size = sizeOf(id);
      expect(Math.abs(size.x - width)).toBeLessThan(HARDWARE);
      expect(Math.abs(size.y - height)).toBeLessThan(HARDWARE);
      expect(Math.abs(size.z - depth)).toBeLessThan(HARDWARE);
    },
  );

  it.each(Object.entries(benches))('bench %s is as long and wide as we say', (id, { length, width }) => {
    const size = sizeOf(id);
    expect(Math.abs(size.x - length)).toBeLessThan(HARDWARE);
    expect(Math.abs(size.z - width)).toBeLessThan(HARDWARE);
  });
});
