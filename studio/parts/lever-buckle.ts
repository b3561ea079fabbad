/** Forged lever buckle: drawn flat (x along the belt, y across, z outwards), then bent onto the belt. */
import { type BufferGeometry, Matrix4 } from 'three';
import { soften } from '../blocks/geometry.ts';
import { group, mesh } from '../blocks/objects.ts';
import { type Corner, poly } from '../blocks/outlines.ts';
import type { Frame } from '../blocks/paths.ts';
import { ribbonPoint, wrapOnRibbon } from '../blocks/ribbons.ts';
import { cyl, extrude } from '../blocks/solids.ts';
import { tessellate } from '../blocks/tessellate.ts';
import { capScrew } from './hardware.ts';
import { line } from './lettering.ts';

const HINGE = { x: 0.034, z: 0.0052 };

/** Waisted arm with a crown and a rolled lip. */
const ARM: Corner[] = [
  [-0.012, -0.03, 0.02],
  [-0.03, -0.019, 0.02],
  [-0.062, -0.019, 0.006],
  [-0.062, 0.019, 0.006],
  [-0.03, 0.019, 0.02],
  [-0.012, 0.03, 0.02],
  [0.034, 0.031, 0.004],
  [0.034, -0.031, 0.004],
];

const crownAt = (y: number) => 0.0022 * (1 - (y / 0.031) ** 2);

function armPlate(): BufferGeometry {
  const plate = tessellate(extrude(poly([...ARM].reverse(), 0.006), 0.0032, 0.0009, 3), 0.004);
  const { position } = plate.attributes;
  if (position) {
    for (let i = 0; i < position.count; i++) {
      const x = position.getX(i);
      const lip = x < -0.03 ? ((-0.03 - x) / 0.032) ** 2 * 0.007 : 0;
      position.setZ(i, position.getZ(i) + 0.0056 + crownAt(position.getY(i)) + lip);
    }
  }
  return soften(plate);
}

/** `opening` in radians lifts the arm about its hinge: 0 lies flat on the belt. */
export function leverBuckle(frames: Frame[], s: number, face: number, opening = 0) {
  const buckle = group();
  const bend = (flat: BufferGeometry, material: string) =>
    buckle.add(mesh(wrapOnRibbon(flat, frames, s, 0, face), material));
  const lift = (flat: BufferGeometry) =>
    flat.translate(-HINGE.x, 0, -HINGE.z).rotateY(opening).translate(HINGE.x, 0, HINGE.z);

  const base: Corner[] = [
    [-0.05, -0.0375],
    [0.03, -0.0375],
    [0.03, 0.0375],
    [-0.05, 0.0375],
  ];
  bend(extrude(poly(base, 0.009), 0.0026, 0.0007, 2), 'steel');
  for (const y of [-0.026, 0.026]) {
    const at = ribbonPoint(frames, s - 0.041, y, face + 0.0026);
    const screw = capScrew(0.0064, 'zinc');
    screw.position.copy(at.p);
    screw.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(at.t, at.b, at.n));
    buckle.add(screw);
  }
  for (const [y, length, material] of [
    [-0.027, 0.02, 'steel'],
    [0, 0.031, 'zinc'],
    [0.027, 0.02, 'steel'],
  ] as const) {
    const knuckle = mesh(cyl(0.0052, length, 0.0008, 28), material);
    knuckle.position.copy(ribbonPoint(frames, s + HINGE.x, y, face + HINGE.z).p);
    buckle.add(knuckle);
  }
  bend(lift(armPlate()), 'chrome');
  bend(lift(cyl(0.0032, 0.036, 0.001, 24).translate(-0.0625, 0, 0.0178)), 'chrome');
  const words = line('RACK & REP', 0.0105, 0.0008, 0.046, 0.06).clone().translate(-0.001, 0, 0);
  const { position } = words.attributes;
  if (position)
    for (let i = 0; i < position.count; i++)
      position.setZ(i, position.getZ(i) + 0.0086 + crownAt(position.getY(i)));
  bend(lift(words), 'blackOxide');
  return buckle;
}
