import type { Contact } from '../../../contract/messages/contact.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import type { List } from '../list/use-list.ts';
import { checkAdmin, refusalOr } from './admin-only.ts';

interface DeleteFormDialogProps {
  readonly form: Contact;
  readonly list: List<Contact>;
  readonly onClose: () => void;
}

export function DeleteFormDialog({ form, list, onClose }: DeleteFormDialogProps) {
  return (
    <DeleteDialog
      list={list}
      row={form}
      onClose={onClose}
      title={`Delete ${form.referenceId}?`}
      done="Contact form deleted successfully"
      failed={refusalOr('Failed to delete contact form')}
      mayDelete={checkAdmin}
    >
      “<bdi>{form.subject}</bdi>” from <bdi>{form.name}</bdi> will be deleted, here and among the contact
      messages.
    </DeleteDialog>
  );
}
