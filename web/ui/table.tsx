import type { ReactNode } from 'react';

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

const BOX =
  'table-box relative max-h-[max(320px,calc(100dvh-var(--header)-96px))] overflow-auto overscroll-x-contain focus-visible:shadow-none focus-visible:-outline-offset-3';

/** Of the public tables, and of the dense ones. The name of a row stays in sight while its numbers pass under it. */
const LOOSE = {
  box: `${BOX} text-base`,
  cell: 'border-b border-line px-3 py-2.25 first:pl-0 last:pr-0',
  head: 'border-b-2 border-ink bg-paper px-3 py-2.25 text-sm first:pl-0 last:pr-0',
  number: 'lettering text-base font-semibold whitespace-nowrap',
  row: '',
};
const DENSE: typeof LOOSE = {
  box: `${BOX} table-dense text-sm`,
  cell: 'border-b border-line px-3 py-2 whitespace-nowrap',
  head: 'border-b-[1.5px] border-edge-soft bg-studio-light px-3 py-2 text-xs text-graphite',
  number: 'font-bold',
  row: 'hover:*:bg-studio-light',
};

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
  const look = dense ? DENSE : LOOSE;
  const cellClass = ({ align, className = '' }: Column<Row>) =>
    `${look.cell} ${align === 'right' ? `text-right ${look.number}` : 'text-left'} ${className}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={look.box} aria-label={caption} tabIndex={0}>
      <table className="w-full border-separate border-spacing-0">
        <caption className={captionHidden ? 'sr-only' : 'pb-2.5 text-left lettering text-xl font-heavy'}>
          <span className="sticky left-0">{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, title, align, className = '' }) => (
              <th
                key={key}
                scope="col"
                className={`sticky top-0 z-1 align-bottom font-bold whitespace-nowrap first:left-0 first:z-2 ${look.head} ${align === 'right' ? 'text-right' : 'text-left'} ${className}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={look.row}>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th
                    key={column.key}
                    scope="row"
                    className={`sticky left-0 z-1 bg-paper text-left font-bold whitespace-nowrap ${look.cell} ${column.className ?? ''}`}
                  >
                    {column.render(row)}
                  </th>
                ) : (
                  <td key={column.key} className={cellClass(column)} data-label={column.title}>
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className="table-empty border-b border-line py-8 text-steel" colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
        {foot !== undefined && rows.length > 0 && (
          <tfoot>
            <tr>
              {columns.map((column, place) => (
                <td key={column.key} className={cellClass(column)}>
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
