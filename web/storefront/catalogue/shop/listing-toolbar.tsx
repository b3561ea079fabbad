import type { ReactNode } from 'react';
import { SORTS, type Sort } from '../../../../domain/catalogue/shop-filters.ts';
import type { ActiveFilter } from '../../../../domain/catalogue/shop-words.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectInput } from '../../../ui/control.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { useDisabledUntilHydrated } from '../../../ui/use-hydrated.ts';

/** The count leaves with the page on a phone; what one presses stays. */
const TOOLBAR =
  'sticky top-[calc(var(--header)-36px)] z-5 -mt-3 grid grid-cols-[1fr_1.3fr] items-center gap-3 border-b-2 border-ink bg-paper py-3 md:top-(--header) md:grid-cols-[1fr_auto_220px] lg:grid-cols-[1fr_auto]';
const CHIP =
  'inline-flex min-h-11 max-w-65 cursor-pointer items-center gap-2 rounded-sm border-[1.5px] border-ink bg-paper pr-2 pl-3.5 text-md font-semibold hover:bg-studio lg:min-h-9';

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
    <div className={TOOLBAR}>
      <p
        className="listing-count lettering col-span-full text-xl leading-[1.5rem] font-heavy md:col-auto"
        role="status"
      >
        {count}
      </p>
      <Button
        className="lg:hidden noscript:hidden"
        size="small"
        aria-haspopup="dialog"
        onClick={onOpenFilters}
      >
        <Icon name="filter" size="small" /> Filters{activeCount > 0 && ` (${activeCount})`}
      </Button>
      <label className="noscript:hidden lg:flex lg:items-center lg:gap-3">
        <span className="text-md whitespace-nowrap text-steel max-lg:sr-only">Sort by</span>
        <SelectInput
          small
          className="lg:w-52.5"
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

export function FilterChips({ active, onLift, onClear }: FilterChipsProps) {
  if (active.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-2" aria-label="Active filters">
      {active.map((filter) => (
        <li key={filter.label}>
          <PlainButton
            className={CHIP}
            aria-label={`Remove filter ${filter.label}`}
            onClick={() => onLift(filter)}
          >
            <span className="truncate">{filter.label}</span>
            <Icon name="close" size="small" />
          </PlainButton>
        </li>
      ))}
      <li>
        <TextButton className="mx-2 text-md" onClick={onClear}>
          Clear all
        </TextButton>
      </li>
    </ul>
  );
}
