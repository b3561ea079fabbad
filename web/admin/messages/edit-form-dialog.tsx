import { type Contact, contactEditSchema } from '../../../contract/messages/contact.ts';
import { CONTACT_SCREEN_STATUSES, CONTACT_TYPES } from '../../../domain/messages/contact.ts';
import type { z } from '../../../domain/zod.ts';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { type EditProps, EntityDialog } from '../dialogs/entity-dialog.tsx';
import { FormRow } from '../dialogs/form-fields.tsx';
import { type EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';
import { optionsOf } from '../list/options.ts';
import { refusalOr } from './admin-only.ts';
import { contactOnScreen } from './message.ts';

const formValues = (form: Contact | null) => ({
  status: String(form?.status ?? ''),
  type: String(form?.type ?? ''),
});

const CONTACT_FORM: EntityForm<Contact, ReturnType<typeof formValues>, z.output<typeof contactEditSchema>> = {
  kind: 'contact',
  rowSchema: contactOnScreen('forms'),
  valuesOf: formValues,
  bodySchema: contactEditSchema,
};

interface EditFormDialogProps extends Omit<EditProps<Contact>, 'row'> {
  readonly form: Contact;
}

const FAILED = 'Failed to update contact form';

export function EditFormDialog({ form: opened, ...dialog }: EditFormDialogProps) {
  const form = useEntityForm(CONTACT_FORM, opened, {
    save: (body, stored) =>
      callAdmin(`/contacts/${encodeURIComponent(opened.id)}`, {
        method: 'PUT',
        body: { ...body, updated_at: stored?.updated_at },
      }),
    done: () => 'Contact form updated successfully',
    failed: refusalOr(FAILED),
    onConflict: () => showToast({ kind: 'error', text: FAILED }),
  });
  const { field } = form;
  return (
    <EntityDialog form={form} title={`Edit ${opened.referenceId}`} {...dialog}>
      <p>
        <b>{opened.subject}</b>
        <br />
        {opened.name}
      </p>
      <FormRow>
        <Select
          label="Status"
          required
          options={optionsOf(CONTACT_SCREEN_STATUSES.forms)}
          data-autofocus
          {...field('status')}
        />
        <Select label="Type" required options={optionsOf(CONTACT_TYPES)} {...field('type')} />
      </FormRow>
    </EntityDialog>
  );
}
