import { check } from '../../../contract/check.ts';
import { type Carrier, carrierFormSchema, carrierSchema } from '../../../contract/shipping/carrier.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { useEditConflict } from '../dialogs/use-edit-conflict.ts';
import type { FormValues } from '../dialogs/use-form-values.ts';
import { readWith } from '../list/list-response.ts';
import { oneReader } from '../read-response.ts';
import { saveShipping } from './save-shipping.ts';

interface CarrierDialogProps {
  /** Null: a new one. */
  readonly carrier: Carrier | null;
  readonly onSaved: (carrier: Carrier) => void;
  /** After an edit conflict: opens the carrier as somebody else saved it, and drops what was typed. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'contactName', 'email', 'phone', 'trackingUrl'];
const TRACKING_HINT = '{tracking} stands for the number. Customers get this link with their parcel.';

/** What the API takes of a stored carrier, with a change. */
export const carrierBody = ({ id, createdAt, updatedAt, ...carrier }: Carrier, change: Partial<Carrier>) => ({
  ...carrier,
  ...change,
});

const formValuesOf = (carrier: Carrier | null): FormValues => ({
  name: carrier?.name ?? '',
  contactName: carrier?.contactName ?? '',
  email: carrier?.email ?? '',
  phone: carrier?.phone ?? '',
  trackingUrl: carrier?.trackingUrl ?? '',
  isActive: (carrier?.isActive ?? true) ? 'on' : '',
});

export function CarrierDialog({ carrier, onSaved, onReload, onClose }: CarrierDialogProps) {
  const { form, present, refused } = useEditConflict(carrier, {
    name: 'carrier',
    read: readWith(carrierSchema),
    formValuesOf,
  });

  const save = async (submitted: FormData): Promise<EditOutcome> => {
    const given = { ...Object.fromEntries(submitted), isActive: submitted.has('isActive') };
    const checked = check(carrierFormSchema, given);
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    return saveShipping({
      ...(present === null
        ? { method: 'POST' as const, path: '/shipping/partners', body: checked.value }
        : {
            method: 'PUT' as const,
            path: `/shipping/partners/${present.id}`,
            body: { ...checked.value, version: present.version },
          }),
      readOne: oneReader('carrier', carrierSchema),
      onSaved,
      fields: FIELDS,
      refused,
      failed: 'Failed to save the partner',
    });
  };

  return (
    <EditDialog
      title={carrier === null ? 'Add a partner' : `Edit ${carrier.name}`}
      saveLabel={carrier === null ? 'Add partner' : 'Save changes'}
      onSave={save}
      onTyping={form.watch}
      onReload={onReload}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label="Name" autoComplete="off" {...form.field('name', errors)} data-autofocus />
          <div className="edit-fields-row">
            <Field label="Contact" optional autoComplete="off" {...form.field('contactName', errors)} />
            <Field label="Phone" type="tel" optional autoComplete="off" {...form.field('phone', errors)} />
          </div>
          <Field
            label="E-mail"
            type="email"
            optional
            autoComplete="off"
            spellCheck={false}
            {...form.field('email', errors)}
          />
          <Field
            label="Tracking URL"
            type="url"
            optional
            spellCheck={false}
            placeholder="https://carrier.example/track?number={tracking}"
            {...form.field('trackingUrl', errors, TRACKING_HINT)}
          />
          <Checkbox
            {...form.box('isActive', 'Active: its rates count, and it can be chosen for shipments')}
          />
        </>
      )}
    </EditDialog>
  );
}
