import type { ComponentProps, ReactNode } from 'react';
import type { Needs } from '../../../domain/accounts/permissions.ts';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { callAdmin } from '../admin-call.ts';
import { useRowMutation } from '../data/use-row-mutation.ts';
import { AdminIcon, type AdminIconName } from '../frame/admin-icon.tsx';
import { refusedProps, useRoleRefusal } from '../frame/role.tsx';
import type { List } from './use-list.ts';

/** On phones, where a row is a card of two columns: the name, and at its right the state; below them whole lines. */
export const CARD = {
  row: 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center',
  name: 'max-md:[grid-area:1/1]',
  corner: 'max-md:[grid-area:1/2] max-md:justify-end',
  line: 'max-md:col-span-full',
  left: 'max-md:col-start-1 max-md:justify-start',
  right: 'max-md:col-start-2 max-md:justify-end',
} as const;

export const actionsColumn = <Row,>(
  render: (row: Row) => ReactNode,
  className = 'max-md:justify-end',
): Column<Row> => ({ title: 'Actions', align: 'right', bare: true, className, render });

interface Switched {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
}

interface ActiveSwitch<Row> {
  readonly list: List<Row>;
  /** With the row's name: "WELCOME10". */
  readonly nameOf: (row: Row) => string;
  /** What the API takes of a stored row: switching it on or off sends all its fields. */
  readonly bodyOf: (row: Row) => object;
  /** Greyed, with the reason, where the administrator’s role does not include it. */
  readonly needs: Needs;
  readonly done: string | ((row: Row) => string);
  readonly failed: (thrown: unknown) => string;
  readonly className?: string;
  readonly bare?: boolean;
}

export function useActiveColumn<Row extends Switched>(options: ActiveSwitch<Row>): Column<Row> {
  const { list, nameOf, bodyOf, needs, done, failed, ...column } = options;
  const refusal = useRoleRefusal()(needs);
  const { isChanging, change } = useRowMutation<Row, boolean>({
    list,
    async save(row, isActive) {
      const body = { ...bodyOf(row), isActive, version: row.version };
      const saved = list.readSaved(await callAdmin(`${list.key[2]}/${row.id}`, { method: 'PUT', body }));
      // What a coupon saved is counted in lists alone.
      return { ...row, ...saved };
    },
    preview: (row, isActive) => ({ ...row, isActive }),
    done,
    failed,
  });
  return {
    title: 'Active',
    ...column,
    render: (row) => (
      <RowSwitch
        label={`${nameOf(row)} is active`}
        isOn={row.isActive}
        isBusy={isChanging(row)}
        refusal={refusal}
        onChange={(isActive) => void change(row, isActive)}
      />
    ),
  };
}

interface RowSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch in a row. While a change is being saved, others are ignored. */
function RowSwitch({ label, isOn, isBusy, refusal, onChange }: RowSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="group inline-grid h-8 w-12 cursor-pointer place-items-center rounded-sm border-0 bg-transparent p-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-busy:cursor-progress max-md:h-11"
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-label={label}
      title={label}
      onClick={() => !isBusy && onChange(!isOn)}
      {...refusedProps(refusal)}
    >
      <span className="block h-5.5 w-9.5 rounded-full bg-edge transition-colors group-hover:ring-3 group-hover:ring-line group-aria-checked:bg-green before:m-0.75 before:block before:size-4 before:rounded-full before:bg-paper before:transition-[translate] group-aria-checked:before:translate-x-4 forced-colors:border forced-colors:before:bg-[ButtonText]" />
    </button>
  );
}

interface RowActionProps {
  readonly icon: AdminIconName;
  readonly label: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly needs?: Needs | undefined;
  readonly className?: string;
  readonly onClick: () => void;
}

/** A small button at the end of a row. A finger needs more room than a mouse. */
export function RowAction({
  icon,
  label,
  danger = false,
  disabled,
  needs,
  className = '',
  onClick,
}: RowActionProps) {
  const refusal = useRoleRefusal()(needs);
  return (
    <button
      type="button"
      className={`row-action inline-grid size-8 cursor-pointer place-items-center rounded-sm border-0 bg-transparent p-0 hover:bg-line disabled:cursor-default disabled:text-edge aria-disabled:cursor-not-allowed aria-disabled:text-edge max-md:size-11 pointer-coarse:size-11 ${danger && refusal === undefined ? 'text-red' : 'text-inherit'} ${className}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      {...refusedProps(refusal)}
    >
      <AdminIcon name={icon} />
    </button>
  );
}

interface RowActionsProps {
  readonly name?: string;
  readonly isBusy?: boolean;
  readonly onView?: () => void;
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
  readonly editNeeds?: Needs;
  readonly deleteNeeds?: Needs;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function RowActions(props: RowActionsProps) {
  const { name, isBusy = false, onView, onEdit, onDelete, editNeeds, deleteNeeds } = props;
  const { className = 'gap-0.5', children } = props;
  return (
    <div className={`row-actions ml-auto flex justify-end ${className}`} aria-busy={isBusy || undefined}>
      {children}
      {onView && <RowAction icon="view" label={`View ${name}`} onClick={onView} />}
      {onEdit && <RowAction icon="edit" label={`Edit ${name}`} needs={editNeeds} onClick={onEdit} />}
      {onDelete && (
        <RowAction icon="delete" danger label={`Delete ${name}`} needs={deleteNeeds} onClick={onDelete} />
      )}
    </div>
  );
}

export function RowLink(props: ComponentProps<typeof TextLink>) {
  return (
    <TextLink
      {...props}
      className="max-md:inline-flex max-md:min-h-11 max-md:min-w-11 max-md:items-center max-md:justify-center"
    />
  );
}

interface Sorting {
  /** As the API names it. */
  readonly by: string;
  /** The first click shows the largest or newest first. */
  readonly isDescendingFirst?: boolean;
}

/**
 * A column whose head sorts the list; `byDefault` is how the list comes by itself: '-date'. Where no column says that, it is
 * empty, and the third click brings that order back.
 */
export function sortable<Row>(
  list: Pick<List<Row>, 'sort' | 'setSort'>,
  byDefault: string,
  { by, isDescendingFirst = false }: Sorting,
  column: Column<Row>,
): Column<Row> {
  const now = list.sort || byDefault;
  const sorted = now === by ? 'ascending' : now === `-${by}` ? 'descending' : 'none';
  const turns = isDescendingFirst ? [`-${by}`, by] : [by, `-${by}`];
  const next = turns[turns.indexOf(now) + 1] ?? (byDefault === '' ? '' : turns[0]);
  return {
    ...column,
    sorted,
    head: (
      <button
        type="button"
        className={`-my-1 inline-flex align-middle min-h-8 cursor-pointer items-center gap-1 border-0 bg-transparent p-0 text-xs font-bold text-inherit hover:text-orange-deep ${sorted === 'none' ? '' : 'underline decoration-2 underline-offset-4'}`}
        onClick={() => list.setSort(next === undefined || next === byDefault ? '' : next)}
      >
        {column.title}
        <svg
          className={`h-3 w-2 flex-none ${sorted === 'none' ? 'md:max-xl:hidden' : ''}`}
          viewBox="0 0 8 12"
          aria-hidden="true"
        >
          <path className={sorted === 'ascending' ? 'fill-ink' : 'fill-edge-soft'} d="M4 0l4 5H0z" />
          <path className={sorted === 'descending' ? 'fill-ink' : 'fill-edge-soft'} d="M4 12L0 7h8z" />
        </svg>
      </button>
    ),
  };
}
