import { listResponse } from '../../../contract/responses.ts';
import { type Carrier, carrierSchema } from '../../../contract/shipping/carrier.ts';
import { orderQuotesSchema } from '../../../contract/shipping/quotes.ts';
import { shipmentSchema } from '../../../contract/shipping/shipment.ts';
import { oneReader } from '../admin-call.ts';
import { useAdminQuery, useAllRows } from '../data/use-admin-query.ts';
import type { ListFilter } from '../list/list-toolbar.tsx';

const shipmentsResponse = listResponse(shipmentSchema);

export const useCarriers = () => useAllRows('carrier', '/shipping/partners?limit=1000', carrierSchema);

export const carrierFilter = (carriers: readonly Carrier[]): ListFilter => ({
  name: 'carrierId',
  label: 'Carrier',
  all: 'All carriers',
  options: carrierOptions(carriers),
});

export const carrierOptions = (carriers: readonly Carrier[]) =>
  carriers.map(({ id, name, isActive }) => ({ value: id, label: isActive ? name : `${name} (not active)` }));

export const useOrderShipments = (orderId: string) =>
  useAdminQuery({
    kind: 'order',
    path: `/shipping/orders/${encodeURIComponent(orderId)}/shipments`,
    read: (response) => shipmentsResponse.parse(response).data,
  });

/** What carriers would charge for it; nothing is asked until the order is known. */
export const useOrderQuotes = (orderId: string | undefined) =>
  useAdminQuery({
    kind: 'order',
    path: orderId === undefined ? null : `/shipping/orders/${encodeURIComponent(orderId)}/quotes`,
    read: oneReader('quotes', orderQuotesSchema),
  });
