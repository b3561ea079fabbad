import type { ReactNode } from 'react';
import './table.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Numbers stand right, so that their digits line up. */
  readonly align?: 'left' | 'right';
  readonly render: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly empty?: ReactNode;
  /** For the back-office: smaller type, tighter rows. */
  readonly dense?: boolean;
  /** Where a heading above the table already says it. The caption is still read aloud. */
  readonly captionHidden?: boolean;
}

/** The first column names the row. A table that is too wide or too tall scrolls in its own box, under its head. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty = 'Nothing to show',
  dense = false,
  captionHidden = false,
}: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={dense ? 'table table-dense' : 'table'} aria-label={caption} tabIndex={0}>
      <table>
        <caption className={captionHidden ? 'visually-hidden' : undefined}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" className={numberClass(align)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, align, render }, place) =>
                place === 0 ? (
                  <th key={key} scope="row" className={numberClass(align)}>
                    {render(row)}
                  </th>
                ) : (
                  <td key={key} className={numberClass(align)}>
                    {render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className="table-empty" colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function numberClass(align: Column<never>['align']): string | undefined {
  return align === 'right' ? 'table-number' : undefined;
}
