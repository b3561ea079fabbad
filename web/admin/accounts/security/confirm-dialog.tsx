import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { messageOf } from '../../../api/response.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { refresh } from '../../data/query-client.ts';
import { DialogFailure } from '../../dialogs/dialog-failure.tsx';
import { useGuardedClose } from '../../dialogs/use-guarded-close.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly action: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  readonly run: () => Promise<unknown>;
  readonly onDone: (response: unknown) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before the own sign-in changes. It may ask for the password first. After a failure it stays open for another try. */
export function ConfirmDialog({ title, action, busyLabel, danger = false, ...props }: ConfirmDialogProps) {
  const { run, onDone, onClose, children } = props;
  const actions = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess(response) {
      void refresh('security');
      onClose();
      onDone(response);
    },
  });
  const leave = useGuardedClose(actions, { mayLeave: () => !isPending, onClose });
  return (
    <Dialog isOpen size="small" title={title} onClose={leave}>
      <p className="wrap-anywhere">{children}</p>
      {error !== null && (
        <DialogFailure>{messageOf(error, 'That didn’t work. Please try again.')}</DialogFailure>
      )}
      <DialogActions ref={actions}>
        <Button data-autofocus onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <Button
          kind={danger ? 'danger' : 'primary'}
          busy={isPending}
          busyLabel={busyLabel}
          onClick={() => mutate()}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
