/** Rubber plate with three grip openings, axis along Z, centred. */
import { Path, Shape } from 'three';
import { metres } from '../../catalogue/measures/metres.ts';
import { hole, type TriGripPlate } from '../../catalogue/measures/plates.ts';
import { boxUV } from '../blocks/geometry.ts';
import { group, mesh } from '../blocks/objects.ts';
import { type Corner, roundedRect } from '../blocks/outlines.ts';
import { framesAlong } from '../blocks/paths.ts';
import { extrude, lathe } from '../blocks/solids.ts';
import { sweep } from '../blocks/sweeps.ts';
import { HALF, type Vec, v3 } from '../blocks/vectors.ts';
import { arched } from './lettering.ts';
import { bothFaces, bothSides } from './plates.ts';

/** Closed outline of an opening bent around the axis: middle radius r, `length` along the arc, `width` across. */
function slotOutline(r: number, length: number, width: number, at: number): [number, number][] {
  const h = width / 2;
  const half = (length - width) / 2 / r;
  const points: [number, number][] = [];
  const polar = (radius: number, angle: number): [number, number] => [
    radius * Math.cos(at + angle),
    radius * Math.sin(at + angle),
  ];
  const cap = (angle: number, from: number) => {
    const [cx, cy] = polar(r, angle);
    for (let i = 0; i <= 14; i++) {
      const t = at + angle + from + (Math.PI * i) / 14;
      points.push([cx + h * Math.cos(t), cy + h * Math.sin(t)]);
    }
  };
  for (let i = 0; i < 14; i++) points.push(polar(r + h, -half + (2 * half * i) / 14));
  cap(half, 0);
  for (let i = 1; i < 14; i++) points.push(polar(r - h, half - (2 * half * i) / 14));
  cap(-half, Math.PI);
  return points;
}

/** Raised lip around an opening, on both faces. */
function lip(outline: [number, number][], z: number) {
  const closed = [...outline, outline[0] ?? [0, 0]];
  const g = group();
  for (const side of [1, -1]) {
    const path = closed.map(([x, y]): Vec => [x, y, side * z]);
    const frames = framesAlong(path.map(v3), [0, 0, 1], true);
    g.add(mesh(sweep(frames, roundedRect(0.006, 0.0075, 0.0028, 5), { caps: false }), 'rubber'));
  }
  return g;
}

export function triGripPlate(plate: TriGripPlate) {
  const R = metres(plate.diameter) / 2;
  const t = metres(plate.thickness) / 2;
  const bore = metres(hole.standard) / 2;
  const web = t * 0.62;
  const rim = R - Math.min(0.022, R * 0.13);
  const hub = bore + Math.min(0.022, R * 0.14);
  const length = metres(plate.slot[0]);
  const width = metres(plate.slot[1]);
  // as far out as the rim allows: lettering has the room between the openings and the hub
  const r = rim - width / 2 - 0.011;
  const outlines = [0, 1, 2].map((i) => slotOutline(r, length, width, HALF + (i * 2 * Math.PI) / 3));
  const disc = new Shape();
  disc.absarc(0, 0, rim + 0.004, 0, 2 * Math.PI, false);
  for (const outline of outlines) {
    const opening = new Path();
    for (const [i, [x, y]] of [...outline].reverse().entries())
      i ? opening.lineTo(x, y) : opening.moveTo(x, y);
    opening.closePath();
    disc.holes.push(opening);
  }
  const eye = new Path();
  eye.absarc(0, 0, bore + 0.001, 0, 2 * Math.PI, true);
  disc.holes.push(eye);
  const rimSection = (s: number): Corner[] => [
    [rim - 0.002, s * web * 0.7, 0.0005],
    [rim, s * (t - 0.002), 0.003],
    [rim + 0.003, s * t, 0.003],
    [R - 0.004, s * t, 0.006],
    [R, s * t * 0.5, 0.008],
  ];
  const hubSection = (s: number): Corner[] => [
    [bore + 0.002, s * (t - 0.0003), 0.0003],
    [hub - 0.003, s * (t - 0.0003), 0.003],
    [hub, s * (t - 0.003), 0.003],
    [hub + 0.004, s * web * 0.9, 0.002],
  ];
  const bush: Corner[] = [
    [bore, -t, 0.0005],
    [bore + 0.0035, -t, 0.0005],
    [bore + 0.0035, t, 0.0005],
    [bore, t, 0.0005],
  ];
  const between = (i: number) => HALF + Math.PI / 3 + (i * 2 * Math.PI) / 3;
  const middle = (hub + rim) / 2 + 0.002;
  const band = rim - hub - 0.012;
  const gap = 2 * (Math.PI / 3 - length / 2 / r) - 0.06;
  const label = (words: string, i: number, size: number) => {
    const lower = Math.sin(between(i)) < 0;
    const geometry = arched(words, size, 0.0026, lower ? -middle : middle, {
      at: between(i) + (lower ? HALF : -HALF),
      span: gap,
      track: 0.05,
    });
    return mesh(geometry, 'print', [0, 0, web - 0.0006]);
  };
  const turned = (section: (s: number) => Corner[]) =>
    mesh(boxUV(lathe(bothSides(section), { seg: 132, closed: true, arc: 5 })).rotateX(HALF), 'rubber');
  return group(
    mesh(extrude(disc, 2 * web, 0.003, 4, 60), 'rubber', [0, 0, -web]),
    turned(rimSection),
    turned(hubSection),
    mesh(lathe(bush, { seg: 64, closed: true }).rotateX(HALF), 'satinSteel'),
    ...outlines.map((outline) => lip(outline, web)),
    bothFaces(() =>
      group(
        label(`${plate.kg} KG`, 1, band * 0.55),
        label('RACK & REP', 0, band * 0.3),
        label('28 MM', 2, band * 0.3),
      ),
    ),
  );
}
