/** Iron plates and plain rubber plates, axis along Z, centred. Sizes come in millimetres from the measures. */

import { metres } from '../../catalogue/measures/metres.ts';
import { hole, type Plate } from '../../catalogue/measures/plates.ts';
import { boxUV } from '../blocks/geometry.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import type { Corner } from '../blocks/outlines.ts';
import { lathe, ring } from '../blocks/solids.ts';
import { HALF } from '../blocks/vectors.ts';
import { copies } from './copies.ts';
import { arched } from './lettering.ts';

/** Mirrors a half profile (from bore to rim, on the side of the sign it is given) into a closed section. */
export const bothSides = (half: (side: number) => Corner[]) => [...half(-1), ...half(1).reverse()];

/** The same face on the front and on the back. */
export function bothFaces(face: () => ReturnType<typeof group>) {
  const another = copies(face);
  const front = group(another());
  return group(front, place(group(another()), [0, 0, 0], [0, Math.PI, 0]));
}

/** Cast iron plate: hub, thinner web, rim; raised lettering cast in one piece. */
export function ironPlate(plate: Plate) {
  const R = metres(plate.diameter) / 2;
  const thick = metres(plate.thickness);
  const t = thick / 2;
  const web = t * 0.6;
  const bore = metres(hole.olympic) / 2;
  const hub = Math.min(0.045, bore + (R - bore) * 0.3);
  const rim = R - Math.min(0.025, R * 0.15);
  const slope = Math.min(0.008, R * 0.06);
  const half = (s: number): Corner[] => [
    [bore, s * t * 0.94, 0.0015],
    [hub, s * t * 0.94, 0.003],
    [hub + slope * 0.8, s * web, 0.004],
    [rim - slope, s * web, 0.004],
    [rim, s * t, 0.004],
    [R - 0.002, s * t, 0.005],
    [R, s * t * 0.5, 0.006],
  ];
  const from = hub + slope * 0.8;
  const to = rim - slope;
  const middle = (from + to) / 2;
  const size = (to - from) * 0.82;
  const depth = Math.min(0.0032, (t - web) * 0.8);
  return group(
    mesh(boxUV(lathe(bothSides(half), { seg: 144, closed: true, arc: 4 })).rotateX(HALF), 'hammertone'),
    mesh(ring(bore - 0.0002, bore + 0.0014, thick * 0.94 + 0.0006, 0.0004, 96).rotateX(HALF), 'satinSteel'),
    bothFaces(() =>
      group(
        mesh(arched('RACK & REP', size * 0.8, depth, middle, { span: 2.1 }), 'ironLetter', [
          0,
          0,
          web - 0.0006,
        ]),
        mesh(arched(`${plate.kg} KG`, size, depth, -middle, { span: 1.7, track: 0.04 }), 'ironLetter', [
          0,
          0,
          web - 0.0006,
        ]),
      ),
    ),
  );
}

/** Small rubber-coated plate with a steel bush, for threaded handles. */
export function rubberPlate(plate: Plate, boreDiameter: number = hole.standard) {
  const R = metres(plate.diameter) / 2;
  const t = metres(plate.thickness) / 2;
  const bore = metres(boreDiameter) / 2;
  const hub = bore + 0.013;
  const rim = R - 0.012;
  const half = (s: number): Corner[] => [
    [bore, s * (t - 0.001), 0.0006],
    [hub, s * (t - 0.001), 0.003],
    [hub + 0.004, s * (t - 0.005), 0.003],
    [rim - 0.004, s * (t - 0.005), 0.004],
    [rim, s * t, 0.004],
    [R - 0.003, s * t, 0.005],
    [R, s * t * 0.55, 0.006],
  ];
  const bush: Corner[] = [
    [bore - 0.0004, -t, 0.0004],
    [bore + 0.004, -t, 0.0006],
    [bore + 0.004, t, 0.0006],
    [bore - 0.0004, t, 0.0004],
  ];
  const middle = (hub + rim) / 2;
  const size = (rim - hub - 0.008) * 0.62;
  return group(
    mesh(boxUV(lathe(bothSides(half), { seg: 96, closed: true, arc: 4 })).rotateX(HALF), 'rubber'),
    mesh(lathe(bush, { seg: 56, closed: true }).rotateX(HALF), 'zinc'),
    bothFaces(() =>
      group(
        mesh(arched('RACK & REP', size * 0.66, 0.0022, middle, { span: 2.1 }), 'print', [0, 0, t - 0.0056]),
        mesh(arched(`${plate.kg} KG`, size, 0.0022, -middle, { span: 1.6, track: 0.04 }), 'print', [
          0,
          0,
          t - 0.0056,
        ]),
      ),
    ),
  );
}
