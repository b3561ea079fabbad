import {
  type Carrier,
  type CarrierForm,
  carrierFormSchema,
  carrierSchema,
} from '../../../contract/shipping/carrier.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { callAdmin } from '../admin-call.ts';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { FormRow } from '../dialogs/form-fields.tsx';
import { type EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';

type CarrierValues = ReturnType<typeof carrierValues>;

export const carrierValues = (carrier: Carrier | null) => ({
  name: carrier?.name ?? '',
  contactName: carrier?.contactName ?? '',
  email: carrier?.email ?? '',
  phone: carrier?.phone ?? '',
  trackingUrl: carrier?.trackingUrl ?? '',
  isActive: carrier?.isActive ?? true,
});

const CARRIER: EntityForm<Carrier, CarrierValues, CarrierForm> = {
  kind: 'carrier',
  name: 'carrier',
  rowSchema: carrierSchema,
  valuesOf: carrierValues,
  bodyOf: (values) => values,
  bodySchema: carrierFormSchema,
};

interface CarrierDialogProps {
  /** Null: a new one. */
  readonly carrier: Carrier | null;
  /** After an edit conflict: opens the carrier as somebody else saved it, and drops what was typed. */
  readonly onReload: (carrier: Carrier) => void;
  readonly onClose: () => void;
}

export function CarrierDialog({ carrier, onReload, onClose }: CarrierDialogProps) {
  const form = useEntityForm(CARRIER, carrier, {
    save: (body, stored) =>
      stored === null
        ? callAdmin('/shipping/partners', { method: 'POST', body })
        : callAdmin(`/shipping/partners/${stored.id}`, {
            method: 'PUT',
            body: { ...body, version: stored.version },
          }),
    done: (stored) => `Shipping partner ${stored === null ? 'created' : 'updated'} successfully`,
    failed: 'Failed to save the partner',
  });
  const { field, box, stored } = form;
  return (
    <EntityDialog
      form={form}
      title={carrier === null ? 'Add a partner' : `Edit ${carrier.name}`}
      saveLabel={carrier === null ? 'Add partner' : 'Save changes'}
      onReload={stored === null ? undefined : () => onReload(stored)}
      onClose={onClose}
    >
      <Field label="Name" autoComplete="off" data-autofocus {...field('name')} />
      <FormRow>
        <Field label="Contact" optional autoComplete="off" {...field('contactName')} />
        <Field label="Phone" type="tel" optional autoComplete="off" {...field('phone')} />
      </FormRow>
      <Field label="E-mail" type="email" optional autoComplete="off" spellCheck={false} {...field('email')} />
      <Field
        label="Tracking URL"
        type="url"
        optional
        spellCheck={false}
        placeholder="https://carrier.example/track?number={tracking}"
        {...field(
          'trackingUrl',
          '{tracking} stands for the number. Customers get this link with their parcel.',
        )}
      />
      <Checkbox {...box('isActive', 'Active: its rates count, and it can be chosen for shipments')} />
    </EntityDialog>
  );
}
