import { formatCount } from '../../../domain/text/format.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import type { AdminQuery } from '../data/use-admin-query.ts';
import { BOX, Notice } from '../frame/admin-page.tsx';
import { StatusTiles, TileNumber } from '../list/status-tiles.tsx';
import type { List } from '../list/use-list.ts';

export interface StateOption<State extends string> {
  readonly value: State;
  readonly label: string;
  readonly tone: BadgeTone;
}

export interface PromotionFact {
  readonly label: string;
  readonly text: string | undefined;
}

interface PromotionTilesProps<State extends string> {
  readonly states: readonly StateOption<State>[];
  readonly list: List<unknown>;
  readonly stats: AdminQuery<{ readonly byState: Readonly<Record<State, number>> }>;
  readonly facts: readonly PromotionFact[];
}

/** How many there are in each state, and what they saved. A click on a state filters the list by it, a second one clears the filter. */
export function PromotionTiles<State extends string>({
  states,
  list,
  stats,
  facts,
}: PromotionTilesProps<State>) {
  const counts = stats.value?.byState;
  const tiles = states.map(({ value, label, tone }) => ({
    value,
    label,
    tone,
    count: counts && formatCount(counts[value]),
  }));
  // On phones in rows without a gap: three and two, or two and two.
  const width = states.length > 4 ? '*:basis-[30%]' : '*:basis-[40%]';
  return (
    <div className="grid gap-2 lg:grid-cols-[minmax(0,1fr)_auto]">
      <StatusTiles
        list={list}
        tiles={tiles}
        className={`flex flex-wrap gap-2 *:flex-1 md:*:basis-0 ${width}`}
      />
      <dl className="flex flex-wrap gap-2">
        {facts.map(({ label, text }) => (
          <div
            key={label}
            className={`flex min-h-21 flex-[1_1_28%] flex-col-reverse justify-end gap-0.5 px-3 pt-3.25 pb-2.5 lg:min-w-33 ${BOX}`}
          >
            <dt className="text-sm font-semibold text-steel">{label}</dt>
            <dd className="whitespace-nowrap">
              <TileNumber>{text ?? '–'}</TileNumber>
            </dd>
          </div>
        ))}
      </dl>
      {stats.isFailed && (
        <Notice className="lg:col-span-full" onRetry={stats.reload}>
          {counts === undefined ? 'We couldn’t load the figures.' : 'The figures may be out of date.'}
        </Notice>
      )}
    </div>
  );
}
