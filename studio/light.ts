/** The light of the studio: one analytic set-up that feeds both the reflections and the shadows. */
import * as THREE from 'three';

interface SoftBox {
  readonly towards: readonly [number, number, number];
  readonly width: number;
  readonly height: number;
  readonly radiance: number;
  /** Width of the soft edge. */
  readonly edge: number;
}

/** Studio space: +X right, +Y up, +Z towards the camera. */
const SOFT_BOXES: readonly SoftBox[] = [
  { towards: [-0.3, 1, 0.1], width: 1.7, height: 1.3, radiance: 8, edge: 0.12 }, // overhead key, slightly left
  { towards: [-1, 0.5, 0.25], width: 0.8, height: 1.3, radiance: 9, edge: 0.08 }, // left strip
  { towards: [1, 0.42, -0.35], width: 0.42, height: 1.3, radiance: 12, edge: 0.05 }, // right rear rim strip
  { towards: [0.1, 0.55, -1], width: 1.6, height: 0.35, radiance: 5, edge: 0.1 }, // back bank: light on top edges
  { towards: [0.5, 0.5, 1], width: 1.1, height: 0.8, radiance: 4.6, edge: 0.18 }, // front fill
];

/** Of the room, which has a wall at -Z and a window at -X: it does not turn with the camera. */
const ROOM_BOXES: readonly SoftBox[] = [
  { towards: [-1, 0.42, 0.35], width: 1.1, height: 0.9, radiance: 15, edge: 0.3 }, // the window
  { towards: [0.1, 1, 0.2], width: 2.2, height: 2.2, radiance: 3.2, edge: 0.5 }, // ceiling
  { towards: [0.5, 0.4, 1], width: 1.6, height: 1.2, radiance: 2.6, edge: 0.4 }, // the rest of the room
];

const rigOf = (boxes: readonly SoftBox[]) =>
  boxes.map((box) => {
    const normal = new THREE.Vector3(...box.towards).normalize();
    const across = new THREE.Vector3(0, 1, 0).cross(normal).normalize();
    return { ...box, normal, across, along: normal.clone().cross(across) };
  });

type Rig = ReturnType<typeof rigOf>;
const STUDIO_RIG = rigOf(SOFT_BOXES);
export const ROOM_RIG = rigOf(ROOM_BOXES);

export const FLOOR_ALBEDO = 0.776;

function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Radiance arriving from a direction: grey dome, lit floor, three black flags (the dark bands in chrome) and the soft boxes. */
function radiance(d: THREE.Vector3, floor: number, rig: Rig): number {
  const back = 0.5 - (0.5 * d.z) / Math.max(1e-3, Math.hypot(d.x, d.z)); // 1 = backdrop, 0 = camera side
  let sum =
    d.y < 0
      ? floor * (0.92 - 0.4 * (1 - back) * smoothstep(0, 0.6, -d.y + 0.2))
      : floor * (0.07 + (0.12 + 0.62 * back) * (1 - smoothstep(0.05, 0.6, d.y)));
  const azimuth = Math.atan2(d.x, d.z);
  const flag = (centre: number, width: number, depth: number) =>
    depth * Math.exp(-(((azimuth - centre) / width) ** 2));
  const flags = flag(0.95, 0.25, 0.8) + flag(-0.6, 0.22, 0.75) + flag(2.3, 0.12, 0.6);
  sum *= 1 - flags * smoothstep(0.55, 0.12, Math.abs(d.y - 0.12));
  for (const box of rig) {
    const facing = d.dot(box.normal);
    if (facing <= 0) continue;
    const inside = (offset: number, extent: number) =>
      1 - smoothstep(extent / 2 - box.edge, extent / 2 + box.edge, Math.abs(offset / facing));
    sum += box.radiance * inside(d.dot(box.across), box.width) * inside(d.dot(box.along), box.height);
  }
  return sum;
}

export interface KeyLights {
  readonly directions: readonly THREE.Vector3[];
  /** Light of the whole upper half, shared evenly by the directions. */
  readonly total: number;
  /** What of it lands on the unshadowed floor. */
  readonly onFloor: number;
}

