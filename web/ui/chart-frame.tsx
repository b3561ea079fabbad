import { type ReactNode, useId } from 'react';

interface ChartFrameProps {
  readonly title: string;
  /** What the chart shows, as a sentence: "Revenue peaks at ₹4,43,940 on 8 November." */
  readonly finding: string;
  readonly table: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly (string | number)[])[];
  };
  readonly children: ReactNode;
}

export function ChartFrame({ title, finding, table, children }: ChartFrameProps) {
  const findingId = useId();
  return (
    <figure className="chart-frame relative min-w-0">
      <figcaption className="grid gap-1 border-b border-line px-4 py-3">
        <span className="lettering text-lg font-heavy">{title}</span>
        <span className="text-md wrap-anywhere text-pretty text-steel" id={findingId}>
          {finding}
        </span>
      </figcaption>
      <div
        className="chart-frame-drawing p-4 [&_svg]:overflow-visible [&_svg]:text-xs [&_text]:fill-steel"
        role="img"
        aria-labelledby={findingId}
      >
        {children}
      </div>
      <div className="sr-only">
        <NumbersTable title={title} {...table} />
      </div>
    </figure>
  );
}

function NumbersTable({ title, columns, rows }: { readonly title: string } & ChartFrameProps['table']) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.slice(1).map((column, place) => (
              <td key={column}>{values[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChartKeyProps {
  /** Each with the ground of its square: "before:bg-ink". */
  readonly entries: readonly { readonly text: string; readonly square: string }[];
  readonly className: string;
}

export function ChartKey({ entries, className }: ChartKeyProps) {
  return (
    <p className={`flex flex-wrap gap-x-4 gap-y-1 text-sm text-steel ${className}`}>
      {entries.map(({ text, square }) => (
        <span
          key={text}
          className={`before:mr-1.5 before:inline-block before:size-2.5 before:rounded-[1px] ${square}`}
        >
          {text}
        </span>
      ))}
    </p>
  );
}
