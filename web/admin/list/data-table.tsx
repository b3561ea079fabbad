import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useRestoredFocus } from './use-kept-focus.ts';
import type { List } from './use-list.ts';
import './data-table.css';

interface DataTableProps<Row> {
  readonly list: List<Row>;
  /** What it lists: "Orders". */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly empty: ReactNode;
  readonly foot?: readonly ReactNode[] | undefined;
  /** Of the table, where its rows have a layout of their own on phones. */
  readonly className?: string | undefined;
}

const WAITING_ROWS = 8;

/** A list's rows: their shape while they come, what is there while others come, and what went wrong above them. */
export function DataTable<Row>({
  list,
  caption,
  columns,
  rowKey,
  empty,
  foot,
  className,
}: DataTableProps<Row>) {
  const keptFocus = useRestoredFocus();
  const isFirstLoad = list.paging === undefined && list.error === null;
  return (
    <div
      {...keptFocus}
      className={['data-table', className].filter(Boolean).join(' ')}
      aria-busy={list.isLoading}
    >
      {list.isLoading && !isFirstLoad && <div className="data-table-busy" />}
      {list.error !== null && <ListFailure list={list} />}
      {isFirstLoad && <WaitingTable caption={caption} columns={columns} />}
      {list.paging !== undefined && (
        <Table
          caption={caption}
          captionHidden
          dense
          columns={columns}
          rows={list.rows}
          rowKey={rowKey}
          empty={empty}
          foot={foot}
        />
      )}
    </div>
  );
}

/** For lists that are no tables, too. */
export function ListFailure<Row>({ list }: { readonly list: List<Row> }) {
  return (
    <div className="list-failure" role="alert">
      <Icon name="warning" size="small" />
      <p>
        {list.paging === undefined ? 'This list could not be loaded.' : 'This may be out of date.'}{' '}
        {list.error}
      </p>
      <Button busy={list.isLoading} onClick={() => void list.reload()}>
        Try again
      </Button>
    </div>
  );
}

function WaitingTable<Row>({
  caption,
  columns,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
}) {
  const shapes = columns.map(({ key, title, className, align }) => ({
    ...{ key, title },
    ...(className === undefined ? {} : { className }),
    ...(align === undefined ? {} : { align }),
    render: () => <LineSkeleton />,
  }));
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading
      </p>
      <Table
        caption={caption}
        captionHidden
        dense
        columns={shapes}
        rows={Array.from({ length: WAITING_ROWS }, (_, place) => place)}
        rowKey={(place) => place}
      />
    </>
  );
}
