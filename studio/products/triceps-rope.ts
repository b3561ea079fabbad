/** Triceps rope: braided rope bent through a steel eye, moulded rubber ends, swivel and ring. */
import { CatmullRomCurve3, Vector3 } from 'three';
import { tricepsRope } from '../../catalogue/measures/accessories.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Frame, framesAlong, spline } from '../blocks/paths.ts';
import { lathe, ring } from '../blocks/solids.ts';
import { HALF, type Vec, v3 } from '../blocks/vectors.ts';
import { cablePost } from '../parts/cable-post.ts';
import { swivel, wireLink } from '../parts/chain.ts';
import { line } from '../parts/lettering.ts';
import { braid } from '../parts/rope.ts';
import type { Subject } from '../subject.ts';

const RADIUS = tricepsRope.rope / 2000;
const END = tricepsRope.end / 2000;
const RING = tricepsRope.ring / 1000;
/** Length of both moulded ends together. */
const ENDS = 0.134;
/** Where the rope bends through the eye. */
const BEND = -0.246;
/** Where the ring goes through the swivel. */
const SWIVEL = -0.32;

/** Moulded stopper along +Y, its origin where the rope enters. */
const ropeEnd = () =>
  group(
    mesh(
      lathe(
        [
          [RADIUS * 0.9, -0.012, 0.001],
          [RADIUS * 1.12, -0.012, 0.002],
          [RADIUS * 1.2, 0.006, 0.006],
          [RADIUS * 1.22, 0.018, 0.008],
          [END, 0.034, 0.008],
          [END, 0.05, 0.009],
          [END * 0.86, 0.064, 0.01],
          [END * 0.62, 0.067, 0.003],
          [END * 0.58, 0.065, 0.002],
          [0, 0.065, 0],
        ],
        { seg: 64, arc: 6 },
      ),
      'rubber',
    ),
    ...[0, 0.0075].map((y) =>
      mesh(ring(RADIUS * 1.12, RADIUS * 1.24, 0.003, 0.0014, 56), 'rubber', [0, y, 0]),
    ),
    mesh(line('R&R', END * 0.44, 0.0012, END * 0.92, 0.02), 'print', [0, 0.0651, 0], [-HALF, 0, 0]),
  );

/** Height of the eye's middle above the floor. */
const EYE = 0.0275;

/** Half of the rope from the eye to its end: [across, height, along]. */
const legs = {
  /** On the floor the legs open, and the ends lift the rope to their own radius. */
  lying: (side: number): Vec[] => [
    [side * 0.019, EYE, -0.237],
    [side * 0.031, EYE - 0.001, -0.214],
    [side * 0.042, EYE - 0.007, -0.14],
    [side * 0.058, RADIUS + 0.001, -0.04],
    [side * 0.086, RADIUS + 0.003, 0.034 + 0.006 * side],
    [side * 0.105 + 0.003, END - 0.0015, 0.073 + 0.013 * side],
    [side * 0.118 + 0.006, END, 0.1 + 0.018 * side],
  ],
  /** Under a cable both hang down, side by side. */
  hanging: (side: number): Vec[] => [
    [side * 0.019, EYE, -0.237],
    [side * 0.03, EYE, -0.214],
    [side * 0.034, EYE, -0.14],
    [side * 0.034, EYE, -0.04],
    [side * 0.034, EYE, 0.065],
    [side * 0.035, EYE, 0.1],
  ],
};

/** The rope with its ring to the back (-Z). */
function rope(pose: keyof typeof legs) {
  const leg = legs[pose];
  const drawn: Vec[] = [...leg(-1).reverse(), [0, EYE, BEND], ...leg(1)];
  const scale = (tricepsRope.length / 1000 - ENDS) / new CatmullRomCurve3(drawn.map(v3)).getLength();
  const real = drawn.map(
    ([x, y, z]): Vec => [pose === 'lying' ? x * scale : x, y, BEND + (z - BEND) * scale],
  );
  const frames = framesAlong(spline(real, 0.0011));
  const whole = group(braid(frames, { radius: RADIUS, strands: 8, pitch: 0.0105, depth: 0.0028 }));
  const cap = (frame: Frame | undefined, outwards: number) => {
    if (!frame) return;
    const end = ropeEnd();
    end.position.copy(frame.p);
    end.quaternion.setFromUnitVectors(
      new Vector3(0, 1, 0),
      new Vector3(frame.t.x, pose === 'lying' ? 0 : frame.t.y, frame.t.z)
        .normalize()
        .multiplyScalar(outwards),
    );
    whole.add(end);
  };
  cap(frames[0], -1);
  cap(frames.at(-1), 1);
  const drop = pose === 'lying' ? 0.47 : 0;
  const arm = (RING - 0.009) / 2;
  whole.add(
    place(wireLink(0.052, 0.07, 0.009), [0, EYE, -0.257], [0, 0, HALF]),
    place(swivel(0.012), [0, EYE, -0.296]),
    place(
      wireLink(RING, RING, 0.009),
      [0, EYE - arm * Math.sin(drop), SWIVEL - arm * Math.cos(drop)],
      [-drop, 0, 0],
    ),
  );
  return whole;
}

/** Hooked to the cable of a station. */
function onCable() {
  const ringHeight = 0.76;
  const middle = SWIVEL - (RING - 0.009) / 2;
  const hung = place(rope('hanging'), [0, ringHeight + middle, -EYE], [HALF, 0, 0]);
  return group(cablePost(1.2, ringHeight + RING / 2 - 0.009), hung);
}

export const tricepsRopeSubjects: Record<string, Subject> = {
  '14': {
    build: () => rope('lying'),
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Black braided triceps rope with rubber ends and a chromed ring, lying open',
      },
      { name: 'top', view: 'top', alt: 'Triceps rope from above, both legs opened from the steel eye' },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.1, 0.026, 0.075], width: 0.15 },
        alt: 'The braid of the rope running into a moulded rubber end',
      },
      {
        name: 'detail-ring',
        view: 'macro',
        anchor: { at: [0, 0.02, -0.3], width: 0.17, from: [0.5, 0.75, 0.8] },
        alt: 'Chromed eye, swivel and ring of the triceps rope',
      },
      {
        name: 'in-use',
        view: 'macro',
        anchor: { at: [0, 0.67, -0.1], width: 0.86, from: [0.75, 0.16, 1] },
        scene: onCable,
        alt: 'The triceps rope hanging from the hook of a cable station',
      },
    ],
  },
};
