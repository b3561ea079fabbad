import { useState } from 'react';
import { check } from '../../../contract/check.ts';
import type { Order } from '../../../contract/orders/order.ts';
import type { Carrier } from '../../../contract/shipping/carrier.ts';
import { type Shipment, shipmentFormSchema, shipmentSchema } from '../../../contract/shipping/shipment.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeOf } from '../dialogs/edit-outcome.ts';
import { readNumber, readText } from '../dialogs/read-field.ts';
import { oneReader } from '../read-response.ts';
import { findOrder, orderSummary, useOrderPreview } from './find-order.ts';
import { ORDERS_FOLLOW } from './order-follows.ts';
import { saveShipping } from './save-shipping.ts';
import { METHOD_OPTIONS } from './shipping-words.ts';
import { carrierOptions } from './use-carriers.ts';
import { useKeyPerContent } from './use-key-per-content.ts';
import './shipment-dialog.css';

interface NewShipmentDialogProps {
  readonly carriers: readonly Carrier[];
  readonly onSaved: (shipment: Shipment) => void;
  readonly onClose: () => void;
}

const FIELDS = [
  ...['order', 'carrierId', 'trackingNumber', 'method'],
  ...['weightKg', 'cost', 'estimatedDelivery', 'notes'],
];
const FAILED = 'Failed to create the shipment';
const fieldsSchema = shipmentFormSchema.omit({ orderId: true });

const checkFields = (form: FormData) =>
  check(fieldsSchema, {
    carrierId: readText(form, 'carrierId'),
    trackingNumber: readText(form, 'trackingNumber'),
    method: readText(form, 'method'),
    weightKg: readNumber(form, 'weightKg'),
    cost: readNumber(form, 'cost'),
    estimatedDelivery: readText(form, 'estimatedDelivery'),
    notes: readText(form, 'notes'),
  });

export function NewShipmentDialog({ carriers, onSaved, onClose }: NewShipmentDialogProps) {
  const [number, setNumber] = useState('');
  /** The number that was last submitted: its error is not shown for another. */
  const [checkedNumber, setCheckedNumber] = useState('');
  const [method, setMethod] = useState<string>();
  const order = useOrderPreview(number);
  const keyFor = useKeyPerContent();

  const save = async (form: FormData): Promise<EditOutcome> => {
    setCheckedNumber(number);
    const checked = checkFields(form);
    const missing = number.trim() === '' ? { order: 'Order number is required' } : {};
    const errors = { ...missing, ...(checked.ok ? {} : checked.errors) };
    if (!checked.ok || Object.keys(errors).length > 0) return { is: 'invalid', errors };
    let found: Order | null;
    try {
      found = order ?? (await findOrder(number));
    } catch (thrown) {
      showToast({ kind: 'error', text: FAILED });
      return outcomeOf(thrown);
    }
    if (found === null) return { is: 'invalid', errors: { order: 'There is no order with this number' } };
    const body = { ...checked.value, orderId: found.id };
    return saveShipping({
      method: 'POST',
      path: '/shipping/shipments',
      body,
      key: keyFor(body),
      readOne: oneReader('shipment', shipmentSchema),
      onSaved,
      fields: FIELDS,
      failed: FAILED,
    });
  };

  return (
    <EditDialog title="Create a shipment" saveLabel="Create shipment" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <Field
            label="Order number"
            name="order"
            autoComplete="off"
            spellCheck={false}
            placeholder="RR-1042"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
            hint={order === null ? 'As in the list of orders.' : orderSummary(order)}
            error={number === checkedNumber ? errors.order : undefined}
            data-autofocus
          />
          <div className="edit-fields-row">
            <Select
              label="Carrier"
              name="carrierId"
              optional
              placeholder="Own delivery"
              options={carrierOptions(carriers.filter(({ isActive }) => isActive))}
              error={errors.carrierId}
            />
            <Field
              label="Tracking number"
              name="trackingNumber"
              optional
              autoComplete="off"
              spellCheck={false}
              hint="Also becomes the order’s tracking id."
              error={errors.trackingNumber}
            />
          </div>
          <div className="edit-fields-row">
            <Select
              label="Method"
              name="method"
              options={METHOD_OPTIONS}
              value={method ?? order?.shipping_method ?? 'standard'}
              onChange={({ target }) => setMethod(target.value)}
              error={errors.method}
            />
            <Field
              label="Expected on"
              name="estimatedDelivery"
              type="date"
              optional
              error={errors.estimatedDelivery}
            />
          </div>
          <div className="edit-fields-row">
            <Field
              label="Weight (kg)"
              name="weightKg"
              optional
              inputMode="decimal"
              autoComplete="off"
              error={errors.weightKg}
            />
            <Field
              label="Carrier’s price (₹)"
              name="cost"
              optional
              inputMode="decimal"
              autoComplete="off"
              error={errors.cost}
            />
          </div>
          <Field
            label="Notes"
            name="notes"
            optional
            multiline
            rows={2}
            hint="Only administrators see these."
            error={errors.notes}
          />
          <p className="shipment-consequence">The shipment begins as pending. {ORDERS_FOLLOW}</p>
        </>
      )}
    </EditDialog>
  );
}
