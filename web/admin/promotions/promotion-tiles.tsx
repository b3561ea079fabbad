import { formatCount } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import type { StatusTone } from '../list/status-select.tsx';
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
  /** Undefined until they are there. */
  readonly counts: Readonly<Record<State, number>> | undefined;
  readonly chosen: string;
  readonly onChoose: (state: State | '') => void;
  readonly facts: readonly PromotionFact[];
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** How many there are in each state, and what they saved. A click on a state filters the list by it, a second one clears the filter. */
export function PromotionTiles<State extends string>({
  states,
  counts,
  chosen,
  onChoose,
  facts,
  isFailed,
  onRetry,
}: PromotionTilesProps<State>) {
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
            onClick={() => onChoose(value === chosen ? '' : value)}
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
      {isFailed && (
        <p className="promotion-figures-failure" role="alert">
          {counts === undefined ? 'The figures could not be loaded.' : 'The figures may be out of date.'}
          <Button onClick={onRetry}>Try again</Button>
        </p>
      )}
    </div>
  );
}
