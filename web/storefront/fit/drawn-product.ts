import type { FitFacts } from '../../../domain/fit/facts.ts';
import { floorNeeded } from '../../../domain/fit/room.ts';
import type { JudgedProduct } from './product-judged.ts';

export type DrawnProduct = Pick<JudgedProduct, 'facts' | 'room' | 'use' | 'assumptions'>;

export interface ViewProps extends DrawnProduct {
  readonly width: number;
}

/** No more pixels per millimetre than this, so that a small thing does not fill the sheet. */
export const SCALE_MAX = 0.125;
export const HEIGHT_MAX = 330;

export const around = ({ space }: FitFacts) => ({ front: 0, behind: 0, left: 0, right: 0, ...space });

/** The wall that the product faces: the one along which its bar has more room. */
export function roomFor({ facts, room, use, assumptions }: DrawnProduct): {
  across?: number;
  along?: number;
} {
  const needed = floorNeeded(facts, use, assumptions);
  const { width, depth } = room;
  if (needed === null || width === undefined || depth === undefined) return {};
  const lacks = (across: number, along: number) =>
    Math.max(0, needed.width - across) + Math.max(0, needed.depth - along);
  return lacks(depth, width) < lacks(width, depth)
    ? { across: depth, along: width }
    : { across: width, along: depth };
}
