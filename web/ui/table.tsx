import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

export interface Column<Row> {
  /** Of no other column of the table. */
  readonly title: string;
  /** Stands in the head instead of the title: a button that sorts, a box that ticks all. */
  readonly head?: ReactNode;
  readonly sorted?: 'ascending' | 'descending' | 'none' | undefined;
  /** It has no words of its own, so the next one names the row. */
  readonly isTick?: boolean;
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
  /** It scrolls with the page, and its head stays below the frame. Only where it is too wide has it a box that scrolls. */
  readonly inPage?: boolean;
  readonly className?: string | undefined;
  readonly rowClassName?: string | ((row: Row) => string) | undefined;
}

const FLUSH = 'max-h-none [&_:is(th,td):first-child]:pl-0 [&_:is(th,td):last-child]:pr-0';

/**
 * The first column with words names the row. A table that is too wide or too tall scrolls in its own box, under its head,
 * unless it is one of a page.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty = 'Nothing to show',
  captionHidden = false,
  foot,
  flush = false,
  inPage = false,
  className = '',
  rowClassName,
}: TableProps<Row>) {
  const box = useRef<HTMLElement>(null);
  const isTooWide = useTooWide(box, inPage);
  const nameAt = columns.findIndex(({ isTick = false }) => !isTick);
  const place = inPage && !isTooWide ? 'table-in-page' : '';
  return (
    <section
      ref={box}
      className={`table-box ${place} ${flush ? FLUSH : ''} ${className}`}
      aria-label={caption}
      tabIndex={inPage && !isTooWide ? -1 : 0}
    >
      <table>
        <caption className={captionHidden ? 'sr-only' : 'lettering pb-2.5 text-left text-xl font-heavy'}>
          <span className="sticky left-0">{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={cellClass(column)} aria-sort={column.sorted}>
                {column.head ?? column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={typeof rowClassName === 'function' ? rowClassName(row) : rowClassName}
            >
              {columns.map((column, place) => {
                const { title, bare = false, render } = column;
                return place === nameAt ? (
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

/** Whether a table of a page is wider than its place: with large text, or on a narrow tablet. */
function useTooWide(box: RefObject<HTMLElement | null>, inPage: boolean): boolean {
  const [isTooWide, setTooWide] = useState(false);
  // Widths are known once they are laid out.
  useEffect(() => {
    const section = box.current;
    const table = section?.firstElementChild;
    if (!inPage || !section || !table) return;
    const measure = () => setTooWide(table.scrollWidth > section.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(section);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box, inPage]);
  return isTooWide;
}

function cellClass<Row>({ align, wraps, className }: Column<Row>): string | undefined {
  const names = [
    align === 'right' && 'table-number',
    wraps && 'whitespace-normal wrap-anywhere md:min-w-24 lg:min-w-30',
    className,
  ];
  return names.filter(Boolean).join(' ') || undefined;
}
