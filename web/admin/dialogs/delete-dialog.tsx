import type { ReactNode } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteDialogProps {
  readonly title: string;
  /** Below /api: `/coupons/7`. */
  readonly path: string;
  readonly done: string;
  readonly failed: (thrown: unknown) => string;
  /** Returns false, and says why, where the visitor may not delete. */
  readonly mayDelete?: () => boolean;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks, deletes and shows the result. After a failure it stays open for another try. */
export function DeleteDialog({
  title,
  path,
  done,
  failed,
  mayDelete = () => true,
  onDeleted,
  onClose,
  children,
}: DeleteDialogProps) {
  const remove = async () => {
    if (!mayDelete()) return;
    try {
      await callAdmin(path, { method: 'DELETE' });
    } catch (thrown) {
      showToast({ kind: 'error', text: failed(thrown) });
      throw thrown;
    }
    showToast({ kind: 'success', text: done });
    onDeleted();
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
