import type { ReactNode } from 'react';
import { AdminPage, Box } from '../frame/admin-page.tsx';
import { DataTable, type DataTableProps, type Identified } from './data-table.tsx';
import { ListPager } from './list-pager.tsx';
import { countLabel } from './list-response.ts';
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx';

interface ListBoxProps<Row> extends DataTableProps<Row>, Omit<ListToolbarProps, 'list' | 'actions'> {
  readonly nouns: readonly [one: string, many: string];
  /** What is done to the listed rows as a whole, at the right of the filters. */
  readonly listActions?: ReactNode;
  /** Between the filters and the rows: progress, an error about a row. */
  readonly note?: ReactNode;
  /** Where the plural does not do: "No mail found". */
  readonly nothingFound?: string;
  /** False: the API answers all rows at once. */
  readonly isPaged?: boolean;
}

interface ListScreenProps<Row> extends Omit<ListBoxProps<Row>, 'caption'> {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

export function ListScreen<Row extends Identified>({
  title,
  actions,
  above,
  children,
  ...box
}: ListScreenProps<Row>) {
  const { list, nouns, phoneMenu } = box;
  return (
    <AdminPage
      title={title}
      note={list.paging && countLabel(list.paging, nouns)}
      actions={actions}
      isFolded={phoneMenu !== undefined}
    >
      {above}
      <ListBox {...box} caption={title} />
      {children}
    </AdminPage>
  );
}

export function ListBox<Row extends Identified>({
  nouns,
  search,
  searchHint,
  filters,
  moreFilters,
  listActions,
  phoneMenu,
  note,
  nothingFound = `No ${nouns[1]} found`,
  empty = nothingFound,
  isPaged = true,
  ...table
}: ListBoxProps<Row>) {
  const { list } = table;
  return (
    <Box>
      <ListToolbar {...{ list, search, searchHint, filters, moreFilters, phoneMenu }} actions={listActions} />
      {note}
      <DataTable {...table} empty={list.isFiltered ? nothingFound : empty} />
      {isPaged && <ListPager list={list} />}
    </Box>
  );
}
