/** Weight plates, sold in pairs and sets. */

import { metres } from '../../catalogue/measures/metres.ts';
import { competitionPlates } from '../../catalogue/measures/plates.ts';
import type { Anchor } from '../framing.ts';
import { standing } from '../parts/arrange.ts';
import {
  barbell,
  bumper,
  change,
  changeSet,
  competition,
  disc,
  discs,
  fan,
  flat,
  iron,
  pairOf,
  stackAndLean,
  triGrip,
  twoTowers,
  upright,
  weightOf,
} from '../parts/plate-scenes.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

/** The labels of the weights in the shop. */
const pairs = ({ sizes }: { sizes: readonly { kg: number }[] }) => sizes.map(({ kg }) => `${kg} kg pair`);

/** A macro of the face of a plate lying flat. */
const onFace = (thickness: number, z: number, width: number): Anchor => ({
  at: [0, metres(thickness), z],
  width,
  from: [0.25, 0.75, 1],
});

export const plateSubjects: Record<string, Subject> = {
  36: {
    build: (variant) =>
      variant?.startsWith('Set') ? fan(iron, 0.85) : pairOf(iron, weightOf(iron, variant)),
    pictured: [...pairs(iron), 'Set 107.5 kg (pairs of 1.25 to 20 kg)'],
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        scene: () => pairOf(iron, 20),
        alt: 'Pair of 20 kg cast iron Olympic plates, grey hammertone',
      },
      inRoom('Cast iron plates of 1.25 to 20 kg', () => fan(iron, 0.85)),
      {
        name: 'front',
        view: 'front',
        scene: () => upright(disc(iron, 20)),
        alt: '20 kg cast iron plate from the front',
      },
      {
        name: 'detail',
        view: 'macro',
        scene: () => flat(disc(iron, 20)),
        anchor: onFace(30, 0.1, 0.24),
        alt: 'Raised lettering and machined hole in grey hammertone',
      },
      {
        name: 'group',
        view: 'front',
        scene: () => fan(iron, 0.85),
        alt: 'Cast iron plates of 20, 15, 10, 5, 2.5 and 1.25 kg leaning in order',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () => barbell(() => discs(iron, 20, 10, 5)),
        alt: 'Barbell loaded with cast iron plates of 20, 10 and 5 kg',
      },
    ],
  },
  38: {
    build: (variant) =>
      variant?.startsWith('Set') ? twoTowers(bumper) : pairOf(bumper, weightOf(bumper, variant)),
    pictured: [...pairs(bumper), 'Set 150 kg (pairs of 5 to 25 kg)'],
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        scene: () => pairOf(bumper, 20),
        alt: 'Pair of 20 kg black rubber bumper plates with steel hubs',
      },
      inRoom('Tower of black bumper plates, one more leaning on it,', () => stackAndLean(bumper, 25)),
      {
        name: 'front',
        view: 'front',
        scene: () => upright(disc(bumper, 20)),
        alt: '20 kg rubber bumper plate from the front',
      },
      {
        name: 'side',
        view: 'front',
        scene: () => standing(discs(bumper, 5, 10, 15, 20, 25), 0.05),
        alt: 'Bumper plates of 5, 10, 15, 20 and 25 kg from the side: 28 to 100 mm thick',
      },
      {
        name: 'detail',
        view: 'macro',
        scene: () => flat(disc(bumper, 20)),
        anchor: onFace(84, 0.06, 0.26),
        alt: 'Steel hub ring and raised white lettering of a 20 kg bumper plate',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: () => stackAndLean(bumper, 25),
        alt: 'Tower of bumper plates of 5 to 25 kg, one more leaning on it',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () => barbell(() => discs(bumper, 25, 15)),
        alt: 'Olympic barbell loaded with bumper plates of 25 and 15 kg',
      },
    ],
  },
  40: {
    build: (variant) => pairOf(competition, weightOf(competition, variant)),
    pictured: competitionPlates.map((plate) => `${plate.kg} kg pair ${plate.colour}`),
    shots: [
      { name: 'three-quarter', view: 'threeQuarter', alt: 'Pair of green 10 kg competition bumper plates' },
      inRoom('Tower of competition plates, a red one leaning on it,', () => stackAndLean(competition, 25)),
      {
        name: 'front',
        view: 'front',
        scene: () => upright(disc(competition, 25)),
        alt: 'Red 25 kg competition plate from the front, steel disc in the middle',
      },
      {
        name: 'side',
        view: 'threeQuarter',
        scene: () => standing(discs(competition, 10, 15, 20, 25), 0.07, 0.35),
        alt: 'Green, yellow, blue and red competition plates standing side by side',
      },
      {
        name: 'detail',
        view: 'macro',
        scene: () => flat(disc(competition, 20)),
        anchor: onFace(54, 0.1, 0.26),
        alt: 'Bolted steel disc and lettering of a blue 20 kg plate',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: () => stackAndLean(competition, 25),
        alt: 'Tower of competition plates in the four colours, a red one leaning on it',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () => barbell(() => discs(competition, 25, 20, 15, 10)),
        alt: 'Olympic barbell loaded with red, blue, yellow and green plates',
      },
    ],
  },
  41: {
    build: (variant) => pairOf(triGrip, weightOf(triGrip, variant)),
    pictured: pairs(triGrip),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        scene: () => pairOf(triGrip, 10),
        alt: 'Pair of 10 kg rubber plates with three grip openings',
      },
      inRoom('Rubber tri-grip plates of 2.5 to 20 kg', () => fan(triGrip, 0.9)),
      {
        name: 'front',
        view: 'front',
        scene: () => upright(disc(triGrip, 10)),
        alt: '10 kg rubber tri-grip plate from the front',
      },
      {
        name: 'detail',
        view: 'macro',
        scene: () => flat(disc(triGrip, 10)),
        anchor: onFace(38, 0.06, 0.2),
        alt: 'Grip openings with rounded lips and the steel ring of the 28 mm hole',
      },
      {
        name: 'group',
        view: 'front',
        scene: () => fan(triGrip, 0.9),
        alt: 'Rubber tri-grip plates of 20, 15, 10, 5 and 2.5 kg leaning in order',
      },
    ],
  },
  42: {
    build: () => changeSet(),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Set of eight change plates: white, black, green and yellow pairs',
      },
      inRoom('Set of eight change plates'),
      {
        name: 'detail',
        view: 'macro',
        scene: () => flat(disc(change, 1.5)),
        anchor: onFace(19, 0.03, 0.15),
        alt: 'Lettering and steel bush of the yellow 1.5 kg change plate',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: () => stackAndLean(change, 1),
        alt: 'Change plates stacked, a green 1 kg plate leaning on them',
      },
      {
        name: 'in-use',
        view: 'macro',
        anchor: { at: [0.78, 0.225, 0], width: 0.5, from: [1, 0.35, 0.7] },
        scene: () => barbell(() => [...discs(competition, 25), ...discs(change, 1.5, 0.5)]),
        alt: 'Change plates beside a red competition plate on a barbell',
      },
    ],
  },
};
