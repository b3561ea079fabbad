import { ADDRESS_EXAMPLE } from '../accounts/examples.ts';

/** Examples of the API's description; the tests send them as they are. */

export const ORDER_ID_EXAMPLE = 'GUEST-0f8b6d4e2c1a49b7a5d3e6f1c2b4a697';

const formAddress = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  address: '12 MG Road, College Road, Near the stadium',
  city: 'Nashik',
  state: 'Maharashtra',
  pincode: '422001',
  phone: '9876543210',
};

export const ORDER_EXAMPLE = {
  items: [{ productId: '1', quantity: 1 }],
  shippingAddress: ADDRESS_EXAMPLE,
  billingAddress: ADDRESS_EXAMPLE,
  paymentMethod: 'cod',
};

export const GUEST_FORM_EXAMPLE = {
  items: [{ product_id: '1', quantity: 1 }],
  shipping_address: formAddress,
  billing_address: formAddress,
  payment_method: 'COD',
  notes: 'Please call before delivery',
};

export const CREATE_EXAMPLE = {
  productIds: ['1'],
  quantities: [2],
  paymentMethod: 'COD',
  shippingAddress: ADDRESS_EXAMPLE,
  billingAddress: ADDRESS_EXAMPLE,
  customerInfo: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  notes: '',
};

export const ORDER_ADDRESS_EXAMPLE = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  addressLine1: '12 MG Road, College Road',
  addressLine2: 'Near the stadium',
  address: '12 MG Road, College Road, Near the stadium',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422001',
  pincode: '422001',
  phone: '9876543210',
};

export const ORDER_ITEM_EXAMPLE = {
  id: 4711,
  product_id: '1',
  product_name: 'Olympic Barbell 7 ft 20 kg',
  product_category: 'Barbells',
  product_description:
    'The one bar to buy first: full length, 28 mm shaft, sleeves on needle bearings, rated for 320 kg.',
  product_image: '/images/products/1/three-quarter-1000x1000.webp',
  product: {
    name: 'Olympic Barbell 7 ft 20 kg',
    category: 'Barbells',
    images: ['/images/products/1/three-quarter-1000x1000.webp'],
    price: 14999,
    salePrice: 8999,
  },
  variant: null,
  variant_type: null,
  product_gst: 18,
  product_brand: 'Rack & Rep',
  product_sku: 'BB-OLY-7FT-20',
  quantity: 1,
  unit_price: 8999,
  price_at_purchase: 8999,
  total_price: 8999,
};

export const ORDER_EVENT_EXAMPLE = {
  field: 'status',
  from: 'PENDING',
  to: 'CONFIRMED',
  at: '2026-11-15T10:24:00.000Z',
};

export const SHOWN_ORDER_EXAMPLE = {
  id: ORDER_ID_EXAMPLE,
  order_number: 1042,
  status: 'CONFIRMED',
  payment_status: 'PENDING',
  payment_method: 'COD',
  subtotal: 8999,
  shipping_cost: 550,
  shipping_method: 'standard',
  tax_amount: 1619.82,
  cgst: 809.91,
  sgst: 809.91,
  igst: 0,
  discount_amount: 0,
  coupon_code: null,
  round_off: 0.18,
  total_amount: 11169,
  order_summary: { subtotal: 8999, shippingCost: 550, tax: 1619.82, discount: 0, total: 11169 },
  customer_info: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  shipping_address: ORDER_ADDRESS_EXAMPLE,
  billing_address: ORDER_ADDRESS_EXAMPLE,
  order_items: [ORDER_ITEM_EXAMPLE],
  status_history: [ORDER_EVENT_EXAMPLE],
  tracking_id: null,
  notes: 'Please call before delivery',
  created_at: '2026-11-15T10:00:00.000Z',
  updated_at: '2026-11-15T10:24:00.000Z',
  payment_due_at: null,
  call_due_at: null,
  amount_refunded: 0,
};
