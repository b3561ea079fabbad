/** Olympic bars with turning sleeves: straight ones and the curl bar. */
import { collarWidth, curlBars, type OlympicBar, olympicBars } from '../../catalogue/measures/bars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group } from '../blocks/objects.ts';
import { bent, framesAlong } from '../blocks/paths.ts';
import type { Vec } from '../blocks/vectors.ts';
import { blackZinc, chrome, etched, type Finish, shaft, sleeves, straightShaft } from './bar.ts';
import { another } from './copies.ts';

interface Look {
  readonly finish?: Finish;
  readonly cap: string;
  readonly print?: string;
  readonly etching: string;
}

const MARK = 0.0045;

/** Knurled spans of the right half from the middle outwards, interrupted by the smooth rings of the knurl marks. */
function handKnurl(bar: OlympicBar): [number, number][] {
  const to = metres(bar.between) / 2 - 0.03;
  const cuts = bar.marks.map((apart) => metres(apart) / 2).sort((a, b) => a - b);
  const spans: [number, number][] = [];
  let from = metres(bar.knurlFrom);
  for (const cut of cuts) {
    spans.push([from, cut - MARK / 2]);
    from = cut + MARK / 2;
  }
  spans.push([from, to]);
  return spans;
}

/** A straight bar along X, its axis at the origin. */
function straightBar(bar: OlympicBar, look: Look) {
  const hands = handKnurl(bar);
  const middle = metres(bar.centreKnurl) / 2;
  const knurl: [number, number][] = [...hands, ...hands.map(([from, to]): [number, number] => [-to, -from])];
  if (middle) knurl.push([-middle, middle]);
  const radius = metres(bar.shaft) / 2;
  const finish = look.finish ?? chrome;
  const collar = metres(collarWidth(bar));
  const free = metres(bar.knurlFrom) - middle;
  return group(
    straightShaft({ length: metres(bar.between) + 2 * collar, radius, knurl, finish }),
    sleeves(metres(bar.between), {
      length: metres(bar.sleeveLength),
      collar,
      shaftRadius: radius,
      label: `${bar.kg} KG`,
      finish,
      cap: look.cap,
      ...(look.print ? { print: look.print } : {}),
    }),
    etched(
      'RACK & REP',
      0.011,
      radius - 0.0003,
      middle ? middle + free / 2 : 0,
      Math.min(0.13, free * (middle ? 0.8 : 1.6)),
      look.etching,
    ),
  );
}

const looks = {
  1: { cap: 'bumperBlue', etching: 'etching' },
  3: { cap: 'bumperYellow', print: 'printDark', etching: 'etching' },
  4: { cap: 'bumperRed', finish: blackZinc, etching: 'print' },
  5: { cap: 'plastic', etching: 'etching' },
  7: { cap: 'plastic', etching: 'etching' },
} as const satisfies Record<string, Look>;

export type StraightId = keyof typeof olympicBars;

/** One of the straight bars along X, its axis at the origin. */
export const olympicBar = (id: StraightId) =>
  another(`bar ${id}`, () => straightBar(olympicBars[id], looks[id]));

/** Where the first plate rests, in metres from the middle. */
export const sleeveStart = (bar: { length: number; sleeveLength: number }) =>
  metres(bar.length / 2 - bar.sleeveLength);

/** The curl bar along X: five bends in the floor's plane, its sleeves on the axis. */
export function ezBar() {
  const bar = curlBars[6];
  const radius = metres(bar.shaft) / 2;
  const collar = metres(collarWidth(bar));
  const half = metres(bar.between) / 2 + collar;
  const depth = metres(bar.camberDepth);
  const [inner, outer] = bar.bends;
  const right: Vec[] = [
    [metres(inner), 0, -depth],
    [metres(outer), 0, 0],
    [half, 0, 0],
  ];
  const left = right.map(([x, y, z]): Vec => [-x, y, z]).reverse();
  const frames = framesAlong(bent([...left, [0, 0, 0], ...right], 0.05, 14), [0, 1, 0]);
  const length = frames.at(-1)?.s ?? 0;
  const middle = length / 2;
  return group(
    shaft(frames, radius, [
      [middle - 0.395, middle - 0.18],
      [middle - 0.145, middle - 0.035],
      [middle + 0.035, middle + 0.145],
      [middle + 0.18, middle + 0.395],
    ]),
    sleeves(metres(bar.between), {
      length: metres(bar.sleeveLength),
      collar,
      shaftRadius: radius,
      label: `${bar.kg} KG`,
    }),
  );
}
