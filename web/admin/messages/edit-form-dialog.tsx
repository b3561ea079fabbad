import { CONTACT_SCREEN_STATUSES, CONTACT_TYPES } from '../../../domain/messages/contact.ts';
import { getPath } from '../../api/response.ts';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { useEditConflict } from '../dialogs/use-edit-conflict.ts';
import { refusalOr } from './admin-only.ts';
import { type Contact, contactReader } from './message.ts';
import { optionsOf } from './message-tones.ts';

interface EditFormDialogProps {
  readonly form: Contact;
  readonly onSaved: (form: Contact) => void;
  /** Somebody else was faster: with the form as it is now, when it is wanted instead of what was chosen. */
  readonly onReload: (form: Contact) => void;
  readonly onClose: () => void;
}

const readForm = contactReader('forms');
const formValuesOf = (form: Contact | null) => ({ status: form?.status ?? '', type: form?.type ?? '' });

/** What the sender wrote stays as it is; the shop sorts it. */
export function EditFormDialog({ form, onSaved, onReload, onClose }: EditFormDialogProps) {
  const {
    form: typed,
    present,
    refused,
  } = useEditConflict(form, { name: 'contact', read: readForm, formValuesOf });

  const save = async (given: FormData): Promise<EditOutcome> => {
    try {
      const path = `/contacts/${encodeURIComponent(form.id)}`;
      const body = { ...Object.fromEntries(given), updated_at: present?.updated_at };
      const reply = await callAdmin(path, { method: 'PUT', body });
      const saved = readForm(getPath(reply, 'data'));
      if (saved === undefined) throw new Error('The answer is no contact form');
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
      onTyping={typed.watch}
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
              {...typed.field('status', errors)}
              data-autofocus
            />
            <Select
              label="Type"
              required
              options={optionsOf(CONTACT_TYPES)}
              {...typed.field('type', errors)}
            />
          </div>
        </>
      )}
    </EditDialog>
  );
}
