import { z } from '../../../contract/zod.ts';
import { REFUND_STATES } from '../../../domain/payments/refund.ts';
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

const paymentsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      transactionId: z.string(),
      status: z.string(),
      amount: z.number(),
      amountReceived: z.number().nullable(),
      refundable: z.number(),
      isRefundedByHand: z.boolean(),
      problem: z.string().nullable(),
      createdAt: z.string(),
      refunds: z.array(
        z.object({
          id: z.string(),
          status: z.enum(REFUND_STATES),
          amount: z.number(),
          reason: z.string(),
        }),
      ),
    }),
  ),
});

/** Amounts are paise. */
export type Payment = z.infer<typeof paymentsSchema>['data'][number];

export const readPayments = (reply: unknown): readonly Payment[] => paymentsSchema.parse(reply).data;
