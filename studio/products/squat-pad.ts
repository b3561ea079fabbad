/** Foam pad for the bar: a split tube held by two hook-and-loop straps. */
import type { Object3D } from 'three';
import { squatPad } from '../../catalogue/measures/accessories.ts';
import { olympicBars } from '../../catalogue/measures/bars.ts';
import { bumperPlates } from '../../catalogue/measures/plates.ts';
import { segs } from '../blocks/detail.ts';
import { group, mesh, onFloor, place } from '../blocks/objects.ts';
import { roundedRect } from '../blocks/outlines.ts';
import { framesAlong } from '../blocks/paths.ts';
import { subRibbon } from '../blocks/ribbons.ts';
import { ribbonStitches } from '../blocks/stitches.ts';
import { sweep } from '../blocks/sweeps.ts';
import { HALF, type Vec, v3 } from '../blocks/vectors.ts';
import { metres, sleeves, straightShaft } from '../parts/bar.ts';
import { bumperPlate } from '../parts/bumper.ts';
import { splitTube } from '../parts/foam.ts';
import { aroundShaft, line } from '../parts/lettering.ts';
import { loadedBar } from '../parts/loaded-bar.ts';
import type { Subject } from '../subject.ts';

const LENGTH = squatPad.length / 1000;
const OUTER = squatPad.outer / 2000;
const BORE = squatPad.bore / 2000;
const STRAP = squatPad.strap / 1000;
const STRAP_AT = LENGTH * 0.36;

const foams: Record<string, string> = { Black: 'foamBlack', Red: 'foamRed' };
const colours = Object.keys(foams);

/** Webbing once around the pad, its end lying over its beginning and lifted a little to be gripped. */
function strap(x: number) {
  const steps = segs(90, 36);
  const turns = 1.16;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const turn = (i / steps) * turns;
    const over = 0.0022 * Math.min(1, Math.max(0, (turn - 0.94) / 0.06));
    const lift = 0.006 * Math.max(0, (turn - 1.1) / 0.06) ** 2;
    const radius = OUTER + 0.0011 + over + lift;
    const angle = 2.5 - turn * 2 * Math.PI;
    const at: Vec = [x, radius * Math.sin(angle), radius * Math.cos(angle)];
    return v3(at);
  });
  const frames = framesAlong(points, [1, 0, 0]);
  const length = frames.at(-1)?.s ?? 0;
  const band = group(mesh(sweep(frames, roundedRect(STRAP, 0.002, 0.0008, 3)), 'cottonBlack'));
  const tab = subRibbon(frames, length - 0.07, length - 0.012, 0, 0.0013, 0.003);
  band.add(mesh(sweep(tab, roundedRect(STRAP - 0.006, 0.0012, 0.0005, 2)), 'hookTape'));
  for (const edge of [1, -1]) {
    band.add(
      ribbonStitches(frames, 0.004, length - 0.004, edge * (STRAP / 2 - 0.0022), 0.001, {
        pitch: 0.0046,
        material: 'threadGrey',
      }),
    );
  }
  return band;
}

/** Around its own axis, which lies along X at the origin. */
function padOnAxis(colour: string): Object3D {
  const material = foams[colour];
  if (!material) throw new Error(`no squat pad in ${colour}`);
  const words = aroundShaft(line('RACK & REP', 0.034, 0.001, 0.2, 0.08), OUTER);
  const mark = mesh(words, 'print');
  mark.rotation.x = -0.45;
  return group(
    splitTube({ length: LENGTH, outer: OUTER, bore: BORE, material }),
    strap(STRAP_AT),
    strap(-STRAP_AT),
    mark,
  );
}

const pad = (colour = 'Black') => onFloor(group(padOnAxis(colour)));

/** On the middle of a loaded bar. */
function onBar(colour: string) {
  const bar = olympicBars[1];
  const radius = metres(bar.shaft) / 2;
  const collar = 0.03;
  const plate = bumperPlates.find(({ kg }) => kg === 20);
  const discs = () =>
    plate
      ? [{ object: bumperPlate(plate), diameter: metres(plate.diameter), thickness: metres(plate.thickness) }]
      : [];
  const whole = group(
    straightShaft({
      length: metres(bar.between) + 2 * collar,
      radius,
      knurl: [
        [-0.6, -0.08],
        [0.08, 0.6],
      ],
    }),
    sleeves(metres(bar.between), {
      length: metres(bar.sleeveLength),
      collar,
      shaftRadius: radius,
      label: `${bar.kg} KG`,
    }),
    place(padOnAxis(colour), [0, radius - BORE, 0]),
  );
  return loadedBar({ bar: whole, from: metres(bar.between) / 2 + collar, plates: discs });
}

export const squatPadSubjects: Record<string, Subject> = {
  '37': {
    build: pad,
    pictured: colours,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Black foam pad for a barbell, a thick tube with two straps and RACK & REP in white',
      },
      { name: 'front', view: 'front', alt: 'Squat pad from the front' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.2, 0.05, 0.01], width: 0.17, from: [1, 0.45, 0.75] },
        alt: 'End of the pad with its bore for the bar and a hook-and-loop strap around it',
      },
      {
        name: 'in-use',
        view: 'macro',
        anchor: { at: [0, 0.23, 0], width: 0.66, from: [0.45, 0.4, 1] },
        scene: () => onBar('Black'),
        alt: 'The pad strapped around the middle of a loaded barbell',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: () =>
          group(
            place(group(pad('Black')), [-0.06, 0, -0.09], [0, 0.1, 0]),
            place(group(pad('Red')), [0.08, 0, 0.09], [0, -0.15, 0]),
          ),
        alt: 'Squat pads in black and in red',
      },
      {
        name: 'slit',
        view: 'threeQuarter',
        scene: () => group(onFloor(group(place(padOnAxis('Red'), [0, 0, 0], [HALF * 1.55, 0, 0])))),
        alt: 'Back of the red pad with the slit that opens it for the bar',
      },
    ],
  },
};
