import { type FormEvent, useState } from 'react';
import type { Order } from '../../../contract/orders/order.ts';
import { type Shipment, shipmentSchema } from '../../../contract/shipping/shipment.ts';
import type { ShipmentStatus } from '../../../domain/shipping/shipment.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { DialogFailure } from '../dialogs/dialog-failure.tsx';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { readText } from '../dialogs/read-field.ts';
import { StatusSelect, type StatusTone } from '../list/status-select.tsx';
import { oneReader } from '../read-response.ts';
import { refusalOr } from '../shipping/refusals.ts';
import { saveShipping } from '../shipping/save-shipping.ts';
import { STATUS_OPTIONS } from '../shipping/shipping-words.ts';
import { carrierOptions, useCarriers } from '../shipping/use-carriers.ts';
import { useKeyPerContent } from '../shipping/use-key-per-content.ts';
import { useOrderShipments } from '../shipping/use-order-shipments.ts';
import { PartFailure } from './part-failure.tsx';

interface OrderShipmentsProps {
  readonly order: Order;
  /** The order's status follows its shipments: shipped with the first, delivered with the last. */
  readonly onMoved: () => Promise<void>;
}

function toneOf(status: ShipmentStatus): StatusTone {
  if (/DELIVERED/i.test(status)) return 'green';
  return /CANCEL|RETURN|FAIL/i.test(status) ? 'red' : 'teal';
}

export function OrderShipments({ order, onMoved }: OrderShipmentsProps) {
  const shipments = useOrderShipments(order.id);
  const [isAdding, setAdding] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const changed = async () => {
    await Promise.all([shipments.reload(), onMoved()]);
  };

  const move = async ({ id, version }: Shipment, status: ShipmentStatus) => {
    setBusy(id);
    try {
      await callAdmin(`/shipping/shipments/${id}/status`, { method: 'PATCH', body: { status, version } });
      await changed();
    } catch (thrown) {
      showToast({ kind: 'error', text: refusalOr(thrown, 'Failed to update the shipment') });
    }
    setBusy(null);
  };

  return (
    <section className="order-part">
      <h3>Shipments</h3>
      {shipments.isFailed && (
        <PartFailure onRetry={() => void shipments.reload()}>The shipments could not be loaded.</PartFailure>
      )}
      <ul className="order-shipments">
        {shipments.value?.map((shipment) => (
          <li key={shipment.id}>
            <span>
              <b>{shipment.carrierName ?? 'Own delivery'}</b>
              <span className="muted"> {shipment.trackingNumber ?? 'without a tracking number'}</span>
            </span>
            {shipment.trackingUrl !== null && (
              <TextLink href={shipment.trackingUrl} target="_blank" rel="noreferrer">
                Track
              </TextLink>
            )}
            <StatusSelect
              label={`Status of the shipment ${shipment.trackingNumber ?? ''}`}
              value={shipment.status}
              options={STATUS_OPTIONS}
              tone={toneOf(shipment.status)}
              isBusy={busy === shipment.id}
              onChange={(status) => void move(shipment, status)}
            />
          </li>
        ))}
      </ul>
      {isAdding ? (
        <ShipmentForm
          order={order}
          onDone={async () => {
            setAdding(false);
            await changed();
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button disabled={order.status === 'CANCELLED'} onClick={() => setAdding(true)}>
          Add a shipment
        </Button>
      )}
    </section>
  );
}

interface ShipmentFormProps {
  readonly order: Order;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

const FIELDS = ['carrierId', 'trackingNumber', 'estimatedDelivery'];

function ShipmentForm({ order, onDone, onCancel }: ShipmentFormProps) {
  const carriers = useCarriers().filter(({ isActive }) => isActive);
  const keyFor = useKeyPerContent();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<EditOutcome | null>(null);
  const errors = outcome?.is === 'invalid' ? outcome.errors : {};
  const failure = outcome?.is === 'failed' ? outcome.message : errors.form;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const given = Object.fromEntries(FIELDS.map((name) => [name, readText(form, name)]));
    const body = { ...given, orderId: order.id, method: order.shipping_method };
    setBusy(true);
    const result = await saveShipping({
      method: 'POST',
      path: '/shipping/shipments',
      body,
      key: keyFor(body),
      readOne: oneReader('shipment', shipmentSchema),
      onSaved: () => void onDone(),
      fields: FIELDS,
      failed: 'Failed to create the shipment',
    });
    setBusy(false);
    setOutcome(result);
  };

  return (
    <form className="order-part-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="edit-fields-row">
        <Select
          label="Carrier"
          name="carrierId"
          optional
          placeholder="Own delivery"
          options={carrierOptions(carriers)}
          error={errors.carrierId}
        />
        <Field
          label="Tracking number"
          name="trackingNumber"
          optional
          maxLength={100}
          autoComplete="off"
          error={errors.trackingNumber}
        />
        <Field
          label="Expected on"
          name="estimatedDelivery"
          type="date"
          optional
          error={errors.estimatedDelivery}
        />
      </div>
      {failure !== undefined && <DialogFailure>{failure}</DialogFailure>}
      <div className="order-part-buttons">
        <Button onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" kind="dark" busy={isBusy}>
          Save shipment
        </Button>
      </div>
    </form>
  );
}
