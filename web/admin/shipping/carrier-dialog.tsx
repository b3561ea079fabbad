import {
  type Carrier,
  type CarrierForm,
  carrierFormSchema,
  carrierSchema,
} from '../../../contract/shipping/carrier.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { FormRow } from '../dialogs/form-fields.tsx';
import { type EditProps, saveAt } from '../dialogs/use-edited.ts';
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
  rowSchema: carrierSchema,
  valuesOf: carrierValues,
  bodySchema: carrierFormSchema,
};

export function CarrierDialog({ row: carrier, onReload, onClose }: EditProps<Carrier>) {
  const form = useEntityForm(CARRIER, carrier, {
    save: saveAt('/shipping/partners'),
    done: (stored) => `Carrier ${stored === null ? 'created' : 'updated'} successfully`,
    failed: 'Failed to save the carrier',
  });
  const { field, box } = form;
  return (
    <EntityDialog
      form={form}
      title={carrier === null ? 'Add a carrier' : `Edit ${carrier.name}`}
      addLabel="Add carrier"
      onReload={onReload}
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
          'Use {tracking} for the tracking number. Customers get this link with their shipment.',
        )}
      />
      <Checkbox {...box('isActive', 'Active: use its rates and offer it for shipments')} />
    </EntityDialog>
  );
}
