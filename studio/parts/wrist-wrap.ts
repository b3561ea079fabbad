/** Wrist wrap: elastic cloth with stripes, a thumb loop at one end and hook tape at the other. */
import { Vector3 } from 'three';
import { wristWrap } from '../../catalogue/measures/accessories.ts';
import { group, mesh } from '../blocks/objects.ts';
import { roundedRect } from '../blocks/outlines.ts';
import { type Frame, framesAlong, spiral, spline } from '../blocks/paths.ts';
import { subRibbon } from '../blocks/ribbons.ts';
import { boxCross, ribbonTack } from '../blocks/stitches.ts';
import { sweep } from '../blocks/sweeps.ts';
import { type Vec, v3 } from '../blocks/vectors.ts';
import { cord } from './rope.ts';
import { sewnLabel } from './sewn-label.ts';

const LENGTH = wristWrap.length / 1000;
const WIDTH = wristWrap.width / 1000;
const THICK = wristWrap.thickness / 1000;

const cloths: Record<string, { cloth: string; stripe: string }> = {
  Black: { cloth: 'wrapBlack', stripe: 'wrapRed' },
  Grey: { cloth: 'wrapGrey', stripe: 'wrapBlack' },
};
export const wrapColours = Object.keys(cloths);

/** The hook tape, 70 mm on the underside of the end, stitched all round on both faces. */
function hookEnd(frames: Frame[], length: number) {
  const [from, to] = [length - 0.075, length - 0.004];
  const half = WIDTH / 2 - 0.008;
  const border = (a: number, b: number, w: number): [[number, number], [number, number]][] => [
    [
      [a, -w],
      [b, -w],
    ],
    [
      [a, w],
      [b, w],
    ],
    [
      [a, -w],
      [a, w],
    ],
    [
      [b, -w],
      [b, w],
    ],
  ];
  const tape = subRibbon(frames, from, to, 0, -(THICK / 2 + 0.0006), 0.003);
  const sewing = { pitch: 0.0034, material: 'threadGrey' };
  return group(
    mesh(sweep(tape, roundedRect(2 * half, 0.0013, 0.0005, 2)), 'hookTape'),
    ribbonTack(frames, border(from + 0.002, to - 0.002, half - 0.002), -(THICK / 2 + 0.0013), sewing),
    ribbonTack(frames, border(from, to, half), THICK / 2 + 0.0001, sewing),
  );
}

/** Elastic cord sewn under a tab at the start of the wrap. */
function thumbLoop(frames: Frame[], cloth: string) {
  const [start] = frames;
  if (!start) return group();
  const at = (before: number, across: number, above: number): Vec => {
    const p = start.p
      .clone()
      .addScaledVector(start.t, -before)
      .addScaledVector(start.b, across)
      .addScaledVector(start.n, above);
    return [p.x, p.y, p.z];
  };
  const half: [number, number, number][] = [
    [-0.02, 0.008, 0.0026],
    [0, 0.008, 0.0026],
    [0.02, 0.014, 0.004],
    [0.042, 0.012, 0.006],
  ];
  const path = [
    ...half.map(([s, x, y]) => at(s, x, y)),
    at(0.05, 0, 0.007),
    ...[...half].reverse().map(([s, x, y]) => at(s, -x, y)),
  ];
  const tab = subRibbon(frames, 0.002, 0.026, 0, THICK / 2 + 0.0024, 0.003);
  return group(
    cord(framesAlong(spline(path, 0.0015)), 0.0018, 'cottonBlack'),
    mesh(sweep(tab, roundedRect(0.034, 0.0016, 0.0007, 3)), cloth),
    ribbonTack(frames, boxCross(0.006, 0.022, 0.013), THICK / 2 + 0.0032, { material: 'threadGrey' }),
  );
}

