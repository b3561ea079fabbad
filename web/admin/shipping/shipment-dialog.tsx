import { check } from '../../../contract/check.ts';
import { type Shipment, shipmentSchema, shipmentStatusSchema } from '../../../contract/shipping/shipment.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { parseShipmentStatus, type ShipmentStatus } from '../../../domain/shipping/shipment.ts';
import { formatKg, formatLongDateTime, formatShortDate } from '../../../domain/text/format.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { useEditConflict } from '../dialogs/use-edit-conflict.ts';
import type { FormValues } from '../dialogs/use-form-values.ts';
import { readWith } from '../list/list-response.ts';
import { readOrderResponse } from '../orders/read-order.ts';
import { oneReader } from '../read-response.ts';
import { ORDERS_FOLLOW, orderFollows } from './order-follows.ts';
import { saveShipping } from './save-shipping.ts';
import { orderAddress } from './shipment-columns.tsx';
import { inWords, money, STATUS_OPTIONS, shipmentName } from './shipping-words.ts';
import { useOrderShipments } from './use-order-shipments.ts';
import './shipment-dialog.css';

interface ShipmentDialogProps {
  readonly shipment: Shipment;
  readonly onSaved: (shipment: Shipment) => void;
  /** After an edit conflict: opens the shipment as somebody else saved it, and drops what was typed. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const FIELDS = ['status', 'trackingNumber', 'location', 'note'];

const formValuesOf = (shipment: Shipment | null): FormValues => ({
  status: shipment?.status ?? '',
  trackingNumber: shipment?.trackingNumber ?? '',
  location: '',
  note: '',
});
const wordsOf = (name: string, text: string) => (name === 'status' ? inWords(text) : text || 'nothing');

/** Changes a shipment's status, and says beforehand what happens to its order. */
export function ShipmentDialog({ shipment, onSaved, onReload, onClose }: ShipmentDialogProps) {
  const { form, present, refused } = useEditConflict(shipment, {
    name: 'shipment',
    read: readWith(shipmentSchema),
    formValuesOf,
    wordsOf,
  });
  const now = present ?? shipment;
  const status = parseShipmentStatus(form.values.status) ?? shipment.status;

  const save = async (submitted: FormData): Promise<EditOutcome> => {
    const checked = check(shipmentStatusSchema, Object.fromEntries(submitted));
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    return saveShipping({
      method: 'PATCH',
      path: `/shipping/shipments/${shipment.id}/status`,
      body: { ...checked.value, version: now.version },
      readOne: oneReader('shipment', shipmentSchema),
      onSaved,
      fields: FIELDS,
      refused,
      failed: 'Failed to update the shipment',
    });
  };

  return (
    <EditDialog
      title={`Shipment of ${shipmentName(shipment)}`}
      saveLabel="Save status"
      onSave={save}
      onTyping={form.watch}
      onReload={onReload}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Facts of={shipment} />
          <div className="edit-fields-row">
            <Select
              label="Status"
              options={STATUS_OPTIONS}
              {...form.field('status', errors)}
              data-autofocus
            />
            <Field
              label="Tracking number"
              optional
              autoComplete="off"
              spellCheck={false}
              {...form.field('trackingNumber', errors, 'Also the order’s tracking id.')}
            />
          </div>
          <Field
            label="Location"
            optional
            autoComplete="off"
            placeholder="Nashik hub"
            {...form.field('location', errors)}
          />
          <Field
            label="Note"
            optional
            autoComplete="off"
            {...form.field('note', errors, 'The customer sees location and note.')}
          />
          <Consequence of={shipment} status={status} />
          <Events of={now} />
        </>
      )}
    </EditDialog>
  );
}

function Facts({ of: shipment }: { readonly of: Shipment }) {
  const facts = [
    shipment.carrierName ?? 'Own delivery',
    inWords(shipment.method),
    shipment.weightKg > 0 && formatKg(shipment.weightKg),
    shipment.cost > 0 && money(shipment.cost),
    shipment.estimatedDelivery !== null && `expected ${formatShortDate(shipment.estimatedDelivery)}`,
  ];
  return (
    <div className="shipment-facts">
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {shipment.notes !== '' && <p className="shipment-notes">{shipment.notes}</p>}
      <p className="shipment-links">
        <TextLink to={orderAddress(shipment.orderNumber)}>
          Order {displayOrderNumber(shipment.orderNumber)}
        </TextLink>
        {shipment.trackingUrl !== null && (
          <TextLink href={shipment.trackingUrl} target="_blank" rel="noreferrer">
            Track at the carrier
          </TextLink>
        )}
      </p>
    </div>
  );
}

interface ConsequenceProps {
  readonly of: Shipment;
  /** As it would be saved. */
  readonly status: ShipmentStatus;
}

function Consequence({ of: { id, orderId, orderNumber }, status }: ConsequenceProps) {
  const order = useAdminQuery({
    kind: 'order',
    path: `/orders/${encodeURIComponent(orderId)}`,
    read: readOrderResponse,
  });
  const shipments = useOrderShipments(orderId);
  const words =
    order.value === undefined || shipments.value === undefined
      ? ORDERS_FOLLOW
      : orderFollows({
          order: displayOrderNumber(orderNumber),
          status: order.value.status,
          shipments: shipments.value.map((shipment) => (shipment.id === id ? status : shipment.status)),
        });
  return (
    <p className="shipment-consequence" role="status">
      {words}
    </p>
  );
}

function Events({ of: { events } }: { readonly of: Shipment }) {
  return (
    <section className="shipment-events" aria-label="So far">
      <h3>So far</h3>
      <ol>
        {events.map((event) => (
          <li key={`${event.at} ${event.status}`}>
            <b>{inWords(event.status)}</b>
            <span className="muted">{formatLongDateTime(event.at)}</span>
            {(event.location !== '' || event.note !== '') && (
              <span className="shipment-event-words">
                {[event.location, event.note].filter(Boolean).join(': ')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
