import { listResponse } from '../../../contract/responses.ts';
import { shipmentSchema } from '../../../contract/shipping/shipment.ts';
import { useQuery } from '../use-query.ts';

const shipmentsResponse = listResponse(shipmentSchema);

export const useOrderShipments = (orderId: string) =>
  useQuery(
    `/shipping/orders/${encodeURIComponent(orderId)}/shipments`,
    (response) => shipmentsResponse.parse(response).data,
  );
