import { formatCount } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import type { AdminQuery } from '../data/use-admin-query.ts';
import { matchOption } from '../list/list-address.ts';
import type { StatusTone } from '../list/status-select.tsx';
import type { List } from '../list/use-list.ts';
import '../list/status-tiles.css';
import './promotion-tiles.css';

export interface StateWords<State extends string> {
  readonly value: State;
  readonly label: string;
  readonly tone: Exclude<StatusTone, 'teal'>;
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
  const chosen = matchOption(
    list.filters.status ?? '',
    states.map(({ value }) => value),
  );
  return (
    <div className="promotion-figures">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset */}
      <div className="promotion-states" role="group" aria-label="Filter by status">
        {states.map(({ value, label, tone }) => (
          <button
            key={value}
            type="button"
            className={`status-tile status-tile-${tone}`}
            aria-pressed={value === chosen}
            onClick={() => list.setFilters({ status: value === chosen ? '' : value })}
          >
            <span className="status-tile-count">
              {counts === undefined ? '–' : formatCount(counts[value])}
            </span>
            <span>{label}</span>
          </button>
        ))}
      </div>
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
