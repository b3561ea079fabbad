import { CONTACT_SCREEN_STATUSES, CONTACT_TYPES } from '../../../domain/contact.ts';
import { fieldOf } from '../../api/reply.ts';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeOf } from '../dialogs/edit-outcome.ts';
import { callOffice } from '../office-call.ts';
import { refusalOr } from './admin-only.ts';
import { type Contact, contactReader } from './message.ts';
import { optionsOf } from './message-tones.ts';

interface EditFormDialogProps {
  readonly form: Contact;
  readonly onSaved: (form: Contact) => void;
  readonly onClose: () => void;
}

const readForm = contactReader('forms');

/** What the sender wrote stays as it is; the shop sorts it. */
export function EditFormDialog({ form, onSaved, onClose }: EditFormDialogProps) {
  const save = async (given: FormData): Promise<EditOutcome> => {
    try {
      const path = `/contacts/${encodeURIComponent(form.id)}`;
      const reply = await callOffice(path, { method: 'PUT', body: Object.fromEntries(given) });
      const saved = readForm(fieldOf(reply, 'data'));
      if (saved === undefined) throw new Error('The answer is no contact form');
      onSaved(saved);
      showToast({ kind: 'success', text: 'Contact form updated successfully' });
      return { is: 'saved' };
    } catch (thrown) {
      showToast({ kind: 'error', text: refusalOr('Failed to update contact form')(thrown) });
      return outcomeOf(thrown);
    }
  };

  return (
    <EditDialog title={`Edit ${form.referenceId}`} onSave={save} onClose={onClose}>
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
              name="status"
              required
              defaultValue={form.status}
              options={optionsOf(CONTACT_SCREEN_STATUSES.forms)}
              error={errors.status}
              data-autofocus
            />
            <Select
              label="Type"
              name="type"
              required
              defaultValue={form.type}
              options={optionsOf(CONTACT_TYPES)}
              error={errors.type}
            />
          </div>
        </>
      )}
    </EditDialog>
  );
}
