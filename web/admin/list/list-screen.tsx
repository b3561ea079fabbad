import type { ReactNode } from 'react';
import type { Column } from '../../ui/table.tsx';
import { AdminPage, Box } from '../frame/admin-page.tsx';
import { DataTable, type Identified } from './data-table.tsx';
import { ListPager } from './list-pager.tsx';
import { countLabel } from './list-response.ts';
import { type ListFilter, ListToolbar } from './list-toolbar.tsx';
import type { List } from './use-list.ts';

interface ListBoxProps<Row> {
  /** What it lists: "Shipments". */
  readonly caption: string;
  /** "1 order", "2 orders". */
  readonly nouns: readonly [one: string, many: string];
  readonly list: List<Row>;
  readonly columns: readonly Column<Row>[];
  /** What the search box searches; without it, no box. */
  readonly search?: string | undefined;
  readonly filters?: readonly ListFilter[] | undefined;
  /** What else narrows the list, or loads it again. */
  readonly moreFilters?: ReactNode;
  /** What is done to the listed rows as a whole, at the right of the filters. */
  readonly listActions?: ReactNode;
  /** Between the filters and the rows: progress, an error about a row. */
  readonly note?: ReactNode;
  /** Shown when there is nothing yet; a filter that finds nothing says so by itself. */
  readonly empty?: ReactNode;
  /** Where the plural does not do: "No mail found". */
  readonly nothingFound?: string | undefined;
  readonly foot?: readonly ReactNode[] | undefined;
  /** False: the API answers all rows at once. */
  readonly isPaged?: boolean | undefined;
  /** Many columns, which stand closer together on tablets. */
  readonly isTight?: boolean | undefined;
  /** Of the table. */
  readonly className?: string | undefined;
  /** Of a row, for a layout of its own on phones. */
  readonly rowClassName?: string | undefined;
}

interface ListScreenProps<Row> extends Omit<ListBoxProps<Row>, 'caption'> {
  readonly title: string;
  /** At the right of the title: "Add coupon". */
  readonly actions?: ReactNode;
  /** Above the list: figures that filter it, notices. */
  readonly above?: ReactNode;
  /** The dialogs. */
  readonly children?: ReactNode;
}

/** A screen that lists entities: title with their number, search and filters, rows, pages. */
export function ListScreen<Row extends Identified>({
  title,
  actions,
  above,
  children,
  ...box
}: ListScreenProps<Row>) {
  const { list, nouns } = box;
  return (
    <AdminPage title={title} note={list.paging && countLabel(list.paging, nouns)} actions={actions}>
      {above}
      <ListBox {...box} caption={title} />
      {children}
    </AdminPage>
  );
}

/** The list alone, for a screen that has more than one. */
export function ListBox<Row extends Identified>(props: ListBoxProps<Row>) {
  const { list, nouns, nothingFound = `No ${nouns[1]} found` } = props;
  const isFiltered = Object.values(list.filters).some((value) => value !== '');
  return (
    <Box>
      <ListToolbar
        list={list}
        search={props.search}
        filters={props.filters}
        moreFilters={props.moreFilters}
        actions={props.listActions}
      />
      {props.note}
      <DataTable
        list={list}
        caption={props.caption}
        isTight={props.isTight}
        className={props.className}
        rowClassName={props.rowClassName}
        columns={props.columns}
        empty={isFiltered ? nothingFound : (props.empty ?? nothingFound)}
        foot={props.foot}
      />
      {props.isPaged !== false && <ListPager list={list} />}
    </Box>
  );
}
