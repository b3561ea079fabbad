import type { Contact } from '../../../contract/messages/contact.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { checkAdmin, refusalOr } from './admin-only.ts';

interface DeleteFormDialogProps {
  readonly form: Contact;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteFormDialog({ form, ...after }: DeleteFormDialogProps) {
  return (
    <DeleteDialog
      {...after}
      title={`Delete ${form.referenceId}?`}
      path={`/contacts/${encodeURIComponent(form.id)}`}
      done="Contact form deleted successfully"
      failed={refusalOr('Failed to delete contact form')}
      mayDelete={checkAdmin}
    >
      “<bdi>{form.subject}</bdi>” from <bdi>{form.name}</bdi> will be deleted, here and among the contact
      messages.
    </DeleteDialog>
  );
}
