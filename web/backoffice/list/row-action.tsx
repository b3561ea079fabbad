import { OfficeIcon, type OfficeIconName } from '../frame/office-icon.tsx';

interface RowActionProps {
  readonly icon: OfficeIconName;
  /** With the row's name: "Edit RR-1048". */
  readonly label: string;
  readonly danger?: boolean;
  readonly onClick: () => void;
}

/** A small button at the end of a row; a `div.row-actions` holds them. */
export function RowAction({ icon, label, danger = false, onClick }: RowActionProps) {
  return (
    <button
      type="button"
      className={danger ? 'row-action row-action-danger' : 'row-action'}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <OfficeIcon name={icon} size="small" />
    </button>
  );
}
