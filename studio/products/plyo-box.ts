/** Wooden plyo box of six finger-jointed panels, standing at any of its three heights, or flat-packed. */
import type { Object3D, Shape } from 'three';
import { plyoBox } from '../../catalogue/measures/floor-and-boxes.ts';
import { group, mesh, onFloor, place } from '../blocks/objects.ts';
import { cyl } from '../blocks/solids.ts';
import { HALF, type Vec } from '../blocks/vectors.ts';
import { kettlebell } from '../parts/kettlebell.ts';
import { line } from '../parts/lettering.ts';
import { fingerPanel, handHole, plyBoard } from '../parts/ply-board.ts';
import type { Subject } from '../subject.ts';

const LENGTH = plyoBox.length / 1000;
const WIDTH = plyoBox.width / 1000;
const HEIGHT = plyoBox.height / 1000;
const BOARD = plyoBox.board / 1000;

const lid = () =>
  fingerPanel({
    width: LENGTH,
    height: WIDTH,
    board: BOARD,
    count: { x: 9, y: 7 },
    fingers: { x: 'even', y: 'even' },
    corners: true,
  });

const front = () =>
  fingerPanel({
    width: LENGTH,
    height: HEIGHT,
    board: BOARD,
    count: { x: 9, y: 7 },
    fingers: { x: 'odd', y: 'even' },
    corners: false,
  });

function end(): Shape {
  const panel = fingerPanel({
    width: WIDTH,
    height: HEIGHT,
    board: BOARD,
    count: { x: 7, y: 7 },
    fingers: { x: 'odd', y: 'odd' },
    corners: false,
  });
  panel.holes.push(handHole(plyoBox.handHole.width / 1000, plyoBox.handHole.height / 1000, HEIGHT * 0.2));
  return panel;
}

const burnt = (words: string, size: number, x: number, y: number, turn = 0) =>
  mesh(line(words, size, 0.0009, 0.52, 0.06), 'burnt', [x, y, -0.0001], [0, 0, turn]);

/** A height, set so that it reads upright when the box stands at that height. */
const heightMark = (millimetres: number, x: number, y: number, turn = 0) =>
  burnt(`${millimetres}`, 0.046, x, y, turn);

/** Screw heads sunk into the fingers along the left and right edge of a panel. */
function screws(width: number, height: number, count: number) {
  const heads = group();
  const finger = (height - 2 * BOARD) / count;
  for (let i = 0; i < count; i += 2) {
    const y = -height / 2 + BOARD + finger * (i + 0.5);
    for (const side of [1, -1]) {
      const x = side * (width / 2 - BOARD / 2);
      heads.add(
        mesh(cyl(0.0045, 0.0012, 0.0004, 28).rotateX(HALF), 'blackOxide', [x, y, -0.0001]),
        mesh(cyl(0.0019, 0.0006, 0.0001, 6).rotateX(HALF), 'dark', [x, y, 0.0004]),
      );
    }
  }
  return heads;
}

