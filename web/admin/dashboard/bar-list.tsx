import { ChartFrame } from '../../ui/chart-frame.tsx';

const FILLS = {
  ink: 'fill-ink',
  orange: 'fill-orange',
  neutral: 'fill-edge',
  amber: 'fill-amber-bright',
  blue: 'fill-blue-bright',
  violet: 'fill-violet-bright',
  teal: 'fill-teal-bright',
  green: 'fill-green-bright',
  red: 'fill-red-bright',
};

export interface BarEntry {
  readonly name: string;
  readonly value: number;
  /** The number as it is read: "₹13,79,977". */
  readonly text: string;
  /** Beside it, in grey. */
  readonly note?: string;
  readonly tone?: keyof typeof FILLS;
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
      <ul className="grid gap-2.5 text-sm" aria-hidden="true">
        {entries.map(({ name, value, text, note, tone = 'ink' }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
            <span className="truncate">{name}</span>
            <span className="font-bold">
              {text} {note !== undefined && <span className="font-normal text-steel">{note}</span>}
            </span>
            <svg className="col-span-2 bg-studio" width="100%" height="8" role="presentation">
              <rect className={FILLS[tone]} width={`${(value / most) * 100}%`} height="8" />
            </svg>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
