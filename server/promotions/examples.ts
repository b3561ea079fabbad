/** Examples of the API's description. */

export const COUPON_EXAMPLE = {
  id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  code: 'DIWALI25',
  name: '25% off for Diwali',
  description: '',
  type: 'percentage',
  value: 25,
  minAmount: 5000,
  maxDiscount: 2000,
  isActive: true,
  isPublic: false,
  startsAt: '2026-10-31T18:30:00.000Z',
  endsAt: '2026-11-15T18:30:00.000Z',
  usageLimit: 500,
  perCustomerLimit: 1,
  usedCount: 0,
  state: 'active',
  version: 1,
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
};

export const LISTED_COUPON_EXAMPLE = { ...COUPON_EXAMPLE, usedCount: 42, saved: 61500 };

export const COUPON_STATS_EXAMPLE = {
  total: 5,
  byState: { inactive: 0, scheduled: 1, expired: 0, 'used-up': 0, active: 4 },
  uses: 310,
  saved: 142250,
  mostUsed: [{ code: 'WELCOME10', uses: 212, saved: 91200 }],
};

export const COUPON_RESULT_EXAMPLE = {
  isValid: true,
  message: 'You saved ₹500 with this coupon!',
  discountAmount: 499.9,
  discountPercent: 10,
  couponCode: 'WELCOME10',
  waivesShipping: false,
};

export const DISCOUNT_EXAMPLE = {
  id: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
  name: 'Racks in November',
  type: 'percentage',
  value: 10,
  appliesTo: 'category',
  targetId: 'racks',
  targetName: 'Racks',
  from: '2026-11-01',
  to: '2026-11-30',
  isActive: true,
  state: 'live',
  version: 1,
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
};

export const DISCOUNT_STATS_EXAMPLE = {
  total: 3,
  byState: { inactive: 0, scheduled: 1, ended: 1, live: 1 },
  byTarget: { all: 0, category: 2, product: 1 },
};
