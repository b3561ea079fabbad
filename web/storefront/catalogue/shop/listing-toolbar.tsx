import type { ReactNode } from 'react';
import { SORTS, type Sort } from '../../../../domain/catalogue/shop-filters.ts';
import type { ActiveFilter } from '../../../../domain/catalogue/shop-words.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectInput } from '../../../ui/control.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { useDisabledUntilHydrated } from '../../../ui/use-hydrated.ts';
import './listing-toolbar.css';

interface ListingToolbarProps {
  readonly count: ReactNode;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly activeCount: number;
  readonly onOpenFilters: () => void;
}

export function ListingToolbar({ count, sort, onSort, activeCount, onOpenFilters }: ListingToolbarProps) {
  const waiting = useDisabledUntilHydrated();
  return (
    <div className="listing-toolbar">
      <p className="listing-count" role="status">
        {count}
      </p>
      <Button className="listing-open-filters" size="small" aria-haspopup="dialog" onClick={onOpenFilters}>
        <Icon name="filter" size="small" /> Filters{activeCount > 0 && ` (${activeCount})`}
      </Button>
      <label className="listing-sort">
        <span>Sort by</span>
        <SelectInput
          {...waiting}
          value={sort}
          onChange={({ target }) => onSort(SORTS.find((known) => known === target.value) ?? sort)}
        >
          {SORTS.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </SelectInput>
      </label>
    </div>
  );
}

interface FilterChipsProps {
  readonly active: readonly ActiveFilter[];
  readonly onLift: (filter: ActiveFilter) => void;
  readonly onClear: () => void;
}

/** What is active, each with its way out. */
export function FilterChips({ active, onLift, onClear }: FilterChipsProps) {
  if (active.length === 0) return null;
  return (
    <ul className="listing-chips" aria-label="Active filters">
      {active.map((filter) => (
        <li key={filter.label}>
          <PlainButton
            className="listing-chip"
            aria-label={`Remove filter ${filter.label}`}
            onClick={() => onLift(filter)}
          >
            <span>{filter.label}</span>
            <Icon name="close" size="small" />
          </PlainButton>
        </li>
      ))}
      <li>
        <TextButton className="listing-clear" onClick={onClear}>
          Clear all
        </TextButton>
      </li>
    </ul>
  );
}
