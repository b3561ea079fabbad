import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { ApiError } from '../../api/client.ts';
import { Field } from '../../ui/field.tsx';
import { callAdmin, usePostOnce } from '../admin-call.ts';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { sentenceCase } from '../list/options.ts';
import { readOrderResponse } from '../orders/order-queries.ts';
import { NEW_SHIPMENT } from './new-shipment-form.ts';
import { Consequence, ORDERS_FOLLOW } from './shipment-dialog.tsx';
import { ShipmentFields } from './shipment-fields.tsx';

export function NewShipmentDialog({ onClose }: { readonly onClose: () => void }) {
  const post = usePostOnce();
  const form = useEntityForm(NEW_SHIPMENT, null, {
    save: async ({ orderId: typed, ...fields }) =>
      post('/shipping/shipments', { ...fields, orderId: (order ?? (await findOrder(typed))).id }),
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

/** The API's path of the order with this number, 'RR-1042' or '1042'. */
function orderPath(text: string): string | undefined {
  const number = /^(?:RR-)?(\d{1,15})$/i.exec(text.trim())?.[1];
  return number === undefined ? undefined : `/orders/${displayOrderNumber(Number(number))}`;
}

/** Refuses the form's order where there is none with this number. */
async function findOrder(text: string): Promise<AdminOrder> {
  const path = orderPath(text);
  try {
    if (path !== undefined) return readOrderResponse(await callAdmin(path));
  } catch (thrown) {
    if (!(thrown instanceof ApiError && thrown.status === 404)) throw thrown;
  }
  const details = { field: 'orderId' };
  throw new ApiError('There’s no order with this number', 404, 'ORDER_UNKNOWN', { details });
}

const TYPING_MS = 300;

/** The order whose number is being typed, so that a slip is seen before it is saved. */
function useOrderPreview(text: string): AdminOrder | undefined {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const path = settled === text ? orderPath(text) : undefined;
  const { data } = useQuery({
    queryKey: ['order', path],
    queryFn: path === undefined ? skipToken : ({ signal }) => callAdmin(path, { signal }),
    select: readOrderResponse,
  });
  return data;
}

/** 'Asha Rao, Nashik, Maharashtra · confirmed · ₹12,349' */
function orderSummary(order: AdminOrder): string {
  const { shipping_address: to, status } = order;
  return [
    `${to.fullName}, ${to.city}, ${to.state}`,
    sentenceCase(status).toLowerCase(),
    ...(hasAmounts(order) ? [formatRupees(rupees(order.total_amount))] : []),
  ].join(' · ');
}
