/** Dumbbells, sold in pairs: hexagonal, round, dipped, adjustable, and handles for Olympic plates. */
import type { Object3D } from 'three';
import {
  adjustableSets,
  hexDumbbells,
  neopreneDumbbells,
  roundDumbbells,
} from '../../catalogue/measures/dumbbells.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, onFloor, place } from '../blocks/objects.ts';
import type { Anchor } from '../framing.ts';
import { adjustableDumbbell, hexDumbbell, neopreneDumbbell, roundDumbbell } from '../parts/dumbbell.ts';
import {
  adjustablePair,
  byLabel,
  hexPair,
  hexRange,
  hexSet,
  loadable,
  loadedHandle,
  neopreneRow,
  pair,
  roundRow,
  setOf,
  unpacked,
} from '../parts/dumbbell-scenes.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const TURN = 0.6;

/** The labels of the weights in the shop. */
const pairs = (sizes: readonly { kg: number }[]) => sizes.map(({ kg }) => `${kg} kg pair`);

const alone = (object: Object3D) => onFloor(place(group(object), [0, 0, 0], [0, -TURN, 0]));

/** A macro of the outer end of a dumbbell set down by `alone`. */
const endFace = (half: number, height: number, width: number): Anchor => ({
  at: [half * Math.cos(TURN), height, half * Math.sin(TURN)],
  width,
  from: [Math.cos(TURN) - 0.25, 0.35, Math.sin(TURN) + 0.35],
});

const twenty = byLabel(hexDumbbells, '20 kg');
const roundTwenty = byLabel(roundDumbbells, '20 kg');
const threeKilos = byLabel(neopreneDumbbells, '3 kg');
const half = (size: { head: number; grip: number }) => metres(size.head + size.grip / 2);

export const dumbbellSubjects: Record<string, Subject> = {
  13: {
    build: (variant) =>
      variant?.startsWith('Full set') ? hexSet() : hexPair(byLabel(hexDumbbells, variant).kg),
    pictured: [...pairs(hexDumbbells), 'Full set 405 kg (12 pairs, 2.5 to 35 kg)'],
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        scene: () => hexPair(20),
        alt: 'Pair of 20 kg rubber hex dumbbells with chrome handles',
      },
      inRoom('Pair of 20 kg rubber hex dumbbells', () => hexPair(20)),
      {
        name: 'front',
        view: 'front',
        scene: () => onFloor(group(hexDumbbell(twenty))),
        alt: '20 kg rubber hex dumbbell from the front',
      },
      {
        name: 'detail-number',
        view: 'macro',
        scene: () => alone(hexDumbbell(twenty)),
        anchor: endFace(half(twenty), 0.075, 0.19),
        alt: 'Sunk number 20 KG on the end of the hexagonal head',
      },
      {
        name: 'detail-handle',
        view: 'macro',
        scene: () => onFloor(group(hexDumbbell(twenty))),
        anchor: { at: [0.005, 0.08, 0], width: 0.13, from: [0.35, 0.55, 1] },
        alt: 'Knurled chrome handle that swells towards the palm',
      },
      {
        name: 'group',
        view: 'front',
        scene: hexRange,
        alt: 'Twelve rubber hex dumbbells in rows, 2.5 to 35 kg',
      },
      {
        name: 'set',
        view: 'threeQuarter',
        scene: hexSet,
        alt: 'Full set of twelve pairs of rubber hex dumbbells',
      },
    ],
  },
  15: {
    build: adjustablePair,
    pictured: adjustableSets.map((set) => set.label),
    shots: [
      { name: 'three-quarter', view: 'threeQuarter', alt: 'Two adjustable dumbbells of the 17.5 kg set' },
      inRoom('Two adjustable dumbbells'),
      {
        name: 'front',
        view: 'front',
        scene: () => onFloor(group(adjustableDumbbell(setOf('25 kg set')))),
        alt: 'One adjustable dumbbell of the 25 kg set from the front',
      },
      {
        name: 'detail',
        view: 'macro',
        scene: () => alone(adjustableDumbbell(setOf('17.5 kg set'))),
        anchor: { at: [0.125, 0.1, 0.085], width: 0.2, from: [0.7, 0.4, 0.8] },
        alt: 'Chrome star nut on the threaded end, rubber plates behind it',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: () => unpacked(setOf('25 kg set')),
        alt: 'What is in the 25 kg set: two threaded handles with star nuts and twelve rubber plates',
      },
    ],
  },
  18: {
    build: (variant) => {
      const size = byLabel(neopreneDumbbells, variant);
      return pair(() => neopreneDumbbell(size), metres(size.head) * 1.1);
    },
    pictured: pairs(neopreneDumbbells),
    shots: [
      { name: 'three-quarter', view: 'threeQuarter', alt: 'Pair of 1 kg neoprene dumbbells, pink' },
      inRoom('Neoprene dumbbells of 1 to 5 kg', neopreneRow),
      {
        name: 'front',
        view: 'front',
        scene: () => onFloor(group(neopreneDumbbell(threeKilos))),
        alt: '3 kg neoprene dumbbell, violet, from the front',
      },
      {
        name: 'detail',
        view: 'macro',
        scene: () => alone(neopreneDumbbell(threeKilos)),
        anchor: endFace(metres(threeKilos.length) / 2, 0.04, 0.12),
        alt: 'Weight on the hexagonal end of a violet 3 kg dumbbell',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: neopreneRow,
        alt: 'Neoprene dumbbells of 1 to 5 kg, each weight in its colour',
      },
    ],
  },
  19: {
    build: (variant) => {
      const size = byLabel(roundDumbbells, variant);
      return pair(() => roundDumbbell(size), metres(size.diameter));
    },
    pictured: pairs(roundDumbbells),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        scene: () => pair(() => roundDumbbell(roundTwenty), metres(roundTwenty.diameter)),
        alt: 'Pair of 20 kg round urethane dumbbells',
      },
      inRoom('Pair of 20 kg round urethane dumbbells', () =>
        pair(() => roundDumbbell(roundTwenty), metres(roundTwenty.diameter)),
      ),
      {
        name: 'front',
        view: 'front',
        scene: () => onFloor(group(roundDumbbell(roundTwenty))),
        alt: '20 kg round urethane dumbbell from the front',
      },
      {
        name: 'detail',
        view: 'macro',
        scene: () => alone(roundDumbbell(roundTwenty)),
        anchor: endFace(half(roundTwenty), 0.08, 0.19),
        alt: 'Steel end plate with the etched weight in a urethane head',
      },
      {
        name: 'group',
        view: 'front',
        scene: roundRow,
        alt: 'Round urethane dumbbells of 5 to 30 kg in a row',
      },
    ],
  },
  20: {
    build: () => pair(loadable, 0.14),
    shots: [
      { name: 'three-quarter', view: 'threeQuarter', alt: 'Pair of loadable dumbbell handles, chrome' },
      inRoom('Pair of loadable dumbbell handles'),
      {
        name: 'front',
        view: 'front',
        scene: () => onFloor(group(loadable())),
        alt: 'Loadable dumbbell handle from the front, 500 mm long',
      },
      {
        name: 'detail',
        view: 'macro',
        scene: () => onFloor(group(loadable())),
        anchor: { at: [0.04, 0.04, 0], width: 0.16, from: [0.5, 0.55, 1] },
        alt: 'Knurled grip between the collars of a loadable handle',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () => onFloor(place(loadedHandle(5, 5, 2.5), [0, 0, 0], [0, -0.35, 0])),
        alt: 'Loadable handle with cast iron Olympic plates and spring collars',
      },
    ],
  },
};
