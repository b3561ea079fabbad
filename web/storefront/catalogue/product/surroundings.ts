import {
  CompressedCubeTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGB_BPTC_UNSIGNED_Format,
  RGBAFormat,
} from 'three';
import { type Direction, lightFrom } from './studio-light.ts';

/** The sharpest picture of the room is for mirrors, the last one, of light from all sides, for dull paint. */
const SIZES = [64, 32, 16, 8] as const;
/** For the first blurred picture; each further one is wider and needs as many more. */
const SAMPLES = 24;
const FACES = 6;

export type Level = { readonly size: number; readonly faces: readonly Float32Array[] };

/** The room for each roughness that the renderer asks for. */
export function roomLevels(): Level[] {
  let seenRoom = level(SIZES[0], lightFrom);
  return SIZES.map((size, place) => {
    if (place === 0) return seenRoom;
    // What is blurred more is looked at in a coarser picture, or a small lamp would fall between two samples.
    while (seenRoom.size > size) seenRoom = coarser(seenRoom);
    const roughness = 1 - Math.sqrt(1 - place / (SIZES.length - 1));
    return level(size, blurred(seenRoom, roughness, SAMPLES * place));
  });
}

export function surroundings(): CompressedCubeTexture {
  const levels = roomLevels();
  const images = Array.from({ length: FACES }, (_, face) => ({
    width: SIZES[0],
    height: SIZES[0],
    mipmaps: levels.map(({ size, faces }) => ({ width: size, height: size, data: halves(faces[face]) })),
  }));
  // Of the two kinds of cubes only this one brings its own levels; the words for its content are set after it.
  const texture = new CompressedCubeTexture(images, RGB_BPTC_UNSIGNED_Format, HalfFloatType);
  return Object.assign(texture, {
    format: RGBAFormat,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    isPMREMTexture: true,
    needsUpdate: true,
  });
}

function level(size: number, light: (direction: Direction) => number): Level {
  const faces = Array.from({ length: FACES }, (_, face) => {
    const texels = new Float32Array(size * size);
    for (let place = 0; place < texels.length; place += 1) {
      const across = ((place % size) + 0.5) / size;
      const down = (Math.floor(place / size) + 0.5) / size;
      texels[place] = light(directionOf(face, across * 2 - 1, down * 2 - 1));
    }
    return texels;
  });
  return { size, faces };
}

function coarser({ size, faces }: Level): Level {
  const half = size / 2;
  const merged = faces.map((face) =>
    Float32Array.from({ length: half * half }, (_, place) => {
      const corner = Math.floor(place / half) * 2 * size + (place % half) * 2;
      const four = [corner, corner + 1, corner + size, corner + size + 1];
      return four.reduce((sum, each) => sum + (face[each] ?? 0), 0) / 4;
    }),
  );
  return { size: half, faces: merged };
}

/** As graphics programs lay out a cube, and mirrored, as the renderer reads it. */
function directionOf(face: number, s: number, t: number): Direction {
  const [x, y, z] = (
    [
      [1, -t, -s],
      [-1, -t, s],
      [s, 1, t],
      [s, -1, -t],
      [s, -t, 1],
      [-s, -t, -1],
    ] as const
  )[face] ?? [0, 1, 0];
  const length = Math.hypot(x, y, z);
  return [-x / length, y / length, z / length];
}

/** Light from around a direction, the wider the rougher: samples on a spiral, denser towards its middle. */
function blurred(room: Level, roughness: number, count: number): (direction: Direction) => number {
  const spread = roughness ** 4;
  const samples = Array.from({ length: count }, (_, place) => {
    const share = (place + 0.5) / count;
    const upright = Math.sqrt((1 - share) / (1 + (spread - 1) * share));
    // A half-way direction: what is mirrored leans twice as far.
    const lean = 2 * Math.acos(upright);
    const turn = place * 2.399963;
    return { lean: Math.cos(lean), x: Math.sin(lean) * Math.cos(turn), y: Math.sin(lean) * Math.sin(turn) };
  }).filter(({ lean }) => lean > 0);
  return ([nx, ny, nz]) => {
    const side = Math.abs(ny) < 0.99 ? Math.hypot(nx, nz) : 0;
    const [ux, uy, uz] = side > 0 ? [nz / side, 0, -nx / side] : [1, 0, 0];
    const [vx, vy, vz] = [ny * uz - nz * uy, nz * ux - nx * uz, nx * uy - ny * ux];
    let sum = 0;
    let weights = 0;
    for (const { lean, x, y } of samples) {
      const light = seen(room, [
        nx * lean + ux * x + vx * y,
        ny * lean + uy * x + vy * y,
        nz * lean + uz * x + vz * y,
      ]);
      sum += light * lean;
      weights += lean;
    }
    return sum / weights;
  };
}

/** What stands in a picture of the room in a direction. */
function seen({ size, faces }: Level, [mirrored, y, z]: Direction): number {
  const x = -mirrored;
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  const [face, s, t] =
    ax >= ay && ax >= az
      ? ([x > 0 ? 0 : 1, (x > 0 ? -z : z) / ax, -y / ax] as const)
      : ay >= az
        ? ([y > 0 ? 2 : 3, x / ay, (y > 0 ? z : -z) / ay] as const)
        : ([z > 0 ? 4 : 5, (z > 0 ? x : -x) / az, -y / az] as const);
  const cell = (share: number) => Math.min(size - 1, Math.floor(((share + 1) / 2) * size));
  return faces[face]?.[cell(t) * size + cell(s)] ?? 0;
}

const OPAQUE = DataUtils.toHalfFloat(1);

function halves(face: Float32Array = new Float32Array()): Uint16Array {
  const texels = new Uint16Array(face.length * 4);
  face.forEach((light, place) => {
    texels.fill(DataUtils.toHalfFloat(light), place * 4, place * 4 + 3);
    texels[place * 4 + 3] = OPAQUE;
  });
  return texels;
}
