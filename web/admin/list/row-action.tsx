import type { ComponentProps, ReactNode } from 'react';
import type { Needs } from '../../../domain/accounts/permissions.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AdminIcon, type AdminIconName } from '../frame/admin-icon.tsx';
import { refusedProps, useRoleRefusal } from '../frame/role-button.tsx';

interface RowActionProps {
  readonly icon: AdminIconName;
  /** With the row's name: "Edit RR-1048". */
  readonly label: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Greyed, with the reason, where the administrator’s role does not include it. */
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
  /** The row as the labels say it: "RR-1048". */
  readonly name?: string;
  readonly isBusy?: boolean;
  readonly onView?: () => void;
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
  readonly editNeeds?: Needs;
  readonly deleteNeeds?: Needs;
  readonly className?: string;
  /** What else can be done to the row, first. */
  readonly children?: ReactNode;
}

/** View, edit and delete, as far as the row has them. */
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

/** A link among a row's actions. */
export function RowLink(props: ComponentProps<typeof TextLink>) {
  return (
    <TextLink
      {...props}
      className="max-md:inline-flex max-md:min-h-11 max-md:min-w-11 max-md:items-center max-md:justify-center"
    />
  );
}
