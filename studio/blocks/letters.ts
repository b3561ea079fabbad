/** Raised lettering in the shop's own typeface. */
import { type Font, type Glyph, parse } from 'opentype.js';
import * as THREE from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { detail, segs } from './detail.ts';
import { boxUV, creased, loose, normalsOf, positionsOf, weld } from './geometry.ts';
import { tessellate } from './tessellate.ts';
import { HALF } from './vectors.ts';

let font: Font | undefined;

export const setFont = (bytes: ArrayBuffer) => {
  font = parse(bytes);
};

function glyphShapes(glyph: Glyph, size: number): THREE.Shape[] {
  const path = new THREE.ShapePath();
  for (const c of glyph.getPath(0, 0, size).commands) {
    if (c.type === 'M') path.moveTo(c.x, -c.y);
    else if (c.type === 'L') path.lineTo(c.x, -c.y);
    else if (c.type === 'Q') path.quadraticCurveTo(c.x1, -c.y1, c.x, -c.y);
    else if (c.type === 'C') path.bezierCurveTo(c.x1, -c.y1, c.x2, -c.y2, c.x, -c.y);
  }
  return path.toShapes();
}

interface TextOptions {
  arc?: number;
  at?: number;
  track?: number;
}

/** Raised text in the XY plane facing +Z. `arc` > 0 sets it on the top of a circle, < 0 on the bottom; `at` turns it around the centre. */
export function text(words: string, size: number, depth = 0.0015, options: TextOptions = {}) {
  const face = font;
  if (!face) throw new Error('no typeface was set');
  const track = (options.track ?? 0.04) * size;
  const letters = [...words].map((letter) => {
    const glyph = face.charToGlyph(letter);
    return { glyph, width: ((glyph.advanceWidth ?? 0) * size) / face.unitsPerEm };
  });
  const bevel = Math.min(depth * 0.45, size * 0.012);
  const capHeight = size * 0.7;
  let x = -(letters.reduce((sum, { width }) => sum + width + track, 0) - track) / 2;
  const raised: THREE.BufferGeometry[] = [];
  for (const { glyph, width } of letters) {
    const shapes = glyphShapes(glyph, size);
    if (shapes.length > 0) {
      const flat = new THREE.ExtrudeGeometry(shapes, {
        depth: depth - bevel,
        bevelEnabled: !detail.web,
        bevelThickness: bevel,
        bevelSize: bevel,
        bevelOffset: -bevel,
        bevelSegments: 2,
        curveSegments: segs(8, 3),
      });
      flat.deleteAttribute('uv');
      const letter = creased(flat, 0.9);
      if (options.arc) {
        const r = Math.abs(options.arc);
        const side = options.arc > 0 ? 1 : -1;
        const angle = side * HALF - (side * (x + width / 2)) / r + (options.at ?? 0);
        letter.translate(-width / 2, -capHeight / 2, 0);
        letter.rotateZ(angle - side * HALF);
        letter.translate(r * Math.cos(angle), r * Math.sin(angle), 0);
      } else letter.translate(x, -capHeight / 2, 0);
      raised.push(letter);
    }
    x += width + track;
  }
  return boxUV(mergeGeometries(raised.map(loose)));
}

/** Bend flat text (facing +Z) onto a sphere of radius R around the origin. */
export function wrapOnSphere(flat: THREE.BufferGeometry, R: number, latitude = 0) {
  const made = weld(tessellate(flat));
  const points = positionsOf(made);
  const normals = normalsOf(made);
  for (let i = 0; i < points.count; i++) {
    const lat = latitude + points.getY(i) / R;
    const lon = points.getX(i) / (R * Math.cos(latitude));
    const r = R + points.getZ(i);
    const out = new THREE.Vector3(
      Math.cos(lat) * Math.sin(lon),
      Math.sin(lat),
      Math.cos(lat) * Math.cos(lon),
    );
    const east = new THREE.Vector3(Math.cos(lon), 0, -Math.sin(lon));
    const north = out.clone().cross(east);
    const normal = east
      .multiplyScalar(normals.getX(i))
      .addScaledVector(north, normals.getY(i))
      .addScaledVector(out, normals.getZ(i));
    points.setXYZ(i, out.x * r, out.y * r, out.z * r);
    normals.setXYZ(i, normal.x, normal.y, normal.z);
  }
  return made;
}
