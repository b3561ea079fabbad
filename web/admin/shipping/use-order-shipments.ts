import { listResponse } from '../../../contract/responses.ts';
import { shipmentSchema } from '../../../contract/shipping/shipment.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';

const shipmentsResponse = listResponse(shipmentSchema);

export const useOrderShipments = (orderId: string) =>
  useAdminQuery({
    kind: 'order',
    path: `/shipping/orders/${encodeURIComponent(orderId)}/shipments`,
    read: (response) => shipmentsResponse.parse(response).data,
  });
