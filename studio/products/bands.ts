/** Set of five loop bands: rolled up, laid flat, hung over a bar. */
import type { Object3D } from 'three';
import { loopBands } from '../../catalogue/measures/accessories.ts';
import { segs } from '../blocks/detail.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { roundedRect } from '../blocks/outlines.ts';
import { type Frame, framesAlong, spiral, spline } from '../blocks/paths.ts';
import { wrapOnRibbon } from '../blocks/ribbons.ts';
import { sweep } from '../blocks/sweeps.ts';
import type { Vec } from '../blocks/vectors.ts';
import { displayStand, standBarRadius } from '../parts/display-stand.ts';
import { line } from '../parts/lettering.ts';
import type { Subject } from '../subject.ts';

const LOOP = loopBands.length / 1000;
const THICK = loopBands.thickness / 1000;

interface Band {
  readonly width: number;
  readonly latex: string;
}
const latexes = ['latexYellow', 'latexRed', 'latexBlack', 'latexPurple', 'latexGreen'];
const bands: readonly Band[] = loopBands.widths.map((width, i) => ({
  width: width / 1000,
  latex: latexes[i] ?? 'latexBlack',
}));

const latexOf = ({ width, latex }: Band, frames: Frame[]) =>
  mesh(sweep(frames, roundedRect(width, THICK, THICK * 0.32, 3), { caps: false }), latex);

/** The name printed on the outer face at length s. */
function print({ width }: Band, frames: Frame[], s: number, room: number) {
  const words = line('RACK & REP', Math.min(0.022, width * 0.52), 0.0006, room, 0.08);
  return mesh(wrapOnRibbon(words, frames, s, 0, THICK / 2), 'print');
}

/** Pressed flat and rolled up, standing on its edge; `facing` is where the print looks, from +X towards +Z. */
function rolled(band: Band, facing: number): Object3D {
  const gap = THICK * 0.95;
  const pitch = 2 * gap + THICK + 0.0022;
  const inner = 0.019;
  let turns = 2;
  while (2 * Math.PI * turns * (inner + (pitch * turns) / 2) < LOOP) turns += 0.02;
  const outer = inner + pitch * turns;
  const printed = 0.15;
  const start = facing + printed / outer - turns * 2 * Math.PI;
  const centre = framesAlong(spline(spiral(inner, outer, turns, start, 0, 0.0005), 0.004), [0, 1, 0]);
  const strip = (side: number) =>
    centre.map((f, i) =>
      f.p.clone().addScaledVector(f.n, side * gap * (1 + 0.1 * Math.sin(i * 0.11 + start))),
    );
  /** Half circle that joins the two strips at one end. */
  const turnBack = (at: Frame, side: number, forward: number) => {
    const steps = segs(12, 5);
    return Array.from({ length: steps - 1 }, (_, k) => {
      const angle = ((k + 1) / steps) * Math.PI;
      return at.p
        .clone()
        .addScaledVector(at.n, side * gap * Math.cos(angle))
        .addScaledVector(at.t, forward * gap * 1.5 * Math.sin(angle));
    });
  };
  const [first, last] = [centre[0], centre.at(-1)];
  if (!first || !last) throw new Error('a rolled band has a beginning and an end');
  const open = [...strip(1), ...turnBack(last, 1, 1), ...strip(-1).reverse(), ...turnBack(first, -1, -1)];
  const frames = framesAlong([...open, ...open.slice(0, 1)], [0, 1, 0], true);
  // the outer strip is longer than the inner one: it begins before half of the whole way
  const outside = (frames.at(-1)?.s ?? 2 * LOOP) / 2 - 2 * Math.PI * turns * gap;
  const roll = group(latexOf(band, frames), print(band, frames, outside + printed, 0.108));
  roll.position.y = band.width / 2;
  return group(roll);
}

/** A closed band through control points, its width along `side`; printed at length `at`. */
function through(band: Band, points: Vec[], side: Vec, at: number): Object3D {
  const frames = framesAlong(spline(points, 0.004, true), side, true);
  return group(latexOf(band, frames), print(band, frames, at, 0.24));
}

