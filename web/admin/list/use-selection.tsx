import { useState } from 'react';
import { Checkbox } from '../../ui/choice.tsx';
import type { Column } from '../../ui/table.tsx';
import type { List } from './use-list.ts';

export interface Selection<Row extends { readonly id: string }> {
  /** In the order in which they were ticked, each as the list has it now. */
  readonly rows: readonly Row[];
  has(row: Row): boolean;
  untick(ids: readonly string[]): void;
  clear(): void;
  readonly column: Column<Row>;
}

/** The rows that somebody ticked. They stay ticked on other pages and under other filters; the bar counts them all. */
export function useSelection<Row extends { readonly id: string }>(
  list: List<Row>,
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Row>>(new Map());
  const shown = new Map(list.rows.map((row) => [row.id, row]));
  const change = (rows: readonly Row[], isTicked: boolean) =>
    setTicked((before) => {
      const after = new Map(before);
      for (const row of rows)
        if (isTicked) after.set(row.id, row);
        else after.delete(row.id);
      return after;
    });
  const here = list.rows.filter(({ id }) => ticked.has(id)).length;
  const isAll = here > 0 && here === list.rows.length;
  return {
    rows: [...ticked.values()].map((row) => shown.get(row.id) ?? row),
    has: ({ id }) => ticked.has(id),
    untick: (ids) => setTicked((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    clear: () => setTicked(new Map()),
    column: {
      title: 'Select page',
      isTick: true,
      bare: true,
      className: 'table-tick',
      head: (
        <Tick
          isNamed
          label="Select page"
          isTicked={isAll}
          isPartly={here > 0 && !isAll}
          onChange={(isTicked) => change(list.rows, isTicked)}
        />
      ),
      render: (row) => (
        <Tick
          label={`Select ${nameOf(row)}`}
          isTicked={ticked.has(row.id)}
          onChange={(isTicked) => change([row], isTicked)}
        />
      ),
    },
  };
}

interface TickProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly isPartly?: boolean;
  /** Its label shows on phones, where no column has a head. */
  readonly isNamed?: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

function Tick({ label, isTicked, isPartly = false, isNamed = false, onChange }: TickProps) {
  return (
    <Checkbox
      ref={(box: HTMLInputElement | null) => {
        if (box !== null) box.indeterminate = isPartly;
      }}
      className={isNamed ? 'md:gap-0' : 'gap-0'}
      label={<span className={isNamed ? 'md:sr-only' : 'sr-only'}>{label}</span>}
      checked={isTicked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
