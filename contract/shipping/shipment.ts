import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { parseShipmentStatus, SHIPMENT_STATUSES } from '../../domain/shipping/shipment.ts';
import { z } from '../../domain/zod.ts';
import { amount, choice, line, optionalParagraph } from '../fields.ts';
import { orNull } from '../responses.ts';
import { method, optionalLine, weightKg } from './shipping-fields.ts';

const TRACKING_MAX = 100;

const trackingNumber = optionalLine('Tracking number', TRACKING_MAX);

const SHIPMENT_FIELDS_EXAMPLE = {
  orderId: 'GUEST-0f8b6d4e2c1a49b7a5d3e6f1c2b4a697',
  carrierId: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  trackingNumber: 'BL123456789',
  weightKg: 42.5,
  cost: 906.25,
  estimatedDelivery: '2026-11-20',
};

export const shipmentFormSchema = z
  .object({
    orderId: line('Order', TRACKING_MAX),
    carrierId: z
      .guid({ error: 'Please choose a carrier' })
      .nullish()
      .transform((id) => id ?? null),
    trackingNumber: trackingNumber.transform((text) => text || null),
    method,
    weightKg: weightKg('Weight').default(0),
    cost: amount('Cost').default(0),
    estimatedDelivery: z.iso
      .date({ error: 'Estimated delivery must be a date' })
      .nullish()
      .transform((day) => day ?? null),
    notes: optionalParagraph('Notes', 2000),
  })
  .meta({ examples: [SHIPMENT_FIELDS_EXAMPLE] });
export type ShipmentForm = z.output<typeof shipmentFormSchema>;

export const shipmentStatusSchema = z
  .object({
    status: choice('Status', parseShipmentStatus),
    trackingNumber: trackingNumber.describe('Leave out to keep it; send an empty text to remove it'),
    carrierId: z
      .guid({ error: 'Please choose a carrier' })
      .nullish()
      .describe('Leave out to keep it; null for own delivery'),
    location: optionalLine('Location', 120).transform((text) => text ?? ''),
    note: optionalLine('Note', 500).transform((text) => text ?? ''),
    bill: amount('The bill')
      .nullish()
      .describe('What the carrier’s bill says, in rupees. Leave out to keep it; null takes it back'),
  })
  .meta({ examples: [{ status: 'IN_TRANSIT', location: 'Pune' }] });
export type ShipmentStatusForm = z.output<typeof shipmentStatusSchema>;

const CUSTOMER_SHIPMENT_EXAMPLE = {
  id: 'c2a91e70-58d4-4f3a-b1c9-7e6d5f4a3b28',
  orderId: SHIPMENT_FIELDS_EXAMPLE.orderId,
  carrierName: 'Blue Lorry',
  trackingNumber: 'BL123456789',
  trackingUrl: 'https://bluelorry.example/track?number=BL123456789',
  status: 'IN_TRANSIT',
  method: 'standard',
  estimatedDelivery: '2026-11-20',
  shippedAt: '2026-11-15T10:24:00.000Z',
  deliveredAt: null,
  createdAt: '2026-11-15T10:00:00.000Z',
  events: [{ status: 'IN_TRANSIT', location: 'Pune', note: '', at: '2026-11-15T10:24:00.000Z' }],
};

/** What the customer may see of a shipment. */
export const customerShipmentSchema = z
  .object({
    id: z.string(),
    orderId: z.string(),
    carrierName: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable().describe('Where the carrier shows the shipment'),
    status: z.enum(SHIPMENT_STATUSES),
    method: z.enum(SHIPPING_METHODS),
    estimatedDelivery: z.iso.date().nullable(),
    shippedAt: z.iso.datetime().nullable(),
    deliveredAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    events: z.array(
      z.object({
        status: z.enum(SHIPMENT_STATUSES),
        location: z.string(),
        note: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'CustomerShipment', examples: [CUSTOMER_SHIPMENT_EXAMPLE] });
export type CustomerShipment = z.infer<typeof customerShipmentSchema>;

export const shipmentSchema = customerShipmentSchema
  .extend({
    orderNumber: z.number().int(),
    customerName: z.string(),
    carrierId: z.string().nullable(),
    weightKg: z.number(),
    cost: z
      .number()
      .describe('What the carrier charges, in rupees: its bill, or what was expected until that comes'),
    quotedCost: orNull(z.number()).describe(
      'What it was expected to charge when the shipment was made; null if it is not known',
    ),
    billedAt: orNull(z.iso.datetime()).describe('When its bill was recorded'),
    charged: z
      .number()
      .optional()
      .describe(
        'Its share of what the customer paid for freight, by weight, for those who see order amounts; 0 if the order is cancelled',
      ),
    notes: z.string(),
    version: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({
    id: 'Shipment',
    examples: [
      {
        ...CUSTOMER_SHIPMENT_EXAMPLE,
        orderNumber: 1042,
        customerName: 'Asha Rao',
        carrierId: SHIPMENT_FIELDS_EXAMPLE.carrierId,
        weightKg: 42.5,
        cost: 906.25,
        quotedCost: 890,
        billedAt: '2026-11-16T06:30:00.000Z',
        charged: 1062.5,
        notes: '',
        version: 2,
        updatedAt: '2026-11-15T10:24:00.000Z',
      },
    ],
  });
export type Shipment = z.infer<typeof shipmentSchema>;

const count = z.number().int();

export const shippingStatsSchema = z
  .object({
    total: count,
    byStatus: z.record(z.enum(SHIPMENT_STATUSES), count),
    cost: z
      .number()
      .optional()
      .describe('What carriers charged for dispatched shipments, in rupees, for those who see revenue'),
    averageDays: z.number().nullable().describe('From departure to arrival, to a tenth of a day'),
    carriers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        shipments: count,
        delivered: count,
        cost: z.number().optional(),
      }),
    ),
  })
  .meta({
    id: 'ShippingStats',
    examples: [
      {
        total: 41,
        byStatus: {
          PENDING: 2,
          PICKED_UP: 1,
          IN_TRANSIT: 6,
          OUT_FOR_DELIVERY: 1,
          DELIVERED: 30,
          FAILED: 0,
          RETURNED: 1,
          CANCELLED: 0,
        },
        cost: 31250,
        averageDays: 4.2,
        carriers: [
          {
            id: SHIPMENT_FIELDS_EXAMPLE.carrierId,
            name: 'Blue Lorry',
            shipments: 28,
            delivered: 21,
            cost: 21900,
          },
        ],
      },
    ],
  });
export type ShippingStats = z.infer<typeof shippingStatsSchema>;
