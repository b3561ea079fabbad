/** Foam bodies: a split tube that clips around a bar, and ribbed grips. */
import { ShapeGeometry } from 'three';
import { detail, segs } from '../blocks/detail.ts';
import { boxUV } from '../blocks/geometry.ts';
import { group, mesh } from '../blocks/objects.ts';
import { type Corner, poly } from '../blocks/outlines.ts';
import { framesAlong } from '../blocks/paths.ts';
import { lathe } from '../blocks/solids.ts';
import { sweep } from '../blocks/sweeps.ts';
import { HALF, v3 } from '../blocks/vectors.ts';

export interface SplitTube {
  readonly length: number;
  readonly outer: number;
  readonly bore: number;
  readonly material: string;
}

const ROUNDING = 0.01;
const SLIT = 0.0022;

/** Open ring around the slit, which looks towards -Z; counter-clockwise. */
function splitRing(outer: number, bore: number): Corner[] {
  const steps = segs(72, 28);
  const arc = (radius: number, backwards: boolean) => {
    const gap = Math.asin(SLIT / radius);
    return Array.from({ length: steps + 1 }, (_, i): Corner => {
      const t = backwards ? 1 - i / steps : i / steps;
      const angle = gap + t * 2 * (Math.PI - gap);
      return [-radius * Math.cos(angle), -radius * Math.sin(angle), 0];
    });
  };
  return [...arc(outer, false), ...arc(bore, true)];
}

/** Foam tube along X, split along its back, its ends rounded. */
export function splitTube(o: SplitTube) {
  const stations = segs(60, 20);
  const half = o.length / 2;
  const middle = (o.outer + o.bore) / 2;
  /** Radius of a point of the plain section at x, with the rounding of the ends. */
  const radiusAt = (radius: number, x: number) => {
    const fromEnd = half - Math.abs(x);
    const into = Math.max(0, ROUNDING - fromEnd);
    const round = ROUNDING - Math.sqrt(Math.max(0, ROUNDING * ROUNDING - into * into));
    return radius < middle ? radius + round * 0.3 : radius - round;
  };
  const xs = Array.from({ length: stations + 1 }, (_, i) => -half * Math.cos((Math.PI * i) / stations));
  const outline = splitRing(o.outer, o.bore);
  const points = xs.map((x) => v3([x, 0, 0]));
  const section = outline.map(([x, y]) => ({ x, y, nx: x, ny: y }));
  const skin = sweep(framesAlong(points, [0, 0, 1]), [...section, ...section.slice(0, 1)], { caps: false });
  const shape = (geometry: typeof skin) => {
    const { position } = geometry.attributes;
    if (!position) return geometry;
    for (let i = 0; i < position.count; i++) {
      const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
      const radius = Math.hypot(y, z);
      const scale = radiusAt(radius, x) / radius;
      position.setXYZ(i, x, y * scale, z * scale);
    }
    geometry.computeVertexNormals();
    return geometry;
  };
  const tube = group(mesh(boxUV(shape(skin)), o.material));
  for (const side of [1, -1]) {
    const face = poly(
      outline.map(([x, y]): Corner => [-side * x, y, 0]),
      0,
    );
    // a hair inside the skin, so that no light shows along the edge
    const cap = new ShapeGeometry(face).rotateY(side * HALF).translate(side * (half - 0.0001), 0, 0);
    tube.add(mesh(boxUV(shape(cap)), o.material));
  }
  return tube;
}

/** Ribbed foam grip along Y, centred; its end is closed by a cap. */
export function foamGrip(length: number, radius: number, bore: number, material: string) {
  const ribs = detail.web ? 4 : 9;
  const step = (length - 0.02) / ribs;
  const profile: Corner[] = [
    [bore, -length / 2, 0.001],
    [radius, -length / 2, 0.005],
  ];
  for (let i = 0; i <= ribs; i++) {
    const y = -length / 2 + 0.01 + i * step;
    if (i && i < ribs)
      profile.push([radius, y - 0.0022, 0.001], [radius - 0.0012, y, 0.001], [radius, y + 0.0022, 0.001]);
  }
  profile.push([radius, length / 2, 0.005], [bore, length / 2, 0.001]);
  return mesh(lathe(profile, { seg: 56, closed: true, arc: 4, tile: 0.03 }), material);
}
