/**
 * A corner of a home gym at true size, built behind whatever stands in it: rubber tiles, a plain wall with a skirting, and
 * a window to the left. The wall is behind the product (-Z), the window in the wall at its left (-X).
 */
import * as THREE from 'three';
import { rubberTile } from '../catalogue/measures/floor-and-boxes.ts';
import { metres } from '../catalogue/measures/metres.ts';
import { group, mesh } from './blocks/objects.ts';
import { even } from './light.ts';
import type { Shot } from './subject.ts';

const WALL_HEIGHT = 4;
/** To the right of the product, and towards and behind the camera: farther than any picture shows. */
const REACH = 9;
const SKIRTING = { height: 0.1, thickness: 0.014 };
const WINDOW = { width: 1.5, sill: 0.85, head: 2.15, fromCorner: 0.5, frame: 0.06, reveal: 0.16 };
/** Between two tiles. */
const JOINT = 0.004;

/** What is taller than this stands close to the wall, other things away from it by their length, within limits. */
const TALL = 1.3;
const CLOSE = 0.12;
const AWAY = [0.22, 0.5] as const;
/** From the product to the wall with the window. */
const ASIDE = 0.85;

/** Radius of the bright part of a hazy sky around it: how soft the edges of its light are. */
const HAZE = 0.035;
/** Farther away than any light of the product, so that it is in the way of the sun alone. */
const SHUTTER_DISTANCE = 16;

/** How bright the sky is where the window shows it, and the window's own frame beside it. */
const SKY = 5;
const FRAME = 1.6;

export interface Room {
  /** Floor, walls and window. */
  readonly surfaces: THREE.Object3D;
  /** The wall with the hole of the window in it: only its shadow is seen. */
  readonly shutter: THREE.Object3D;
  /** Where the sun is in one frame of several; the shutter goes with it. */
  readonly aimSun: (frame: number) => THREE.Vector3;
}

/** The picture of a product in the room: camera, place and light follow from how large the thing is. */
export function inRoom(thing: string, scene?: Shot['scene']): Shot {
  return {
    name: 'room',
    view: 'room',
    ...(scene && { scene }),
    alt: `${thing} in a bright room with a rubber floor, window light on the wall behind`,
  };
}

/** How much of the daylight reaches a point: less away from the window and in the corners. */
function daylight(point: THREE.Vector3, normal: THREE.Vector3, left: number, back: number): number {
  if (point.x < left - 0.002) return FRAME;
  let window = 0;
  for (const y of [0.2, 0.5, 0.8])
    for (const z of [0.25, 0.75]) {
      const to = new THREE.Vector3(
        left,
        WINDOW.sill + (WINDOW.head - WINDOW.sill) * y,
        back + WINDOW.fromCorner + WINDOW.width * z,
      ).sub(point);
      const square = Math.max(0.3, to.lengthSq());
      const facing = Math.max(0, to.dot(normal)) * Math.max(0, -to.x);
      window += facing / (square * square);
    }
  const open = (distance: number, reach: number) => 1 - 0.4 * Math.exp(-Math.max(0, distance) / reach);
  const corners =
    (normal.x > 0.5 ? 1 : open(point.x - left, 0.3)) *
    (normal.z > 0.5 ? 1 : open(point.z - back, 0.22)) *
    (normal.y > 0.5 ? 1 : open(point.y, 0.22));
  // The wall with the window has its light from the rest of the room.
  return (
    (normal.x > 0.5 ? 1.5 : 1 + 0.9 * (window / 6) * WINDOW.width * (WINDOW.head - WINDOW.sill)) * corners
  );
}

/** A rectangle of a surface, fine enough for the light on it to change smoothly, textured in metres. */
function surface(
  width: number,
  height: number,
  material: string,
  at: (x: number, y: number) => THREE.Vector3,
) {
  const steps = (length: number) => Math.max(1, Math.ceil(length / 0.08));
  const made = new THREE.PlaneGeometry(width, height, steps(width), steps(height));
  const flat = made.getAttribute('position');
  const uv: number[] = [];
  for (let i = 0; i < flat.count; i++) {
    const [x, y] = [flat.getX(i) + width / 2, flat.getY(i) + height / 2];
    uv.push(x, y);
    flat.setXYZ(i, ...at(x, y).toArray());
  }
  made.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  made.computeVertexNormals();
  return mesh(made, material);
}

/** The parts of a wall around its window, as x, y, width and height: the window is `from` the corner. */
function aroundWindow(width: number, height: number): [number, number, number, number][] {
  const { fromCorner, width: opening, sill, head } = WINDOW;
  return [
    [0, 0, fromCorner, height],
    [fromCorner + opening, 0, width - fromCorner - opening, height],
    [fromCorner, 0, opening, sill],
    [fromCorner, head, opening, height - head],
  ];
}

/** Frame, mullion and transom, in the middle of the wall. */
function windowFrame(left: number, back: number, material: string) {
  const { width, sill, head, fromCorner, frame, reveal } = WINDOW;
  const height = head - sill;
  const bar = (z: number, y: number, w: number, h: number) =>
    mesh(new THREE.BoxGeometry(0.05, h, w), material, [left - reveal * 0.7, y, back + fromCorner + z]);
  return group(
    bar(frame / 2, sill + height / 2, frame, height),
    bar(width - frame / 2, sill + height / 2, frame, height),
    bar(width / 2, sill + height / 2, frame * 1.2, height),
    bar(width / 2, sill + frame / 2, width, frame),
    bar(width / 2, head - frame / 2, width, frame),
    bar(width / 2, head - height * 0.28, width, frame * 0.8),
  );
}

