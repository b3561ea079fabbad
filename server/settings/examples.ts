/** Examples of the API's description. */

export const SETTINGS_EXAMPLE = {
  id: 1,
  storeName: 'Rack & Rep',
  storeEmail: 'sales@rackandrep.example',
  storePhone: '+91 90000 00000',
  storeAddress: 'Plot 00, Example Industrial Estate, Nashik, Maharashtra 422000',
  currency: 'INR',
  taxRate: 18,
  shippingThreshold: 5000,
  freeShippingAmount: 500,
  standardShippingAmount: 500,
  cashOrderMax: 200_000,
  orderUnitsMax: 200,
  callAbove: 50_000,
  gstin: '27AAPFU0939F1ZV',
  version: 1,
  updated_at: '2026-11-15T10:00:00.000Z',
};
