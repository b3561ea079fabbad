/** Olympic bars with turning sleeves: straight ones and the curl bar. */
import type { Object3D } from 'three';
import { curlBars, olympicBars } from '../../catalogue/measures/bars.ts';
import { metres } from '../../catalogue/measures/metres.ts';
import { group, onFloor, place } from '../blocks/objects.ts';
import type { Anchor } from '../framing.ts';
import type { Disc } from '../parts/arrange.ts';
import { loadedBar } from '../parts/loaded-bar.ts';
import { ezBar, olympicBar, type StraightId, sleeveStart } from '../parts/olympic-bar.ts';
import { bumper, discs, iron } from '../parts/plate-scenes.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const loaded = (id: StraightId, plates: () => Disc[]) =>
  loadedBar({ bar: olympicBar(id), from: sleeveStart(olympicBars[id]), plates });

/** Lying across the picture from the back on the left to the front on the right, so that a long bar fills it. */
const diagonal = (bar: Object3D) => onFloor(place(group(bar), [0, 0, 0], [0, -0.62, 0]));

/** From the middle to the end of the bar, to its outer knurl mark and to its collar. */
const endOf = (id: StraightId) => metres(olympicBars[id].length) / 2;
const markOf = (id: StraightId) => metres(olympicBars[id].marks[0] ?? 400) / 2;
const flangeOf = (id: StraightId) => metres(olympicBars[id].between) / 2;

/** The axis of a bar that lies on its collars. */
const HEIGHT = 0.039;

const sleeveEnd = (id: StraightId): Anchor => ({
  at: [endOf(id) - 0.04, HEIGHT, 0],
  width: 0.13,
  from: [1, 0.45, 0.8],
});
/** So close to the shaft that its diamonds can be counted. */
const knurl = (x: number, width: number): Anchor => ({
  at: [x, HEIGHT + 0.004, 0.006],
  width,
  from: [0.3, 0.6, 1],
});

