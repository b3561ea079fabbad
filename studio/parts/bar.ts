/** Barbell sleeves and shafts, along X. */
import { type BufferGeometry, Path, Shape } from 'three';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Corner, circleSection } from '../blocks/outlines.ts';
import { type Frame, framesAlong } from '../blocks/paths.ts';
import { cyl, extrude, lathe, ring } from '../blocks/solids.ts';
import { sweep } from '../blocks/sweeps.ts';
import { HALF, type Vec, v3 } from '../blocks/vectors.ts';
import { copies } from './copies.ts';
import { arched, aroundShaft, line } from './lettering.ts';

/** A turned part whose axis of revolution is laid along X. */
export const alongX = (geometry: BufferGeometry, material: string, x = 0) =>
  mesh(geometry.rotateZ(-HALF), material, [x, 0, 0]);

export { metres } from '../../catalogue/measures/metres.ts';

export interface Finish {
  readonly bare: string;
  readonly knurled: string;
}
export const chrome: Finish = { bare: 'chrome', knurled: 'chromeKnurl' };
export const blackZinc: Finish = { bare: 'blackZinc', knurled: 'blackZincKnurl' };

export interface SleeveOptions {
  /** Metres; the part that takes plates. */
  readonly length: number;
  /** Metres from the inner face of the collar to the face the first plate rests on. */
  readonly collar: number;
  readonly shaftRadius: number;
  readonly label: string;
  readonly finish?: Finish;
  readonly cap?: string;
  readonly print?: string;
}

const SLEEVE = 0.0249;
const FLANGE = 0.039;
const RECESS = 0.0186;

/** Retaining ring with its two lugs, facing +Z. */
function snapRing() {
  const open = 0.32;
  const inner = 0.0158;
  const outer = 0.0184;
  const shape = new Shape();
  shape.absarc(0, 0, outer, HALF + open, HALF - open + Math.PI * 2, false);
  shape.absarc(0, 0, inner - 0.002, HALF - open + Math.PI * 2, HALF - open * 1.9 + Math.PI * 2, true);
  shape.absarc(0, 0, inner, HALF - open * 1.9 + Math.PI * 2, HALF + open * 1.9, true);
  shape.absarc(0, 0, inner - 0.002, HALF + open * 1.9, HALF + open, true);
  for (const side of [1, -1]) {
    const angle = HALF + side * open * 1.42;
    const eye = new Path();
    eye.absarc(0.0158 * Math.cos(angle), 0.0158 * Math.sin(angle), 0.0009, 0, Math.PI * 2, true);
    shape.holes.push(eye);
  }
  return mesh(extrude(shape, 0.0014, 0.0003, 2, 48), 'blackOxide');
}

/** Olympic sleeve pointing +X; its collar's inner face at the origin. */
export function sleeve(o: SleeveOptions) {
  const { bare } = o.finish ?? chrome;
  const flange = Math.min(0.014, o.collar * 0.62);
  const from = o.collar;
  const end = from + o.length;
  const profile: Corner[] = [
    [o.shaftRadius + 0.0003, 0.0005, 0.0003],
    [0.0205, 0, 0.0012],
    [0.0215, from - flange - 0.003, 0.002],
    [FLANGE, from - flange, 0.0025],
    [FLANGE, from, 0.0025],
    [0.0262, from + 0.0005, 0.0012],
    [SLEEVE, from + 0.004, 0.0015],
    [SLEEVE, end - 0.0035, 0.0008],
    [0.0226, end, 0.0012],
    [RECESS, end, 0.0006],
    [RECESS, end - 0.004, 0.0003],
    [0, end - 0.004, 0],
  ];
  const g = group(alongX(lathe(profile, { seg: 96 }), bare));
  const ridges = Math.min(10, Math.floor(o.length / 0.016));
  for (let i = 0; i < ridges; i++) {
    g.add(alongX(ring(0.0242, SLEEVE + 0.00035, 0.0017, 0.0006, 72), bare, end - 0.026 - i * 0.0038));
  }
  const cap = group(
    mesh(cyl(RECESS - 0.0004, 0.002, 0.0004, 48).rotateX(HALF), o.cap ?? 'plastic', [0, 0, -0.003]),
    mesh(line(o.label, 0.0105, 0.0006, 0.021, 0.02), o.print ?? 'print', [0, -0.0012, -0.0023]),
    mesh(
      arched('RACK & REP', 0.0037, 0.0006, 0.0107, { span: 2.5, track: 0.1 }),
      o.print ?? 'print',
      [0, 0, -0.0023],
    ),
  );
  const lock = snapRing();
  lock.position.z = -0.0021;
  lock.rotation.z = Math.PI;
  cap.add(lock);
  cap.position.x = end;
  cap.rotation.y = HALF;
  g.add(cap);
  return g;
}

