import { AdminIcon, type AdminIconName } from '../frame/admin-icon.tsx';

interface RowActionProps {
  readonly icon: AdminIconName;
  /** With the row's name: "Edit RR-1048". */
  readonly label: string;
  readonly danger?: boolean;
  readonly onClick: () => void;
}

/** A small button at the end of a row, inside `RowActions` or a `div.row-actions`. */
export function RowAction({ icon, label, danger = false, onClick }: RowActionProps) {
  return (
    <button
      type="button"
      className={danger ? 'row-action row-action-danger' : 'row-action'}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <AdminIcon name={icon} size="small" />
    </button>
  );
}

interface RowActionsProps {
  /** The row as the labels say it: "RR-1048". */
  readonly name: string;
  readonly isBusy?: boolean;
  readonly onView?: () => void;
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
}

/** View, edit and delete, as far as the row has them. */
export function RowActions({ name, isBusy = false, onView, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="row-actions" aria-busy={isBusy || undefined}>
      {onView && <RowAction icon="view" label={`View ${name}`} onClick={onView} />}
      {onEdit && <RowAction icon="edit" label={`Edit ${name}`} onClick={onEdit} />}
      {onDelete && <RowAction icon="delete" danger label={`Delete ${name}`} onClick={onDelete} />}
    </div>
  );
}
