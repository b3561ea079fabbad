import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Input, SelectInput } from '../../ui/control.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { matchOption } from './list-address.ts';
import type { List } from './use-list.ts';

export interface ListToolbarProps {
  readonly list: List<unknown>;
  /** What the box searches, as its name and placeholder: "Search by order id or customer". Without it, no box. */
  readonly search?: string | undefined;
  /** Inside the box, where more is found than its name says. */
  readonly searchHint?: string | undefined;
  readonly filters?: readonly ListFilter[] | undefined;
  readonly moreFilters?: ReactNode;
  readonly actions?: ReactNode;
  /** On phones this menu stands for the actions of list and page, and the filters unfold at a button. */
  readonly phoneMenu?: readonly MenuItem[] | undefined;
}

export function ListToolbar({
  list,
  search,
  searchHint,
  filters,
  moreFilters,
  actions,
  phoneMenu,
}: ListToolbarProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolding = phoneMenu !== undefined;
  const count = filterCount(list.filters);
  return (
    <div className="group/toolbar flex flex-wrap items-center gap-2 border-b border-line p-3 max-md:p-2 lg:[&_.button]:px-3!">
      {search !== undefined && (
        <SearchBox
          label={search}
          hint={searchHint ?? search}
          className={`${isFolding ? 'max-md:basis-0' : 'max-md:basis-full'} ${
            actions === undefined
              ? 'md:max-lg:group-has-[.filter-select+.filter-select]/toolbar:max-w-none md:max-lg:group-has-[.filter-select+.filter-select]/toolbar:basis-full md:max-lg:group-has-[.filter-select+.button+.button]/toolbar:max-w-none md:max-lg:group-has-[.filter-select+.button+.button]/toolbar:basis-full'
              : ''
          }`}
          value={list.filters.search ?? ''}
          onSearch={(text) => list.setFilters({ search: text }, { replace: true })}
        />
      )}
      {isFolding && (
        <>
          <Button
            className="px-3! md:hidden"
            aria-label={count === 0 ? 'Filters' : `Filters, ${count} set`}
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Icon name="filter" size="small" />
            {count > 0 && <span aria-hidden="true">{count}</span>}
          </Button>
          <Menu className="md:hidden [&>.button]:px-3!" label="More actions" items={phoneMenu}>
            <AdminIcon name="more" />
          </Menu>
        </>
      )}
      <div id={id} className={isFolding ? FOLDS[isUnfolded ? 'unfolded' : 'folded'] : 'contents'}>
        {filters?.map((filter) => (
          <FilterSelect key={filter.name} list={list} {...filter} />
        ))}
        {moreFilters}
        <Button
          className="max-md:flex-[1_1_120px] max-md:disabled:hidden"
          disabled={!list.isFiltered}
          onClick={list.clearFilters}
        >
          Clear Filters
        </Button>
      </div>
      {actions !== undefined && (
        <div
          className={`ml-auto flex flex-wrap gap-2 ${isFolding ? 'max-md:hidden' : 'max-md:w-full max-md:*:flex-[1_1_160px]'}`}
        >
          {actions}
        </div>
      )}
    </div>
  );
}

const FOLDS = {
  folded: 'contents max-md:hidden',
  unfolded: 'flex w-full flex-wrap gap-2 md:contents',
} as const;

/** Besides the search; the two ends of a span of days are one. */
const filterCount = ({ search, from, to, ...others }: List<unknown>['filters']) =>
  Object.values(others).filter(Boolean).length + (from || to ? 1 : 0);

const TYPING_MS = 250;

interface SearchBoxProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly className?: string;
  readonly onSearch: (text: string) => void;
}

/**
 * Searches at Enter or when the typing pauses, and follows the address when it changes otherwise. The back button drops a text
 * that was not searched for yet; any other change of the address keeps it.
 */
function SearchBox({ label, hint, value, className = '', onSearch }: SearchBoxProps) {
  const id = useId();
  const { key, search: shownAddress } = useLocation();
  const isStepBack = useNavigationType() === 'POP';
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState({ key, value, asked: value });
  if (key !== seen.key || value !== seen.value) {
    setSeen({ key, value, asked: value });
    if (isStepBack || value !== seen.asked) setText(value);
  }
  const searchNow = () => {
    // During a step back the address is ahead of the screen, and the text belongs to neither.
    if (text.trim() === value || window.location.search !== shownAddress) return;
    setSeen((before) => ({ ...before, asked: text.trim() }));
    onSearch(text.trim());
  };
  const search = useEffectEvent(searchNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with each letter and each address
  useEffect(() => {
    const timer = setTimeout(() => search(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, key]);

  return (
    <form
      className={`max-w-105 flex-[1_1_268px] max-md:max-w-none ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        type="search"
        placeholder={hint}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}

export interface ListFilter {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly className?: string;
}

export const statusFilter = (options: ListFilter['options']): ListFilter => ({
  name: 'status',
  label: 'Status',
  all: 'All statuses',
  options,
});

interface FilterSelectProps extends ListFilter {
  readonly list: List<unknown>;
}

function FilterSelect({ list, name, label, all, options, className = '' }: FilterSelectProps) {
  const values = options.map(({ value }) => value);
  return (
    <div
      className={`filter-select max-w-60 flex-none max-md:max-w-none max-md:min-w-0 max-md:flex-auto ${className}`}
    >
      <SelectInput
        aria-label={label}
        value={matchOption(list.filters[name] ?? '', values)}
        onChange={({ target }) => list.setFilters({ [name]: target.value })}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.label} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
