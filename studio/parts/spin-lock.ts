/** Threaded ends of rods and dumbbell handles: inner collar, thread and star nut, pointing +X from the middle of the bar. */
import { Path } from 'three';
import { spinLock } from '../../catalogue/measures/bars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Corner, poly } from '../blocks/outlines.ts';
import { cyl, extrude, lathe, ring } from '../blocks/solids.ts';
import { HALF } from '../blocks/vectors.ts';
import { alongX } from './bar.ts';
import { copies } from './copies.ts';
import { thread } from './hardware.ts';

/** Star nut along +Z: six rounded lobes, a rubber face towards the plate, a threaded boss outside. */
export function starNut(bore: number, thickness = metres(spinLock.starNut.thickness)) {
  const R = metres(spinLock.starNut.diameter) / 2;
  const points: Corner[] = [];
  for (let i = 0; i < 6; i++) {
    const at = (i * Math.PI) / 3;
    const polar = (r: number, angle: number, fillet: number): Corner => [
      r * Math.cos(angle),
      r * Math.sin(angle),
      fillet,
    ];
    points.push(
      polar(R, at - 0.2, 0.005),
      polar(R, at + 0.2, 0.005),
      polar(R * 0.66, at + Math.PI / 6, 0.008),
    );
  }
  const star = poly(points, 0.005, 5);
  const eye = new Path();
  eye.absarc(0, 0, bore, 0, 2 * Math.PI, true);
  star.holes.push(eye);
  const face = 0.005;
  const boss = thickness * 0.3;
  const body = thickness - face - boss;
  return group(
    mesh(ring(bore, R * 0.72, face, 0.0012, 56).rotateX(HALF), 'rubber', [0, 0, face / 2]),
    mesh(extrude(star, body, 0.0022, 4, 32), 'chrome', [0, 0, face - 0.0005]),
    mesh(ring(bore - 0.0003, bore + 0.006, boss + 0.001, 0.0015, 48).rotateX(HALF), 'chrome', [
      0,
      0,
      face + body + boss / 2 - 0.001,
    ]),
  );
}

export interface SpinLockEnd {
  /** Radius of the rod. */
  readonly radius: number;
  /** Inner face of the fixed collar, its width, and the end of the rod, all from the middle. */
  readonly collarFrom: number;
  readonly collarWidth: number;
  readonly end: number;
  /** Where the thread begins. */
  readonly threadFrom: number;
  /** Where the nut's face rests. */
  readonly nut: number;
}

export function spinLockEnd(o: SpinLockEnd) {
  const R = metres(spinLock.innerCollar) / 2;
  const r = o.radius;
  const collar: Corner[] = [
    [r - 0.001, 0, 0.0005],
    [r + 0.004, 0, 0.001],
    [R, o.collarWidth * 0.35, 0.003],
    [R, o.collarWidth, 0.002],
    [r - 0.001, o.collarWidth, 0.0005],
  ];
  const g = group(
    alongX(lathe(collar, { seg: 72, closed: true }), 'chrome', o.collarFrom),
    alongX(thread(r, o.threadFrom, o.end, metres(spinLock.threadPitch)), 'chrome'),
    alongX(cyl(r - 0.0018, 0.006, 0.001, 40), 'chrome', o.end - 0.003),
  );
  const plain = o.threadFrom - o.collarFrom - o.collarWidth;
  if (plain > 0.002) {
    g.add(alongX(cyl(r, plain + 0.004, 0.001, 48), 'chrome', o.collarFrom + o.collarWidth + plain / 2));
  }
  g.add(place(group(starNut(r)), [o.nut, 0, 0], [0.35, HALF, 0]));
  return g;
}

/** The same end on both sides. */
export function spinLockEnds(o: SpinLockEnd) {
  const another = copies(() => spinLockEnd(o));
  return group(another(), place(group(another()), [0, 0, 0], [0, Math.PI, 0]));
}
