/** Cotton lifting straps and wrist wraps, sold in pairs. */
import { group, place } from '../blocks/objects.ts';
import { displayStand, standBarRadius } from '../parts/display-stand.ts';
import { rolledStrap, strapColours, woundStrap } from '../parts/lifting-strap.ts';
import { flatWrap, openedWrap, rolledWrap, wrapColours } from '../parts/wrist-wrap.ts';
import type { Subject } from '../subject.ts';

const straps = (colour = 'Black') =>
  group(
    place(rolledStrap(colour, 0.02, 2.2), [-0.11, 0, -0.085], [0, 2.5, 0]),
    place(rolledStrap(colour, 0.024, 1.7), [0.1, 0, 0.08], [0, 1.9, 0]),
  );

/** Both straps wound around a bar, as before a pull. */
const strapsOnBar = () =>
  group(
    displayStand(0.5, 0.62),
    place(woundStrap('Black', standBarRadius), [0.045, 0.62, 0]),
    place(woundStrap('Black', standBarRadius), [-0.19, 0.62, 0]),
  );

const wraps = (colour = 'Black') =>
  group(
    place(rolledWrap(colour), [0.08, 0, -0.08], [0, 0.8, 0]),
    place(openedWrap(colour), [-0.02, 0, 0.06], [0, 0.35, 0]),
  );

export const strapAndWrapSubjects: Record<string, Subject> = {
  '46': {
    build: straps,
    pictured: strapColours,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Pair of black cotton lifting straps with red stitching, half rolled up',
      },
      { name: 'top', view: 'top', alt: 'The pair of lifting straps from above, each with its sewn eye' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [-0.02, 0.02, 0.03], width: 0.075 },
        alt: 'Weave of the cotton and the red box-and-cross stitching of the strap',
      },
      {
        name: 'in-use',
        view: 'macro',
        anchor: { at: [0.025, 0.56, 0], width: 0.34, from: [0.4, 0.25, 1] },
        scene: strapsOnBar,
        alt: 'Two lifting straps wound around a bar, their wrist loops hanging',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: () => group(place(straps('Black'), [-0.17, 0, 0.1]), place(straps('Red'), [0.17, 0, -0.1])),
        alt: 'Lifting straps in black and in red',
      },
    ],
  },
  '47': {
    build: wraps,
    pictured: wrapColours,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Pair of black wrist wraps with red stripes, one rolled up, one opened to its hook tape',
      },
      { name: 'top', view: 'top', alt: 'The pair of wrist wraps from above' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.1, 0.02, 0.02], width: 0.14 },
        alt: 'Ribbed elastic cloth and stitched hook tape of the wrist wrap',
      },
      {
        name: 'length',
        view: 'threeQuarter',
        scene: () => group(flatWrap('Grey'), place(rolledWrap('Grey'), [0.06, 0, -0.14], [0, 0.8, 0])),
        alt: 'A grey wrist wrap laid out to its full 18 inches, thumb loop at one end, beside a rolled one',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: () => group(place(wraps('Black'), [-0.14, 0, 0.09]), place(wraps('Grey'), [0.15, 0, -0.09])),
        alt: 'Wrist wraps in black and in grey',
      },
    ],
  },
};
