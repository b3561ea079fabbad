import { formatCount } from '../../../domain/text/format.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { AdminQuery } from '../data/use-admin-query.ts';
import { StatusTiles } from '../list/status-tiles.tsx';
import type { List } from '../list/use-list.ts';
import './promotion-tiles.css';

export interface StateWords<State extends string> {
  readonly value: State;
  readonly label: string;
  readonly tone: BadgeTone;
}

/** What else is counted: uses, money. */
export interface PromotionFact {
  readonly label: string;
  /** Undefined until it is there. */
  readonly text: string | undefined;
}

interface PromotionTilesProps<State extends string> {
  readonly states: readonly StateWords<State>[];
  /** A state that is chosen filters it. */
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
  return (
    <div className="promotion-figures">
      <StatusTiles list={list} tiles={tiles} className="promotion-states" />
      <dl className="promotion-facts">
        {facts.map(({ label, text }) => (
          <div key={label} className="promotion-fact">
            <dt>{label}</dt>
            <dd>{text ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {stats.isFailed && (
        <p className="promotion-figures-failure" role="alert">
          {counts === undefined ? 'The figures could not be loaded.' : 'The figures may be out of date.'}
          <Button onClick={() => void stats.reload()}>Try again</Button>
        </p>
      )}
    </div>
  );
}
