/** Examples of the API's description. */

export const PARTNER_FORM_EXAMPLE = {
  name: 'Blue Lorry',
  contactName: 'Ravi Kumar',
  email: 'desk@bluelorry.example',
  phone: '+91 90000 00001',
  trackingUrl: 'https://bluelorry.example/track?number={tracking}',
};

export const PARTNER_EXAMPLE = {
  id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  ...PARTNER_FORM_EXAMPLE,
  isActive: true,
  version: 1,
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
};

const tariff = {
  zone: 'tamil-nadu',
  method: 'standard',
  minWeightKg: 0,
  maxWeightKg: 50,
  baseAmount: 120,
  perKgAmount: 18.5,
  minDays: 3,
  maxDays: 5,
};

export const RATE_FORM_EXAMPLE = { partnerId: PARTNER_EXAMPLE.id, ...tariff };

export const RATE_EXAMPLE = {
  id: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
  partnerId: PARTNER_EXAMPLE.id,
  partnerName: PARTNER_EXAMPLE.name,
  ...tariff,
  isActive: true,
  version: 1,
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
};

export const PARCEL_EXAMPLE = {
  id: 'c2a91e70-58d4-4f3a-b1c9-7e6d5f4a3b28',
  orderId: 'GUEST-0f8b6d4e2c1a49b7a5d3e6f1c2b4a697',
  partnerName: 'Blue Lorry',
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

export const SHIPMENT_EXAMPLE = {
  ...PARCEL_EXAMPLE,
  orderNumber: 1042,
  customerName: 'Asha Rao',
  partnerId: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  weightKg: 42.5,
  cost: 906.25,
  notes: '',
  version: 2,
  updatedAt: '2026-11-15T10:24:00.000Z',
};

export const SHIPPING_STATS_EXAMPLE = {
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
  partners: [
    {
      id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
      name: 'Blue Lorry',
      shipments: 28,
      delivered: 21,
      cost: 21900,
    },
  ],
};

export const CALCULATION_EXAMPLE = {
  weightKg: 44,
  state: 'Tamil Nadu',
  options: [
    { method: 'standard', label: 'Standard', days: '3-7 days', charge: 1100 },
    { method: 'express', label: 'Express', days: '1-3 days', charge: 1650 },
  ],
};