/** The room around an object, which is left where it is. */
export function roomAround(object: THREE.Object3D, isOnWall = false): Room {
  const box = new THREE.Box3().setFromObject(object, true);
  const left = box.min.x - ASIDE;
  const size = box.getSize(new THREE.Vector3());
  const gap = isOnWall ? 0 : size.y > TALL ? CLOSE : Math.min(AWAY[1], Math.max(AWAY[0], 0.6 * size.x));
  const back = box.min.z - gap;
  const { width, sill, head, fromCorner, reveal } = WINDOW;
  const near = back + fromCorner;

  const onLeftWall =
    (from: number, up: number, depth = 0) =>
    (x: number, y: number) =>
      new THREE.Vector3(left + depth, up + y, back + from + x);
  const surfaces = group(
    surface(REACH, REACH, 'roomFloor', (x, y) => new THREE.Vector3(left + x, 0, back + REACH - y)),
    surface(REACH, WALL_HEIGHT, 'roomWall', (x, y) => new THREE.Vector3(left + x, y, back)),
    ...aroundWindow(REACH, WALL_HEIGHT).map(([x, y, w, h]) =>
      surface(w, h, 'roomWall', (along, up) => onLeftWall(x, y)(w - along, up)),
    ),
    // The window's reveal: its sill, and the side that looks towards the camera.
    surface(width, reveal, 'roomSkirting', (x, y) => new THREE.Vector3(left - y, sill, near + x)),
    surface(reveal, head - sill, 'roomWall', (x, y) => new THREE.Vector3(left - reveal + x, sill + y, near)),
    windowFrame(left, back, 'roomSkirting'),
  );
  const sky = surface(
    width,
    head - sill,
    'roomSky',
    (x, y) => new THREE.Vector3(left - reveal, sill + y, near + width - x),
  );
  surfaces.add(sky, ...joints(left, back), ...skirting(left, back));

  object.updateMatrixWorld(true);
  surfaces.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return;
    part.castShadow = false;
    lightUp(part, (point, normal) => (part === sky ? SKY : daylight(point, normal, left, back)));
  });

  // The sun stands where it shines through the middle of the window onto the wall behind the object.
  const sunniest = new THREE.Vector3(
    box.getCenter(new THREE.Vector3()).x + 0.45 * size.x,
    0.45 * size.y,
    back,
  );
  const towardsSun = new THREE.Vector3(left, (sill + head) / 2, near + width / 2).sub(sunniest).normalize();
  const far = 20;
  const shutter = group(
    ...aroundWindow(far, far).map(([x, y, w, h]) =>
      surface(w, h, 'roomWall', (along, up) => onLeftWall(x, y)(along, up)),
    ),
    surface(far, far, 'roomWall', (x, y) => onLeftWall(-far, 0)(x, y)),
    windowFrame(left, back, 'roomWall'),
  );
  const aimSun = (frame: number) => {
    const angle = 2 * Math.PI * even(frame, 2);
    const radius = HAZE * Math.sqrt(even(frame, 3));
    const sun = towardsSun
      .clone()
      .add(new THREE.Vector3(0, Math.sin(angle), Math.cos(angle)).multiplyScalar(radius));
    sun.normalize();
    shutter.position.copy(sun).multiplyScalar(SHUTTER_DISTANCE);
    return sun;
  };
  return { surfaces, shutter, aimSun };
}

/** The lines between the tiles. */
function joints(left: number, back: number): THREE.Object3D[] {
  const lines: THREE.Object3D[] = [];
  const line = (w: number, d: number, x: number, z: number) =>
    lines.push(
      surface(
        w,
        d,
        'roomJoint',
        (along, up) => new THREE.Vector3(left + x + along, 0.0015, back + z + d - up),
      ),
    );
  for (let x = metres(rubberTile.length); x < REACH; x += metres(rubberTile.length)) line(JOINT, REACH, x, 0);
  for (let z = metres(rubberTile.width); z < REACH; z += metres(rubberTile.width)) line(REACH, JOINT, 0, z);
  return lines;
}

function skirting(left: number, back: number): THREE.Object3D[] {
  const { height, thickness } = SKIRTING;
  const board = (w: number, d: number, x: number, z: number) =>
    mesh(new THREE.BoxGeometry(w, height, d, Math.ceil(w / 0.08), 4, Math.ceil(d / 0.08)), 'roomSkirting', [
      left + x + w / 2,
      height / 2,
      back + z + d / 2,
    ]);
  return [board(REACH, thickness, 0, 0), board(thickness, REACH, 0, 0)];
}

/** Writes the daylight into the colours of a mesh's corners. */
function lightUp(part: THREE.Mesh, light: (point: THREE.Vector3, normal: THREE.Vector3) => number): void {
  part.updateWorldMatrix(true, false);
  const points = part.geometry.getAttribute('position');
  const normals = part.geometry.getAttribute('normal');
  const colours: number[] = [];
  for (let i = 0; i < points.count; i++) {
    const point = new THREE.Vector3().fromBufferAttribute(points, i).applyMatrix4(part.matrixWorld);
    const share = light(point, new THREE.Vector3().fromBufferAttribute(normals, i));
    colours.push(share, share, share);
  }
  part.geometry.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3));
}
