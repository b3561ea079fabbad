/** Plain steel stand with a bar across, to hang things from in a picture. */

import { group, mesh } from '../blocks/objects.ts';
import { cyl, rbox } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF } from '../blocks/vectors.ts';

const BAR = 0.016;

/** Bar of 32 mm at `height` (metres) between two posts `span` apart. */
export function displayStand(span: number, height: number) {
  const stand = group(mesh(cyl(BAR, span, 0.001, 40).rotateZ(HALF), 'chrome', [0, height, 0]));
  for (const side of [1, -1]) {
    const x = (side * span) / 2;
    stand.add(
      beam([x, 0.05, 0], [x, height + 0.05, 0], 0.05, 0.05, 'powderBlack', [0, 0, 1]),
      beam([x, 0.025, -0.26], [x, 0.025, 0.26], 0.05, 0.05, 'powderBlack', [1, 0, 0]),
      mesh(rbox(0.053, 0.006, 0.053, 0.002), 'plastic', [x, height + 0.052, 0]),
    );
    for (const end of [1, -1])
      stand.add(mesh(rbox(0.053, 0.053, 0.006, 0.002), 'plastic', [x, 0.0265, end * 0.262]));
  }
  return stand;
}

export const standBarRadius = BAR;
