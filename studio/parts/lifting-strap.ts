/** Cotton lifting strap: woven ribbon with a sewn eye and a padded part for the wrist. */
import { Vector3 } from 'three';
import { liftingStrap } from '../../catalogue/measures/accessories.ts';
import { group, mesh } from '../blocks/objects.ts';
import { roundedRect } from '../blocks/outlines.ts';
import { type Frame, framesAlong, spiral, spline } from '../blocks/paths.ts';
import { subRibbon } from '../blocks/ribbons.ts';
import { boxCross, ribbonStitches, ribbonTack } from '../blocks/stitches.ts';
import { sweep } from '../blocks/sweeps.ts';
import { type Vec, v3 } from '../blocks/vectors.ts';
import { sewnLabel } from './sewn-label.ts';

const LENGTH = liftingStrap.length / 1000;
const WIDTH = liftingStrap.width / 1000;
const THICK = liftingStrap.thickness / 1000;

const cottons: Record<string, { cotton: string; thread: string }> = {
  Black: { cotton: 'cottonBlack', thread: 'threadRed' },
  Red: { cotton: 'cottonRed', thread: 'threadWhite' },
};
export const strapColours = Object.keys(cottons);

/** Runs on from a point in a direction: `forward` along it, `out` to its left; always at one height. */
function runFrom(start: Vector3, direction: Vector3) {
  const left = new Vector3(direction.z, 0, -direction.x);
  return (forward: number, out: number): Vec => {
    const p = start.clone().addScaledVector(direction, forward).addScaledVector(left, out);
    return [p.x, p.y, p.z];
  };
}

const directionOf = (from: Vec | undefined, to: Vec | undefined) =>
  v3(to ?? [1, 0, 0])
    .sub(v3(from ?? [0, 0, 0]))
    .normalize();

/** On its edge: a loose roll, a tail that bends away, and the eye folded back on itself at the outer end. */
function rolledPath(inner: number, turns: number): Vec[] {
  const outer = inner + turns * 0.0115;
  const roll = spiral(inner, outer, turns, 0.4, WIDTH / 2, 0.0012);
  const last = roll.at(-1) ?? [0, 0, 0];
  const tailAt = runFrom(v3(last), directionOf(roll.at(-2), last));
  const rolledUp = 2 * Math.PI * turns * ((inner + outer) / 2);
  const tail = Math.max(0.05, LENGTH - rolledUp - 0.16);
  const away: Vec[] = [tailAt(tail * 0.35, 0.004), tailAt(tail * 0.7, 0.013), tailAt(tail, 0.022)];
  const eyeAt = runFrom(v3(tailAt(tail, 0.022)), directionOf(away[1], away[2]));
  const fold = THICK + 0.0004;
  return [
    ...roll,
    ...away,
    eyeAt(0.03, 0.0005),
    eyeAt(0.052, -0.004),
    eyeAt(0.072, -0.0075),
    eyeAt(0.086, 0),
    eyeAt(0.078, 0.0085),
    eyeAt(0.058, 0.0095),
    eyeAt(0.04, 0.0055),
    eyeAt(0.03, 0.0005 + fold),
    eyeAt(0.015, fold),
    eyeAt(-0.004, fold - 0.0004),
    eyeAt(-0.02, fold - 0.0012),
  ];
}

/** Wound around a bar along X of the given radius, the wrist loop hanging below it. */
function woundPath(bar: number): Vec[] {
  const radius = bar + THICK / 2 + 0.0003;
  const turns = 2.75;
  const pitch = WIDTH + 0.002;
  const steps = 44;
  const winding = Array.from({ length: steps + 1 }, (_, i): Vec => {
    const turn = (i / steps) * turns;
    const angle = Math.PI / 2 + turn * 2 * Math.PI;
    return [turn * pitch, radius * Math.sin(angle), radius * Math.cos(angle)];
  });
  const x = turns * pitch;
  const loop = 0.037;
  const centre = -0.115;
  const wrist = Array.from({ length: 15 }, (_, i): Vec => {
    const angle = 1.15 - (i / 14) * (2 * Math.PI - 0.9);
    return [x + 0.004, centre + loop * 1.15 * Math.sin(angle), loop * Math.cos(angle)];
  });
  return [
    ...winding,
    [x + 0.002, -0.025, radius + 0.001],
    [x + 0.004, -0.052, 0.0175],
    ...wrist,
    [x + 0.004, -0.062, 0.0125],
    [x + 0.004, -0.045, 0.0135],
    [x + 0.004, -0.03, 0.0138],
  ];
}

/** Cotton, edge stitching, the box where the eye is sewn, and the pad between `pad` metres from the eye's end. */
function sewn(frames: Frame[], colour: string, pad: readonly [number, number] | null) {
  const finish = cottons[colour];
  if (!finish) throw new Error(`no lifting strap in ${colour}`);
  const { cotton, thread } = finish;
  const length = frames.at(-1)?.s ?? LENGTH;
  const strap = group(mesh(sweep(frames, roundedRect(WIDTH, THICK, 0.0012, 3)), cotton));
  for (const face of [THICK / 2, -THICK / 2]) {
    for (const edge of [1, -1]) {
      strap.add(
        ribbonStitches(frames, 0.006, length - 0.006, edge * (WIDTH / 2 - 0.003), face, {
          pitch: 0.0042,
          len: 0.003,
          r: 0.0004,
          material: thread,
        }),
      );
    }
    strap.add(
      ribbonTack(frames, boxCross(length - 0.046, length - 0.008, WIDTH / 2 - 0.006), face, {
        material: thread,
        r: 0.00045,
      }),
    );
  }
  if (!pad) return strap;
  const [from, to] = [length - pad[0], length - pad[1]];
  const above = THICK / 2 + 0.0024;
  strap.add(
    mesh(
      sweep(subRibbon(frames, from, to, 0, above, 0.003), roundedRect(WIDTH - 0.0004, 0.0046, 0.0021, 3)),
      'neoprene',
    ),
  );
  for (const edge of [1, -1]) {
    strap.add(
      ribbonStitches(frames, from + 0.003, to - 0.003, edge * (WIDTH / 2 - 0.0034), above + 0.0022, {
        pitch: 0.004,
        r: 0.0004,
        material: thread,
      }),
    );
  }
  strap.add(sewnLabel(frames, { s: to - 0.046, face: above + 0.0022, length: 0.078, width: 0.021 }));
  return strap;
}

export const rolledStrap = (colour: string, inner: number, turns: number) =>
  sewn(framesAlong(spline(rolledPath(inner, turns), 0.0022), [0, 1, 0]), colour, [0.29, 0.165]);

export const woundStrap = (colour: string, bar: number) =>
  sewn(framesAlong(spline(woundPath(bar), 0.0022), [1, 0, 0]), colour, null);
