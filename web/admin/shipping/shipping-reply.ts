import { z } from '../../../contract/zod.ts';
import { SHIPPING_METHODS } from '../../../domain/shipping/freight.ts';
import { SHIPMENT_STATUSES } from '../../../domain/shipping/shipment.ts';
import { getPath } from '../../api/response.ts';

/** What the API says about shipping. Amounts are rupees, weights kilograms. */

const partnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  contactName: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  trackingUrl: z.string(),
  isActive: z.boolean(),
  version: z.number(),
});
export type Partner = z.infer<typeof partnerSchema>;

const rateSchema = z.object({
  id: z.string(),
  partnerId: z.string(),
  partnerName: z.string(),
  zone: z.string(),
  method: z.enum(SHIPPING_METHODS),
  minWeightKg: z.number(),
  maxWeightKg: z.number().nullable(),
  baseAmount: z.number(),
  perKgAmount: z.number(),
  minDays: z.number(),
  maxDays: z.number(),
  isActive: z.boolean(),
  version: z.number(),
});
export type Rate = z.infer<typeof rateSchema>;

const shipmentSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.number(),
  customerName: z.string(),
  partnerName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  status: z.enum(SHIPMENT_STATUSES),
  method: z.enum(SHIPPING_METHODS),
  estimatedDelivery: z.string().nullable(),
  shippedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  createdAt: z.string(),
  weightKg: z.number(),
  cost: z.number(),
  notes: z.string(),
  version: z.number(),
  events: z.array(
    z.object({
      status: z.enum(SHIPMENT_STATUSES),
      location: z.string(),
      note: z.string(),
      at: z.string(),
    }),
  ),
});
export type AdminShipment = z.infer<typeof shipmentSchema>;

const statsSchema = z.object({
  total: z.number(),
  byStatus: z.record(z.enum(SHIPMENT_STATUSES), z.number()),
  cost: z.number(),
  averageDays: z.number().nullable(),
  partners: z.array(
    z.object({ id: z.string(), shipments: z.number(), delivered: z.number(), cost: z.number() }),
  ),
});
export type ShippingStats = z.infer<typeof statsSchema>;

const priceSchema = z.object({
  weightKg: z.number(),
  state: z.string().nullable(),
  options: z.array(z.object({ label: z.string(), days: z.string(), charge: z.number() })),
  carriers: z
    .array(
      z.object({
        partnerId: z.string(),
        partnerName: z.string(),
        method: z.enum(SHIPPING_METHODS),
        zone: z.string(),
        amount: z.number(),
        days: z.string(),
      }),
    )
    .default([]),
});
export type ParcelPrice = z.infer<typeof priceSchema>;

export const readPartner = (value: unknown): Partner | undefined => partnerSchema.safeParse(value).data;
export const readRate = (value: unknown): Rate | undefined => rateSchema.safeParse(value).data;
export const readShipment = (value: unknown): AdminShipment | undefined =>
  shipmentSchema.safeParse(value).data;

/** Of an answer about one of them. */
export const readOnePartner = (reply: unknown): Partner => partnerSchema.parse(getPath(reply, 'data'));
export const readOneRate = (reply: unknown): Rate => rateSchema.parse(getPath(reply, 'data'));
export const readOneShipment = (reply: unknown): AdminShipment =>
  shipmentSchema.parse(getPath(reply, 'data'));
export const readStats = (reply: unknown): ShippingStats => statsSchema.parse(getPath(reply, 'data'));
export const readPrice = (reply: unknown): ParcelPrice => priceSchema.parse(getPath(reply, 'data'));
