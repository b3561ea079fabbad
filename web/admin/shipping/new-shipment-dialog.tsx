import { useEffect, useEffectEvent } from 'react';
import { line } from '../../../contract/fields.ts';
import type { Carrier } from '../../../contract/shipping/carrier.ts';
import {
  type Shipment,
  type ShipmentForm,
  shipmentFormSchema,
  shipmentSchema,
} from '../../../contract/shipping/shipment.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { callAdmin } from '../admin-call.ts';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { withNumbers } from '../dialogs/field-texts.ts';
import { FormRow, NUMBER } from '../dialogs/form-fields.tsx';
import { type EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';
import { findOrder, orderSummary, useOrderPreview } from './find-order.ts';
import { Consequence, ORDERS_FOLLOW } from './order-follows.tsx';
import { carrierOptions } from './shipping-queries.ts';
import { METHOD_OPTIONS } from './shipping-words.ts';
import { useKeyPerContent } from './use-key-per-content.ts';

/** The order is typed by its number and sent by its id. */
const NEW_SHIPMENT_VALUES = {
  orderId: '',
  carrierId: '',
  trackingNumber: '',
  method: 'standard',
  weightKg: '',
  cost: '',
  estimatedDelivery: '',
  notes: '',
};

const NEW_SHIPMENT: EntityForm<Shipment, typeof NEW_SHIPMENT_VALUES, ShipmentForm> = {
  kind: 'order',
  name: 'shipment',
  rowSchema: shipmentSchema,
  valuesOf: () => NEW_SHIPMENT_VALUES,
  bodyOf: (values) => ({
    ...withNumbers(values, ['weightKg', 'cost']),
    carrierId: values.carrierId || null,
    estimatedDelivery: values.estimatedDelivery || null,
  }),
  bodySchema: shipmentFormSchema.extend({ orderId: line('Order number', 100) }),
};

interface NewShipmentDialogProps {
  readonly carriers: readonly Carrier[];
  readonly onClose: () => void;
}

export function NewShipmentDialog({ carriers, onClose }: NewShipmentDialogProps) {
  const keyFor = useKeyPerContent();
  const form = useEntityForm(NEW_SHIPMENT, null, {
    save: async ({ orderId: typed, ...fields }) => {
      const body = { ...fields, orderId: (order ?? (await findOrder(typed))).id };
      return callAdmin('/shipping/shipments', {
        method: 'POST',
        body,
        headers: { 'idempotency-key': keyFor(body) },
      });
    },
    done: () => 'Shipment created successfully',
    failed: 'Failed to create the shipment',
  });
  const { field } = form;
  const order = useOrderPreview(form.watch('orderId'));

  // The order's own method, until another is chosen.
  const { dirtyFields } = form.formState;
  const suggestMethod = useEffectEvent((method: string) => {
    if (!dirtyFields.method) form.resetField('method', { defaultValue: method });
  });
  const suggested = order?.shipping_method ?? 'standard';
  useEffect(() => suggestMethod(suggested), [suggested]);

  return (
    <EntityDialog form={form} title="Create a shipment" saveLabel="Create shipment" onClose={onClose}>
      <Field
        label="Order number"
        autoComplete="off"
        spellCheck={false}
        placeholder="RR-1042"
        data-autofocus
        {...field('orderId', order === undefined ? 'As shown in the orders list.' : orderSummary(order))}
      />
      <FormRow>
        <Select
          label="Carrier"
          optional
          placeholder="Own delivery"
          options={carrierOptions(carriers.filter(({ isActive }) => isActive))}
          {...field('carrierId')}
        />
        <Field
          label="Tracking number"
          optional
          autoComplete="off"
          spellCheck={false}
          {...field('trackingNumber', 'Also becomes the order’s tracking ID.')}
        />
      </FormRow>
      <FormRow>
        <Select label="Method" options={METHOD_OPTIONS} {...field('method')} />
        <Field label="Expected on" type="date" optional {...field('estimatedDelivery')} />
      </FormRow>
      <FormRow>
        <Field label="Weight (kg)" optional {...NUMBER} {...field('weightKg')} />
        <Field label="Carrier’s charge (₹)" optional {...NUMBER} {...field('cost')} />
      </FormRow>
      <Field
        label="Notes"
        optional
        multiline
        rows={2}
        {...field('notes', 'Only administrators see these.')}
      />
      <Consequence>The shipment starts as pending. {ORDERS_FOLLOW}</Consequence>
    </EntityDialog>
  );
}
