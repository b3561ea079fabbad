import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import './dialogs.css';

/** An error above a dialog's buttons; `action` is what can be done about it. */
export function DialogFailure({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className="dialog-failure" role="alert">
      <Icon name="warning" size="small" />
      <p>{children}</p>
      {action}
    </div>
  );
}
