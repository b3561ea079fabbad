import type { ReactNode } from 'react';
import {
  type Shipment,
  type ShipmentStatusForm,
  shipmentSchema,
  shipmentStatusSchema,
} from '../../../contract/shipping/shipment.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import type { OrderStatus } from '../../../domain/orders/order-status.ts';
import {
  orderStatusByShipments,
  parseShipmentStatus,
  type ShipmentStatus,
} from '../../../domain/shipping/shipment.ts';
import { formatKg, formatLongDate, formatLongDateTime } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { callAdmin } from '../admin-call.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { type EditProps, EntityDialog } from '../dialogs/entity-dialog.tsx';
import { FormRow, NUMBER, parseNumber, textOf } from '../dialogs/form-fields.tsx';
import { type EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';
import { sentenceCase, withOption } from '../list/options.ts';
import { readOrderResponse } from '../orders/order-queries.ts';
import { carrierOptions, useCarriers, useOrderShipments } from './shipping-queries.ts';
import {
  freightText,
  money,
  orderAddress,
  STATUS_OPTIONS,
  shipmentName,
  unusualBillText,
} from './shipping-text.ts';

const shipmentValues = (shipment: Shipment | null) => ({
  status: String(shipment?.status ?? ''),
  carrierId: shipment?.carrierId ?? '',
  trackingNumber: shipment?.trackingNumber ?? '',
  location: '',
  note: '',
  bill: shipment === null || shipment.billedAt === null ? '' : textOf(shipment.cost),
});

const SHIPMENT: EntityForm<Shipment, ReturnType<typeof shipmentValues>, ShipmentStatusForm> = {
  kind: 'order',
  name: 'shipment',
  rowSchema: shipmentSchema,
  valuesOf: shipmentValues,
  bodyOf: ({ bill, carrierId, ...values }) => ({
    ...values,
    carrierId: carrierId || null,
    bill: parseNumber(bill) ?? null,
  }),
  bodySchema: shipmentStatusSchema,
  fieldText: (name, text) => (name === 'status' ? sentenceCase(text) : text || 'nothing'),
};

interface ShipmentDialogProps extends Omit<EditProps<Shipment>, 'row'> {
  readonly shipment: Shipment;
}

/** Changes a shipment's status, and says beforehand what happens to its order; takes the carrier's bill. */
export function ShipmentDialog({ shipment, ...dialog }: ShipmentDialogProps) {
  const form = useEntityForm(SHIPMENT, shipment, {
    save: (body, stored) =>
      callAdmin(`/shipping/shipments/${shipment.id}/status`, {
        method: 'PATCH',
        body: { ...body, version: stored?.version },
      }),
    done: () => 'Shipment status updated successfully',
    failed: 'Failed to update the shipment',
  });
  const { field } = form;
  const now = form.stored ?? shipment;
  const carriers = useCarriers().filter(({ id, isActive }) => isActive || id === now.carrierId);
  return (
    <EntityDialog
      form={form}
      title={`Shipment of ${shipmentName(shipment)}`}
      saveLabel="Save shipment"
      {...dialog}
    >
      <Facts of={now} />
      <FormRow>
        <Select label="Status" options={STATUS_OPTIONS} data-autofocus {...field('status')} />
        <Field
          label="Tracking number"
          optional
          autoComplete="off"
          spellCheck={false}
          {...field('trackingNumber', 'Also the order’s tracking ID.')}
        />
      </FormRow>
      <Select
        label="Carrier"
        optional
        placeholder="Own delivery"
        options={withOption(carrierOptions(carriers), now.carrierId ?? '', now.carrierName ?? '')}
        {...field('carrierId')}
      />
      <Field label="Location" optional autoComplete="off" placeholder="Nashik hub" {...field('location')} />
      <Field
        label="Note"
        optional
        autoComplete="off"
        {...field('note', 'The customer sees the location and note.')}
      />
      <Field
        label="Carrier’s bill (₹)"
        optional
        {...NUMBER}
        {...field(
          'bill',
          now.quotedCost === null ? 'Enter it when it comes.' : `Quoted ${money(now.quotedCost)}.`,
        )}
      />
      <OrderFollows of={shipment} status={parseShipmentStatus(form.watch('status')) ?? shipment.status} />
      <Events of={now} />
    </EntityDialog>
  );
}

function Facts({ of: shipment }: { readonly of: Shipment }) {
  const facts = [
    shipment.carrierName ?? 'No carrier',
    sentenceCase(shipment.method),
    shipment.weightKg > 0 && formatKg(shipment.weightKg),
    shipment.estimatedDelivery !== null && `expected ${formatLongDate(shipment.estimatedDelivery)}`,
  ];
  const paid = shipment.charged === undefined && shipment.cost > 0 ? money(shipment.cost) : undefined;
  const freight = freightText(shipment) ?? paid;
  const unusual = unusualBillText(shipment);
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {freight !== undefined && (
        <p>
          {freight} {unusual !== undefined && <Badge tone="amber">{unusual}</Badge>}
        </p>
      )}
      {shipment.notes !== '' && <p className="whitespace-pre-wrap text-steel">{shipment.notes}</p>}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to={orderAddress(shipment.orderNumber)}>
          Order {displayOrderNumber(shipment.orderNumber)}
        </TextLink>
        {shipment.trackingUrl !== null && (
          <TextLink href={shipment.trackingUrl} target="_blank" rel="noreferrer">
            Track on carrier’s site
          </TextLink>
        )}
      </p>
    </div>
  );
}

