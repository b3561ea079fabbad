import * as THREE from 'three';
import { describe, expect, it } from 'vitest';
import { type Camera, frame, turningFrame } from './framing.ts';

const block = (x: number, y: number, z: number) => {
  const mesh = new THREE.Mesh(new THREE.BoxGeometry(x, y, z).translate(0.3, y / 2, -0.2));
  mesh.updateMatrixWorld(true);
  return mesh;
};

function seenBy({ position, look, fov }: Camera, object: THREE.Mesh, aspect = 1): THREE.Box2 {
  const camera = new THREE.PerspectiveCamera(fov, aspect, 0.01, 100);
  camera.position.copy(position);
  camera.lookAt(look);
  camera.updateMatrixWorld();
  const points = object.geometry.getAttribute('position');
  const seen = new THREE.Box2();
  for (let i = 0; i < points.count; i++) {
    const point = new THREE.Vector3()
      .fromBufferAttribute(points, i)
      .applyMatrix4(object.matrixWorld)
      .project(camera);
    seen.expandByPoint(new THREE.Vector2(point.x, point.y));
  }
  return seen;
}

const elevation = ({ position, look }: Camera) => {
  const from = position.clone().sub(look).normalize();
  return (Math.asin(from.y) * 180) / Math.PI;
};

describe('the camera', () => {
  it.each([
    ['a rack', 1.2, 2.3, 1.4],
    ['a barbell', 2.2, 0.05, 0.05],
    ['a tile', 1, 0.02, 0.5],
  ] as const)('shows the whole of %s, in the middle and as large as it fits', (_, x, y, z) => {
    const object = block(x, y, z);
    for (const view of ['threeQuarter', 'front', 'side', 'top'] as const) {
      const seen = seenBy(frame(object, view), object);
      const size = seen.getSize(new THREE.Vector2());
      expect(Math.max(size.x, size.y) / 2).toBeCloseTo(0.8, 1);
      expect(seen.getCenter(new THREE.Vector2()).length()).toBeLessThan(0.02);
    }
  });

  it('fits a wide picture too', () => {
    const object = block(1.2, 2.3, 1.4);
    const seen = seenBy(frame(object, 'threeQuarter', undefined, 0.8, 1.6), object, 1.6);
    expect(seen.getSize(new THREE.Vector2()).y / 2).toBeCloseTo(0.8, 1);
  });

  it('looks down on flat things and straight at tall ones', () => {
    expect(elevation(frame(block(1, 0.02, 0.5), 'front'))).toBeGreaterThan(28);
    expect(elevation(frame(block(1.2, 2.3, 1.4), 'front'))).toBeLessThan(8);
  });

  it('of a macro looks at its anchor from where it is asked to', () => {
    const camera = frame(block(1, 1, 1), 'macro', { at: [0.5, 0.5, 0.5], width: 0.2, from: [0, 0, 1] });
    expect(camera.look.toArray()).toEqual([0.5, 0.5, 0.5]);
    expect(camera.position.x).toBeCloseTo(0.5);
    expect(camera.aperture).toBeGreaterThan(0);
  });

  it('keeps a turning object in the picture', () => {
    const object = block(1.2, 2.3, 1.4);
    const camera = turningFrame(object);
    for (const turn of [0, 0.5, 1, 2, 3]) {
      object.rotation.y = turn;
      object.updateMatrixWorld(true);
      const { min, max } = seenBy(camera, object);
      expect(Math.max(-min.x, -min.y, max.x, max.y)).toBeLessThan(1);
    }
  });
});
