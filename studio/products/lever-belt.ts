/** Leather lever belt standing on its edge: closed as a coil, or open with the lever lifted. */
import { Matrix4, type Object3D, Vector3 } from 'three';
import { leverBelt } from '../../catalogue/measures/accessories.ts';
import { detail } from '../blocks/detail.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { roundedRect } from '../blocks/outlines.ts';
import { type Frame, framesAlong } from '../blocks/paths.ts';
import { ribbonPoint, subRibbon, wrapOnRibbon } from '../blocks/ribbons.ts';
import { cyl, ring } from '../blocks/solids.ts';
import { ribbonStitches } from '../blocks/stitches.ts';
import { sweep } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';
import { line } from '../parts/lettering.ts';
import { leverBuckle } from '../parts/lever-buckle.ts';
import type { Subject } from '../subject.ts';

const LENGTH = leverBelt.length / 1000;
const WIDTH = leverBelt.width / 1000;
const THICK = leverBelt.thickness / 1000;
const FACE = THICK / 2;
const OVERLAP = 0.12;
/** Middle of the buckle, from the outer end. */
const BUCKLE = 0.075;

const leathers: Record<string, { leather: string; thread: string; mark: string }> = {
  Black: { leather: 'leatherBlack', thread: 'threadWhite', mark: 'foil' },
  Brown: { leather: 'leatherBrown', thread: 'threadWhite', mark: 'burnt' },
};
const colours = Object.keys(leathers);

/** Closed, the outer end lies over the inner one; open, the ends stand apart. */
function path(open: boolean): Vector3[] {
  const steps = detail.web ? 90 : 300;
  const turns = open ? 0.8 : LENGTH / (LENGTH - OVERLAP);
  const radius = LENGTH / turns / (2 * Math.PI) / 1.002;
  const start = open ? HALF - 0.2 * Math.PI : HALF - 0.25;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const turn = (i / steps) * turns;
    const angle = start - turn * 2 * Math.PI;
    const over = open ? 0 : Math.min(1, Math.max(0, (turn - 0.72) / 0.26)) ** 1.5;
    const r = radius + (THICK + 0.0006) * over;
    return new Vector3(r * 1.1 * Math.cos(angle), WIDTH / 2 + 0.0004, r * 0.9 * Math.sin(angle));
  });
}

/** Part of the full width at length s: both ends are rounded. */
function endRounding(s: number, length: number): number {
  const radius = 0.032;
  const from = Math.min(s, length - s);
  if (from >= radius) return 1;
  const inward = radius - Math.max(0, from);
  return (WIDTH / 2 - radius + Math.sqrt(Math.max(0, radius * radius - inward * inward))) / (WIDTH / 2);
}

/** A pair of punched holes, dark in a pressed rim, seen on both faces. */
function holePair(frames: Frame[], s: number) {
  const pair = group();
  for (const across of [-0.026, 0.026]) {
    for (const face of [1, -1]) {
      const at = ribbonPoint(frames, s, across, face * (FACE + 0.0001));
      const turned = new Matrix4().makeBasis(at.t, at.n, at.b.clone().negate());
      const core = mesh(cyl(0.0036, 0.0007, 0.0002, 24), 'dark');
      const rim = mesh(ring(0.0036, 0.0052, 0.001, 0.0004, 28), 'leatherEdge');
      for (const part of [core, rim]) {
        part.position.copy(at.p);
        part.quaternion.setFromRotationMatrix(turned);
        pair.add(part);
      }
    }
  }
  return pair;
}

