import type { ReactNode } from 'react';
import './table.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Numbers stand right, so that their digits line up. */
  readonly align?: 'left' | 'right';
  /** Of its cells, for a layout of their own on narrow screens. */
  readonly className?: string;
  readonly render: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly empty?: ReactNode;
  /** For the admin: smaller type, tighter rows. */
  readonly dense?: boolean;
  /** Where a heading above the table already says it. The caption is still read aloud. */
  readonly captionHidden?: boolean;
  /** Sums below the columns: one cell for each, empty where there is none. */
  readonly foot?: readonly ReactNode[] | undefined;
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
  foot,
}: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={dense ? 'table-box table-dense' : 'table-box'} aria-label={caption} tabIndex={0}>
      <table>
        <caption className={captionHidden ? 'sr-only' : undefined}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, title, align, className }) => (
              <th key={key} scope="col" className={cellClass(align, className)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, title, align, className, render }, place) =>
                place === 0 ? (
                  <th key={key} scope="row" className={cellClass(align, className)}>
                    {render(row)}
                  </th>
                ) : (
                  <td key={key} className={cellClass(align, className)} data-label={title}>
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
        {foot !== undefined && rows.length > 0 && (
          <tfoot>
            <tr>
              {columns.map(({ key, align, className }, place) => (
                <td key={key} className={cellClass(align, className)}>
                  {foot[place]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function cellClass(align: Column<never>['align'], own: string | undefined): string | undefined {
  const names = [align === 'right' && 'table-number', own];
  return names.filter(Boolean).join(' ') || undefined;
}
