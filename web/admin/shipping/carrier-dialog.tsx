import { check } from '../../../contract/check.ts';
import { partnerFormSchema } from '../../../contract/shipping.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { useEditConflict } from '../dialogs/use-edit-conflict.ts';
import type { FormValues } from '../dialogs/use-form-values.ts';
import { saveShipping } from './save-shipping.ts';
import { type Partner, readOnePartner, readPartner } from './shipping-reply.ts';

interface PartnerDialogProps {
  /** Null: a new one. */
  readonly partner: Partner | null;
  readonly onSaved: (partner: Partner) => void;
  /** After a conflict: with the partner as it is now, when it is wanted instead of what was typed. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'contactName', 'email', 'phone', 'trackingUrl'];
const TRACKING_HINT = '{tracking} stands for the number. Customers get this link with their parcel.';

/** As the API takes it back, with what is changed. */
export const partnerBody = ({ id, ...partner }: Partner, change: Partial<Partner>) => ({
  ...partner,
  ...change,
});

const formValuesOf = (partner: Partner | null): FormValues => ({
  name: partner?.name ?? '',
  contactName: partner?.contactName ?? '',
  email: partner?.email ?? '',
  phone: partner?.phone ?? '',
  trackingUrl: partner?.trackingUrl ?? '',
  isActive: (partner?.isActive ?? true) ? 'on' : '',
});

export function PartnerDialog({ partner, onSaved, onReload, onClose }: PartnerDialogProps) {
  const { form, present, refused } = useEditConflict(partner, {
    name: 'partner',
    read: readPartner,
    formValuesOf,
  });

  const save = async (typed: FormData): Promise<EditOutcome> => {
    const given = { ...Object.fromEntries(typed), isActive: typed.has('isActive') };
    const checked = check(partnerFormSchema, given);
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    return saveShipping({
      ...(present === null
        ? { method: 'POST' as const, path: '/shipping/partners', body: checked.value }
        : {
            method: 'PUT' as const,
            path: `/shipping/partners/${present.id}`,
            body: { ...checked.value, version: present.version },
          }),
      ...{ readOne: readOnePartner, onSaved, fields: FIELDS, refused },
      failed: 'Failed to save the partner',
    });
  };

  return (
    <EditDialog
      title={partner === null ? 'Add a partner' : `Edit ${partner.name}`}
      saveLabel={partner === null ? 'Add partner' : 'Save changes'}
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
