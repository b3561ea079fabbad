import { ChartFrame } from '../../ui/chart-frame.tsx';

export interface BarEntry {
  readonly name: string;
  readonly value: number;
  /** The number as it is read: "₹13,79,977". */
  readonly text: string;
  /** Beside it, in grey. */
  readonly note?: string;
  readonly tone?: 'ink' | 'orange' | 'amber' | 'blue' | 'violet' | 'teal' | 'green' | 'red';
}

interface BarListProps {
  readonly title: string;
  readonly finding: string;
  readonly columns: readonly [string, string];
  readonly entries: readonly BarEntry[];
}

/** Lying bars with their names above them. */
export function BarList({ title, finding, columns, entries }: BarListProps) {
  const most = Math.max(1, ...entries.map((entry) => entry.value));
  return (
    <ChartFrame
      title={title}
      finding={finding}
      table={{ columns, rows: entries.map(({ name, text }) => [name, text]) }}
    >
      <ul className="bar-list" aria-hidden="true">
        {entries.map(({ name, value, text, note, tone = 'ink' }) => (
          <li key={name}>
            <span className="bar-list-name">{name}</span>
            <span className="bar-list-value">
              {text} {note !== undefined && <span className="text-steel">{note}</span>}
            </span>
            <svg className="bar-list-bar" width="100%" height="8" role="presentation">
              <rect className={`chart-${tone}`} width={`${(value / most) * 100}%`} height="8" />
            </svg>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
