import * as THREE from 'three';
import { expect, it } from 'vitest';
import { meshesOf } from './meshes.ts';
import { roomAround } from './room.ts';

const block = (x: number, y: number, z: number) => {
  const mesh = new THREE.Mesh(new THREE.BoxGeometry(x, y, z).translate(0.3, y / 2, -0.2));
  mesh.updateMatrixWorld(true);
  return mesh;
};

/** Where the wall behind the object is, and the floor. */
function wallAndFloor(object: THREE.Object3D, isOnWall?: boolean) {
  const boxes = meshesOf(roomAround(object, isOnWall).surfaces).map((mesh) =>
    new THREE.Box3().setFromObject(mesh),
  );
  return {
    wall: Math.min(...boxes.map(({ min }) => min.z)),
    floor: Math.min(...boxes.map(({ min }) => min.y)),
  };
}

it.each([
  ['a rack', 1.2, 2.3, 1.4],
  ['a bench', 1.2, 0.43, 0.5],
  ['a barbell', 2.2, 0.45, 0.45],
  ['a dumbbell', 0.3, 0.14, 0.14],
] as const)(
  'the room has its wall behind %s, clear of the skirting, and its floor under it',
  (_, x, y, z) => {
    const object = block(x, y, z);
    const { wall, floor } = wallAndFloor(object);
    const gap = new THREE.Box3().setFromObject(object).min.z - wall;
    expect(gap).toBeGreaterThan(0.1);
    expect(gap).toBeLessThan(0.51);
    expect(floor).toBeCloseTo(0);
  },
);

it('a wall rack is on the wall', () => {
  const object = block(1.2, 2.3, 0.6);
  expect(wallAndFloor(object, true).wall).toBeCloseTo(new THREE.Box3().setFromObject(object).min.z);
});

it('the sun shines through the window onto the wall behind the object, in every frame', () => {
  const room = roomAround(block(1.2, 2.3, 1.4));
  for (let frame = 0; frame < 12; frame++) {
    const sun = room.aimSun(frame);
    expect(sun.length()).toBeCloseTo(1);
    expect(sun.x).toBeLessThan(-0.3);
    expect(sun.y).toBeGreaterThan(0);
    expect(sun.z).toBeGreaterThan(0);
  }
});
