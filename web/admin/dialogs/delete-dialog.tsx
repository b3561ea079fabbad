import { ApiError } from '../../api/client.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { removeRow } from '../data/use-row-mutation.ts';
import type { List } from '../list/use-list.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

interface DeleteDialogProps extends Pick<ConfirmDialogProps, 'title' | 'mayRun' | 'onClose' | 'children'> {
  /** The row is deleted at the list's own path. */
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
      onDone={() => {
        showToast({ kind: 'success', text: done });
        removeRow(list.key, row.id);
        onDeleted?.();
      }}
      onFailed={(thrown) =>
        showToast({ kind: 'error', text: typeof failed === 'string' ? failed : failed(thrown) })
      }
    />
  );
}
