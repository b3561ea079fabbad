/** The camera, from the object and the name of a view: nobody places cameras by hand. */
import * as THREE from 'three';
import { positionsOf } from './blocks/geometry.ts';

export type View = 'threeQuarter' | 'front' | 'side' | 'top' | 'macro' | 'room';

export interface Camera {
  position: THREE.Vector3;
  look: THREE.Vector3;
  fov: number;
  aperture: number;
}

/** Where a product's telling detail is, and how wide a macro of it should be. */
export interface Anchor {
  at: [number, number, number];
  width: number;
  from?: [number, number, number];
}

const FIELD_OF_VIEW = 22;
const HALF_VIEW = Math.tan(radians(FIELD_OF_VIEW) / 2);

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

const between = (a: number, b: number, t: number) => a + (b - a) * Math.min(1, Math.max(0, t));

/** World positions, thinned, of everything that must be in the picture. */
function cloudOf(object: THREE.Object3D): THREE.Vector3[] {
  const points: THREE.Vector3[] = [];
  object.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return;
    const positions = positionsOf(part.geometry);
    const step = Math.max(1, Math.floor(positions.count / 600));
    for (let i = 0; i < positions.count; i += step)
      points.push(new THREE.Vector3().fromBufferAttribute(positions, i).applyMatrix4(part.matrixWorld));
  });
  return points;
}

/** Flat things are seen from higher up, long ones more from the end, tall ones from chest height. */
function angles(view: View, size: THREE.Vector3): { azimuth: number; elevation: number } {
  const longer = Math.max(size.x, size.z);
  const flat = size.y / longer;
  const long = longer / Math.max(1e-6, Math.min(size.x, size.z));
  const level = radians(flat < 0.5 ? between(32, 12, flat / 0.5) : between(12, 6, (flat - 0.5) / 0.5));
  if (view === 'front') return { azimuth: 0, elevation: level };
  if (view === 'side') return { azimuth: radians(90), elevation: level };
  if (view === 'room')
    return { azimuth: radians(28), elevation: radians(between(15, 8, (size.y - 0.4) / 1.2)) };
  if (view === 'top') return { azimuth: 0, elevation: radians(80) };
  return {
    azimuth: radians(between(32, 52, (long - 3) / 6)),
    elevation: radians(flat < 0.6 ? between(34, 20, flat / 0.6) : between(20, 11, flat - 0.6)),
  };
}

function directionOf({ azimuth, elevation }: { azimuth: number; elevation: number }): THREE.Vector3 {
  return new THREE.Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  );
}

/** `fill` is the share of the picture that the object takes; `aspect` its width over its height. */
export function frame(object: THREE.Object3D, view: View, anchor?: Anchor, fill = 0.8, aspect = 1): Camera {
  const box = new THREE.Box3().setFromObject(object, true);
  const size = box.getSize(new THREE.Vector3());
  const direction = directionOf(angles(view, size));
  if (view === 'macro' && anchor) {
    const look = new THREE.Vector3(...anchor.at);
    if (anchor.from) direction.set(...anchor.from).normalize();
    const position = look.clone().addScaledVector(direction, anchor.width / (2 * HALF_VIEW));
    return { position, look, fov: FIELD_OF_VIEW, aperture: anchor.width * 0.016 };
  }
  const camera = fitted(
    cloudOf(object),
    direction,
    box.getCenter(new THREE.Vector3()),
    size.length() * 2,
    fill,
    aspect,
  );
  if (view === 'room') raise(camera, size);
  return camera;
}

/** Shows more of the wall than of the floor where a thing is low. */
function raise({ position, look }: Camera, size: THREE.Vector3): void {
  const pictureHeight = 2 * HALF_VIEW * position.distanceTo(look);
  const by = between(0.09, 0, (size.y - 0.8) / 0.8) * pictureHeight;
  position.y += by;
  look.y += by;
}

/** A camera that keeps an object in the picture while it turns. */
export function turningFrame(object: THREE.Object3D): Camera {
  const box = new THREE.Box3().setFromObject(object, true);
  const size = box.getSize(new THREE.Vector3());
  const points = cloudOf(object);
  const around = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((step) => {
    const turn = new THREE.Matrix4().makeRotationY((step * Math.PI) / 4);
    return points.map((point) => point.clone().applyMatrix4(turn));
  });
  const direction = directionOf({ azimuth: 0, elevation: angles('threeQuarter', size).elevation });
  return fitted(around, direction, box.getCenter(new THREE.Vector3()), size.length() * 2, 0.86, 1);
}

/** Moves a camera along its direction until the points fill the picture, and centres them. */
function fitted(
  points: readonly THREE.Vector3[],
  direction: THREE.Vector3,
  look: THREE.Vector3,
  start: number,
  fill: number,
  aspect: number,
): Camera {
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, aspect, 0.01, 100);
  const right = new THREE.Vector3();
  const up = new THREE.Vector3();
  const seen = new THREE.Vector3();
  let distance = start;
  for (let round = 0; round < 8; round++) {
    camera.position.copy(look).addScaledVector(direction, distance);
    camera.lookAt(look);
    camera.updateMatrixWorld();
    const toCamera = camera.matrixWorld.clone().invert();
    const extent = new THREE.Box2();
    for (const point of points) {
      seen.copy(point).applyMatrix4(toCamera);
      extent.expandByPoint(new THREE.Vector2(seen.x, seen.y).divideScalar(-seen.z * HALF_VIEW));
    }
    const centre = extent.getCenter(new THREE.Vector2());
    const extents = extent.getSize(new THREE.Vector2());
    right.setFromMatrixColumn(camera.matrixWorld, 0);
    up.setFromMatrixColumn(camera.matrixWorld, 1);
    look
      .addScaledVector(right, centre.x * HALF_VIEW * distance)
      .addScaledVector(up, centre.y * HALF_VIEW * distance);
    distance *= Math.max(extents.x / 2 / aspect, extents.y / 2) / fill;
  }
  const position = look.clone().addScaledVector(direction, distance);
  return { position, look, fov: FIELD_OF_VIEW, aperture: 0 };
}