/** The box at 510 mm. */
export function box(): Object3D {
  const whole = group();
  const put = (shape: Shape, shift: number, pos: Vec, rot: Vec) =>
    whole.add(place(plyBoard(shape, BOARD, shift), pos, rot));
  put(lid(), 0.13, [0, HEIGHT - BOARD, 0], [-HALF, 0, 0]);
  put(lid(), 0.31, [0, 0, 0], [-HALF, 0, 0]);
  for (const side of [1, -1]) {
    put(
      front(),
      0.2 + side * 0.07,
      [0, HEIGHT / 2, side * (WIDTH / 2 - BOARD)],
      [0, side > 0 ? 0 : Math.PI, 0],
    );
    put(end(), 0.5 + side * 0.11, [side * (LENGTH / 2 - BOARD), HEIGHT / 2, 0], [0, side * HALF, 0]);
  }
  const low = -HEIGHT / 2 + 0.085;
  for (const turn of [0, Math.PI]) {
    const long = group(
      burnt('RACK & REP', 0.07, 0, 0.02),
      heightMark(plyoBox.height, -LENGTH / 2 + 0.12, low),
      heightMark(plyoBox.length, LENGTH / 2 - 0.085, low + 0.03, -HALF),
      screws(LENGTH, HEIGHT, 7),
    );
    long.position.set(0, HEIGHT / 2, (turn ? -1 : 1) * (WIDTH / 2));
    long.rotation.y = turn;
    const short = group(
      heightMark(plyoBox.height, -WIDTH / 2 + 0.12, low),
      heightMark(plyoBox.width, WIDTH / 2 - 0.085, low + 0.03, turn ? HALF : -HALF),
    );
    short.position.set((turn ? -1 : 1) * (LENGTH / 2), HEIGHT / 2, 0);
    short.rotation.y = turn ? -HALF : HALF;
    whole.add(long, short);
  }
  const top = group(
    heightMark(plyoBox.width, -LENGTH / 2 + 0.12, -WIDTH / 2 + 0.085),
    heightMark(plyoBox.length, LENGTH / 2 - 0.085, -WIDTH / 2 + 0.115, -HALF),
    screws(LENGTH, WIDTH, 7),
  );
  whole.add(place(top, [0, HEIGHT, 0], [-HALF, 0, 0]));
  return whole;
}

const at610 = () => onFloor(place(group(place(box(), [0, 0, 0], [HALF, 0, 0])), [0, 0, 0]));
const at760 = () => onFloor(place(group(place(box(), [0, 0, 0], [0, 0, HALF])), [0, 0, 0]));

/** One box three times, turned to each of its heights. */
function heights() {
  const [low, middle, high] = [box(), at610(), at760()];
  low.position.x = -LENGTH - 0.13;
  middle.position.z -= HEIGHT / 2;
  high.position.x = LENGTH / 2 + 0.13 + HEIGHT;
  return group(low, middle, high);
}

/** The six panels as they leave the carton. */
function flatPacked() {
  const pile = group();
  const panels = [lid(), lid(), front(), front(), end(), end()];
  panels.forEach((panel, i) => {
    const slip = [0, 0.004, -0.006, 0.008, -0.004, 0.003][i] ?? 0;
    pile.add(
      place(plyBoard(panel, BOARD, i * 0.17), [slip, i * (BOARD + 0.0004), slip * 1.4], [-HALF, 0, slip * 4]),
    );
  });
  return pile;
}

export const plyoBoxSubjects: Record<string, Subject> = {
  '80': {
    build: box,
    shots: [
      {
        name: 'three-quarter',
        view: 'threeQuarter',
        alt: 'Plyo box of birch ply standing at 510 mm, finger-jointed corners, a hand hole in its end',
      },
      { name: 'front', view: 'front', alt: 'Plyo box from the front with RACK & REP burnt into the birch' },
      {
        name: 'group',
        view: 'front',
        scene: heights,
        alt: 'The plyo box turned to each of its three heights: 510, 610 and 760 mm',
      },
      {
        name: 'detail',
        view: 'macro',
        anchor: { at: [0.365, 0.47, 0.295], width: 0.24 },
        alt: 'Corner of the plyo box: interlocking fingers, screw heads and the layers of the ply',
      },
      {
        name: 'detail-hand-hole',
        view: 'macro',
        anchor: { at: [0.38, HEIGHT * 0.7, 0], width: 0.2, from: [1, 0.3, 0.6] },
        alt: 'Hand hole with round ends cut through the 18 mm board',
      },
      {
        name: 'scale',
        view: 'threeQuarter',
        scene: () => group(box(), place(kettlebell('16 kg'), [-0.02, 0, 0.62], [0, 0.3, 0])),
        alt: 'Plyo box with a 16 kg kettlebell in front of it to show its size',
      },
      {
        name: 'flat-packed',
        view: 'threeQuarter',
        scene: flatPacked,
        alt: 'The six panels of the plyo box stacked flat as they are delivered',
      },
    ],
  },
};
