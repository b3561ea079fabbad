import { type ReactNode, useRef, useState } from 'react';
import { messageOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { DialogFailure } from './dialog-failure.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  /** Red, for what destroys. */
  readonly danger?: boolean;
  /** An error is shown in the dialog, which then stays open. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  busyLabel,
  danger = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const actions = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const leave = useGuardedClose(actions, { mayLeave: () => !isBusy, onClose });

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onClose();
    } catch (thrown) {
      setFailure(messageOf(thrown, 'That did not work.'));
      setBusy(false);
    }
  };

  return (
    <Dialog isOpen size="small" title={title} onClose={leave}>
      {children}
      {failure !== null && <DialogFailure>{failure}</DialogFailure>}
      <DialogActions ref={actions}>
        <Button data-autofocus onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button
          kind={danger ? 'danger' : 'primary'}
          busy={isBusy}
          busyLabel={busyLabel}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
