import { type ComponentType, type ReactNode, useState } from 'react';
import type { Permission } from '../../../domain/accounts/permissions.ts';
import type { z } from '../../../domain/zod.ts';
import { ApiError } from '../../api/client.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table.tsx';
import { oneReader } from '../admin-call.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { DeleteDialog } from '../dialogs/confirm-dialog.tsx';
import { type EditProps, useEdited } from '../dialogs/entity-dialog.tsx';
import { useMay } from '../frame/role.tsx';
import { Sub } from '../list/cells.tsx';
import { actionsColumn, CARD, RowActions, useActiveColumn } from '../list/columns.tsx';
import { AddButton, ListScreen } from '../list/list-screen.tsx';
import { type ListFilter, statusFilter } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { type PromotionFact, PromotionTiles, type StateOption } from './promotion-tiles.tsx';

interface Promotion<State extends string> {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
  readonly state: State;
}

type OwnColumn<Row> = Pick<Column<Row>, 'title' | 'render'>;

/** What differs between the screens of coupons and of discounts. */
export interface PromotionKind<State extends string, Row extends Promotion<State>, Stats> {
  readonly word: 'coupon' | 'discount';
  readonly title: 'Coupons' | 'Discounts';
  readonly rowSchema: z.ZodType<Row>;
  readonly statsSchema: z.ZodType<Stats>;
  readonly states: readonly StateOption<State>[];
  readonly statsNeed: Permission;
  readonly factsOf: (stats: Stats | undefined) => readonly PromotionFact[];
  readonly search: string;
  readonly empty: string;
  readonly filter: ListFilter;
  readonly nameOf: (row: Row) => string;
  readonly bodyOf: (row: Row) => object;
  readonly renderName: (row: Row, onEdit: (() => void) | undefined) => ReactNode;
  readonly gives: OwnColumn<Row>;
  readonly period: { readonly title: string; readonly render: (row: Row) => string };
  readonly figures?: readonly (Column<Row> & { readonly needs?: Permission })[];
  readonly Dialog: ComponentType<EditProps<Row>>;
  readonly deletion: (row: Row) => { readonly title: string; readonly text: ReactNode };
}

interface PromotionScreenProps<State extends string, Row extends Promotion<State>, Stats> {
  readonly kind: PromotionKind<State, Row, Stats>;
}

export function PromotionScreen<
  State extends string,
  Row extends Promotion<State>,
  Stats extends { readonly byState: Readonly<Record<State, number>> },
>({ kind }: PromotionScreenProps<State, Row, Stats>) {
  const { word, title, states, filter, nameOf, period, gives, Dialog } = kind;
  const may = useMay();
  const mayChange = may('change prices');
  const mayCount = may(kind.statsNeed);
  const path = `/${word}s`;
  const one = title.slice(0, -1);
  const list = useList({
    kind: word,
    path,
    filters: ['search', 'status', filter.name],
    schema: kind.rowSchema,
    failed: `Failed to load ${word}s`,
  });
  const stats = useAdminQuery({
    kind: word,
    path: mayCount ? `${path}/stats` : null,
    read: oneReader('stats', kind.statsSchema),
  });
  const edited = useEdited<Row>();
  const [deleting, setDeleting] = useState<Row | null>(null);
  const deletion = deleting && kind.deletion(deleting);
  const active = useActiveColumn({
    list,
    nameOf,
    needs: 'change prices',
    bodyOf: kind.bodyOf,
    done: ({ isActive }) => `${one} ${isActive ? 'switched on' : 'switched off'}`,
    failed: (thrown) =>
      thrown instanceof ApiError && (thrown.status === 409 || thrown.status === 404)
        ? `Someone else has changed this ${word}. This is the latest version.`
        : `Failed to update ${word}`,
    className: `${CARD.left} max-md:items-center`,
  });

  const columns: readonly Column<Row>[] = [
    {
      title: one,
      wraps: true,
      className: `${CARD.name} md:max-w-60`,
      render: (row) => kind.renderName(row, mayChange ? () => edited.edit(row) : undefined),
    },
    { ...gives, wraps: true, bare: true, className: `${CARD.line} text-pretty xl:min-w-72.5` },
    { ...period, className: `${CARD.line} md:max-xl:hidden` },
    ...(kind.figures ?? []).filter(({ needs }) => needs === undefined || may(needs)),
    {
      title: 'Status',
      bare: true,
      className: `${CARD.corner} max-md:self-start max-md:pt-2.5 md:max-xl:max-w-35 md:max-xl:whitespace-normal`,
      render: (row) => {
        const option = states.find(({ value }) => value === row.state);
        return (
          <span>
            <Badge tone={option?.tone ?? 'neutral'}>{option?.label ?? row.state}</Badge>
            {/* Where there is no room for a column of its own. */}
            <Sub className="max-md:hidden xl:hidden">{period.render(row)}</Sub>
          </span>
        );
      },
    },
    active,
    actionsColumn(
      (row) => (
        <RowActions
          name={nameOf(row)}
          editNeeds="change prices"
          onEdit={() => edited.edit(row)}
          deleteNeeds="change prices"
          onDelete={() => setDeleting(row)}
        />
      ),
      CARD.right,
    ),
  ];

  return (
    <ListScreen
      title={title}
      nouns={[word, `${word}s`]}
      list={list}
      columns={columns}
      isTight
      rowClassName={CARD.row}
      search={kind.search}
      empty={kind.empty}
      filters={[statusFilter(states), filter]}
      actions={
        <AddButton needs="change prices" onClick={edited.add}>
          Add {one}
        </AddButton>
      }
      above={
        mayCount && (
          <PromotionTiles list={list} states={states} stats={stats} facts={kind.factsOf(stats.value)} />
        )
      }
    >
      {edited.props && <Dialog key={edited.key} {...edited.props} />}
      {deleting && deletion && (
        <DeleteDialog
          list={list}
          row={deleting}
          title={deletion.title}
          done={`${one} deleted successfully`}
          failed={`Failed to delete ${word}`}
          onClose={() => setDeleting(null)}
        >
          {deletion.text}
        </DeleteDialog>
      )}
    </ListScreen>
  );
}
