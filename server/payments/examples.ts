/** Examples of the API's description. */

const ORDER_ID = 'GUEST-Wm9rC3pLQy2uN5hTgX1vBw';

export const INITIATE_EXAMPLE = {
  orderId: ORDER_ID,
  amount: 746200,
  customerInfo: { fullName: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
};

export const INITIATED_EXAMPLE = {
  success: true,
  message: 'Payment initiated successfully',
  paymentUrl: 'https://mercury-t2.phonepe.com/transact/pg?token=eyJ0eXAi',
  orderId: ORDER_ID,
  transactionId: `${ORDER_ID}-1`,
  amount: 746200,
  expiresAt: '2026-11-15T10:20:00.000Z',
};

export const STATUS_EXAMPLE = {
  success: true,
  status: 'COMPLETED',
  transactionId: 'OM2611151004112345678901',
  orderId: ORDER_ID,
  amount: 746200,
  createdAt: '2026-11-15T10:00:00.000Z',
};

export const SDK_ORDER_EXAMPLE = { orderId: ORDER_ID, platform: 'web' };

export const WEBHOOK_EXAMPLE = {
  event: 'checkout.order.completed',
  payload: { merchantOrderId: `${ORDER_ID}-1`, state: 'COMPLETED', amount: 746200 },
};

export const REFUND_EXAMPLE = { amount: 100000, reason: 'One plate was missing' };
