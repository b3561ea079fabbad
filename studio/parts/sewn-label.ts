/** Woven label with the shop's name, sewn onto a ribbon. */

import { group, mesh } from '../blocks/objects.ts';
import { roundedRect } from '../blocks/outlines.ts';
import type { Frame } from '../blocks/paths.ts';
import { subRibbon, wrapOnRibbon } from '../blocks/ribbons.ts';
import { ribbonStitches } from '../blocks/stitches.ts';
import { sweep } from '../blocks/sweeps.ts';
import { line } from './lettering.ts';

export interface LabelOptions {
  readonly words?: string;
  /** Middle of the label along and across the ribbon. */
  readonly s: number;
  readonly across?: number;
  /** Height of the label's underside above the ribbon's middle plane. */
  readonly face: number;
  readonly length: number;
  readonly width: number;
  readonly material?: string;
  readonly print?: string;
  /** On the ribbon's other face, of a ribbon that runs upside down. */
  readonly back?: boolean;
}

export function sewnLabel(frames: Frame[], o: LabelOptions) {
  const side = o.back ? -1 : 1;
  const across = o.across ?? 0;
  const letters = line(o.words ?? 'RACK & REP', o.width * 0.62, 0.0006, o.length - 0.008, 0.06).clone();
  if (o.back) letters.rotateZ(Math.PI);
  const ends = [o.s - o.length / 2, o.s + o.length / 2] as const;
  const label = group(
    mesh(
      sweep(
        subRibbon(frames, ends[0], ends[1], across, side * (o.face + 0.0004)),
        roundedRect(o.width, 0.0008, 0.0003, 2),
      ),
      o.material ?? 'label',
    ),
    mesh(wrapOnRibbon(letters, frames, o.s, across, o.face + 0.0007, o.back ?? false), o.print ?? 'print'),
  );
  for (const edge of [1, -1]) {
    label.add(
      ribbonStitches(
        frames,
        ends[0] + 0.001,
        ends[1] - 0.001,
        across + edge * (o.width / 2 - 0.0012),
        side * (o.face + 0.0008),
        { pitch: 0.0026, r: 0.00028, material: 'threadGrey' },
      ),
    );
  }
  return label;
}
