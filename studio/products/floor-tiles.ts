/** Rubber floor tiles: one tile, a stack of them, a floor laid with them. */
import { rubberTile } from '../../catalogue/measures/floor-and-boxes.ts';
import { group, place } from '../blocks/objects.ts';
import { kettlebell } from '../parts/kettlebell.ts';
import { tileColours as colours, tile } from '../parts/rubber-tile.ts';
import type { Subject } from '../subject.ts';

const LENGTH = rubberTile.length / 1000;
const WIDTH = rubberTile.width / 1000;
const THICK = rubberTile.thickness / 1000;

/** Tiles of all colours on top of each other, each pulled out a little. */
const stack = () =>
  group(
    ...[...colours, ...colours].map((colour, i) =>
      place(
        tile(colour),
        [0.012 * Math.sin(i * 2.4), i * (THICK + 0.0003), 0.02 * Math.cos(i * 1.7)],
        [0, 0.05 * Math.sin(i * 1.9), 0],
      ),
    ),
  );

/** Two by two metres laid edge to edge. */
function floor(colour: string) {
  const laid = group();
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 2; column++)
      laid.add(place(tile(colour), [column * (LENGTH + 0.0012), 0, row * (WIDTH + 0.0012)]));
  return laid;
}

const inUse = () =>
  group(
    floor('Grey speckle'),
    place(kettlebell('24 kg'), [0.5, THICK, 0.72], [0, 0.4, 0]),
    place(kettlebell('16 kg'), [0.86, THICK, 0.86], [0, 0.1, 0]),
  );

/** The three colours as steps, so that face and thickness both show. */
const steps = () =>
  group(...colours.map((colour, i) => place(tile(colour), [i * 0.11, i * (THICK + 0.0003), -i * 0.09])));

export const floorTileSubjects: Record<string, Subject> = {
  '50': {
    build: (variant) => tile(variant),
    pictured: colours,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Black rubber floor tile of 1,000 by 500 mm lying flat',
      },
      {
        name: 'top',
        view: 'top',
        scene: () => tile('Grey speckle'),
        alt: 'Floor tile with grey speckle seen from above',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.47, 0.012, 0.235], width: 0.1, from: [0.7, 0.75, 1] },
        scene: () => tile('Grey speckle'),
        alt: 'Corner of the tile: pressed rubber crumb with grey chips, 20 mm thick',
      },
      {
        name: 'colours',
        view: 'threeQuarter',
        scene: steps,
        alt: 'The tile in black, with grey and with blue speckle, laid on each other like steps',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: stack,
        alt: 'Six floor tiles in a stack',
      },
      {
        name: 'in-use',
        view: 'macro',
        anchor: { at: [0.64, 0.09, 0.76], width: 1.25 },
        scene: inUse,
        alt: 'A floor laid with the tiles, two kettlebells on it',
      },
    ],
  },
};
