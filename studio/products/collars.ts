/** Barbell collars, sold in pairs. */
import type { Object3D } from 'three';
import { collarWidth, olympicBars } from '../../catalogue/measures/bars.ts';
import { lockCollar as lockSize } from '../../catalogue/measures/collars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { bumperPlates } from '../../catalogue/measures/plates.ts';
import { group, onFloor, place } from '../blocks/objects.ts';
import { HALF } from '../blocks/vectors.ts';
import type { Anchor } from '../framing.ts';
import { sleeve, straightShaft } from '../parts/bar.ts';
import { bumperPlate } from '../parts/bumper.ts';
import { lockCollar } from '../parts/lock-collar.ts';
import { springCollar } from '../parts/spring-collar.ts';
import type { Subject } from '../subject.ts';

/** One standing on its coil, one lying on its face. */
const springPair = () =>
  group(
    onFloor(place(group(springCollar()), [-0.045, 0, -0.02], [0, 0.5, 0])),
    onFloor(place(group(springCollar()), [0.05, 0, 0.04], [-HALF, 0, -0.9])),
  );

const colours = {
  Black: 'absBlack',
  Red: 'absRed',
  Blue: 'absBlue',
} as const;
type Colour = keyof typeof colours;
const isColour = (label: string | undefined): label is Colour => label !== undefined && label in colours;

const lock = (variant?: string) => lockCollar(colours[isColour(variant) ? variant : 'Black']);

const lockPair = (variant?: string) =>
  group(
    onFloor(place(group(lock(variant)), [-0.055, 0, -0.03], [0, 0.45, 0])),
    onFloor(place(group(lock(variant)), [0.055, 0, 0.045], [-HALF, 0, 0.5])),
  );

/** The end of a loaded bar: two bumper plates, the collar, the sleeve; cut off in the middle of the shaft. */
function onSleeve(collar: Object3D, width: number) {
  const bar = olympicBars[1];
  const radius = metres(bar.shaft) / 2;
  const inner = metres(collarWidth(bar));
  const g = group(
    sleeve({
      length: metres(bar.sleeveLength),
      collar: inner,
      shaftRadius: radius,
      label: '20 KG',
      cap: 'bumperBlue',
    }),
    place(straightShaft({ length: 0.3, radius, knurl: [[-0.15, 0.1]] }), [-0.12, 0, 0]),
  );
  let x = inner;
  for (const plate of bumperPlates.filter(({ kg }) => kg === 20 || kg === 15).reverse()) {
    const thick = metres(plate.thickness);
    g.add(place(group(bumperPlate(plate)), [x + thick / 2, 0, 0], [0, HALF, -0.7]));
    x += thick;
  }
  g.add(place(group(collar), [x + width / 2, 0, 0], [0.35, HALF, 0]));
  return onFloor(group(g));
}

/** Where the collar of `onSleeve` is. */
const collarAt = metres(collarWidth(olympicBars[1]) + 84 + 65) + 0.02;

const inUse: Anchor = { at: [collarAt + 0.02, 0.225, 0], width: 0.34, from: [1, 0.35, 0.75] };

export const collarSubjects: Record<string, Subject> = {
  43: {
    build: springPair,
    shots: [
      { name: 'three-quarter', view: 'threeQuarter', alt: 'Pair of chrome spring collars with black grips' },
      {
        name: 'front',
        view: 'front',
        scene: () => onFloor(group(springCollar())),
        alt: 'Spring collar from the front, its two grips pointing up',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.05, 0.014, 0.04], width: 0.1, from: [0.3, 0.5, 1] },
        alt: 'Three turns of 7 mm spring steel wire',
      },
      {
        name: 'in-use',
        view: 'macro',
        scene: () => onSleeve(springCollar(0.0502), 0.028),
        anchor: inUse,
        alt: 'Spring collar holding bumper plates on the sleeve of a bar',
      },
    ],
  },
  44: {
    build: lockPair,
    pictured: Object.keys(colours),
    shots: [
      { name: 'three-quarter', view: 'threeQuarter', alt: 'Pair of black quick-lock collars' },
      {
        name: 'front',
        view: 'front',
        scene: () => onFloor(group(lock())),
        alt: 'Black quick-lock collar from the front, its lever closed',
      },
      {
        name: 'detail',
        view: 'macro',
        scene: () => onFloor(place(group(lock('Red')), [0, 0, 0], [0, 0.4, 0])),
        anchor: { at: [0.012, 0.075, 0.01], width: 0.1, from: [0.6, 0.6, 1] },
        alt: 'Hinge and lever of a red quick-lock collar',
      },
      {
        name: 'in-use',
        view: 'macro',
        scene: () => onSleeve(lock(), metres(lockSize.width)),
        anchor: inUse,
        alt: 'Quick-lock collar holding bumper plates on the sleeve of a bar',
      },
    ],
  },
};
