import type { ReactNode } from 'react';
import { ApiError } from '../../api/client.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { removeRow } from '../data/use-row-mutation.ts';
import type { List } from '../list/use-list.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteDialogProps {
  /** The row is deleted at the list's own path. */
  readonly list: List<unknown>;
  readonly row: { readonly id: string };
  readonly title: string;
  readonly done: string;
  readonly failed: string | ((thrown: unknown) => string);
  /** Returns false, and says why, where the visitor may not delete. */
  readonly mayDelete?: () => boolean;
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
  onClose,
  children,
}: DeleteDialogProps) {
  const [kind, , path] = list.key;
  const remove = async () => {
    if (!mayDelete()) return;
    try {
      await callAdmin(`${path}/${encodeURIComponent(row.id)}`, { method: 'DELETE' });
    } catch (thrown) {
      if (!(thrown instanceof ApiError && thrown.status === 404)) {
        showToast({ kind: 'error', text: typeof failed === 'string' ? failed : failed(thrown) });
        throw thrown;
      }
    }
    showToast({ kind: 'success', text: done });
    removeRow(list.key, row.id);
    void refresh(kind);
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
