/** Ropes: the braid is displaced, so that the outline is braided too. */
import { BufferAttribute } from 'three';
import { segs } from '../blocks/detail.ts';
import { geometry } from '../blocks/geometry.ts';
import { mesh } from '../blocks/objects.ts';
import { circleSection } from '../blocks/outlines.ts';
import type { Frame } from '../blocks/paths.ts';
import { sweep } from '../blocks/sweeps.ts';

const fraction = (x: number) => x - Math.floor(x);
const strand = (x: number) => Math.sqrt(Math.max(0, 1 - (2 * fraction(x) - 1) ** 2 * 0.96));

/** Height 0..1 of an over-and-under braid at the strand coordinates of its two directions. */
function braidHeight(a: number, b: number) {
  const over = (((Math.floor(a) + Math.floor(b)) % 2) + 2) % 2 === 0;
  const [top, below] = over ? [a, b] : [b, a];
  return { over, height: strand(top) * (0.6 + 0.4 * Math.sin(Math.PI * fraction(below))) };
}

export interface BraidOptions {
  readonly radius: number;
  readonly strands: number;
  readonly pitch: number;
  readonly depth: number;
  readonly material?: string;
}

/** Corners of a quad's two triangles, as steps back along the rope and on around it. */
const CORNERS = [
  [-1, 0],
  [-1, 1],
  [0, 0],
  [-1, 1],
  [0, 1],
  [0, 0],
] as const;

/** Braided rope along evenly spaced frames. The fibres of the texture run along whichever strand is on top. */
export function braid(frames: Frame[], o: BraidOptions) {
  const around = segs(o.strands * 10, o.strands * 4);
  const step = (frames.at(-1)?.s ?? 0) / Math.max(1, frames.length - 1);
  const strands = (i: number, j: number) => {
    const turn = (j / around) * o.strands;
    const rise = (i * step) / o.pitch;
    return { a: turn + rise, b: turn - rise };
  };
  const positions: number[] = [];
  const index: number[] = [];
  frames.forEach((frame, i) => {
    for (let j = 0; j < around; j++) {
      const { a, b } = strands(i, j);
      const radius = o.radius - o.depth * (1 - braidHeight(a, b).height);
      const angle = (j / around) * 2 * Math.PI;
      const p = frame.p
        .clone()
        .addScaledVector(frame.b, radius * Math.cos(angle))
        .addScaledVector(frame.n, radius * Math.sin(angle));
      positions.push(p.x, p.y, p.z);
      if (!i) continue;
      const next = (j + 1) % around;
      const back = (i - 1) * around;
      const here = i * around;
      index.push(back + j, back + next, here + j, back + next, here + next, here + j);
    }
  });
  const rope = geometry(positions, null, null, index).toNonIndexed();
  const width = ((2 * Math.PI * o.radius) / o.strands) * 0.75;
  const uv: number[] = [];
  for (let i = 1; i < frames.length; i++) {
    for (let j = 0; j < around; j++) {
      const middle = strands(i - 0.5, j + 0.5);
      const { over } = braidHeight(middle.a, middle.b);
      for (const [di, dj] of CORNERS) {
        const { a, b } = strands(i + di, j + dj);
        uv.push((over ? b : a) * width, (over ? a : b) * width);
      }
    }
  }
  rope.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
  rope.setIndex(Array.from({ length: uv.length / 2 }, (_, i) => i));
  return mesh(rope, o.material ?? 'nylon');
}

/** Thin plain cord. */
export const cord = (frames: Frame[], radius: number, material: string) =>
  mesh(sweep(frames, circleSection(radius, 12)), material);