/** Pressed flat along X, both layers on the floor. */
function flat(band: Band): Object3D {
  const low = THICK / 2;
  const high = low + THICK + 0.0008;
  const half = LOOP / 2;
  const top = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map((k): Vec => [k * half, high, 0]);
  const bottom = [0.9, 0.6, 0.3, 0, -0.3, -0.6, -0.9].map((k): Vec => [k * half, low, 0]);
  const end = (side: number): Vec[] => [
    [side * (half - 0.02), side > 0 ? high + 0.0016 : low, 0],
    [side * (half - 0.006), side > 0 ? high + 0.0034 : low + 0.0004, 0],
    [side * half, (low + high) / 2 + 0.002, 0],
    [side * (half - 0.006), side > 0 ? low + 0.0004 : high + 0.0034, 0],
    [side * (half - 0.02), side > 0 ? low : high + 0.0016, 0],
  ];
  return through(band, [...top, ...end(1), ...bottom, ...end(-1)], [0, 0, -1], half * 0.9);
}

/** Hung over the bar of a stand at `height`. */
function hung(band: Band, height: number): Object3D {
  const over = standBarRadius + THICK / 2 + 0.0003;
  const bottom = height + over - LOOP;
  const bow = Array.from({ length: 9 }, (_, i): Vec => {
    const angle = (i / 8) * Math.PI;
    return [0, height + over * Math.sin(angle), over * Math.cos(angle)];
  });
  const side = (sign: number): Vec[] => [
    [0, height - 0.12, sign * 0.015],
    [0, height - 0.4, sign * 0.011],
    [0, bottom + 0.2, sign * 0.012],
    [0, bottom + 0.05, sign * 0.016],
  ];
  const points: Vec[] = [...side(1).reverse(), ...bow, ...side(-1), [0, bottom, 0]];
  return through(band, points, [-1, 0, 0], LOOP - 0.36);
}

/** A long relaxed oval standing on its edge. */
function relaxed(band: Band): Object3D {
  const points = Array.from({ length: 40 }, (_, i): Vec => {
    const angle = -(i / 40) * 2 * Math.PI;
    return [0.452 * Math.cos(angle), 0, 0.17 * Math.sin(angle) * (1 + 0.16 * Math.cos(angle))];
  });
  const loop = through(band, points, [0, 1, 0], LOOP * 1.47);
  loop.position.y = band.width / 2;
  return group(loop);
}

const spots: readonly [number, number][] = [
  [0.165, 0.055],
  [0, 0.068],
  [-0.165, 0.055],
  [0.083, -0.085],
  [-0.085, -0.085],
];

const rolledSet = () =>
  group(
    ...bands.map((band, i) => {
      const [x, z] = spots[i] ?? [0, 0];
      return place(rolled(band, 1.2), [x, 0, z]);
    }),
  );

function laidOut() {
  let z = 0;
  const set = group();
  for (const band of bands) {
    set.add(place(flat(band), [0, 0, z + band.width / 2]));
    z += band.width + 0.05;
  }
  return set;
}

function hanging() {
  const height = 1.22;
  const set = group(displayStand(0.62, height));
  let x = -0.2;
  for (const band of bands) {
    set.add(place(hung(band, height), [x + band.width / 2, 0, 0]));
    x += band.width + 0.055;
  }
  return set;
}

const oneOpen = () => {
  const [, , loop] = bands;
  const others = bands.filter((band) => band !== loop);
  const set = group(
    ...others.map((band, i) => place(rolled(band, 1.2), [-0.27 + i * 0.18, 0, i % 2 ? 0.01 : -0.01])),
  );
  if (loop) set.add(relaxed(loop));
  return set;
};

export const bandSubjects: Record<string, Subject> = {
  '48': {
    build: rolledSet,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Five latex loop bands rolled up: yellow, red, black, purple and green, from narrow to wide',
      },
      {
        name: 'front',
        view: 'front',
        alt: 'The five rolled loop bands from the front, each a little wider than the next',
      },
      {
        name: 'widths',
        view: 'top',
        scene: laidOut,
        alt: 'The five loop bands laid flat side by side, 13 to 64 mm wide and of one length',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [-0.06, 0.04, -0.02], width: 0.17, from: [0.3, 0.55, 1] },
        alt: 'The layered latex of the green band and its printed name RACK & REP',
      },
      {
        name: 'hung',
        view: 'threeQuarter',
        scene: hanging,
        alt: 'The five loop bands hanging over a bar',
      },
      {
        name: 'loop',
        view: 'threeQuarter',
        scene: oneOpen,
        alt: 'The black band opened to its full loop around the four rolled ones',
      },
    ],
  },
};