/** A pair of sleeves for a bar whose collars stand `between` apart. */
export function sleeves(between: number, o: SleeveOptions) {
  const another = copies(() => sleeve(o));
  return group(
    place(group(another()), [between / 2, 0, 0]),
    place(group(another()), [-between / 2, 0, 0], [0, Math.PI, 0]),
  );
}

/** Shaft along frames; knurled between the given lengths, where the knurling stands a little proud. */
export function shaft(
  frames: Frame[],
  r: number,
  knurl: readonly (readonly [number, number])[],
  finish = chrome,
) {
  const g = group(mesh(sweep(frames, circleSection(r - 0.0003, 48), { caps: true }), finish.bare));
  for (const [from, to] of knurl) g.add(knurling(frames, r, from, to, finish));
  return g;
}

const KNURL = 0.0016;

function knurling(frames: Frame[], r: number, from: number, to: number, finish: Finish) {
  const inside = frames.filter((f) => f.s > from + 1e-6 && f.s < to - 1e-6);
  const part = [frameAt(frames, from), ...inside, frameAt(frames, to)];
  const geometry = sweep(part, circleSection(r, 48));
  // a whole number of diamonds around the shaft, so that there is no seam
  const around = 2 * Math.PI * r;
  const fit = (Math.round(around / KNURL) * KNURL) / around;
  const { uv } = geometry.attributes;
  if (uv) for (let i = 0; i < uv.count; i++) uv.setX(i, uv.getX(i) * fit);
  return mesh(geometry, finish.knurled);
}

function frameAt(frames: Frame[], s: number): Frame {
  let i = 1;
  while (i < frames.length - 1 && (frames[i]?.s ?? s) < s) i++;
  const a = frames[i - 1];
  const b = frames[i];
  if (!a || !b) throw new Error('a shaft needs two frames');
  const k = (s - a.s) / (b.s - a.s);
  const mix = (key: 'p' | 't' | 'n' | 'b') => a[key].clone().lerp(b[key], k);
  return { p: mix('p'), t: mix('t').normalize(), n: mix('n').normalize(), b: mix('b').normalize(), s };
}

export interface StraightShaft {
  readonly length: number;
  readonly radius: number;
  /** Knurled spans from the middle, in metres; negative to the left. */
  readonly knurl: readonly (readonly [number, number])[];
  readonly finish?: Finish;
}

/** Straight shaft, centred. */
export function straightShaft(o: StraightShaft) {
  const ends: Vec[] = [
    [-o.length / 2, 0, 0],
    [o.length / 2, 0, 0],
  ];
  const spans = o.knurl.map(([a, b]) => [a + o.length / 2, b + o.length / 2] as const);
  return shaft(framesAlong(ends.map(v3), [0, 1, 0]), o.radius, spans, o.finish);
}

/** Words etched into a shaft along X, a little above the side that faces the camera. */
export function etched(
  words: string,
  size: number,
  r: number,
  x: number,
  room: number,
  material = 'etching',
) {
  const mark = mesh(aroundShaft(line(words, size, 0.0003, room), r), material);
  mark.position.x = x;
  mark.rotation.x = -0.5;
  return mark;
}
