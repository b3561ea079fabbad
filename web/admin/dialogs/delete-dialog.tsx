import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ApiError } from '../../api/client.ts';
import { messageOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { removeRow } from '../data/use-row-mutation.ts';
import type { List } from '../list/use-list.ts';
import { DialogFailure } from './dialog-failure.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

interface DeleteDialogProps {
  /** The row is deleted at the list's own path. */
  readonly list: List<unknown>;
  readonly row: { readonly id: string };
  readonly title: string;
  readonly done: string;
  readonly failed: string | ((thrown: unknown) => string);
  /** Returns false, and says why, where the visitor may not delete. */
  readonly mayDelete?: () => boolean;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks, deletes and shows the result. After a failure it stays open for another try. What is gone already counts as deleted. */
export function DeleteDialog({
  list,
  row,
  title,
  done,
  failed,
  mayDelete = () => true,
  onDeleted,
  onClose,
  children,
}: DeleteDialogProps) {
  const actions = useRef<HTMLDivElement>(null);
  const [kind, , path] = list.key;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callAdmin(`${path}/${encodeURIComponent(row.id)}`, { method: 'DELETE' }).catch((thrown: unknown) => {
        if (!(thrown instanceof ApiError && thrown.status === 404)) throw thrown;
      }),
    onSuccess() {
      showToast({ kind: 'success', text: done });
      removeRow(list.key, row.id);
      void refresh(kind);
      onDeleted?.();
      onClose();
    },
    onError: (thrown) =>
      showToast({ kind: 'error', text: typeof failed === 'string' ? failed : failed(thrown) }),
  });
  const leave = useGuardedClose(actions, { mayLeave: () => !isPending, onClose });
  return (
    <Dialog isOpen size="small" title={title} onClose={leave}>
      <p>{children}</p>
      {error !== null && (
        <DialogFailure>{messageOf(error, 'We couldn’t delete it. Please try again.')}</DialogFailure>
      )}
      <DialogActions ref={actions}>
        <Button data-autofocus onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <Button
          kind="danger"
          busy={isPending}
          busyLabel="Deleting..."
          onClick={() => (mayDelete() ? mutate() : onClose())}
        >
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
