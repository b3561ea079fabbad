/** Lettering that keeps to its place: flat, on an arc or around a shaft, made smaller where it would not fit. */
import { Box3, type BufferGeometry } from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { text } from '../blocks/letters.ts';
import { tessellate } from '../blocks/tessellate.ts';
import { sameShape } from './copies.ts';

const TRACK = 0.08;
const widths = new Map<string, number>();

/** Width of a line per metre of its size. */
function relativeWidth(line: string, track: number): number {
  const key = `${track} ${line}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const flat = text(line, 1, 0.01, { track });
  flat.computeBoundingBox();
  const box = flat.boundingBox ?? new Box3();
  const width = box.max.x - box.min.x;
  widths.set(key, width);
  return width;
}

/** The size asked for, or the largest that stays within `room`. */
export const fittingSize = (line: string, size: number, room: number, track = TRACK) =>
  Math.min(size, room / relativeWidth(line, track));

/** Flat lettering facing +Z, at most `room` wide. */
export function line(words: string, size: number, depth: number, room: number, track = TRACK) {
  const fitting = fittingSize(words, size, room, track);
  return sameShape([words, fitting, depth, track].join(), () => text(words, fitting, depth, { track }));
}

/** Lettering on a circle of radius `r` (negative: on its lower half), over at most `span` radians. */
export function arched(
  words: string,
  size: number,
  depth: number,
  r: number,
  o: { span?: number; at?: number; track?: number } = {},
) {
  const track = o.track ?? TRACK;
  const room = Math.abs(r) * (o.span ?? 2);
  const fitting = fittingSize(words, size, room, track);
  const at = o.at ?? 0;
  return sameShape([words, fitting, depth, track, r, at].join(), () =>
    text(words, fitting, depth, { arc: r, at, track }),
  );
}

/** Bends flat lettering (along X, facing +Z) around a shaft of radius `r` that lies along X. */
export function aroundShaft(flat: BufferGeometry, r: number): BufferGeometry {
  const bent = mergeVertices(tessellate(flat, 0.003), 1e-6);
  const { position, normal } = bent.attributes;
  if (!position || !normal) return bent;
  for (let i = 0; i < position.count; i++) {
    const angle = position.getY(i) / r;
    const reach = r + position.getZ(i);
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    position.setXYZ(i, position.getX(i), reach * sin, reach * cos);
    normal.setXYZ(
      i,
      normal.getX(i),
      normal.getY(i) * cos + normal.getZ(i) * sin,
      normal.getZ(i) * cos - normal.getY(i) * sin,
    );
  }
  return bent;
}
