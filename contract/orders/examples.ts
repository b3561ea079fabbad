export const ORDER_ID_EXAMPLE = 'GUEST-0f8b6d4e2c1a49b7a5d3e6f1c2b4a697';

export const ADDRESS_EXAMPLE = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  addressLine1: '12 MG Road, College Road',
  addressLine2: 'Near the stadium',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422001',
  phone: '9876543210',
};
