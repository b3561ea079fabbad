import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import { type Shipment, shipmentFormSchema } from '../../../contract/shipping/shipment.ts';
import type { ShipmentStatus } from '../../../domain/shipping/shipment.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { useMay } from '../frame/use-may.ts';
import { StatusSelect } from '../list/status-select.tsx';
import { refusalOr } from '../shipping/refusals.ts';
import { carrierOptions, useCarriers, useOrderShipments } from '../shipping/shipping-queries.ts';
import { STATUS_OPTIONS } from '../shipping/shipping-words.ts';
import { useKeyPerContent } from '../shipping/use-key-per-content.ts';
import { OrderPart, PartFailure, PartForm } from './order-part.tsx';

function toneOf(status: ShipmentStatus): BadgeTone {
  if (/DELIVERED/i.test(status)) return 'green';
  return /CANCEL|RETURN|FAIL/i.test(status) ? 'red' : 'teal';
}

/** The order's status follows its shipments: shipped with the first, delivered with the last. */
export function OrderShipments({ order }: { readonly order: AdminOrder }) {
  const shipments = useOrderShipments(order.id);
  const mayShip = useMay()('ship orders');
  const [isAdding, setAdding] = useState(false);
  const {
    isPending,
    variables: moving,
    mutate: move,
  } = useMutation({
    mutationFn: ({ shipment: { id, version }, status }: { shipment: Shipment; status: ShipmentStatus }) =>
      callAdmin(`/shipping/shipments/${id}/status`, { method: 'PATCH', body: { status, version } }),
    onSuccess: () => refresh('order'),
    onError: (thrown) =>
      showToast({ kind: 'error', text: refusalOr(thrown, 'Failed to update the shipment') }),
  });

  const isTracked = shipments.value?.some(({ trackingNumber }) => trackingNumber === order.tracking_id);
  return (
    <OrderPart
      title="Shipment"
      aside={shipments.value?.length === 0 && <Badge tone="neutral">Not booked</Badge>}
    >
      {shipments.isFailed && (
        <PartFailure onRetry={() => void shipments.reload()}>We couldn’t load the shipments.</PartFailure>
      )}
      <ul>
        {shipments.value?.map((shipment) => (
          <li
            key={shipment.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2"
          >
            <span className="mr-auto">
              <b>{shipment.carrierName ?? 'Own delivery'}</b>
              <span className="text-steel"> {shipment.trackingNumber ?? 'without a tracking number'}</span>
            </span>
            {shipment.trackingUrl !== null && (
              <TextLink href={shipment.trackingUrl} target="_blank" rel="noreferrer">
                Track
              </TextLink>
            )}
            <StatusSelect
              label={`Status of the shipment ${shipment.trackingNumber ?? ''}`}
              value={shipment.status}
              options={
                mayShip ? STATUS_OPTIONS : STATUS_OPTIONS.filter(({ value }) => value === shipment.status)
              }
              tone={toneOf(shipment.status)}
              isBusy={isPending && moving?.shipment.id === shipment.id}
              onChange={(status) => move({ shipment, status })}
            />
          </li>
        ))}
      </ul>
      {order.tracking_id !== null && !isTracked && (
        <p className="border-b border-line px-4 py-2">
          <span className="text-steel">Tracking ID</span> {order.tracking_id}
        </p>
      )}
      {mayShip && (
        <div className="px-4 py-3">
          {isAdding ? (
            <ShipmentForm order={order} onClose={() => setAdding(false)} />
          ) : (
            <Button disabled={order.status === 'CANCELLED'} onClick={() => setAdding(true)}>
              Add a shipment
            </Button>
          )}
        </div>
      )}
    </OrderPart>
  );
}

const bodySchema = shipmentFormSchema.pick({
  orderId: true,
  method: true,
  carrierId: true,
  trackingNumber: true,
  estimatedDelivery: true,
});

function ShipmentForm({ order, onClose }: { readonly order: AdminOrder; readonly onClose: () => void }) {
  const carriers = useCarriers().filter(({ isActive }) => isActive);
  const keyFor = useKeyPerContent();
  const form = useEntityForm(
    {
      kind: 'order',
      valuesOf: () => ({ carrierId: '', trackingNumber: '', estimatedDelivery: '' }),
      bodyOf: ({ carrierId, trackingNumber, estimatedDelivery }) => ({
        orderId: order.id,
        method: order.shipping_method,
        carrierId: carrierId || null,
        trackingNumber,
        estimatedDelivery: estimatedDelivery || null,
      }),
      bodySchema,
    },
    null,
    {
      save: (body) =>
        callAdmin('/shipping/shipments', {
          method: 'POST',
          body,
          headers: { 'idempotency-key': keyFor(body) },
        }),
      done: () => 'Shipment created successfully',
      failed: 'Failed to create the shipment',
    },
  );
  const { field } = form;
  return (
    <PartForm form={form} saveLabel="Save shipment" saveKind="dark" onClose={onClose}>
      <Select
        label="Carrier"
        optional
        placeholder="Own delivery"
        options={carrierOptions(carriers)}
        {...field('carrierId')}
      />
      <Field
        label="Tracking number"
        optional
        maxLength={100}
        autoComplete="off"
        {...field('trackingNumber')}
      />
      <Field label="Expected on" type="date" optional {...field('estimatedDelivery')} />
    </PartForm>
  );
}
