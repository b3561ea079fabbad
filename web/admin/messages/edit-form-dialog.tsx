import { type Contact, checkContactEdit } from '../../../contract/messages/contact.ts';
import { CONTACT_SCREEN_STATUSES, CONTACT_TYPES } from '../../../domain/messages/contact.ts';
import { getPath } from '../../api/response.ts';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { useEditConflict } from '../dialogs/use-edit-conflict.ts';
import { refusalOr } from './admin-only.ts';
import { contactReader } from './message.ts';
import { optionsOf } from './message-tones.ts';

interface EditFormDialogProps {
  readonly form: Contact;
  readonly onSaved: (form: Contact) => void;
  /** After an edit conflict: opens the stored form instead. */
  readonly onReload: (form: Contact) => void;
  readonly onClose: () => void;
}

const readForm = contactReader('forms');
const formValuesOf = (form: Contact | null) => ({ status: form?.status ?? '', type: form?.type ?? '' });

/** Status and type; the sender's text cannot be edited. */
export function EditFormDialog({ form, onSaved, onReload, onClose }: EditFormDialogProps) {
  const {
    form: fields,
    present,
    refused,
  } = useEditConflict(form, { name: 'contact', read: readForm, formValuesOf });

  const save = async (values: FormData): Promise<EditOutcome> => {
    const checked = checkContactEdit(Object.fromEntries(values));
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    try {
      const path = `/contacts/${encodeURIComponent(form.id)}`;
      const body = { ...checked.value, updated_at: present?.updated_at };
      const response = await callAdmin(path, { method: 'PUT', body });
      const saved = readForm(getPath(response, 'data'));
      if (saved === undefined) throw new Error('The response is no contact form');
      onSaved(saved);
      showToast({ kind: 'success', text: 'Contact form updated successfully' });
      return { is: 'saved' };
    } catch (thrown) {
      showToast({ kind: 'error', text: refusalOr('Failed to update contact form')(thrown) });
      return refused(thrown);
    }
  };

  return (
    <EditDialog
      title={`Edit ${form.referenceId}`}
      onSave={save}
      onTyping={fields.watch}
      onReload={present === null ? undefined : () => onReload(present)}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            <b>{form.subject}</b>
            <br />
            {form.name}
          </p>
          <div className="edit-fields-row">
            <Select
              label="Status"
              required
              options={optionsOf(CONTACT_SCREEN_STATUSES.forms)}
              {...fields.field('status', errors)}
              data-autofocus
            />
            <Select
              label="Type"
              required
              options={optionsOf(CONTACT_TYPES)}
              {...fields.field('type', errors)}
            />
          </div>
        </>
      )}
    </EditDialog>
  );
}
