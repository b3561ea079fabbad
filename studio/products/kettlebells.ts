/** Cast iron kettlebells from 4 to 24 kg. */
import { kettlebells } from '../../catalogue/measures/kettlebells.ts';
import { group, place } from '../blocks/objects.ts';
import { kettlebell, lyingKettlebell } from '../parts/kettlebell.ts';
import { tile } from '../parts/rubber-tile.ts';
import type { Subject } from '../subject.ts';

const weights = Object.keys(kettlebells);

/** All weights in a row, the lightest in front. */
function row() {
  let x = 0;
  const line = group();
  for (const label of weights) {
    const half = (kettlebells[label]?.ball ?? 0) / 2000;
    x += half;
    line.add(place(kettlebell(label), [x, 0, 0], [0, 0.12, 0]));
    x += half + 0.012;
  }
  line.position.x = -x / 2;
  return group(line);
}

/** A pair on a rubber tile, as they stand between two sets. */
const pairOnTile = () =>
  group(
    tile('Black'),
    place(kettlebell('16 kg'), [-0.13, 0.02, 0.02], [0, 0.2, 0]),
    place(kettlebell('16 kg'), [0.14, 0.02, -0.05], [0, -0.25, 0]),
  );

/** One lies and shows the flat base, one stands. */
const flatBase = () =>
  group(
    place(kettlebell('12 kg'), [-0.13, 0, -0.1], [0, 0.3, 0]),
    place(lyingKettlebell('12 kg'), [0.1, 0, 0.06], [0, -0.35, 0]),
  );

export const kettlebellSubjects: Record<string, Subject> = {
  '49': {
    build: (variant = '4 kg') => kettlebell(variant),
    pictured: weights,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Cast iron kettlebell of 4 kg, black powder coat, seen from the front left',
      },
      {
        name: 'front',
        view: 'front',
        scene: () => kettlebell('16 kg'),
        alt: 'Kettlebell of 16 kg seen from the front, the weight in white on the ball',
      },
      {
        name: 'group',
        view: 'front',
        scene: row,
        alt: 'Six kettlebells in a row from 4 to 24 kg',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.02, 0.09, 0.075], width: 0.16, from: [0.5, 0.3, 1] },
        scene: () => kettlebell('16 kg'),
        alt: 'Raised white lettering RACK & REP 16 KG on the textured powder coat',
      },
      {
        name: 'detail-handle',
        view: 'macro',
        anchor: { at: [0.02, 0.222, 0], width: 0.2, from: [0.55, 0.35, 1] },
        scene: () => kettlebell('16 kg'),
        alt: 'The round handle of the kettlebell, running into the ball without a seam',
      },
      {
        name: 'base',
        view: 'threeQuarter',
        scene: flatBase,
        alt: 'Two kettlebells of 12 kg, one lying on its side with the flat base in view',
      },
      {
        name: 'pair',
        view: 'macro',
        anchor: { at: [0, 0.13, 0], width: 0.56 },
        scene: pairOnTile,
        alt: 'A pair of 16 kg kettlebells standing on a rubber floor tile',
      },
    ],
  },
};
