import { check } from '../../../domain/checks/check.ts';
import { partnerFormSchema } from '../../../domain/checks/shipping.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { saveShipping } from './save-shipping.ts';
import { type Partner, readOnePartner } from './shipping-reply.ts';

interface PartnerDialogProps {
  /** Null: a new one. */
  readonly partner: Partner | null;
  readonly onSaved: (partner: Partner) => void;
  /** After a conflict: with the partner as it is now. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'contactName', 'email', 'phone', 'trackingUrl'];

/** As the API takes it back, with what is changed. */
export const partnerBody = ({ id, ...partner }: Partner, change: Partial<Partner>) => ({
  ...partner,
  ...change,
});

export function PartnerDialog({ partner, onSaved, onReload, onClose }: PartnerDialogProps) {
  const save = async (form: FormData): Promise<EditOutcome> => {
    const given = { ...Object.fromEntries(form), isActive: form.has('isActive') };
    const checked = check(partnerFormSchema, given);
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    return saveShipping({
      ...(partner === null
        ? { method: 'POST' as const, path: '/shipping/partners', body: checked.value }
        : {
            method: 'PUT' as const,
            path: `/shipping/partners/${partner.id}`,
            body: { ...checked.value, version: partner.version },
          }),
      ...{ readOne: readOnePartner, onSaved, fields: FIELDS },
      failed: 'Failed to save the partner',
    });
  };

  return (
    <EditDialog
      title={partner === null ? 'Add a partner' : `Edit ${partner.name}`}
      saveLabel={partner === null ? 'Add partner' : 'Save changes'}
      onSave={save}
      onReload={onReload}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field
            label="Name"
            name="name"
            autoComplete="off"
            defaultValue={partner?.name}
            error={errors.name}
            data-autofocus
          />
          <div className="edit-fields-row">
            <Field
              label="Contact"
              name="contactName"
              optional
              autoComplete="off"
              defaultValue={partner?.contactName}
              error={errors.contactName}
            />
            <Field
              label="Phone"
              name="phone"
              type="tel"
              optional
              autoComplete="off"
              defaultValue={partner?.phone}
              error={errors.phone}
            />
          </div>
          <Field
            label="E-mail"
            name="email"
            type="email"
            optional
            autoComplete="off"
            spellCheck={false}
            defaultValue={partner?.email ?? ''}
            error={errors.email}
          />
          <Field
            label="Tracking URL"
            name="trackingUrl"
            type="url"
            optional
            spellCheck={false}
            placeholder="https://carrier.example/track?number={tracking}"
            hint="{tracking} stands for the number. Customers get this link with their parcel."
            defaultValue={partner?.trackingUrl}
            error={errors.trackingUrl}
          />
          <Checkbox
            label="Active: its rates count, and it can be chosen for shipments"
            name="isActive"
            defaultChecked={partner?.isActive ?? true}
          />
        </>
      )}
    </EditDialog>
  );
}
