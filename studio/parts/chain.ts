/** Steel chain, rings and snap hooks bent from round wire. */
import { Matrix4, Vector3 } from 'three';
import { segs } from '../blocks/detail.ts';
import { group, mesh } from '../blocks/objects.ts';
import { circleSection } from '../blocks/outlines.ts';
import { bent, framesAlong } from '../blocks/paths.ts';
import { ribbonPoint } from '../blocks/ribbons.ts';
import { cyl, lathe } from '../blocks/solids.ts';
import { sweep } from '../blocks/sweeps.ts';
import type { Vec } from '../blocks/vectors.ts';

/** Closed wire of a stadium outline in the XZ plane, long along Z; outer sizes. */
export function wireLink(width: number, length: number, wire: number, material = 'chrome') {
  const steps = segs(56, 24);
  const radius = (width - wire) / 2;
  const straight = Math.max(0, length - width) / 2;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((i + 0.5) / steps) * 2 * Math.PI;
    const sin = Math.sin(angle);
    return new Vector3(radius * Math.cos(angle), 0, radius * sin + Math.sign(sin) * straight);
  });
  return mesh(
    sweep(framesAlong(points, [0, 1, 0], true), circleSection(wire / 2, 16), { caps: false }),
    material,
  );
}

export interface ChainOptions {
  readonly wire: number;
  /** Inner length of a link: the distance from one to the next. */
  readonly pitch: number;
  readonly links: number;
  /** Turn of the first link about the chain; its neighbours are a quarter turn on. */
  readonly roll?: number;
  readonly material?: string;
}

/** Links one in another along a path. */
export function chain(path: Vector3[], o: ChainOptions) {
  const frames = framesAlong(path);
  const whole = group();
  for (let i = 0; i < o.links; i++) {
    const at = ribbonPoint(frames, (i + 0.5) * o.pitch);
    const link = wireLink(o.wire * 3.5, o.pitch + 2 * o.wire, o.wire, o.material ?? 'zinc');
    const side = new Vector3(0, 1, 0).cross(at.t);
    if (side.lengthSq() < 1e-3) side.set(1, 0, 0);
    side.addScaledVector(at.t, -side.dot(at.t)).normalize();
    side.applyAxisAngle(at.t, (o.roll ?? Math.PI / 4) + (i % 2) * (Math.PI / 2));
    link.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(side, at.t.clone().cross(side), at.t));
    link.position.copy(at.p);
    whole.add(link);
  }
  return whole;
}

/** Height of a lying chain's middle above the floor when its links lean half over to either side. */
export const lyingChainHeight = (wire: number) => wire * 1.25 * Math.SQRT1_2 + wire / 2;

/** Snap hook in the XY plane, its eye at the top (y = 0) and its nose hanging down by `length`. */
export function snapHook(length: number, wire: number, material = 'chrome') {
  const half = length * 0.21;
  const body: Vec[] = [
    [half, -length * 0.34, 0],
    [half * 0.8, -length * 0.06, 0],
    [-half * 0.3, 0, 0],
    [-half, -length * 0.16, 0],
    [-half, -length * 0.86, 0],
    [-half * 0.2, -length, 0],
    [half, -length * 0.92, 0],
    [half, -length * 0.74, 0],
  ];
  const gate = cyl(wire * 0.42, length * 0.42, wire * 0.1, 20);
  return group(
    mesh(sweep(framesAlong(bent(body, length * 0.13, 10), [0, 0, 1]), circleSection(wire / 2, 20)), material),
    mesh(gate, 'steel', [half, -length * 0.54, 0]),
    mesh(cyl(wire * 0.56, wire * 1.1, wire * 0.16, 24), material, [half, -length * 0.34, 0]),
  );
}

/** Turning swivel along +Z between two rings. */
export const swivel = (radius: number) =>
  mesh(
    lathe(
      [
        [0, -radius],
        [radius * 0.75, -radius, radius * 0.16],
        [radius, -radius * 0.5, radius * 0.16],
        [radius, radius * 0.66, radius * 0.16],
        [radius * 0.7, radius * 0.92, radius * 0.08],
        [radius * 0.7, radius * 1.33, radius * 0.08],
        [radius * 0.92, radius * 1.5, radius * 0.08],
        [radius * 0.92, radius * 2.25, radius * 0.25],
        [0, radius * 2.25],
      ],
      { seg: 48 },
    ).rotateX(-Math.PI / 2),
    'chrome',
  );
