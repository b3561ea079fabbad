import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Of no other column of the table. */
  readonly title: string;
  /** Numbers stand right, so that their digits line up. */
  readonly align?: 'left' | 'right';
  /** Its words wrap, wherever they can: what somebody typed may have no place to break at. */
  readonly wraps?: boolean;
  /** Where a row is a card, its value stands without the title. */
  readonly bare?: boolean;
  /** Of its cells, for a layout of their own on narrow screens. */
  readonly className?: string;
  readonly render: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly empty?: ReactNode;
  /** Where a heading above the table already says it. The caption is still read aloud. */
  readonly captionHidden?: boolean;
  /** Sums below the columns: one cell for each, empty where there is none. */
  readonly foot?: readonly ReactNode[] | undefined;
  /** Inside something with edges of its own: as tall as it is, and as wide as the words in it. */
  readonly flush?: boolean;
  /** Of its scrolling box. */
  readonly className?: string | undefined;
  readonly rowClassName?: string | undefined;
}

const FLUSH = 'max-h-none [&_:is(th,td):first-child]:pl-0 [&_:is(th,td):last-child]:pr-0';

/** The first column names the row. A table that is too wide or too tall scrolls in its own box, under its head. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty = 'Nothing to show',
  captionHidden = false,
  foot,
  flush = false,
  className = '',
  rowClassName,
}: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={`table-box ${flush ? FLUSH : ''} ${className}`} aria-label={caption} tabIndex={0}>
      <table>
        <caption className={captionHidden ? 'sr-only' : 'lettering pb-2.5 text-left text-xl font-heavy'}>
          <span className="sticky left-0">{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={cellClass(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClassName}>
              {columns.map((column, place) => {
                const { title, bare = false, render } = column;
                return place === 0 ? (
                  <th key={title} scope="row" className={cellClass(column)}>
                    {render(row)}
                  </th>
                ) : (
                  <td key={title} className={cellClass(column)} data-label={bare ? undefined : title}>
                    {render(row)}
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className="text-steel md:py-8" colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
        {foot !== undefined && rows.length > 0 && (
          <tfoot>
            <tr>
              {columns.map((column, place) => (
                <td key={column.title} className={cellClass(column)}>
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

function cellClass<Row>({ align, wraps, className }: Column<Row>): string | undefined {
  const names = [
    align === 'right' && 'table-number',
    wraps && 'whitespace-normal wrap-anywhere md:min-w-30',
    className,
  ];
  return names.filter(Boolean).join(' ') || undefined;
}
