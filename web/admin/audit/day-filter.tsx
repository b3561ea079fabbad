import { useId } from 'react';
import type { List } from '../list/use-list.ts';

interface DayFilterProps<Row> {
  readonly list: List<Row>;
  /** The parameter that it sets. */
  readonly name: string;
  readonly label: string;
}

/** A day in India. An incomplete date sets no filter. */
export function DayFilter<Row>({ list, name, label }: DayFilterProps<Row>) {
  const id = useId();
  return (
    <div className="day-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field-control"
        type="date"
        value={list.filters[name] ?? ''}
        onChange={({ target }) => list.setFilters({ [name]: target.value })}
      />
    </div>
  );
}
