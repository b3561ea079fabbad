import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Needs } from '../../../domain/accounts/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { downloadFile } from '../download.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { AdminPage, Box } from '../frame/admin-page.tsx';
import { RoleButton } from '../frame/role.tsx';
import { DataTable, type DataTableProps, type Identified } from './data-table.tsx';
import { listQuery } from './list-address.ts';
import { ListPager } from './list-pager.tsx';
import { countLabel } from './list-response.ts';
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx';
import { SavedViews } from './saved-views.tsx';
import type { List } from './use-list.ts';

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
      <SavedViews list={list} />
      {note}
      <DataTable {...table} empty={list.isFiltered ? nothingFound : empty} />
      {isPaged && <ListPager list={list} />}
    </Box>
  );
}

interface AddButtonProps {
  readonly needs?: Needs;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function AddButton({ needs, onClick, children }: AddButtonProps) {
  return (
    <RoleButton kind="dark" needs={needs} onClick={onClick}>
      <AdminIcon name="plus" />
      {children}
    </RoleButton>
  );
}

type Reloaded = Pick<List<unknown>, 'isLoading' | 'reload'>;

export function RefreshButton({ isLoading, reload }: Reloaded) {
  return (
    <Button busy={isLoading} onClick={() => void reload()}>
      <AdminIcon name="refresh" />
      Refresh
    </Button>
  );
}

interface ExportButtonProps<Row> {
  readonly list: List<Row>;
  readonly noun: string;
}

export function useExport<Row>({ list, noun }: ExportButtonProps<Row>) {
  const { mutate, isPending } = useMutation({
    mutationFn() {
      const query = listQuery(new URLSearchParams(list.filters), Object.keys(list.filters));
      return downloadFile(`${list.key[2]}/export?${query}`, `${noun.replaceAll(' ', '-')}.csv`);
    },
    onError(thrown) {
      console.error(`The ${noun} weren’t exported:`, thrown);
      showToast({ kind: 'error', text: `Failed to export ${noun}` });
    },
  });
  return { isExporting: isPending, exportRows: () => mutate() };
}

export function ExportButton<Row>({
  needs,
  ...exported
}: ExportButtonProps<Row> & { readonly needs: Needs }) {
  const { isExporting, exportRows } = useExport(exported);
  return (
    <RoleButton needs={needs} busy={isExporting} onClick={exportRows}>
      <AdminIcon name="download" />
      Export CSV
    </RoleButton>
  );
}
