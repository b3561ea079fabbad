import { Field } from '../../ui/field.tsx';
import { callAdmin } from '../admin-call.ts';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { findOrder, orderSummary, useOrderPreview } from './find-order.ts';
import { NEW_SHIPMENT } from './new-shipment-form.ts';
import { Consequence, ORDERS_FOLLOW } from './order-follows.tsx';
import { ShipmentFields } from './shipment-fields.tsx';
import { useKeyPerContent } from './use-key-per-content.ts';

export function NewShipmentDialog({ onClose }: { readonly onClose: () => void }) {
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
      <ShipmentFields form={form} order={order} />
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
