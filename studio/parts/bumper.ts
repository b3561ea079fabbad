/** Bumper, competition and change plates, axis along Z, centred. */

import { metres } from '../../catalogue/measures/metres.ts';
import {
  bumperHub,
  type ColouredPlate,
  competitionDisc,
  hole,
  type Plate,
} from '../../catalogue/measures/plates.ts';
import { boxUV } from '../blocks/geometry.ts';
import { group, mesh } from '../blocks/objects.ts';
import type { Corner } from '../blocks/outlines.ts';
import { lathe } from '../blocks/solids.ts';
import { HALF } from '../blocks/vectors.ts';
import { capScrew } from './hardware.ts';
import { arched } from './lettering.ts';
import { bothFaces, bothSides } from './plates.ts';

const bore = metres(hole.olympic) / 2;

/** Steel hub ring with bevelled edges, flush with a plate that is 2 × t thick. */
function steelHub(outer: number, t: number) {
  const half = (s: number): Corner[] => [
    [bore, s * (t - 0.0025), 0.0008],
    [bore + 0.0025, s * t, 0.0008],
    [outer - 0.002, s * t, 0.0008],
    [outer, s * (t - 0.002), 0.0005],
  ];
  return mesh(lathe(bothSides(half), { seg: 120, closed: true }).rotateX(HALF), 'satinSteel');
}

const turned = (half: (s: number) => Corner[], material: string) =>
  mesh(boxUV(lathe(bothSides(half), { seg: 168, closed: true, arc: 5 })).rotateX(HALF), material);

/** Black rubber bumper: lip at the rim, lettering raised in the recess, steel ring in the hub. */
export function bumperPlate(plate: Plate) {
  const R = metres(plate.diameter) / 2;
  const t = metres(plate.thickness) / 2;
  const ring = metres(bumperHub) / 2;
  const recess = t - 0.004;
  const half = (s: number): Corner[] => [
    [ring - 0.002, s * (t - 0.0005), 0.0005],
    [0.068, s * (t - 0.0005), 0.004],
    [0.074, s * recess, 0.004],
    [R - 0.034, s * recess, 0.005],
    [R - 0.027, s * t, 0.004],
    [R - 0.005, s * t, 0.003],
    [R, s * (t - 0.005), 0.003],
  ];
  const middle = (0.074 + R - 0.034) / 2;
  const z = recess - 0.0005;
  const kg = String(plate.kg);
  return group(
    turned(half, 'rubber'),
    steelHub(ring, t),
    bothFaces(() =>
      group(
        mesh(arched('RACK & REP', 0.054, 0.0032, middle, { span: 2.1, track: 0.06 }), 'print', [0, 0, z]),
        mesh(arched(`${kg} KG`, 0.084, 0.0032, -middle, { span: 1.6, track: 0.03 }), 'print', [0, 0, z]),
        mesh(arched('450 MM', 0.02, 0.0028, middle, { at: -HALF, span: 0.8 }), 'print', [0, 0, z]),
        mesh(arched('VIRGIN RUBBER', 0.02, 0.0028, middle, { at: HALF, span: 0.95 }), 'print', [0, 0, z]),
      ),
    ),
  );
}

const rubberColour = {
  green: 'bumperGreen',
  yellow: 'bumperYellow',
  blue: 'bumperBlue',
  red: 'bumperRed',
  white: 'bumperWhite',
  black: 'rubber',
} as const;

const printOn = (colour: ColouredPlate['colour']) =>
  colour === 'yellow' || colour === 'white' ? 'printDark' : 'print';

/** Bolt circle on a face at height z. */
function bolts(count: number, r: number, z: number, size: number) {
  const g = group();
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) * 2 * Math.PI) / count;
    const screw = capScrew(size, 'zinc');
    screw.position.set(r * Math.cos(angle), r * Math.sin(angle), z);
    g.add(screw);
  }
  return g;
}