/** `frames` run from the thumb loop to the hook tape; deep in a roll the loop is out of sight. */
function sewn(frames: Frame[], colour: string, withLoop: boolean) {
  const finish = cloths[colour];
  if (!finish) throw new Error(`no wrist wrap in ${colour}`);
  const { cloth, stripe } = finish;
  const length = frames.at(-1)?.s ?? LENGTH;
  const wrap = group(
    mesh(sweep(frames, roundedRect(WIDTH, THICK, 0.0008, 3)), cloth),
    hookEnd(frames, length),
  );
  for (const side of [-1, 1]) {
    const line = subRibbon(frames, 0, length, side * 0.24 * WIDTH, 0, 0.003);
    const binding = subRibbon(frames, 0, length, side * (WIDTH / 2 - 0.001), 0, 0.003);
    wrap.add(
      mesh(sweep(line, roundedRect(0.007, THICK + 0.0009, 0.0006, 2)), stripe),
      mesh(sweep(binding, roundedRect(0.003, THICK + 0.0012, 0.0012, 3)), cloth),
    );
  }
  return withLoop ? wrap.add(thumbLoop(frames, cloth)) : wrap;
}

/** Rolled up and standing, the thumb loop outside. */
export function rolledWrap(colour: string) {
  const y = WIDTH / 2 + 0.0005;
  const roll = spiral(0.011, 0.03, 3.35, 0.2, y, 0.0004);
  const last = v3(roll.at(-1) ?? [0, 0, 0]);
  const direction = last
    .clone()
    .sub(v3(roll.at(-2) ?? [0, 0, 0]))
    .normalize();
  const out = new Vector3(last.x, 0, last.z).normalize();
  for (const [forward, away] of [
    [0.014, 0.001],
    [0.03, 0],
    [0.045, 0.002],
  ] as const) {
    const p = last.clone().addScaledVector(direction, forward).addScaledVector(out, away);
    roll.push([p.x, y, p.z]);
  }
  // from the outer end inwards, with the width pointing down, so that the normal points outwards
  const frames = framesAlong(spline(roll, 0.002).reverse(), [0, -1, 0]);
  const label = { s: 0.057, face: THICK / 2, length: 0.052, width: 0.022, back: true };
  return group(sewn(frames, colour, true), sewnLabel(frames, label));
}

/** Lying along X: a roll at one end, the other end folded back to show the hook tape. */
export function openedWrap(colour: string) {
  const outer = 0.027;
  const turns = 2.5;
  const roll = Array.from({ length: 45 }, (_, i): Vec => {
    const t = i / 44;
    const angle = -Math.PI / 2 - turns * 2 * Math.PI * (1 - t);
    const r = 0.009 + (outer - 0.009) * t;
    return [r * Math.cos(angle), outer + 0.0015 + r * Math.sin(angle), 0];
  });
  const run: Vec[] = [
    [0.03, 0.0014, 0],
    [0.07, 0.0024, 0],
    [0.11, 0.0052, 0],
    [0.145, 0.0026, 0],
    [0.168, 0.0024, 0],
    [0.184, 0.0065, 0],
    [0.1885, 0.0145, 0],
    [0.181, 0.0215, 0],
    [0.163, 0.0225, 0],
    [0.135, 0.0175, 0],
    [0.108, 0.0135, 0],
  ];
  return sewn(framesAlong(spline([...roll, ...run], 0.002), [0, 0, -1]), colour, false);
}

/** Laid out to its full length along X. */
export function flatWrap(colour: string) {
  const points = Array.from({ length: 24 }, (_, i): Vec => {
    const t = i / 23;
    return [
      (t - 0.5) * LENGTH,
      THICK / 2 + 0.0018 + 0.0028 * Math.sin(t * 9) ** 2 * Math.sin(Math.PI * t),
      0,
    ];
  });
  const frames = framesAlong(spline(points, 0.002), [0, 0, -1]);
  const label = { s: 0.08, face: THICK / 2, length: 0.056, width: 0.022 };
  return group(sewn(frames, colour, true), sewnLabel(frames, label));
}
