import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ApiError } from '../../api/client.ts';
import { messageOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { type EntityKind, refresh } from '../data/query-client.ts';
import { removeRow } from '../data/use-row-mutation.ts';
import { DialogFailure } from '../frame/admin-page.tsx';
import type { List } from '../list/use-list.ts';
import { useGuardedClose } from './use-unsaved-guard.ts';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly action: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  readonly kind: EntityKind;
  readonly run: () => Promise<unknown>;
  /** Returns false, and says why, where the visitor may not. */
  readonly mayRun?: () => boolean;
  readonly failure?: string;
  /** The toast. */
  readonly done?: string;
  readonly onDone?: (response: unknown) => void;
  readonly onFailed?: (thrown: unknown) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ConfirmDialog({ title, action, busyLabel, danger = false, ...props }: ConfirmDialogProps) {
  const { kind, run, mayRun = () => true, failure = 'That didn’t work. Please try again.' } = props;
  const { done, onDone, onFailed, onClose, children } = props;
  const actions = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess(response) {
      if (done !== undefined) showToast({ kind: 'success', text: done });
      onDone?.(response);
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

interface DeleteDialogProps extends Pick<ConfirmDialogProps, 'title' | 'mayRun' | 'onClose' | 'children'> {
  readonly list: List<unknown>;
  readonly row: { readonly id: string };
  readonly done: string;
  readonly failed: string | ((thrown: unknown) => string);
  readonly onDeleted?: () => void;
}

/** What is gone already counts as deleted. */
export function DeleteDialog({ list, row, done, failed, onDeleted, ...dialog }: DeleteDialogProps) {
  const [kind, , path] = list.key;
  return (
    <ConfirmDialog
      {...dialog}
      danger
      action="Delete"
      busyLabel="Deleting..."
      kind={kind}
      run={() =>
        callAdmin(`${path}/${encodeURIComponent(row.id)}`, { method: 'DELETE' }).catch((thrown: unknown) => {
          if (!(thrown instanceof ApiError && thrown.status === 404)) throw thrown;
        })
      }
      failure="We couldn’t delete it. Please try again."
      done={done}
      onDone={() => {
        removeRow(list.key, row.id);
        onDeleted?.();
      }}
      onFailed={(thrown) =>
        showToast({ kind: 'error', text: typeof failed === 'string' ? failed : failed(thrown) })
      }
    />
  );
}