/** Two rows of stitches per edge outside and one inside, each in its groove. */
function sewing(frames: Frame[], length: number, thread: string) {
  const seams = group();
  const rows = [
    [WIDTH / 2 - 0.006, FACE],
    [WIDTH / 2 - 0.0105, FACE],
    [WIDTH / 2 - 0.006, -FACE],
  ] as const;
  for (const [across, face] of rows) {
    for (const side of [1, -1]) {
      const groove = subRibbon(frames, 0.022, length - 0.022, side * across, face, 0.005);
      seams.add(mesh(sweep(groove, roundedRect(0.0016, 0.0001, 0.00004, 1)), 'leatherEdge'));
      seams.add(
        ribbonStitches(frames, 0.022, length - 0.022, side * across, face, {
          pitch: 0.0052,
          len: 0.0042,
          r: 0.00055,
          material: thread,
        }),
      );
    }
  }
  return seams;
}

export function belt(colour = 'Black', open = false): Object3D {
  const finish = leathers[colour];
  if (!finish) throw new Error(`no lever belt in ${colour}`);
  const frames = framesAlong(path(open), [0, 1, 0]);
  const length = frames.at(-1)?.s ?? LENGTH;
  const whole = group(
    mesh(sweep(frames, roundedRect(WIDTH, THICK, 0.0028, 4), { width: endRounding }), finish.leather),
    sewing(frames, length, finish.thread),
  );
  for (const side of [1, -1]) {
    const edge = (s: number) => side * ((WIDTH / 2) * endRounding(s, length) - 0.0004);
    const burnished = subRibbon(frames, 0.003, length - 0.003, edge, 0, 0.004);
    whole.add(mesh(sweep(burnished, roundedRect(0.0016, THICK - 0.0046, 0.0008, 2)), 'leatherEdge'));
  }
  const buckle = length - BUCKLE;
  for (let i = 0; i < 5; i++) whole.add(holePair(frames, buckle - 0.085 - i * 0.026));
  for (let i = 0; i < 3; i++) whole.add(holePair(frames, 0.034 + i * 0.026));
  whole.add(leverBuckle(frames, buckle, FACE, open ? 1.9 : 0));
  const words = (size: number, room: number) => line('RACK & REP', size, 0.0007, room, 0.1);
  const back = buckle - (length - (open ? 0 : OVERLAP)) * 0.5;
  whole.add(mesh(wrapOnRibbon(words(0.046, 0.235), frames, back - 0.03, 0, FACE - 0.0001), finish.mark));
  whole.add(
    mesh(wrapOnRibbon(words(0.026, 0.2), frames, back - 0.04, 0.008, FACE - 0.0001, true), finish.mark),
  );
  const size = line('SIZE M   10 MM', 0.011, 0.0007, 0.12, 0.1);
  whole.add(mesh(wrapOnRibbon(size, frames, back - 0.04, -0.022, FACE - 0.0001, true), finish.mark));
  return whole;
}

export const leverBeltSubjects: Record<string, Subject> = {
  '45': {
    build: (variant) => belt(variant),
    pictured: colours,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Black leather lever belt, closed and standing, the steel lever in front',
      },
      {
        name: 'front',
        view: 'front',
        scene: () => group(place(belt('Black'), [0, 0, 0], [0, -0.52, 0])),
        alt: 'Lever belt from the front: steel lever with the name RACK & REP and the rows of holes beside it',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.08, 0.05, 0.14], width: 0.15 },
        alt: 'The polished lever, its hinge and the double row of white stitches along the leather',
      },
      {
        name: 'open',
        view: 'threeQuarter',
        scene: () => group(place(belt('Brown', true), [0, 0, 0], [0, 1.25, 0])),
        alt: 'Brown lever belt opened, the lever lifted from the leather',
      },
      {
        name: 'back',
        view: 'front',
        scene: () => group(place(belt('Brown'), [0, 0, 0], [0, Math.PI - 0.52, 0])),
        alt: 'Back of the brown lever belt with RACK & REP stamped into the leather',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: () => group(place(belt('Black'), [-0.17, 0, 0.09]), place(belt('Brown'), [0.19, 0, -0.1])),
        alt: 'The lever belt in black and in brown, side by side',
      },
    ],
  },
};
