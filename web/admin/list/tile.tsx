import type { ReactNode } from 'react';
import type { BadgeTone } from '../../ui/badge.tsx';

const EDGES = {
  amber: 'border-t-amber-bright',
  blue: 'border-t-blue-bright',
  violet: 'border-t-violet-bright',
  teal: 'border-t-teal-bright',
  green: 'border-t-green-bright',
  red: 'border-t-red-bright',
  neutral: 'border-t-edge',
  ink: 'border-t-ink',
} satisfies Record<BadgeTone | 'ink', string>;

export type TileTone = keyof typeof EDGES;

/** The look of a small box for a number, with its colour along the upper edge. */
export const tileClass = (tone: TileTone) =>
  `min-w-0 rounded-md border border-x-line border-b-line border-t-4 bg-paper px-3 py-2.5 text-sm ${EDGES[tone]}`;

export function TileNumber({ children }: { readonly children: ReactNode }) {
  return <span className="block font-display text-3xl font-black wrap-anywhere">{children}</span>;
}
