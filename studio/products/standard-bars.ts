/** Rods for 28 mm plates, with star nuts. */
import { standardRods } from '../../catalogue/measures/bars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, onFloor, place } from '../blocks/objects.ts';
import { curlRod, straightRod } from '../parts/standard-rod.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const endOf = (id: keyof typeof standardRods) => metres(standardRods[id].length) / 2;

/** Where the grip of the straight rod begins. */
const KNURL = 0.14;

/** Half of the star nut a lying rod rests on. */
const HEIGHT = 0.028;

export const standardBarSubjects: Record<string, Subject> = {
  11: {
    build: () => onFloor(group(straightRod())),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        scene: () => onFloor(place(group(straightRod()), [0, 0, 0], [0, -0.6, 0])),
        alt: 'Straight 5 ft rod, chrome, with two star nuts',
      },
      inRoom('Straight rod loaded with rubber tri-grip plates', () => onFloor(group(straightRod(20, 15, 5)))),
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [endOf(11) - 0.05, HEIGHT, 0], width: 0.14, from: [0.8, 0.5, 1] },
        alt: 'Threaded end of the rod with its chrome star nut',
      },
      {
        name: 'detail-knurl',
        view: 'macro',
        anchor: { at: [KNURL, HEIGHT + 0.004, 0.006], width: 0.06, from: [0.3, 0.6, 1] },
        alt: 'Where the knurled grip of the rod begins',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () => onFloor(group(straightRod(20, 15, 5))),
        alt: 'Straight rod loaded with rubber tri-grip plates, held by the star nuts',
      },
    ],
  },
  12: {
    build: () => onFloor(group(curlRod())),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'EZ curl rod, chrome, with five bends and two star nuts',
      },
      inRoom('EZ curl rod loaded with rubber tri-grip plates', () => onFloor(group(curlRod(10, 5)))),
      { name: 'top', view: 'top', alt: 'EZ curl rod from above: five bends' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [endOf(12) - 0.06, HEIGHT, 0], width: 0.14, from: [0.7, 0.55, 1] },
        alt: 'Threaded end and star nut of the EZ curl rod',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () => onFloor(group(curlRod(10, 5))),
        alt: 'EZ curl rod loaded with rubber tri-grip plates',
      },
    ],
  },
};