/** Competition bumper: coloured rubber around a steel disc that is bolted through. */
export function competitionPlate(plate: ColouredPlate) {
  const R = metres(plate.diameter) / 2;
  const t = metres(plate.thickness) / 2;
  const disc = metres(competitionDisc) / 2;
  const recess = t - 0.004;
  const face = t - 0.007;
  const half = (s: number): Corner[] => [
    [disc - 0.004, s * (t - 0.006), 0.0005],
    [disc + 0.001, s * (t - 0.006), 0.0008],
    [disc + 0.003, s * t, 0.0025],
    [disc + 0.008, s * t, 0.0025],
    [disc + 0.012, s * recess, 0.003],
    [R - 0.026, s * recess, 0.005],
    [R - 0.02, s * t, 0.004],
    [R - 0.005, s * t, 0.003],
    [R, s * (t - 0.005), 0.003],
  ];
  const steel = (s: number): Corner[] => [
    [bore, s * (t - 0.002), 0.001],
    [bore + 0.003, s * t, 0.001],
    [0.046, s * t, 0.0015],
    [0.05, s * (face + 0.002), 0.003],
    [0.056, s * t, 0.003],
    [disc - 0.022, s * t, 0.003],
    [disc - 0.017, s * (face + 0.0025), 0.002],
    [disc - 0.001, s * (face + 0.0025), 0.001],
    [disc, s * (face + 0.001), 0.0005],
  ];
  const middle = (disc + 0.012 + R - 0.026) / 2;
  const band = R - 0.026 - disc - 0.012;
  const print = printOn(plate.colour);
  const z = recess - 0.0005;
  return group(
    turned(half, rubberColour[plate.colour]),
    mesh(lathe(bothSides(steel), { seg: 144, closed: true, arc: 5 }).rotateX(HALF), 'satinSteel'),
    bothFaces(() =>
      group(
        mesh(arched(`${plate.kg} KG`, band * 0.92, 0.0032, middle, { span: 1.2, track: 0.03 }), print, [
          0,
          0,
          z,
        ]),
        mesh(arched(`${plate.kg} KG`, band * 0.92, 0.0032, -middle, { span: 1.2, track: 0.03 }), print, [
          0,
          0,
          z,
        ]),
        mesh(arched('RACK & REP', band * 0.55, 0.0032, middle, { at: HALF, span: 1.3 }), print, [0, 0, z]),
        mesh(arched('RACK & REP', band * 0.55, 0.0032, middle, { at: -HALF, span: 1.3 }), print, [0, 0, z]),
        bolts(8, disc - 0.0095, face + 0.0025, 0.0042),
      ),
    ),
  );
}

/** Small coloured change plate with a steel bush. */
export function changePlate(plate: ColouredPlate) {
  const R = metres(plate.diameter) / 2;
  const t = metres(plate.thickness) / 2;
  const recess = t - 0.0022;
  const half = (s: number): Corner[] => [
    [bore + 0.003, s * t, 0.0004],
    [bore + 0.009, s * t, 0.002],
    [bore + 0.0115, s * recess, 0.002],
    [R - 0.0115, s * recess, 0.002],
    [R - 0.009, s * t, 0.002],
    [R - 0.002, s * t, 0.003],
    [R, s * t * 0.55, 0.004],
  ];
  const middle = (bore + R) / 2;
  const band = R - bore - 0.023;
  const print = printOn(plate.colour);
  const z = recess - 0.0004;
  return group(
    turned(half, rubberColour[plate.colour]),
    steelHub(bore + 0.0045, t),
    bothFaces(() =>
      group(
        mesh(arched('RACK & REP', band * 0.66, 0.0016, middle, { span: 2.1 }), print, [0, 0, z]),
        mesh(arched(`${plate.kg} KG`, band * 1.05, 0.0016, -middle, { span: 1.9, track: 0.03 }), print, [
          0,
          0,
          z,
        ]),
      ),
    ),
  );
}
