/** Examples of the API's description. */

const ORDER_ID = 'GUEST-Wm9rC3pLQy2uN5hTgX1vBw';

export const INITIATE_EXAMPLE = {
  orderId: ORDER_ID,
  amount: 746200,
  customerInfo: { fullName: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
};

const ATTEMPT_ID = 'PAY-0f9c1b9e-6f0e-4c0e-9d3a-0a1f2b3c4d5e';

export const INITIATED_EXAMPLE = {
  success: true,
  message: 'Payment initiated successfully',
  paymentUrl: 'https://mercury-t2.phonepe.com/transact/pg?token=eyJ0eXAi',
  orderId: ORDER_ID,
  transactionId: ATTEMPT_ID,
  amount: 746200,
  expiresAt: '2026-11-15T10:20:00.000Z',
};

const PAYMENT_RECORD = {
  status: 'COMPLETED',
  transactionId: 'OM2611151004112345678901',
  orderId: ORDER_ID,
  amount: 746200,
  createdAt: '2026-11-15T10:00:00.000Z',
};

export const STATUS_EXAMPLE = { success: true, ...PAYMENT_RECORD, data: PAYMENT_RECORD };

export const SDK_ORDER_EXAMPLE = { orderId: ORDER_ID, platform: 'web' };

export const SDK_STARTED_EXAMPLE = {
  success: true,
  message: 'SDK order created successfully',
  orderId: ORDER_ID,
  transactionId: ATTEMPT_ID,
  amount: 746200,
  expiresAt: '2026-11-15T10:20:00.000Z',
  token: 'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9',
  tokenUrl: 'https://mercury-t2.phonepe.com/transact/pg?token=eyJ0eXAi',
  scriptUrl: 'https://mercury.phonepe.com/web/bundle/checkout.js',
};

export const WEBHOOK_EXAMPLE = {
  event: 'checkout.order.completed',
  payload: { merchantOrderId: ATTEMPT_ID, state: 'COMPLETED', amount: 746200 },
};

export const REFUND_EXAMPLE = { amount: 100000, reason: 'One plate was missing' };

export const REFUNDED_EXAMPLE = {
  id: 'c2a91e70-58d4-4f3a-b1c9-7e6d5f4a3b28',
  paymentId: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
  status: 'PENDING',
  amount: 100000,
  reason: 'One plate was missing',
  refundId: 'OMR2611151026455288315755',
  errorCode: null,
  createdAt: '2026-11-15T10:24:00.000Z',
  completedAt: null,
};

export const PAYMENT_EXAMPLE = {
  id: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
  orderId: ORDER_ID,
  orderNumber: 1042,
  attempt: 1,
  provider: 'phonepe',
  transactionId: 'OM2611151004112345678901',
  status: 'COMPLETED',
  amount: 1116900,
  amountReceived: 1116900,
  refundable: 1016900,
  isRefundedByHand: false,
  mode: 'UPI_QR',
  errorCode: null,
  problem: null,
  refunds: [REFUNDED_EXAMPLE],
  createdAt: '2026-11-15T10:00:00.000Z',
  completedAt: '2026-11-15T10:24:00.000Z',
};
