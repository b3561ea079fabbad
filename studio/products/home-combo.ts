/** Home strength combo: stands, flat bench, 5 ft bar, iron plates and spring collars together. Front at +Z. */

import type * as THREE from 'three';
import { group, onFloor, place } from '../blocks/objects.ts';
import { HALF } from '../blocks/vectors.ts';
import { leaning, lying } from '../parts/arrange.ts';
import { FIGURE, figure } from '../parts/figure.ts';
import { bareBar, plateOf, rackedBar, shaftRadius } from '../parts/racked-bar.ts';
import { springCollar } from '../parts/spring-collar.ts';
import type { Subject } from '../subject.ts';
import { flatBench } from './flat-bench.ts';
import { barOnStand, pairOfStands, squatStand } from './squat-stands.ts';

/** The stands stand within the 1,010 mm between the collars of the 5 ft bar. */
const STAND_X = 0.4;
const BENCH_STEP = 1;

const stands = (step: number) => pairOfStands(step, 2 * STAND_X);

/** Everything of the set, ready for the bench press. */
function setUp(): THREE.Group {
  return group(
    stands(BENCH_STEP),
    place(rackedBar(5, 'iron', [15, 10]), [0, barOnStand(BENCH_STEP, shaftRadius(5)), 0]),
    place(flatBench(), [0, 0, 0.52], [0, HALF, 0]),
  );
}

/** The same for squats, the bench put aside. */
function forSquats(): THREE.Group {
  return group(
    stands(7),
    place(rackedBar(5, 'iron', [15, 10]), [0, barOnStand(7, shaftRadius(5)), 0]),
    place(flatBench(), [1.35, 0, 0.1], [0, HALF, 0]),
  );
}

/** Laid out piece by piece. */
function laidOut(): THREE.Group {
  const [large, largeTwin, small, smallTwin] = [
    plateOf('iron', 15),
    plateOf('iron', 15),
    plateOf('iron', 10),
    plateOf('iron', 10),
  ];
  const plates = group(lying(large, 0, 0.3), lying(small, large.thickness, -0.4));
  const upright = leaning([largeTwin, smallTwin], {
    lean: 0.3,
    height: large.thickness,
    edge: large.diameter / 2,
    step: 0.5,
  });
  return group(
    place(squatStand(3), [-0.62, 0, -0.3]),
    place(squatStand(3), [-0.05, 0, -0.3]),
    place(flatBench(), [0.68, 0, -0.1], [0, HALF, 0]),
    place(group(plates, upright), [-0.55, 0, 0.22]),
    place(bareBar(5), [0.05, 0.0395, 0.78]),
    onFloor(place(group(springCollar(0.0502)), [0.05, 0, 0.5], [-HALF, 0, 0.4])),
    onFloor(place(group(springCollar(0.0502)), [0.22, 0, 0.54], [-HALF, 0, -0.5])),
  );
}

export const comboSubjects: Record<string, Subject> = {
  'combo-1': {
    build: setUp,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Home strength combo set up for the bench press: squat stands, flat bench, 5 ft bar with iron plates',
      },
      {
        name: 'scale',
        view: 'front',
        scene: () => group(setUp(), figure(1.15, 0.2)),
        alt: `Home strength combo from the front, the bar across both stands, with ${FIGURE} beside it`,
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.6, barOnStand(BENCH_STEP, 0), 0], width: 0.5, from: [0.7, 0.35, 1] },
        alt: 'Iron plates of 15 and 10 kg on the 5 ft bar, held by a spring collar',
      },
      {
        name: 'group',
        view: 'threeQuarter',
        scene: laidOut,
        alt: 'All pieces of the combo laid out: two stands, bench, bar, four plates, two spring collars',
      },
      {
        name: 'squat',
        view: 'threeQuarter',
        scene: forSquats,
        alt: 'The combo set up for squats, the bench beside the stands',
      },
    ],
  },
};
