/** Examples of the API's description. */

export const CUSTOMER_EXAMPLE = {
  id: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
  full_name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  city: 'Nashik',
  state: 'Maharashtra',
  pincode: '422001',
  orders_count: 3,
  total_spent: 34507,
  created_at: '2026-11-15T10:00:00.000Z',
  has_account: true,
};
