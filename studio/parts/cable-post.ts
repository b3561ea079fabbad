/** The head of a cable station, as far as an attachment needs one in a picture: post, arm, pulley, cable and snap hook. */

import { group, mesh, place } from '../blocks/objects.ts';
import { framesAlong } from '../blocks/paths.ts';
import { cyl, lathe, rbox, ring } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF, v3 } from '../blocks/vectors.ts';
import { snapHook } from './chain.ts';
import { hexBolt } from './hardware.ts';
import { cord } from './rope.ts';

const PULLEY = 0.045;
const HOOK = 0.08;

/** Grooved wheel, axis along X. */
const pulley = () =>
  group(
    mesh(
      lathe(
        [
          [0.012, -0.011, 0.001],
          [PULLEY + 0.006, -0.011, 0.002],
          [PULLEY + 0.006, -0.008, 0.001],
          [PULLEY, -0.002, 0.002],
          [PULLEY, 0.002, 0.002],
          [PULLEY + 0.006, 0.008, 0.001],
          [PULLEY + 0.006, 0.011, 0.002],
          [0.012, 0.011, 0.001],
        ],
        { seg: 64, closed: true },
      ).rotateZ(HALF),
      'plastic',
    ),
    mesh(ring(0.006, 0.014, 0.026, 0.001, 40).rotateZ(HALF), 'zinc'),
  );

/** The cable hangs down at x = z = 0; the hook's bow, where an attachment's ring goes, ends at `low`. */
export function cablePost(height: number, low: number) {
  const back = -0.42;
  const arm = height - 0.06;
  const axle = { y: arm - 0.05, z: -PULLEY - 0.002 };
  const post = group(
    mesh(rbox(0.46, 0.012, 0.3, 0.004), 'powderBlack', [0, 0.006, back]),
    beam([0, 0.012, back], [0, height, back], 0.075, 0.075, 'powderBlack', [1, 0, 0]),
    beam([0, arm, back], [0, arm, 0.02], 0.06, 0.06, 'powderBlack', [1, 0, 0]),
    mesh(rbox(0.063, 0.063, 0.008, 0.003), 'plastic', [0, arm, 0.024]),
    mesh(rbox(0.078, 0.008, 0.078, 0.003), 'plastic', [0, height + 0.004, back]),
    place(pulley(), [0, axle.y, axle.z]),
  );
  for (const side of [1, -1]) {
    post.add(
      mesh(rbox(0.005, 0.12, 0.05, 0.002), 'powderBlack', [side * 0.0175, arm - 0.04, axle.z]),
      place(hexBolt(0.018, 0.008), [side * 0.02, axle.y, axle.z], [0, 0, -side * HALF]),
    );
    for (const z of [back - 0.1, back + 0.1])
      post.add(place(hexBolt(0.02, 0.009), [side * 0.18, 0.012, z], [0, 0, 0]));
  }
  const top = low + HOOK + 0.03;
  const run = [v3([0, axle.y, 0]), v3([0, top, 0])];
  post.add(
    cord(framesAlong(run), 0.0028, 'blackOxide'),
    mesh(cyl(0.016, 0.034, 0.008, 40), 'rubber', [0, top + 0.012, 0]),
    mesh(ring(0.0042, 0.0085, 0.006, 0.0024, 36).rotateX(HALF), 'zinc', [0, top - 0.012, 0]),
    place(snapHook(HOOK, 0.008), [0, low + HOOK + 0.008, 0], [0, HALF, 0]),
  );
  return post;
}
