/** Bars for one purpose: trap bar, safety squat bar, multi-grip bar, lat pulldown bar. */
import { hexTrapBar, safetySquatBar, swissBar as swissSize } from '../../catalogue/measures/bars.ts';
import { group, onFloor, place } from '../blocks/objects.ts';
import { latBar, latBarTip } from '../parts/lat-bar.ts';
import { loadedBar } from '../parts/loaded-bar.ts';
import { sleeveStart } from '../parts/olympic-bar.ts';
import { bumper, discs, iron } from '../parts/plate-scenes.ts';
import { handleTip, squatBar } from '../parts/squat-bar.ts';
import { swissBar } from '../parts/swiss-bar.ts';
import { trapBar } from '../parts/trap-bar.ts';
import { inRoom } from '../room.ts';
import type { Subject } from '../subject.ts';

const FLANGE = 0.039;

/** How far the squat bar tips until its handles touch a floor that is `below` its sleeves' axis. */
function tipped(below: number) {
  const { y, z, radius } = handleTip;
  return Math.atan2(y, z) + Math.asin((below - radius) / Math.hypot(y, z));
}
const squat = (below: number) => place(group(squatBar()), [0, 0, 0], [tipped(below), 0, 0]);

const trap = (variant?: string) => trapBar(variant === 'Red' ? 'powderRed' : 'powderBlack');

export const specialtyBarSubjects: Record<string, Subject> = {
  8: {
    build: (variant) => onFloor(group(trap(variant))),
    pictured: ['Black', 'Red'],
    shots: [
      { name: 'three-quarter', view: 'threeQuarter', alt: 'Black hex trap bar with handles at two heights' },
      inRoom('Hex trap bar loaded with bumper plates', () =>
        loadedBar({
          bar: trap(),
          from: sleeveStart(hexTrapBar),
          plates: () => discs(bumper, 20, 10),
        }),
      ),
      { name: 'front', view: 'front', alt: 'Hex trap bar from the front: low and raised handles' },
      { name: 'top', view: 'top', alt: 'Hex trap bar from above: the hexagon one stands in' },
      {
        name: 'detail-handle',
        view: 'macro',
        anchor: { at: [0.31, FLANGE + 0.045, 0], width: 0.27, from: [-0.75, 0.6, 1] },
        alt: 'Knurled handles at frame height and 85 mm above it',
      },
      {
        name: 'detail-sleeve',
        view: 'macro',
        anchor: { at: [0.56, FLANGE, 0], width: 0.24, from: [0.7, 0.6, 1] },
        alt: 'Point of the welded hexagon with the sleeve for the plates',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () =>
          loadedBar({
            bar: trap(),
            from: sleeveStart(hexTrapBar),
            plates: () => discs(bumper, 20, 10),
          }),
        alt: 'Hex trap bar loaded with bumper plates',
      },
    ],
  },
  9: {
    build: () => onFloor(group(squat(FLANGE))),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Safety squat bar with padded yoke and forward handles',
      },
      inRoom('Safety squat bar loaded with bumper plates', () =>
        loadedBar({
          bar: squat(0.225),
          from: sleeveStart(safetySquatBar),
          plates: () => discs(bumper, 20, 15),
        }),
      ),
      {
        name: 'front',
        view: 'front',
        alt: 'Safety squat bar from the front: cambered ends, yoke in the middle',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.02, 0.13, 0.08], width: 0.5, from: [0.55, 0.6, 1] },
        alt: 'Neck and shoulder pads of the yoke with the two handles',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () =>
          loadedBar({
            bar: squat(0.225),
            from: sleeveStart(safetySquatBar),
            plates: () => discs(bumper, 20, 15),
          }),
        alt: 'Safety squat bar loaded with bumper plates',
      },
    ],
  },
  10: {
    build: () => onFloor(group(swissBar())),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Multi-grip Swiss bar, black frame with chrome handles',
      },
      inRoom('Swiss bar loaded with cast iron plates', () =>
        loadedBar({
          bar: swissBar(),
          from: sleeveStart(swissSize),
          plates: () => discs(iron, 20, 10),
        }),
      ),
      { name: 'front', view: 'front', alt: 'Swiss bar from the front, 2130 mm long' },
      { name: 'top', view: 'top', alt: 'Swiss bar from above: three pairs of handles, neutral and angled' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.24, FLANGE, 0], width: 0.38, from: [0.35, 0.8, 1] },
        alt: 'Knurled handles at 0, 15 and 30 degrees in the welded frame',
      },
      {
        name: 'in-use',
        view: 'threeQuarter',
        scene: () =>
          loadedBar({
            bar: swissBar(),
            from: sleeveStart(swissSize),
            plates: () => discs(iron, 20, 10),
          }),
        alt: 'Swiss bar loaded with cast iron plates',
      },
    ],
  },
  16: {
    build: () => onFloor(group(latBar())),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Lat pulldown bar, chrome, with bent ends and rubber grips',
      },
      { name: 'front', view: 'front', alt: 'Lat pulldown bar from the front, 1220 mm long' },
      { name: 'top', view: 'top', alt: 'Lat pulldown bar from above: ends bent by 25 degrees' },
      {
        name: 'detail-swivel',
        view: 'macro',
        anchor: { at: [0, 0.02, -0.03], width: 0.14, from: [0.6, 0.75, 0.8] },
        alt: 'Swivel and ring in the middle of the bar',
      },
      {
        name: 'detail-grip',
        view: 'macro',
        anchor: { at: [latBarTip[0] - 0.06, 0.015, latBarTip[2] - 0.03], width: 0.16, from: [0.5, 0.6, 1] },
        alt: 'Ribbed rubber grip on the bent end',
      },
    ],
  },
};
