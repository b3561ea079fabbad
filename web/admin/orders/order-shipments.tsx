import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import type { Shipment } from '../../../contract/shipping/shipment.ts';
import type { ShipmentStatus } from '../../../domain/shipping/shipment.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { callAdmin, toastRefusal, usePostOnce } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { FormFields } from '../dialogs/form-fields.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { RoleButton, useMay } from '../frame/role.tsx';
import { Sub } from '../list/cells.tsx';
import { StatusSelect } from '../list/status-select.tsx';
import { NEW_SHIPMENT, NEW_SHIPMENT_VALUES } from '../shipping/new-shipment-form.ts';
import { ShipmentFields } from '../shipping/shipment-fields.tsx';
import { useOrderShipments } from '../shipping/shipping-queries.ts';
import { freightText, STATUS_OPTIONS, unusualBillText } from '../shipping/shipping-text.ts';
import { OrderPart, PartFailure, PartForm } from './order-part.tsx';

function toneOf(status: ShipmentStatus): BadgeTone {
  if (/DELIVERED/i.test(status)) return 'green';
  return /CANCEL|RETURN|FAIL/i.test(status) ? 'red' : 'teal';
}

function Freight({ of: shipment }: { readonly of: Shipment }) {
  const [text, unusual] = [freightText(shipment), unusualBillText(shipment)];
  return (
    <>
      {text !== undefined && <Sub>{text}</Sub>}
      {unusual !== undefined && <Sub tone="red">{unusual}</Sub>}
    </>
  );
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
    onError: toastRefusal('Failed to update the shipment'),
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
              <b>{shipment.carrierName ?? 'No carrier'}</b>
              <span className="text-steel">, {shipment.trackingNumber ?? 'no tracking number'}</span>
              <Freight of={shipment} />
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
      <div className="px-4 py-3">
        {isAdding ? (
          <ShipmentForm order={order} onClose={() => setAdding(false)} />
        ) : (
          <RoleButton
            needs="ship orders"
            disabled={order.status === 'CANCELLED'}
            onClick={() => setAdding(true)}
          >
            Add a shipment
          </RoleButton>
        )}
      </div>
    </OrderPart>
  );
}

function ShipmentForm({ order, onClose }: { readonly order: AdminOrder; readonly onClose: () => void }) {
  const post = usePostOnce();
  const form = useEntityForm(
    { ...NEW_SHIPMENT, valuesOf: () => ({ ...NEW_SHIPMENT_VALUES, orderId: order.id }) },
    null,
    {
      save: (body) => post('/shipping/shipments', body),
      done: () => 'Shipment created successfully',
      failed: 'Failed to create the shipment',
    },
  );
  return (
    <PartForm form={form} saveLabel="Save shipment" saveKind="dark" onClose={onClose}>
      <FormFields className="col-span-full">
        <ShipmentFields form={form} order={order} />
      </FormFields>
    </PartForm>
  );
}
