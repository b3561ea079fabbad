import type { ReactNode } from 'react';
import type { BadgeTone } from '../../ui/badge.tsx';
import { matchOption } from './list-address.ts';
import type { List } from './use-list.ts';

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

export const tileClass = (tone: TileTone) =>
  `min-w-0 rounded-md border border-x-line border-b-line border-t-4 bg-paper px-3 py-2.5 text-sm ${EDGES[tone]}`;

export function TileNumber({ children }: { readonly children: ReactNode }) {
  return <span className="block font-display text-3xl font-black wrap-anywhere">{children}</span>;
}

interface StatusTile {
  readonly value: string;
  readonly label: string;
  readonly tone: BadgeTone;
  readonly count: string | undefined;
}

interface StatusTilesProps {
  readonly list: List<unknown>;
  readonly tiles: readonly StatusTile[];
  readonly className?: string;
}

/** How many there are in each status. A click filters the list by it, a second one shows all again. */
export function StatusTiles({
  list,
  tiles,
  className = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2 max-md:auto-cols-[minmax(6rem,1fr)] max-md:grid-flow-col max-md:grid-cols-none max-md:overflow-x-auto',
}: StatusTilesProps) {
  const values = tiles.map(({ value }) => value);
  const chosen = matchOption(list.filters.status ?? '', values);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset
    <div className={className} role="group" aria-label="Filter by status">
      {tiles.map(({ value, label, tone, count = '–' }) => (
        <button
          key={value}
          type="button"
          className={`grid min-h-21 cursor-pointer gap-0.5 text-left max-md:min-h-13 max-md:gap-0 max-md:py-1 max-md:[&>:first-child]:text-xl font-semibold hover:border-x-ink hover:border-b-ink aria-pressed:border-x-ink aria-pressed:border-b-ink aria-pressed:bg-ink aria-pressed:text-paper ${tileClass(tone)}`}
          aria-pressed={value === chosen}
          onClick={() => list.setFilters({ status: value === chosen ? '' : value })}
        >
          <TileNumber>{count}</TileNumber>
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}
