import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Notice } from '../frame/admin-page.tsx';
import type { List } from './use-list.ts';

interface ListStateProps<Row> {
  readonly list: List<Row>;
  readonly className?: string | undefined;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** A skeleton at first, then the last rows while others load, and any error above them. */
export function ListState<Row>({ list, className = '', skeleton, children }: ListStateProps<Row>) {
  const restoredFocus = useRestoredFocus();
  const isFirstLoad = list.paging === undefined && list.error === null;
  return (
    <div {...restoredFocus} className={`data-table relative ${className}`} aria-busy={list.isLoading}>
      {list.isLoading && !isFirstLoad && (
        <div className="data-table-busy absolute inset-x-0 -top-px z-3 h-0.75" />
      )}
      {list.error !== null && (
        <Notice
          flush
          className="list-failure"
          action={
            <Button busy={list.isLoading} onClick={() => void list.reload()}>
              Try again
            </Button>
          }
        >
          {list.paging === undefined ? 'We couldn’t load this list.' : 'This may be out of date.'}{' '}
          {list.error}
        </Notice>
      )}
      {isFirstLoad && (
        <>
          <p className="sr-only" role="status">
            Loading
          </p>
          {skeleton}
        </>
      )}
      {list.paging !== undefined && children}
    </div>
  );
}

export interface Identified {
  readonly id: string | number;
}

export interface DataTableProps<Row> {
  readonly list: List<Row>;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Where others are shown than the list has: folded ones. */
  readonly rows?: readonly Row[] | undefined;
  /** Shown when there is nothing yet; a filter that finds nothing says so by itself. */
  readonly empty?: ReactNode;
  readonly foot?: readonly ReactNode[];
  /** Many columns, which stand closer together on tablets. */
  readonly isTight?: boolean;
  readonly className?: string;
  readonly rowClassName?: string | ((row: Row) => string);
}

const SKELETON_ROWS = Array.from({ length: 8 }, (_, index) => index);
const TIGHT = 'md:max-xl:[&_:is(th,td)+:is(th,td)]:px-1.75';

export function DataTable<Row extends Identified>({
  list,
  columns,
  rows = list.rows,
  isTight,
  className = '',
  ...table
}: DataTableProps<Row>) {
  const shapes = columns.map((column) => ({ ...column, render: () => <LineSkeleton /> }));
  return (
    <ListState
      list={list}
      className={isTight ? `${TIGHT} ${className}` : className}
      skeleton={
        <Table
          caption={table.caption}
          captionHidden
          columns={shapes}
          rows={SKELETON_ROWS}
          rowKey={(index) => index}
          inPage
          rowClassName={typeof table.rowClassName === 'string' ? table.rowClassName : undefined}
        />
      }
    >
      <Table {...table} captionHidden inPage columns={columns} rows={rows} rowKey={({ id }) => id} />
    </ListState>
  );
}

const ROWS = 'tbody > tr, .message';

/**
 * For the box around a list. When the row with the focus disappears, the row that takes its position gets the focus, also when a
 * dialog that was opened from the row closes. A focus that is elsewhere stays.
 */
function useRestoredFocus() {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly element: Element; readonly index: number }>(null);
  const rows = () => [...(box.current?.querySelectorAll(ROWS) ?? [])];
  const remember = (element: Element) => {
    last.current = { element, index: rows().findIndex((row) => row.contains(element)) };
  };

  useLayoutEffect(() => {
    if (last.current === null) return;
    const { element, index } = last.current;
    // An update may have moved its row.
    if (element.isConnected) return remember(element);
    if (document.activeElement !== document.body) return;
    const there = rows();
    const row = there[Math.min(index, there.length - 1)];
    const next =
      row?.querySelector<HTMLElement>('.row-name, button') ??
      box.current?.querySelector<HTMLElement>('[tabindex]');
    next?.focus();
  });

  return {
    ref: box,
    onFocus: ({ target }: FocusEvent) => remember(target),
    // A blur is only counted when the focus really moved: React fires none for a removed element, and leaving the window keeps it.
    onBlur({ target, relatedTarget }: FocusEvent) {
      const isInDialog = relatedTarget?.closest('dialog') != null;
      if (!isInDialog && document.activeElement !== target) last.current = null;
    },
  };
}
