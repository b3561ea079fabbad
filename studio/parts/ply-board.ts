/** Boards of plywood: faces of veneer, cut edges that show the plies, finger joints along the sides. */
import { ExtrudeGeometry, Path, Shape } from 'three';
import { group, mesh } from '../blocks/objects.ts';
import { HALF } from '../blocks/vectors.ts';

/** Which fingers of an edge reach the outside: the first, third, … or those between. */
type Fingers = 'even' | 'odd';

export interface FingerPanel {
  readonly width: number;
  readonly height: number;
  readonly board: number;
  /** Fingers along the horizontal and the vertical edges. */
  readonly count: { readonly x: number; readonly y: number };
  readonly fingers: { readonly x: Fingers; readonly y: Fingers };
  /** Whether this panel fills the corners of the box. */
  readonly corners: boolean;
}

const GAP = 0.00025;

/** Points along one edge from -length/2 to length/2: [along, recess in boards]. */
function edge(length: number, count: number, fingers: Fingers, board: number, corners: boolean) {
  const inner = length / 2 - board;
  const points: [number, number][] = [];
  if (corners) points.push([-length / 2, 0]);
  for (let i = 0; i < count; i++) {
    const outside = (i % 2 === 0) === (fingers === 'even');
    const gap = outside ? GAP : -GAP;
    const from = -inner + (2 * inner * i) / count;
    const to = -inner + (2 * inner * (i + 1)) / count;
    const fillsStart = i === 0 && corners && outside;
    const fillsEnd = i === count - 1 && corners && outside;
    points.push([fillsStart ? -length / 2 : from + (i === 0 ? 0 : gap), outside ? 0 : 1]);
    points.push([fillsEnd ? length / 2 : to - (i === count - 1 ? 0 : gap), outside ? 0 : 1]);
  }
  if (corners) points.push([length / 2, 0]);
  return points;
}

/** Outline of a panel, centred. */
export function fingerPanel(o: FingerPanel): Shape {
  const across = edge(o.width, o.count.x, o.fingers.x, o.board, o.corners);
  const up = edge(o.height, o.count.y, o.fingers.y, o.board, o.corners);
  const x = (recess: number) => o.width / 2 - recess * o.board;
  const y = (recess: number) => o.height / 2 - recess * o.board;
  const points: [number, number][] = [
    ...across.map(([s, recess]): [number, number] => [s, -y(recess)]),
    ...up.map(([s, recess]): [number, number] => [x(recess), s]),
    ...across.map(([s, recess]): [number, number] => [-s, y(recess)]),
    ...up.map(([s, recess]): [number, number] => [-x(recess), -s]),
  ];
  const shape = new Shape();
  points
    .filter((point, i) => {
      const next = points[(i + 1) % points.length] ?? point;
      return Math.hypot(point[0] - next[0], point[1] - next[1]) > 1e-6;
    })
    .forEach(([px, py], i) => {
      if (i) shape.lineTo(px, py);
      else shape.moveTo(px, py);
    });
  return shape;
}

/** Hand hole with round ends. */
export function handHole(width: number, height: number, y: number): Path {
  const path = new Path();
  const radius = height / 2;
  path.absarc(-width / 2 + radius, y, radius, HALF, 3 * HALF, false);
  path.absarc(width / 2 - radius, y, radius, -HALF, HALF, false);
  return path;
}

/** A board of the outline, from z = 0 to z = thick; `shift` moves the figure of the veneer. */
export function plyBoard(shape: Shape, thick: number, shift: number) {
  const bevel = 0.0006;
  const solid = new ExtrudeGeometry(shape, {
    depth: thick - 2 * bevel,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 1,
    curveSegments: 16,
  });
  solid.translate(0, 0, bevel);
  const { position, normal, uv } = solid.attributes;
  const faces: number[] = [];
  const edges: number[] = [];
  if (!position || !normal || !uv) throw new Error('an extruded board has positions, normals and UVs');
  for (let i = 0; i < position.count; i += 3) {
    const face = Math.abs(normal.getZ(i)) > 0.9;
    for (let k = i; k < i + 3; k++) {
      (face ? faces : edges).push(k);
      if (face) uv.setXY(k, position.getX(k) + shift, position.getY(k) + shift * 0.37);
      else uv.setXY(k, position.getX(k) + position.getY(k) + shift, position.getZ(k));
    }
  }
  const part = (index: number[]) => solid.clone().setIndex(index);
  return group(mesh(part(faces), 'birch'), mesh(part(edges), 'plyEdge'));
}
