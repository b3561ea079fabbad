import { z } from '../../../contract/zod.ts';
import { SHIPMENT_STATUSES } from '../../../domain/shipping/shipment.ts';

const shipmentsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      partnerName: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      trackingUrl: z.string().nullable(),
      status: z.enum(SHIPMENT_STATUSES),
      estimatedDelivery: z.string().nullable(),
      version: z.number().optional(),
    }),
  ),
});

export type Shipment = z.infer<typeof shipmentsSchema>['data'][number];

export const readShipments = (reply: unknown): readonly Shipment[] => shipmentsSchema.parse(reply).data;

const partnersSchema = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })),
});

export type Partner = z.infer<typeof partnersSchema>['data'][number];

export const readPartners = (reply: unknown): readonly Partner[] =>
  partnersSchema.parse(reply).data.filter(({ isActive }) => isActive);