export const olympicBarSubjects: Record<string, Subject> = {
  1: {
    build: () => onFloor(group(olympicBar(1))),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        scene: () => diagonal(olympicBar(1)),
        alt: 'Olympic barbell, hard chrome, seen along its length',
      },
      inRoom('Olympic barbell loaded with rubber bumper plates and spring collars', () =>
        loaded(1, () => discs(bumper, 20, 10)),
      ),
      {
        name: 'detail-sleeve',
        view: 'macro',
        anchor: sleeveEnd(1),
        alt: 'End of the sleeve with grooves, snap ring and the blue 20 KG cap',
      },
      {
        name: 'detail-knurl',
        view: 'macro',
        anchor: knurl(markOf(1) - 0.012, 0.075),
        alt: 'Diamond knurling of the shaft with its two knurl marks',
      },
      {
        name: 'detail-collar',
        view: 'macro',
        anchor: { at: [flangeOf(1) + 0.02, HEIGHT, 0], width: 0.16, from: [0.75, 0.5, 1] },
        alt: 'Collar between the knurled shaft and the turning sleeve',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () => loaded(1, () => discs(bumper, 20, 10)),
        alt: 'Olympic barbell loaded with rubber bumper plates and spring collars',
      },
    ],
  },
  3: {
    build: () => onFloor(group(olympicBar(3))),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        scene: () => diagonal(olympicBar(3)),
        alt: '15 kg Olympic barbell, hard chrome, seen along its length',
      },
      inRoom('15 kg Olympic barbell loaded with 10 kg bumper plates', () =>
        loaded(3, () => discs(bumper, 10)),
      ),
      {
        name: 'detail-sleeve',
        view: 'macro',
        anchor: sleeveEnd(3),
        alt: 'End of the sleeve with the yellow 15 KG cap',
      },
      {
        name: 'detail-knurl',
        view: 'macro',
        anchor: knurl(metres(olympicBars[3].knurlFrom), 0.06),
        alt: 'Where the knurling of the 25 mm shaft begins beside its smooth middle',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () => loaded(3, () => discs(bumper, 10)),
        alt: '15 kg Olympic barbell loaded with 10 kg bumper plates',
      },
    ],
  },
  4: {
    build: () => onFloor(group(olympicBar(4))),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        scene: () => diagonal(olympicBar(4)),
        alt: 'Powerlifting barbell, black zinc, seen along its length',
      },
      inRoom('Powerlifting barbell loaded with cast iron plates', () =>
        loaded(4, () => discs(iron, 20, 20, 20, 15, 10)),
      ),
      {
        name: 'detail-knurl',
        view: 'macro',
        anchor: knurl(markOf(4), 0.06),
        alt: 'Deep knurling of the 29 mm shaft with the powerlifting mark',
      },
      {
        name: 'detail-sleeve',
        view: 'macro',
        anchor: sleeveEnd(4),
        alt: 'End of the black sleeve with the red 20 KG cap',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () => loaded(4, () => discs(iron, 20, 20, 20, 15, 10)),
        alt: 'Powerlifting barbell loaded with cast iron plates',
      },
    ],
  },
  5: {
    build: () => onFloor(group(olympicBar(5))),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        scene: () => diagonal(olympicBar(5)),
        alt: '5 ft Olympic barbell, chrome, seen along its length',
      },
      inRoom('5 ft Olympic barbell loaded with cast iron plates', () => loaded(5, () => discs(iron, 15, 5))),
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [flangeOf(5) + 0.04, HEIGHT, 0], width: 0.2, from: [0.8, 0.5, 1] },
        alt: 'Sleeve and collar of the 5 ft bar',
      },
      {
        name: 'scale',
        view: 'threeQuarter',
        scene: () =>
          group(onFloor(group(olympicBar(5))), onFloor(place(group(olympicBar(1)), [0, 0, -0.22]))),
        alt: '5 ft bar in front of a 7 ft bar: 680 mm shorter',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () => loaded(5, () => discs(iron, 15, 5)),
        alt: '5 ft Olympic barbell loaded with cast iron plates',
      },
    ],
  },
  6: {
    build: () => onFloor(group(ezBar())),
    shots: [
      { name: 'three-quarter', view: 'threeQuarter', alt: 'Olympic EZ curl bar, chrome, with five bends' },
      inRoom('Olympic EZ curl bar loaded with cast iron plates and spring collars', () =>
        loadedBar({
          bar: ezBar(),
          from: sleeveStart(curlBars[6]),
          plates: () => discs(iron, 10, 2.5),
        }),
      ),
      { name: 'top', view: 'top', alt: 'Olympic EZ curl bar from above: the W of its shaft' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.14, HEIGHT, -0.045], width: 0.13, from: [0.4, 0.8, 1] },
        alt: 'Knurled grips on both sides of a bend',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () =>
          loadedBar({
            bar: ezBar(),
            from: sleeveStart(curlBars[6]),
            plates: () => discs(iron, 10, 2.5),
          }),
        alt: 'Olympic EZ curl bar loaded with cast iron plates and spring collars',
      },
    ],
  },
  7: {
    build: () => onFloor(group(olympicBar(7))),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        scene: () => diagonal(olympicBar(7)),
        alt: '4 ft Olympic straight bar, chrome',
      },
      inRoom('4 ft Olympic straight bar loaded with cast iron plates', () =>
        loaded(7, () => discs(iron, 10, 5)),
      ),
      {
        name: 'detail',
        view: 'macro',
        anchor: sleeveEnd(7),
        alt: 'End of the sleeve with the 8 KG cap',
      },
      {
        name: 'detail-knurl',
        view: 'macro',
        anchor: knurl(metres(olympicBars[7].knurlFrom), 0.06),
        alt: 'Where the knurling of the 4 ft bar begins beside its smooth middle',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () => loaded(7, () => discs(iron, 10, 5)),
        alt: '4 ft Olympic straight bar loaded with cast iron plates',
      },
    ],
  },
};