interface OrderFollowsProps {
  readonly of: Shipment;
  readonly status: ShipmentStatus;
}

function OrderFollows({ of: { id, orderId, orderNumber }, status }: OrderFollowsProps) {
  const order = useAdminQuery({
    kind: 'order',
    path: `/orders/${encodeURIComponent(orderId)}`,
    read: readOrderResponse,
  });
  const shipments = useOrderShipments(orderId);
  const text =
    order.value === undefined || shipments.value === undefined
      ? ORDERS_FOLLOW
      : orderFollows({
          order: displayOrderNumber(orderNumber),
          status: order.value.status,
          shipments: shipments.value.map((shipment) => (shipment.id === id ? status : shipment.status)),
        });
  return <Consequence>{text}</Consequence>;
}

function Events({ of: { events } }: { readonly of: Shipment }) {
  return (
    <section className="border-t border-line pt-3" aria-label="History">
      <h3>History</h3>
      <ol className="mt-1.5 text-sm">
        {events.map((event) => (
          <li key={`${event.at} ${event.status}`} className="flex flex-wrap justify-between gap-x-4 py-1">
            <b>{sentenceCase(event.status)}</b>
            <span className="text-steel">{formatLongDateTime(event.at)}</span>
            {(event.location !== '' || event.note !== '') && (
              <span className="w-full wrap-anywhere">
                {[event.location, event.note].filter(Boolean).join(': ')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

export const ORDERS_FOLLOW =
  'The order is marked as shipped when its first shipment is sent, and as delivered when its last one arrives.';

interface Following {
  readonly order: string;
  readonly status: OrderStatus;
  /** Of all its shipments, the changed one as it will be. */
  readonly shipments: readonly ShipmentStatus[];
}

export function orderFollows({ order, status, shipments }: Following): string {
  const next = orderStatusByShipments(status, shipments);
  if (next === undefined) return `Order ${order} stays ${sentenceCase(status).toLowerCase()}.`;
  const step = `Order ${order} goes from ${sentenceCase(status).toLowerCase()} to ${sentenceCase(next).toLowerCase()}`;
  return next === 'SHIPPED' ? `${step}, and the customer gets an e-mail.` : `${step}.`;
}

export function Consequence({ children }: { readonly children: ReactNode }) {
  return (
    <p className="shipment-consequence border-l-4 border-orange bg-orange-tint px-3 py-2.5" role="status">
      {children}
    </p>
  );
}