function upperDirection(column: number, row: number, columns: number, rows: number) {
  const y = row / rows;
  const azimuth = (column / columns - 0.5) * 2 * Math.PI;
  const r = Math.sqrt(1 - y * y);
  return new THREE.Vector3(r * Math.cos(azimuth), y, r * Math.sin(azimuth));
}

/** `count` directions of the upper half, distributed like the radiance. */
export function keyLights(count: number, floor = floorRadiance(), rig = STUDIO_RIG): KeyLights {
  const columns = 256;
  const rows = 64;
  const cells = columns * rows;
  const solidAngle = (2 * Math.PI) / cells;
  const sums = new Float64Array(cells + 1);
  let total = 0;
  for (let cell = 0; cell < cells; cell++) {
    const direction = upperDirection(Math.floor(cell / rows) + 0.5, (cell % rows) + 0.5, columns, rows);
    total += radiance(direction, floor, rig) * solidAngle;
    sums[cell + 1] = total;
  }
  const at = (cell: number) => sums[cell] ?? total;
  const directions: THREE.Vector3[] = [];
  let onFloor = 0;
  for (let n = 0; n < count; n++) {
    const wanted = ((n + 0.5) / count) * total;
    let low = 0;
    let high = cells;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (at(middle) <= wanted) low = middle;
      else high = middle;
    }
    const column = Math.floor(low / rows) + ((n * 0.754877) % 1);
    const row = (low % rows) + (wanted - at(low)) / (at(low + 1) - at(low));
    const direction = upperDirection(column, row, columns, rows);
    directions.push(direction);
    onFloor += (direction.y * total) / count;
  }
  return { directions, total, onFloor };
}

let solvedFloor: number | undefined;

/** Radiance of the lit floor, which itself lights the dome: solved by iteration, once. */
export function floorRadiance(): number {
  if (solvedFloor !== undefined) return solvedFloor;
  let floor = 2.2;
  for (let round = 0; round < 4; round++) floor = (keyLights(2048, floor).onFloor * FLOOR_ALBEDO) / Math.PI;
  solvedFloor = floor;
  return floor;
}

/** The set-up as a picture of all directions, for the reflections. */
export function environmentPicture(width: number): THREE.DataTexture {
  const height = width / 2;
  const data = new Float32Array(width * height * 4);
  const direction = new THREE.Vector3();
  const floor = floorRadiance();
  for (let row = 0; row < height; row++) {
    const polar = (1 - (row + 0.5) / height) * Math.PI;
    for (let column = 0; column < width; column++) {
      const azimuth = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
      direction.set(
        Math.sin(polar) * Math.cos(azimuth),
        Math.cos(polar),
        Math.sin(polar) * Math.sin(azimuth),
      );
      const light = radiance(direction, floor, STUDIO_RIG);
      data.set([light, light, light * 1.005, 1], (row * width + column) * 4);
    }
  }
  const texture = new THREE.DataTexture(data, width, height, THREE.RGBAFormat, THREE.FloatType);
  texture.mapping = THREE.EquirectangularReflectionMapping;
  texture.magFilter = THREE.LinearFilter;
  texture.minFilter = THREE.LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** The i-th number of an even sequence on [0,1) (Halton). */
export function even(i: number, base: number): number {
  let fraction = 1;
  let sum = 0;
  for (let rest = i + 1; rest > 0; rest = Math.floor(rest / base)) {
    fraction /= base;
    sum += fraction * (rest % base);
  }
  return sum;
}

/** Directions of light bounced from the floor, uniform over the lower half. */
export function bounceDirection(i: number): THREE.Vector3 {
  const y = -0.08 - 0.92 * even(i, 3);
  const azimuth = 2 * Math.PI * even(i, 2);
  const r = Math.sqrt(1 - y * y);
  return new THREE.Vector3(r * Math.cos(azimuth), y, r * Math.sin(azimuth));
}

/** What is left of the floor's light where the object shadows the floor. */
export const BOUNCE_SHARE = 0.68;
