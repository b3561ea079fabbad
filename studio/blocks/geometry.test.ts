import * as THREE from 'three';
import { describe, expect, it } from 'vitest';
import { boxUV, creased, loose, normalsOf, positionsOf, weld } from './geometry.ts';

const box = () => loose(new THREE.BoxGeometry(0.2, 0.1, 0.4));

function bare(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  return new THREE.BufferGeometry().setAttribute('position', positionsOf(geometry));
}

describe('the blocks that models are built of', () => {
  it('are welded where everything agrees, and only there', () => {
    expect(positionsOf(weld(box())).count).toBe(24);
    expect(positionsOf(weld(bare(box()))).count).toBe(8);
    expect(weld(box()).index?.count).toBe(36);
  });

  it('keep vertices apart that differ by more than the tolerance', () => {
    const points = new Float32Array([0, 0, 0, 1e-8, 0, 0, 1e-3, 0, 0]);
    const triangle = new THREE.BufferGeometry().setAttribute(
      'position',
      new THREE.BufferAttribute(points, 3),
    );
    expect(Array.from(weld(triangle).index?.array ?? [])).toEqual([0, 0, 1]);
  });

  it('keep the edges of a box and smooth a round wall', () => {
    const edged = normalsOf(creased(box(), 0.6));
    for (let i = 0; i < edged.count; i++)
      expect(Math.max(Math.abs(edged.getX(i)), Math.abs(edged.getY(i)), Math.abs(edged.getZ(i)))).toBeCloseTo(
        1,
      );
    const wall = creased(new THREE.CylinderGeometry(1, 1, 2, 64, 1, true), 0.6);
    const points = positionsOf(wall);
    const normals = normalsOf(wall);
    for (let i = 0; i < points.count; i++)
      expect(points.getX(i) * normals.getX(i) + points.getZ(i) * normals.getZ(i)).toBeGreaterThan(0.998);
  });

  it('carry texture coordinates in metres', () => {
    const uv = boxUV(box()).getAttribute('uv');
    const widest = Math.max(...Array.from({ length: uv.count }, (_, i) => Math.abs(uv.getX(i))));
    expect(widest).toBeCloseTo(0.2);
  });
});
