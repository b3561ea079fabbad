/** Ab roller: twin wheels on a steel axle, foam grips, and the knee mat that comes with it. */
import type { Object3D } from 'three';
import { abRoller } from '../../catalogue/measures/accessories.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { type Corner, circleHole, ngon, poly } from '../blocks/outlines.ts';
import { cyl, extrude, lathe, rbox, ring } from '../blocks/solids.ts';
import { HALF } from '../blocks/vectors.ts';
import { foamGrip } from '../parts/foam.ts';
import { arched, line } from '../parts/lettering.ts';
import type { Subject } from '../subject.ts';

const RADIUS = abRoller.wheel / 2000;
const WIDTH = abRoller.width / 1000;
const HANDLE = abRoller.handle / 1000;
const GRIP = abRoller.grip / 2000;
const AXLE = 0.0065;
/** Width of one of the two wheels. */
const WHEEL = WIDTH * 0.38;
const RIM = RADIUS - 0.016;
const HUB = 0.024;

/** Tyre with grooves around its tread, axis along Y. */
function tyre() {
  const half = WHEEL / 2;
  const grooves = [-0.32, 0, 0.32].flatMap((k): Corner[] => [
    [RADIUS, k * WHEEL - 0.0022, 0.0006],
    [RADIUS - 0.003, k * WHEEL - 0.0012, 0.0006],
    [RADIUS - 0.003, k * WHEEL + 0.0012, 0.0006],
    [RADIUS, k * WHEEL + 0.0022, 0.0006],
  ]);
  const profile: Corner[] = [
    [RIM, -half + 0.001, 0.001],
    [RADIUS - 0.005, -half, 0.003],
    [RADIUS, -half + 0.004, 0.003],
    ...grooves,
    [RADIUS, half - 0.004, 0.003],
    [RADIUS - 0.005, half, 0.003],
    [RIM, half - 0.001, 0.001],
  ];
  return mesh(lathe(profile, { seg: 120, closed: true }), 'rubber');
}

/** Moulded disc with five openings between its spokes, facing +Z. */
function disc() {
  const shape = poly(
    ngon(72, RIM + 0.0005).map(([x, y]): Corner => [x, y, 0]),
    0,
  );
  for (let i = 0; i < 5; i++) {
    const turn = (i * 2 * Math.PI) / 5 + HALF;
    const [inner, outer, spread] = [HUB + 0.008, RIM - 0.01, 0.42];
    const corners: Corner[] = [
      [inner * Math.cos(turn - spread * 0.55), inner * Math.sin(turn - spread * 0.55), 0.004],
      [outer * Math.cos(turn - spread), outer * Math.sin(turn - spread), 0.007],
      [outer * 1.1 * Math.cos(turn), outer * 1.1 * Math.sin(turn), 0.03],
      [outer * Math.cos(turn + spread), outer * Math.sin(turn + spread), 0.007],
      [inner * Math.cos(turn + spread * 0.55), inner * Math.sin(turn + spread * 0.55), 0.004],
    ];
    shape.holes.push(poly(corners, 0.004));
  }
  shape.holes.push(circleHole(0, 0, AXLE));
  return extrude(shape, 0.012, 0.0016, 3, 48);
}

/** One wheel, axis along X, its outer face towards +X. */
function wheel() {
  const face = group(
    mesh(disc(), 'abRollerDisc', [0, 0, -0.006]),
    mesh(cyl(HUB, WHEEL * 0.9, 0.003, 56).rotateX(HALF), 'plastic'),
    mesh(ring(RIM - 0.006, RIM + 0.0008, WHEEL * 0.8, 0.0016, 96).rotateX(HALF), 'abRollerDisc'),
    mesh(arched('RACK & REP', 0.0088, 0.001, HUB - 0.0085, { span: 2.6, track: 0.06 }), 'print', [
      0,
      0,
      WHEEL * 0.45 - 0.0002,
    ]),
    place(tyre(), [0, 0, 0], [HALF, 0, 0]),
  );
  face.rotation.y = HALF;
  return group(face);
}

/** Standing on its wheels, the axle along X. */
function roller(): Object3D {
  const grip = (HANDLE - WIDTH) / 2 - 0.012;
  const whole = group(mesh(cyl(AXLE, HANDLE - 0.012, 0.001, 36).rotateZ(HALF), 'chrome'));
  for (const side of [1, -1]) {
    const half = group(
      place(wheel(), [(WIDTH - WHEEL) / 2, 0, 0]),
      mesh(ring(AXLE, 0.0125, 0.009, 0.0016, 40).rotateZ(HALF), 'plastic', [WIDTH / 2 + 0.005, 0, 0]),
      place(foamGrip(grip, GRIP, AXLE, 'foamBlack'), [WIDTH / 2 + 0.01 + grip / 2, 0, 0], [0, 0, HALF]),
      mesh(
        lathe([
          [0, 0],
          [GRIP * 0.9, 0, 0.001],
          [GRIP * 0.86, 0.006, 0.004],
          [0, 0.0075],
        ]).rotateZ(-HALF),
        'plastic',
        [HANDLE / 2 - 0.0075, 0, 0],
      ),
    );
    if (side < 0) half.rotation.y = Math.PI;
    whole.add(half);
  }
  whole.add(mesh(ring(AXLE, 0.014, WIDTH - 2 * WHEEL + 0.001, 0.001, 40).rotateZ(HALF), 'zinc'));
  whole.position.y = RADIUS;
  return group(whole);
}

/** Knee mat of soft foam with the name pressed in. */
const mat = () =>
  group(
    mesh(
      rbox(abRoller.mat.length / 1000, abRoller.mat.thickness / 1000, abRoller.mat.width / 1000, 0.004, 4),
      'foamGrey',
      [0, abRoller.mat.thickness / 2000, 0],
    ),
    mesh(
      line('RACK & REP', 0.03, 0.001, 0.19, 0.08),
      'print',
      [0, abRoller.mat.thickness / 1000 - 0.0002, 0.04],
      [-HALF, 0, 0],
    ),
  );

const rollerWithMat = () => group(place(roller(), [0, 0, -0.07]), place(mat(), [0, 0, 0.16]));

export const abRollerSubjects: Record<string, Subject> = {
  '39': {
    build: rollerWithMat,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Ab roller with twin wheels and foam grips, its grey knee mat in front',
      },
      {
        name: 'front',
        view: 'front',
        scene: roller,
        alt: 'Ab roller from the front: two wheels on a steel axle between two foam grips',
      },
      {
        name: 'side',
        view: 'side',
        scene: roller,
        alt: 'Wheel of the ab roller from the side, RACK & REP around its hub',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.03, 0.13, -0.01], width: 0.17, from: [0.8, 0.5, 1] },
        scene: roller,
        alt: 'Grooved rubber tread of the twin wheels and the start of a ribbed foam grip',
      },
      {
        name: 'mat',
        view: 'top',
        alt: 'Ab roller and knee mat from above',
      },
    ],
  },
};
