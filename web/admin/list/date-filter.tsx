import { firstDayOf, indianDay, PERIOD_LABELS, PERIODS, parsePeriod } from '../../../domain/text/period.ts';
import { Input, SelectInput } from '../../ui/control.tsx';
import type { List } from './use-list.ts';

export const DATE_FILTERS = ['period', 'from', 'to'] as const;

const OWN_DATES = 'dates';

export function DateFilter({ list }: { readonly list: List<unknown> }) {
  const { period = '', from = '', to = '' } = list.filters;
  const hasDates = from !== '' || to !== '';
  const choose = (value: string) => {
    const now = new Date();
    if (value === OWN_DATES)
      list.setFilters({ period: '', from: firstDayOf('7-days', now), to: indianDay(now) });
    else list.setFilters({ period: value, from: '', to: '' });
  };
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 max-md:w-full">
      <div className="filter-select max-w-60 flex-none max-md:max-w-none max-md:min-w-0 max-md:flex-auto">
        <SelectInput
          aria-label="Date"
          value={hasDates ? OWN_DATES : (parsePeriod(period) ?? '')}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Any date</option>
          {PERIODS.map((each) => (
            <option key={each} value={each}>
              {PERIOD_LABELS[each]}
            </option>
          ))}
          <option value={OWN_DATES}>Choose dates…</option>
        </SelectInput>
      </div>
      {hasDates && (
        <>
          <DayField label="From" value={from} max={to} onChange={(day) => list.setFilters({ from: day })} />
          <DayField label="To" value={to} min={from} onChange={(day) => list.setFilters({ to: day })} />
        </>
      )}
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

export function DayField({ label, value, min, max, onChange }: DayProps) {
  return (
    <label className="flex items-center gap-1.5 text-sm max-md:flex-1">
      {label}
      <Input
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
