/** Heads of dumbbells: a turned profile whose outer part follows a rounded hexagon instead of a circle. Axis +Z. */
import type { BufferGeometry } from 'three';
import { segs } from '../blocks/detail.ts';
import { boxUV, geometry } from '../blocks/geometry.ts';
import { group, mesh } from '../blocks/objects.ts';
import { type Corner, fillet } from '../blocks/outlines.ts';
import { lathe } from '../blocks/solids.ts';
import { HALF } from '../blocks/vectors.ts';
import { arched, line } from './lettering.ts';

interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly normal: number;
}

/** Hexagon with flats above and below, `apothem` from its middle to a flat. */
function hexagon(apothem: number, radius: number): OutlinePoint[] {
  const arc = segs(6, 2);
  const edge = segs(5, 1);
  const r = Math.min(radius, apothem * 0.9);
  const reach = (apothem - r) / Math.cos(Math.PI / 6);
  const points: OutlinePoint[] = [];
  for (let corner = 0; corner < 6; corner++) {
    const at = (corner * Math.PI) / 3;
    const x = reach * Math.cos(at);
    const y = reach * Math.sin(at);
    for (let i = 0; i <= arc; i++) {
      const normal = at - Math.PI / 6 + ((Math.PI / 3) * i) / arc;
      points.push({ x: x + r * Math.cos(normal), y: y + r * Math.sin(normal), normal });
    }
    const normal = at + Math.PI / 6;
    const next = at + Math.PI / 3;
    const run = { x: reach * (Math.cos(next) - Math.cos(at)), y: reach * (Math.sin(next) - Math.sin(at)) };
    for (let i = 1; i < edge; i++) {
      const k = i / edge;
      points.push({
        x: x + r * Math.cos(normal) + run.x * k,
        y: y + r * Math.sin(normal) + run.y * k,
        normal,
      });
    }
  }
  return points;
}

export interface HexTurning {
  /** From the back over the side to the front: distance from the axis, height, fillet. */
  readonly profile: Corner[];
  readonly apothem: number;
  readonly corner: number;
  /** Within this distance from the axis the rings are circles. */
  readonly round: number;
}

/** The profile carried around a hexagon. */
export function hexTurned(o: HexTurning): BufferGeometry {
  const rings = fillet(o.profile, false, 5);
  const position: number[] = [];
  const normals: number[] = [];
  const index: number[] = [];
  const n = hexagon(o.apothem, o.corner).length;
  for (const [row, ring] of rings.entries()) {
    const outline = hexagon(Math.max(ring.x, 1e-4), Math.max(0.003, o.corner - (o.apothem - ring.x)));
    const circular = ring.x <= o.round;
    for (let i = 0; i <= n; i++) {
      const point = outline[i % n];
      if (!point) continue;
      const angle = circular ? Math.atan2(point.y, point.x) : point.normal;
      const x = circular ? ring.x * Math.cos(angle) : point.x;
      const y = circular ? ring.x * Math.sin(angle) : point.y;
      position.push(x, y, ring.y);
      normals.push(ring.nx * Math.cos(angle), ring.nx * Math.sin(angle), ring.ny);
      if (row && i) {
        const here = row * (n + 1) + i;
        const below = here - n - 1;
        index.push(below - 1, below, here - 1, below, here, here - 1);
      }
    }
  }
  return boxUV(geometry(position, normals, null, index));
}

export interface HexHeadOptions {
  readonly acrossFlats: number;
  readonly length: number;
  /** Radius of the handle that leaves the back of the head. */
  readonly neck: number;
  readonly number: string;
  readonly material: string;
  readonly print?: string;
}

/** Rubber hexagon head, centred, its number sunk into the outer end (+Z). */
export function hexHead(o: HexHeadOptions) {
  const a = o.acrossFlats / 2;
  const z = o.length / 2;
  const chamfer = Math.min(0.0075, 0.003 + o.acrossFlats * 0.03);
  const well = o.acrossFlats * 0.4;
  const depth = 0.0028;
  const floor = z - depth;
  const profile: Corner[] = [
    [o.neck - 0.001, -z - 0.007, 0.001],
    [o.neck + 0.0045, -z - 0.007, 0.002],
    [o.neck + 0.01, -z, 0.004],
    [a - chamfer, -z, 0.004],
    [a, -z + chamfer, 0.004],
    [a, z - chamfer, 0.004],
    [a - chamfer, z, 0.004],
    [well, z, 0.0012],
    [well - 0.0018, floor, 0.001],
    [0, floor, 0],
  ];
  const g = group(
    mesh(hexTurned({ profile, apothem: a, corner: a * 0.16, round: well + 0.001 }), o.material),
  );
  const print = o.print ?? 'print';
  const sunk = floor - 0.0004;
  g.add(
    mesh(line(o.number, o.acrossFlats * 0.4, 0.0021, well * 1.36, 0.01), print, [0, -well * 0.02, sunk]),
    mesh(line('KG', o.acrossFlats * 0.125, 0.0021, well, 0.1), print, [0, -well * 0.6, sunk]),
    mesh(arched('RACK & REP', o.acrossFlats * 0.085, 0.0021, well * 0.78, { span: 2, track: 0.1 }), print, [
      0,
      0,
      sunk,
    ]),
  );
  return g;
}

export interface RoundHeadOptions {
  readonly diameter: number;
  readonly length: number;
  readonly neck: number;
  readonly number: string;
}

/** Round urethane head on a steel core, centred, its number on the outer end (+Z). */
export function roundHead(o: RoundHeadOptions) {
  const r = o.diameter / 2;
  const z = o.length / 2;
  const plate = r * 0.62;
  const profile: Corner[] = [
    [o.neck - 0.001, -z, 0.0005],
    [o.neck + 0.012, -z, 0.003],
    [o.neck + 0.016, -z + 0.004, 0.003],
    [r - 0.02, -z + 0.004, 0.004],
    [r - 0.009, -z, 0.004],
    [r - 0.003, -z + 0.002, 0.004],
    [r, -z + 0.012, 0.006],
    [r, z - 0.012, 0.006],
    [r - 0.003, z - 0.002, 0.004],
    [r - 0.009, z, 0.004],
    [plate + 0.008, z, 0.003],
    [plate + 0.002, z - 0.004, 0.0015],
    [0, z - 0.004, 0],
  ];
  const disc: Corner[] = [
    [0, -0.004],
    [plate, -0.004, 0.0005],
    [plate, 0.0012, 0.0008],
    [plate - 0.004, 0.0012, 0.0006],
    [plate - 0.005, 0.0002, 0.0006],
    [0, 0.0002],
  ];
  return group(
    mesh(boxUV(lathe(profile, { seg: 120, arc: 5 })).rotateX(HALF), 'urethane'),
    mesh(lathe(disc, { seg: 96 }).rotateX(HALF), 'satinSteel', [0, 0, z - 0.004]),
    mesh(line(o.number, plate * 0.85, 0.0015, plate * 1.15, 0.01), 'etching', [0, 0, z - 0.0041]),
    mesh(line('KG', plate * 0.26, 0.0015, plate, 0.1), 'etching', [0, -plate * 0.56, z - 0.0041]),
    mesh(arched('RACK & REP', plate * 0.17, 0.0015, plate * 0.72, { span: 2, track: 0.1 }), 'etching', [
      0,
      0,
      z - 0.0041,
    ]),
  );
}
