import { matchOption } from './list-address.ts';
import type { StatusTone } from './status-select.tsx';
import type { List } from './use-list.ts';
import './status-tiles.css';

interface StatusTile {
  readonly value: string;
  readonly label: string;
  readonly tone: StatusTone;
  /** Undefined until it is there. */
  readonly count: string | undefined;
}

interface StatusTilesProps {
  readonly list: List<unknown>;
  readonly tiles: readonly StatusTile[];
  readonly className?: string;
}

/** How many there are in each status. A click filters the list by it, a second one shows all again. */
export function StatusTiles({ list, tiles, className = 'status-tiles' }: StatusTilesProps) {
  const values = tiles.map(({ value }) => value);
  const chosen = matchOption(list.filters.status ?? '', values);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset
    <div className={className} role="group" aria-label="Filter by status">
      {tiles.map(({ value, label, tone, count = '–' }) => (
        <button
          key={value}
          type="button"
          className={`status-tile status-tile-${tone}`}
          aria-pressed={value === chosen}
          onClick={() => list.setFilters({ status: value === chosen ? '' : value })}
        >
          <span className="status-tile-count">{count}</span>
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}
