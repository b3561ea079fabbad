import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { List } from './use-list.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
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

const SKELETON_ROWS = 8;

/** The rows of a list: a skeleton at first, then the last rows while others load, and any error above them. */
export function DataTable<Row>({
  list,
  caption,
  columns,
  rowKey,
  empty,
  foot,
  className,
}: DataTableProps<Row>) {
  const restoredFocus = useRestoredFocus();
  const isFirstLoad = list.paging === undefined && list.error === null;
  return (
    <div
      {...restoredFocus}
      className={['data-table', className].filter(Boolean).join(' ')}
      aria-busy={list.isLoading}
    >
      {list.isLoading && !isFirstLoad && <div className="data-table-busy" />}
      {list.error !== null && <ListFailure list={list} />}
      {isFirstLoad && <SkeletonTable caption={caption} columns={columns} />}
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

/** Also for lists that are no tables. */
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

function SkeletonTable<Row>({
  caption,
  columns,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
}) {
  const shapes = columns.map(({ key, title, className, align }) => ({
    key,
    title,
    ...(className === undefined ? {} : { className }),
    ...(align === undefined ? {} : { align }),
    render: () => <LineSkeleton />,
  }));
  return (
    <>
      <p className="sr-only" role="status">
        Loading
      </p>
      <Table
        caption={caption}
        captionHidden
        dense
        columns={shapes}
        rows={Array.from({ length: SKELETON_ROWS }, (_, index) => index)}
        rowKey={(index) => index}
      />
    </>
  );
}
