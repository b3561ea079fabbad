/** Examples of the API's description; the tests send them as they are. */

const shippingAddress = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  addressLine1: '12 MG Road, College Road',
  addressLine2: 'Near the stadium',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422001',
  phone: '9876543210',
};

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
  shippingAddress,
  billingAddress: shippingAddress,
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
  shippingAddress,
  billingAddress: shippingAddress,
  customerInfo: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  notes: '',
};
