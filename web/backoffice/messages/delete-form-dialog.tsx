import { showToast } from '../../ui/toast.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { callOffice } from '../office-call.ts';
import { mayAct, refusalOr } from './admin-only.ts';
import type { Contact } from './message.ts';

interface DeleteFormDialogProps {
  readonly form: Contact;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteFormDialog({ form, onDeleted, onClose }: DeleteFormDialogProps) {
  const remove = async () => {
    if (!mayAct()) return;
    try {
      await callOffice(`/contacts/${encodeURIComponent(form.id)}`, { method: 'DELETE' });
    } catch (thrown) {
      showToast({ kind: 'error', text: refusalOr('Failed to delete contact form')(thrown) });
      throw thrown;
    }
    showToast({ kind: 'success', text: 'Contact form deleted successfully' });
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={`Delete ${form.referenceId}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        “{form.subject}” from {form.name} will be deleted, here and among the contact messages.
      </p>
    </ConfirmDialog>
  );
}
