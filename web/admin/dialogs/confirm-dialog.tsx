import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { messageOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { type EntityKind, refresh } from '../data/query-client.ts';
import { DialogFailure } from './dialog-failure.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly action: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  /** What is asked again once it is done. */
  readonly kind: EntityKind;
  readonly run: () => Promise<unknown>;
  /** Returns false, and says why, where the visitor may not. */
  readonly mayRun?: () => boolean;
  readonly failure?: string;
  readonly onDone: (response: unknown) => void;
  readonly onFailed?: (thrown: unknown) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done. After a failure it stays open for another try. */
export function ConfirmDialog({ title, action, busyLabel, danger = false, ...props }: ConfirmDialogProps) {
  const { kind, run, mayRun = () => true, failure = 'That didn’t work. Please try again.' } = props;
  const { onDone, onFailed, onClose, children } = props;
  const actions = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess(response) {
      onDone(response);
      void refresh(kind);
      onClose();
    },
    onError: (thrown) => onFailed?.(thrown),
  });
  const leave = useGuardedClose(actions, { mayLeave: () => !isPending, onClose });
  return (
    <Dialog isOpen size="small" title={title} onClose={leave}>
      <p className="wrap-anywhere">{children}</p>
      {error !== null && <DialogFailure>{messageOf(error, failure)}</DialogFailure>}
      <DialogActions ref={actions}>
        <Button data-autofocus onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <Button
          kind={danger ? 'danger' : 'primary'}
          busy={isPending}
          busyLabel={busyLabel}
          onClick={() => (mayRun() ? mutate() : onClose())}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
