import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { AdminPage, Box } from '../frame/admin-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { countLabel } from '../list/list-response.ts';
import { FilterSelect, ListToolbar, StatusFilter } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { type PromotionFact, PromotionTiles, type StateWords } from './promotion-tiles.tsx';
import { named, type Promotion, type PromotionWord, usePromotionChanges } from './use-promotion-changes.ts';
import './promotions.css';

interface RowHandlers<Row> {
  readonly isChanging: (row: Row) => boolean;
  readonly onSwitch: (row: Row, isActive: boolean) => void;
  readonly onEdit: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
}

/** What differs between the screens of coupons and of discounts. */
export interface PromotionKind<State extends string, Row extends Promotion, Stats> {
  readonly word: PromotionWord;
  readonly readRow: (value: unknown) => Row | undefined;
  /** What the API takes of a stored row: switching it on or off sends all its fields. */
  readonly bodyOf: (row: Row) => object;
  readonly readChanged: (response: unknown) => Row;
  readonly readStats: (response: unknown) => Stats & { readonly byState: Readonly<Record<State, number>> };
  readonly factsOf: (stats: Stats | undefined) => readonly PromotionFact[];
  readonly states: readonly StateWords<State>[];
  readonly search: string;
  /** Beside the filter by status. */
  readonly filter: {
    readonly name: string;
    readonly label: string;
    readonly all: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
  readonly columnsWith: (handlers: RowHandlers<Row>) => readonly Column<Row>[];
  readonly noneYet: string;
  readonly deleteTitle: (row: Row) => string;
  readonly deleteWords: (row: Row) => ReactNode;
}

interface OpenDialog<Row> {
  readonly onSaved: () => void;
  /** After an edit conflict: opens the row as somebody else saved it. */
  readonly onReload: (row: Row) => void;
  readonly onClose: () => void;
}

interface PromotionScreenProps<State extends string, Row extends Promotion, Stats> {
  readonly kind: PromotionKind<State, Row, Stats>;
  /** Null: for a new one. */
  readonly dialog: (row: Row | null, open: OpenDialog<Row>) => ReactNode;
}

export function PromotionScreen<State extends string, Row extends Promotion, Stats>({
  kind,
  dialog,
}: PromotionScreenProps<State, Row, Stats>) {
  const { word, readRow, bodyOf, readChanged, filter } = kind;
  const list = useList({
    kind: word,
    path: `/${word}s`,
    filters: ['search', 'status', filter.name],
    readRow,
    failed: `Failed to load ${word}s`,
  });
  const stats = useAdminQuery({ kind: word, path: `/${word}s/stats`, read: kind.readStats });
  /** Undefined: the dialog is closed; null: for a new one. */
  const [edited, setEdited] = useState<Row | null>();
  const [deleting, setDeleting] = useState<Row | null>(null);
  const onChanged = () => void stats.reload();
  const changes = usePromotionChanges({ word, list, bodyOf, readChanged, onChanged });
  const isFiltered = Object.values(list.filters).some((value) => value !== '');
  return (
    <AdminPage
      title={`${named(word)}s`}
      note={list.paging && countLabel(list.paging, [word, `${word}s`])}
      actions={
        <Button kind="dark" onClick={() => setEdited(null)}>
          <AdminIcon name="plus" size="small" />
          Add {named(word)}
        </Button>
      }
    >
      <PromotionTiles states={kind.states} list={list} stats={stats} facts={kind.factsOf(stats.value)} />
      <Box>
        <ListToolbar
          list={list}
          search={kind.search}
          filters={
            <>
              <StatusFilter list={list} options={kind.states} />
              <FilterSelect list={list} {...filter} />
            </>
          }
        />
        <DataTable
          list={list}
          caption={`${named(word)}s`}
          className={`promotions-table ${word}s-table`}
          columns={kind.columnsWith({
            isChanging: changes.isChanging,
            onSwitch: (row, isActive) => void changes.setActive(row, isActive),
            onEdit: setEdited,
            onDelete: setDeleting,
          })}
          rowKey={({ id }) => id}
          empty={isFiltered ? `No ${word}s found` : kind.noneYet}
        />
        <ListPager list={list} />
      </Box>
      {edited !== undefined && (
        <Fragment key={`${edited?.id} ${edited?.version}`}>
          {dialog(edited, {
            onSaved: changes.showChanged,
            onReload: setEdited,
            onClose: () => setEdited(undefined),
          })}
        </Fragment>
      )}
      {deleting !== null && (
        <ConfirmDialog
          title={kind.deleteTitle(deleting)}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          danger
          onConfirm={() => changes.remove(deleting)}
          onClose={() => setDeleting(null)}
        >
          <p>{kind.deleteWords(deleting)}</p>
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
